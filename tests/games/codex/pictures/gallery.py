"""The pictures that the documents show: `python -m tests.games.codex.pictures.gallery docs/pictures`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

from sfb_bot.drawing.picture import Picture
from sfb_bot.drawing.pictures import Audience
from sfb_bot.games.codex.pack import codex_pack
from sfb_bot.games.codex.rules.content import TECHS
from sfb_bot.games.codex.rules.ids import SpecId
from sfb_bot.games.codex.rules.notation import parse_line
from sfb_bot.games.codex.rules.rules import Codex, CodexRun
from sfb_bot.kernel import Event, Run, Seat
from sfb_bot.screens.values import PrivatePicture, PublicPicture
from tests.games.codex.kit.table import shared_content
from tests.games.codex.pictures.samples import public_forms

NAMES = ("Alice", "Bob", "Carol", "Dave")
# Alice's Iron Man clears the way for Captain Zane; Bob's Centaur leads the squad, Calamandra is behind it.
DUEL = """
t11 turn=a main | a gold=6 workers=9 heroes=captain_zane,troq_bashar,jaina_stormborne
hand=firebat,chaos_mirror,scorch,nautical_dog deck=3 discard=4 base/4 tech1 tower captain_zane^4
iron_man gunpoint_taxman mad_man!
| b gold=2 workers=9 heroes=calamandra_moss,argagarg_garg,master_midori hand=4 deck=2 discard=4
base/7 tech1 surplus calamandra_moss@2^3 centaur@1/1 huntress!
"""
MELEE = """
t14 turn=c main mode=melee4 heroes=one | a gold=3 workers=8 heroes=troq_bashar hand=4 base/6 tech1
troq_bashar@1^5 iron_man@2
| b gold=1 workers=8 heroes=river_montoya hand=3 base/2 tech1 river_montoya^3 nimble_fencer@1
| c gold=5 workers=9 heroes=garth_torken hand=5 base/9 tech1 tower garth_torken^4 skeleton skeleton
| d gold=4 workers=7 heroes=setsuki_hiruki hand=2 base/5 tech1 setsuki_hiruki@3^2 mercenary@4 mercenary
"""
LAST_BLOW = """
t19 turn=a main | a gold=4 workers=10 heroes=captain_zane,troq_bashar,jaina_stormborne hand=3 base/11 tech1
tech2 tower captain_zane^6 iron_man
| b gold=2 workers=10 heroes=calamandra_moss,argagarg_garg,master_midori hand=4 base/17 tech1 tech2
calamandra_moss^3!
"""


def begun(line: str) -> CodexRun:
    """The match from a position on."""
    content = shared_content()
    state = parse_line(line, content)
    for player in state.players:
        if len(player.heroes) > 1 and TECHS[2] not in player.built:
            # Nobody has said yet which school Tech II is to serve.
            player.spec = SpecId("")
    return Run(Codex(content), state)


def answered(run: CodexRun, *keys: str) -> tuple[Event, ...]:
    """What everybody sees of these answers."""
    happened: list[Event] = []
    for key in keys:
        assert run.ask is not None
        happened.extend(run.answer(run.ask.decisions[0].seat, run.ask_no, (key,)).events)
    return public_forms(tuple(happened))


def thing(run: CodexRun, kind: str) -> str:
    """The key of the first thing of a kind on the table."""
    return next(str(obj.id) for obj in run.state.objs.values() if obj.kind.id == kind)


def public(kind: str, run: CodexRun, events: tuple[Event, ...], audience: Audience | None = None) -> Picture:
    view = run.rules.public_view(run.state, run.ask)
    return _drawn(PublicPicture(kind, view, events, names=NAMES), audience)


def private(kind: str, run: CodexRun) -> Picture:
    """What the one who is asked sees."""
    assert run.ask is not None
    decision = run.ask.decisions[0]
    view = run.rules.seat_view(run.state, run.ask, decision.seat)
    return _drawn(PrivatePicture(kind, view, decision, names=NAMES))


def card(subject: str) -> Picture:
    return _drawn(PrivatePicture("card", subject=subject))


def _drawn(wanted: PublicPicture | PrivatePicture, audience: Audience | None = None) -> Picture:
    drawn = codex_pack().pictures.draw(wanted, audience or Audience())
    assert drawn is not None
    return drawn


@cache
def after_an_attack() -> tuple[CodexRun, tuple[Event, ...]]:
    """The Iron Man has attacked the squad leader."""
    run = begun(DUEL)
    return run, answered(run, f"attack>{thing(run, 'iron_man')}", thing(run, "centaur"))


def attacking() -> Picture:
    """Whom does Captain Zane attack?"""
    run = begun(DUEL)
    answered(run, f"attack>{thing(run, 'captain_zane')}")
    return private("choice", run)


def choosing() -> Picture:
    """Alice takes cards from her codex before her next turn."""
    run = begun(DUEL)
    for _ in range(2):
        answered(run, "patrol")
        while run.ask is not None and run.ask.decisions[0].prompt not in ("main", "tech"):
            answered(run, *run.ask.decisions[0].default)
        while run.ask is not None and run.ask.decisions[0].seat == Seat(1):
            if run.ask.decisions[0].prompt == "main":
                break
            answered(run, *run.ask.decisions[0].default)
    return private("codex", run)


def won() -> Picture:
    """Zane and the Iron Man have brought the base down."""
    run = begun(LAST_BLOW)
    base = str(run.state.base_of(Seat(1)).id)
    events = answered(run, f"attack>{thing(run, 'captain_zane')}", base)
    return public("result", run, events)


GALLERY: dict[str, Callable[[], Picture]] = {
    "codex_table": lambda: public("table", *after_an_attack()),
    "codex_table_wide": lambda: public("table", *after_an_attack(), Audience("uk", "contrast", "landscape")),
    "codex_melee": lambda: public("table", begun(MELEE), ()),
    "codex_attack": attacking,
    "codex_hand": lambda: private("hand", begun(DUEL)),
    "codex_codex": choosing,
    "codex_card": lambda: card("captain_zane"),
    "codex_result": won,
}


def write_gallery(folder: Path) -> None:
    """Draw all of them again."""
    for name, draw in GALLERY.items():
        folder.joinpath(f"{name}.png").write_bytes(draw().data)


if __name__ == "__main__":
    write_gallery(Path(sys.argv[1]))
