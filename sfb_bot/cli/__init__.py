"""The command line, `python bot.py COMMAND`: what cannot be done is one clear line and exit code 2."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import NoReturn

from sfb_bot.cli import backing_up, health, playing, rendering, replaying, running, simulating, verifying
from sfb_bot.cli.refusal import Refusal
from sfb_bot.kernel import TableError

EXIT_REFUSED = 2
COMMANDS = (running, playing, simulating, replaying, rendering, verifying, backing_up, health)


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line instead of two paragraphs."""

    def error(self, message: str) -> NoReturn:
        raise Refusal(f"{message} (see: python bot.py --help)")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the number is the process's exit code."""
    try:
        parser = _build_parser()
        chosen = parser.parse_args(arguments)
        if chosen.command is None:
            chosen = parser.parse_args([running.NAME])
        chosen.run(chosen)
    except (Refusal, TableError) as error:
        print(f"sfb-bot: {error}", file=sys.stderr)
        return EXIT_REFUSED
    except BrokenPipeError:
        # Whoever read our output has seen enough.
        sys.stderr.close()
    return 0


def _build_parser() -> _Parser:
    parser = _Parser(
        prog="bot.py",
        description="Super Fantasy Brawl for Discord. Without a command it runs the bot.",
    )
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=_Parser)
    for command in COMMANDS:
        added = commands.add_parser(command.NAME, help=command.HELP, description=command.HELP)
        command.add_arguments(added)
        added.set_defaults(run=command.run)
    return parser
