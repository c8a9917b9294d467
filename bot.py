"""Start the bot, or one of its tools: see `python bot.py --help`."""

import os
import signal

INTERRUPTED = 130


def end_at_once(*_: object) -> None:
    """Ctrl+C before the work has begun or after it is done: there is nothing to clean up."""
    os.write(2, b"sfb-bot: stopped by the keyboard\n")
    os._exit(INTERRUPTED)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, end_at_once)
    # Only now, because reading the program takes a while in which somebody may change their mind.
    from sfb_bot.cli import main

    raise SystemExit(main())
