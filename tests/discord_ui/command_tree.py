"""The commands of the bot as Discord is told of them, with all their languages."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from sfb_bot.cli.run import open_shell
from sfb_bot.discord_ui.client import SfbClient
from sfb_bot.discord_ui.commands.translator import CommandTranslator
from sfb_bot.locale import DEFAULT_LANGUAGE, is_complete, languages
from tests.shared_packs import drawn_once

# Any: what is sent to Discord, in its own form.
Spec = dict[str, Any]
SUBCOMMAND: Final = 1
GROUP: Final = 2
SPOKEN: Final = tuple(
    language for language in languages() if is_complete(language) and language != DEFAULT_LANGUAGE
)


@dataclass(frozen=True)
class Named:
    """A command, option or choice, with where it is found."""

    where: str
    kind: str
    spec: Spec


@cache
def payload() -> list[Spec]:
    """What is sent to Discord when commands are synced."""
    return asyncio.run(_payload())


async def _payload() -> list[Spec]:
    with tempfile.TemporaryDirectory() as folder:
        async with open_shell(Path(folder) / "sfb.sqlite3", packs=drawn_once()) as shell:
            client, translator = SfbClient(shell), CommandTranslator(shell.packs)
            commands = client.tree.get_commands()
            return [await command.get_translated_payload(client.tree, translator) for command in commands]


def everything() -> Iterator[Named]:
    """Every command, group, option and choice."""
    for spec in payload():
        yield from _inside(spec, spec["name"], "command")


def _inside(spec: Spec, where: str, kind: str) -> Iterator[Named]:
    yield Named(where, kind, spec)
    for choice in spec.get("choices", []):
        yield Named(f"{where}:{choice['value']}", "choice", choice)
    for option in spec.get("options", []):
        is_command = option["type"] in (SUBCOMMAND, GROUP)
        yield from _inside(option, f"{where} {option['name']}", "command" if is_command else "option")


@cache
def commands() -> dict[str, Spec]:
    """Everything that can be typed after a slash, by its whole name."""
    return {
        one.where: one.spec
        for one in everything()
        if one.kind == "command" and not any(o["type"] in (SUBCOMMAND, GROUP) for o in _options(one.spec))
    }


def _options(spec: Spec) -> list[Spec]:
    return spec.get("options", [])


def name_in(spec: Spec, language: str) -> str:
    """What an option or choice is called in a language."""
    return (spec.get("name_localizations") or {}).get(language, spec["name"])
