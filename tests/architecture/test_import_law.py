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
    assert [found.target for found in imports_of(ROOT, ROOT / "bot.py")] == ["sfb_bot.cli"]


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
            "sfb_bot/brawl/views.py": "from sfb_bot.kernel import Seat\nfrom ..hexgrid import layout\n",
            "sfb_bot/app/ports.py": "import asyncio\nfrom sfb_bot import kernel, league\n",
            "sfb_bot/league/swiss.py": "def pair():\n    import networkx\n",
            "sfb_bot/storage/sqlite.py": "import aiosqlite\nfrom sfb_bot.app import ports\n",
            "sfb_bot/render/board.py": "from PIL import Image\nfrom sfb_bot.brawl.views import PublicView\n",
            "sfb_bot/screens/turn.py": "from sfb_bot.brawl import views\nimport sfb_bot.kernel\n",
            "sfb_bot/discord_ui/client.py": "import discord.ui, aiohttp\nimport sfb_bot.screens\n",
            "sfb_bot/playground/server.py": "from aiohttp import web\n",
            "sfb_bot/cli/__init__.py": "import os\nfrom sfb_bot import brawl, storage, discord_ui\n",
        },
    )
    assert violations(tmp_path) == []


PLANTED = {
    "kernel knows no game": ("kernel/run.py", "from sfb_bot.brawl.model import State"),
    "a room through the package": ("kernel/run.py", "from sfb_bot import brawl"),
    "plain import": ("hexgrid/line.py", "import sfb_bot.kernel.dice"),
    "several names at once": ("kernel/run.py", "import dataclasses, sfb_bot.hexgrid"),
    "relative import": ("kernel/run.py", "from ..brawl import model"),
    "relative import of a room": ("kernel/run.py", "from .. import brawl"),
    "star import": ("kernel/run.py", "from sfb_bot.brawl import *"),
    "renamed import": ("kernel/run.py", "import sfb_bot.brawl as game"),
    "inside a function": ("kernel/run.py", "def f():\n    if True:\n        import sfb_bot.brawl"),
    "for the type checker only": (
        "kernel/run.py",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from sfb_bot.brawl import State",
    ),
    "by a call": ("kernel/run.py", "from importlib import import_module\nimport_module('sfb_bot.brawl')"),
    "by a call on the module": ("screens/turn.py", "import importlib\nimportlib.import_module('discord')"),
    "by the built-in": ("app/lobby.py", "__import__('discord')"),
    "computed": ("brawl/champions/__init__.py", "import importlib\nimportlib.import_module('sf' + 'b')"),
    "the engine waits for nobody": ("brawl/flows.py", "import asyncio"),
    "luck comes from the dice": ("kernel/dice.py", "from random import Random"),
    "no clock": ("brawl/flows.py", "import time"),
    "no environment": ("hexgrid/line.py", "from os.path import join"),
    "no log": ("kernel/run.py", "import logging.handlers"),
    "no library in the engine": ("brawl/codec.py", "import msgspec"),
    "not even one with a home": ("kernel/run.py", "import networkx"),
    "discord outside discord_ui": ("app/lobby.py", "from discord import Client"),
    "discord in cli": ("cli/__init__.py", "import discord"),
    "discord in the playground": ("playground/server.py", "import discord.http"),
    "aiosqlite outside storage": ("app/lobby.py", "import aiosqlite"),
    "PIL outside render": ("screens/turn.py", "from PIL.Image import Image"),
    "aiohttp outside the playground": ("app/lobby.py", "import aiohttp"),
    "app knows no game": ("app/lobby.py", "from sfb_bot.brawl import views"),
    "storage sees ports, not use cases": ("storage/sqlite.py", "from sfb_bot.app.lobby import Lobby"),
    "storage sees no whole app": ("storage/sqlite.py", "import sfb_bot.app"),
    "render sees values, not rules": ("render/board.py", "from sfb_bot.brawl.rules import Brawl"),
    "a like-named module is another": ("render/board.py", "import sfb_bot.brawl.views_of_old"),
    "screens see views, not state": ("screens/turn.py", "from sfb_bot.brawl import State"),
    "discord_ui goes through app": ("discord_ui/client.py", "import sfb_bot.storage"),
    "nobody imports cli": ("app/lobby.py", "import sfb_bot.cli"),
    "cli as a single file": ("cli.py", "import discord"),
    "the package imports no room": ("__init__.py", "from sfb_bot import kernel"),
    "a room without a law": ("utils/things.py", "import math"),
}


@pytest.mark.parametrize(("path", "source"), PLANTED.values(), ids=PLANTED.keys())
def test_a_planted_violation_is_found(tmp_path: Path, path: str, source: str) -> None:
    plant(tmp_path, {"sfb_bot/brawl/model.py": "", f"sfb_bot/{path}": source + "\n"})
    found = violations(tmp_path)
    assert [violation.path for violation in found] == [f"sfb_bot/{path}"]


def test_the_entry_point_imports_only_cli(tmp_path: Path) -> None:
    plant(tmp_path, {"bot.py": "from sfb_bot.cli import main\nfrom sfb_bot.brawl import model\n"})
    assert list(map(str, violations(tmp_path))) == ["bot.py:2: bot.py may not import sfb_bot.brawl"]
