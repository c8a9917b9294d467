"""The bot as `python bot.py run` starts it, at a stand-in for Discord: one process of `cluster.py`."""

from __future__ import annotations

import sys

from sfb_bot.cli import main
from sfb_bot.discord_ui.connection import Address, pointed_at

if __name__ == "__main__":
    api, gateway, *words = sys.argv[1:]
    with pointed_at(Address(api, gateway)):
        raise SystemExit(main(["run", *words]))
