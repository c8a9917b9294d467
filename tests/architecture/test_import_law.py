"""The rooms keep to the import law, and the reader of the law finds what is planted for it."""

from pathlib import Path

import pytest

from tests.architecture.import_law import imports_of, python_files, violations

ROOT = Path(__file__).resolve().parents[2]


def plant(root: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def test_every_room_keeps_the_law() -> None:
    found = violations(ROOT)
    assert not found, "\n" + "\n".join(map(str, found))


def test_the_real_tree_is_what_gets_read() -> None:
    """Guards against a law that is kept only because nothing was looked at."""
    read = {path.relative_to(ROOT).as_posix() for path in python_files(ROOT)}
    assert {"bot.py", "sfb_bot/__init__.py"} <= read
    assert [found.target for found in imports_of(ROOT, ROOT / "bot.py")] == ["os", "signal", "sfb_bot.cli"]


def test_lawful_imports_pass(tmp_path: Path) -> None:
    plant(
        tmp_path,
        {
            "bot.py": "from sfb_bot.cli import main\n",
            "sfb_bot/__init__.py": "",
            "sfb_bot/hexgrid/__init__.py": "from sfb_bot.hexgrid.layout import Layout\nimport math\n",
            "sfb_bot/hexgrid/layout.py": "from . import coordinates\n",
            "sfb_bot/hexgrid/coordinates.py": "import dataclasses\n",
            "sfb_bot/kernel/__init__.py": "import sfb_bot\nimport hashlib\n",
            "sfb_bot/games/__init__.py": "from sfb_bot.games.brawl.pack import BRAWL\n",
            "sfb_bot/games/pack.py": "from sfb_bot.kernel import Rules\n",
            "sfb_bot/games/brawl/pack.py": "from sfb_bot.games.pack import GamePack\n",
            "sfb_bot/games/brawl/rules/views.py": "from ....hexgrid import layout\n",
            "sfb_bot/games/brawl/pictures/board.py": "from PIL import Image\n"
            "from sfb_bot.games.brawl.rules.views import PublicView\nimport sfb_bot.drawing.canvas\n",
            "sfb_bot/games/brawl/screens/log.py": "from sfb_bot.games.brawl.rules import views\n",
            "sfb_bot/matches/ports.py": "import asyncio\nfrom sfb_bot import kernel\n",
            "sfb_bot/leagues/rules/swiss.py": "def pair():\n    import networkx\n",
            "sfb_bot/leagues/seasons/plans.py": "from sfb_bot.matches import ports\n",
            "sfb_bot/storage/sqlite.py": "import aiosqlite\nfrom sfb_bot.matches import ports\n",
            "sfb_bot/screens/turn.py": "import sfb_bot.kernel\n",
            "sfb_bot/discord_ui/client.py": "import discord.ui, aiohttp\nimport sfb_bot.screens\n",
            "sfb_bot/playground/server.py": "from aiohttp import web\n",
            "sfb_bot/cli/__init__.py": "import os\nfrom sfb_bot import games, storage, discord_ui\n",
        },
    )
    assert violations(tmp_path) == []


PLANTED = {
    "kernel knows no game": ("kernel/run.py", "from sfb_bot.games.brawl.rules.model import State"),
    "a room through the package": ("kernel/run.py", "from sfb_bot import games"),
    "plain import": ("hexgrid/line.py", "import sfb_bot.kernel.dice"),
    "several names at once": ("kernel/run.py", "import dataclasses, sfb_bot.hexgrid"),
    "relative import": ("kernel/run.py", "from ..games import brawl"),
    "relative import of a room": ("kernel/run.py", "from .. import games"),
    "star import": ("kernel/run.py", "from sfb_bot.games.brawl import *"),
    "renamed import": ("kernel/run.py", "import sfb_bot.games.brawl as game"),
    "inside a function": ("kernel/run.py", "def f():\n    if True:\n        import sfb_bot.games.brawl"),
    "for the type checker only": (
        "kernel/run.py",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from sfb_bot.games.brawl import State",
    ),
    "by a call": ("kernel/run.py", "from importlib import import_module\nimport_module('sfb_bot.games')"),
    "by a call on the module": ("screens/turn.py", "import importlib\nimportlib.import_module('discord')"),
    "by the built-in": ("matches/lobby.py", "__import__('discord')"),
    "computed": (
        "games/brawl/rules/champions/__init__.py",
        "import importlib\nimportlib.import_module('sf' + 'b')",
    ),
    "the engine waits for nobody": ("games/brawl/rules/flows.py", "import asyncio"),
    "luck comes from the dice": ("kernel/dice.py", "from random import Random"),
    "no clock": ("games/brawl/rules/flows.py", "import time"),
    "no environment": ("hexgrid/line.py", "from os.path import join"),
    "no log": ("kernel/run.py", "import logging.handlers"),
    "no library in the engine": ("games/brawl/rules/codec.py", "import msgspec"),
    "not even one with a home": ("kernel/run.py", "import networkx"),
    "discord outside discord_ui": ("matches/lobby.py", "from discord import Client"),
    "discord in cli": ("cli/__init__.py", "import discord"),
    "discord in the playground": ("playground/server.py", "import discord.http"),
    "aiosqlite outside storage": ("matches/lobby.py", "import aiosqlite"),
    "PIL outside of pictures": ("screens/turn.py", "from PIL.Image import Image"),
    "aiohttp outside the playground": ("matches/lobby.py", "import aiohttp"),
    "matches know no game": ("matches/lobby.py", "from sfb_bot.games.brawl.rules import views"),
    "storage sees ports, not use cases": ("storage/sqlite.py", "from sfb_bot.matches.lobby import Lobby"),
    "storage sees no whole room of use cases": ("storage/sqlite.py", "import sfb_bot.matches"),
    "pictures see values, not rules": (
        "games/brawl/pictures/board.py",
        "from sfb_bot.games.brawl.rules.rules import Brawl",
    ),
    "no game knows another": ("games/rift/rules/lanes.py", "import sfb_bot.games.brawl.rules.model"),
    "not even its pack": ("games/rift/pack.py", "from sfb_bot.games.brawl import pack"),
    "rules know no registry": ("games/rift/rules/lanes.py", "import sfb_bot.games.pack"),
    "a like-named module is another": (
        "games/brawl/pictures/board.py",
        "import sfb_bot.games.brawl.rules.views_of_old",
    ),
    "the shared screens see no game": ("screens/turn.py", "import sfb_bot.games.brawl.rules.views"),
    "discord_ui goes through the use cases": ("discord_ui/client.py", "import sfb_bot.storage"),
    "nobody imports cli": ("matches/lobby.py", "import sfb_bot.cli"),
    "cli as a single file": ("cli.py", "import discord"),
    "the package imports no room": ("__init__.py", "from sfb_bot import kernel"),
    "a room without a law": ("utils/things.py", "import math"),
}


@pytest.mark.parametrize(("path", "source"), PLANTED.values(), ids=PLANTED.keys())
def test_a_planted_violation_is_found(tmp_path: Path, path: str, source: str) -> None:
    plant(tmp_path, {"sfb_bot/games/brawl/rules/model.py": "", f"sfb_bot/{path}": source + "\n"})
    found = violations(tmp_path)
    assert [violation.path for violation in found] == [f"sfb_bot/{path}"]


def test_the_entry_point_imports_only_cli(tmp_path: Path) -> None:
    plant(tmp_path, {"bot.py": "from sfb_bot.cli import main\nfrom sfb_bot.games import brawl\n"})
    assert list(map(str, violations(tmp_path))) == ["bot.py:2: bot.py may not import sfb_bot.games"]
