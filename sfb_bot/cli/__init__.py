"""The command line, `python bot.py COMMAND`: what cannot be done is one clear line and exit code 2."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import Final, NoReturn, Protocol

from sfb_bot.cli.refusal import Refusal
from sfb_bot.cli.terminal import OutputBroken, finish_output, interruptible, say, suit_terminal
from sfb_bot.kernel import TableError

EXIT_REFUSED: Final = 2
# What shells expect of a program that Ctrl+C ended.
EXIT_INTERRUPTED: Final = 130
DEFAULT: Final = "run"
COMMANDS: Final = {
    "run": "run the bot: on Discord with a token, else in the playground (the default command)",
    "playground": "run the bot in the browser, without Discord",
    "simulate": "play random legal matches and count what happens",
    "puzzles": "play computer matches and print positions with one best line",
    "replay": "play a stored journal to its end and print the position",
    "render": "draw a position given as text",
    "verify": "compare everything stored with what it follows from (exit code 1: something is wrong)",
    "publish": "write the web pages of leagues to FOLDER, also while the bot is running",
    "backup": "copy the database to FILE, also while the bot is running",
    "copy-database": "copy everything from one database to another, of a file or a PostgreSQL server",
    "health": "say whether a bot is at work on the database (exit code 1: no)",
}


class Command(Protocol):
    """What the module of a command has."""

    def add_arguments(self, parser: argparse.ArgumentParser, words: Sequence[str]) -> None:
        """Name the arguments; `words` are those that were typed, for arguments that depend on others."""

    def run(self, chosen: argparse.Namespace) -> None:
        """Do it."""


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line instead of two paragraphs."""

    def error(self, message: str) -> NoReturn:
        raise Refusal(f"{message} (see: python bot.py --help)")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the number is the process's exit code."""
    suit_terminal()
    try:
        code = _carry_out(list(sys.argv[1:] if arguments is None else arguments))
        finish_output()
    except OutputBroken as error:
        # Whoever stops reading has seen enough.
        if error.is_unread:
            return 0
        say(str(error))
        return EXIT_REFUSED
    return code


def _carry_out(words: Sequence[str]) -> int:
    if not words or (words[0].startswith("-") and words[0] not in ("-h", "--help")):
        words = [DEFAULT, *words]
    try:
        chosen = _build_parser(words).parse_args(words)
        with interruptible():
            chosen.run(chosen)
    except Refusal as error:
        say(str(error))
        return error.exit_code
    except TableError as error:
        say(str(error))
        return EXIT_REFUSED
    except KeyboardInterrupt:
        say("stopped by the keyboard")
        return EXIT_INTERRUPTED
    except SystemExit:
        # The parser has printed its help.
        return 0
    return 0


def _build_parser(words: Sequence[str]) -> _Parser:
    """All commands by name; only the one that is called is imported, so that a small one starts at once."""
    parser = _Parser(
        prog="bot.py",
        description="Super Fantasy Brawl for Discord. Without a command it runs the bot.",
    )
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=_Parser, required=True)
    called = next((word for word in words if not word.startswith("-")), "")
    for name, about in COMMANDS.items():
        added = commands.add_parser(name, help=about, description=about)
        if name == called:
            command = _module(name)
            command.add_arguments(added, words)
            added.set_defaults(run=command.run)
    return parser


def _module(name: str) -> Command:
    if name == "run":
        from sfb_bot.cli import run as command
    elif name == "playground":
        from sfb_bot.cli import playground as command
    elif name == "simulate":
        from sfb_bot.cli import simulate as command
    elif name == "puzzles":
        from sfb_bot.cli import puzzles as command
    elif name == "replay":
        from sfb_bot.cli import replay as command
    elif name == "render":
        from sfb_bot.cli import render as command
    elif name == "verify":
        from sfb_bot.cli import verify as command
    elif name == "publish":
        from sfb_bot.cli import publish as command
    elif name == "backup":
        from sfb_bot.cli import backup as command
    elif name == "copy-database":
        from sfb_bot.cli import copy_database as command
    else:
        from sfb_bot.cli import health as command
    return command
