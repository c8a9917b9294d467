"""What a command raises when it cannot do what was asked."""


class Refusal(Exception):
    """One sentence for the person at the keyboard; the process ends with its exit code."""

    exit_code = 2


def why(error: OSError) -> str:
    """What the system said, without number and path."""
    return error.strerror or str(error)
