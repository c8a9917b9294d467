"""Start the bot, or one of its tools: see `python bot.py --help`."""

from sfb_bot.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
