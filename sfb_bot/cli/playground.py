"""`playground`: the bot in the browser, whatever the environment says."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import replace

from sfb_bot.cli.environment import start_logging
from sfb_bot.cli.refusal import Refusal
from sfb_bot.cli.run import add_web_arguments, chosen_settings, in_playground, run_until_stopped
from sfb_bot.playground import DEFAULT_PORT, DEFAULT_USERS, PlaygroundError, UserSeed


def add_arguments(parser: argparse.ArgumentParser, words: Sequence[str]) -> None:
    """Port and users."""
    del words
    names = ",".join(seed.name for seed in DEFAULT_USERS)
    parser.add_argument("--port", type=int, default=DEFAULT_PORT, help=f"where the page is ({DEFAULT_PORT})")
    parser.add_argument("--users", default=names, help=f"who can be played, with commas ({names})")
    add_web_arguments(parser)
    parser.set_defaults(process=None, shards=None)
    parser.add_argument("--no-browser", action="store_true", help="only print the address")


def run(chosen: argparse.Namespace) -> None:
    """Run until told to stop."""
    settings = replace(chosen_settings(chosen), token="")
    start_logging(settings.log_level, settings.log_form)
    try:
        users = tuple(UserSeed(name.strip()) for name in chosen.users.split(","))
    except PlaygroundError as error:
        raise Refusal(str(error)) from error
    run_until_stopped(in_playground(settings, chosen.port, users, browser=not chosen.no_browser))
