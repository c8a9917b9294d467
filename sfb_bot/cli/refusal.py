"""What a command raises when it cannot do what was asked."""


class Refusal(Exception):
    """One sentence for the person at the keyboard; the process ends with exit code 2."""
