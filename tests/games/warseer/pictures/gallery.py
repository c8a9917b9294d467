"""The pictures that the documents show: `python -m tests.games.warseer.pictures.gallery docs/pictures`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

from sfb_bot.drawing.picture import Picture
from sfb_bot.drawing.pictures import Audience
from sfb_bot.games.warseer.pack import warseer_pack
from sfb_bot.games.warseer.rules.notation import parse_line
from sfb_bot.games.warseer.rules.rules import WarseerRun
from sfb_bot.kernel import Event, Run
from sfb_bot.screens.values import PrivatePicture, PublicPicture
from tests.games.warseer.kit.table import shared_rules
from tests.games.warseer.pictures.samples import public_forms

USUAL = Audience()
WIDE = Audience("uk", "contrast", "landscape")
NAMES = ("Alice", "Bob", "Carol", "Dave")
# Alice's griffin has reached Bob's line; her crossbow covers it, the queen stays behind.
DUEL = """
t9 turn=a main map=broken_meadow seed=gallery:7 | a hero=queen_zenobia influence=6 points=5
hand=feather_crown,tears_of_aria,brood_call,skyfall feats=leaves_and_blood,giant_killer
camp=goliath,field_inquisitor history=forced_march,legion_plate buildings=hatchery
queen_zenobia@C3/2 griffin_fledgling@E4 wall_bearer@D4/1 legion_crossbow@C4 legion_recruit@B3
| b hero=tarvo_quill influence=3 points=4 hand=3 feats=from_above camp=harbour_champion
tarvo_quill@G7 gutter_knife@F5/1+poison dock_duellist@F6 pit_hound@D5 dragon_whelp@H7
"""
MELEE = """
t14 turn=c main mode=melee4 map=four_gates | a hero=queen_zenobia influence=4 points=4 hand=3
griffin_fledgling@D4
| b hero=tarvo_quill influence=2 points=3 hand=4 gutter_knife@F5/1
| c hero=emperor_demian influence=5 points=6 hand=2 lance_of_the_wing@E6/2
| d hero=brissa_de_molforn influence=3 points=2 hand=3 roof_archer@G6+stun
"""
# One wound is all that Tarvo has left.
LAST_BLOW = """
t17 turn=a main map=two_bridges seed=gallery:3 | a hero=emperor_demian influence=4 points=7 hand=3
emperor_demian@D5/3 lance_of_the_wing@C4 banner_captain@C3
| b hero=tarvo_quill influence=1 points=8 hand=2 tarvo_quill@E6/11 blood_broker@G6
"""


def begun(line: str) -> WarseerRun:
    """The match from a position on."""
    rules = shared_rules()
    return Run(rules, parse_line(line, rules.tables))


def creature(run: WarseerRun, kind: str) -> str:
    """The number of the first creature of a kind."""
    return next(str(each.id) for each in run.state.creatures.values() if each.kind.id == kind)


def answered(run: WarseerRun, *keys: str) -> tuple[Event, ...]:
    """What everybody sees of these answers, given to whoever is asked first."""
    happened: list[Event] = []
    for key in keys:
        assert run.ask is not None
        happened.extend(run.answer(run.ask.decisions[0].seat, run.ask_no, (key,)).events)
    return public_forms(tuple(happened))


def settled(run: WarseerRun) -> tuple[Event, ...]:
    """What everybody sees of the usual answers until somebody's next action, or the end."""
    happened: list[Event] = []
    while run.ask is not None and run.ask.decisions[0].prompt != "main":
        decision = run.ask.decisions[0]
        happened.extend(run.answer(decision.seat, run.ask_no, decision.default).events)
    return public_forms(tuple(happened))


def public(kind: str, run: WarseerRun, events: tuple[Event, ...], audience: Audience = USUAL) -> Picture:
    view = run.rules.public_view(run.state, run.ask)
    return _drawn(PublicPicture(kind, view, events, names=NAMES), audience)


def private(kind: str, run: WarseerRun) -> Picture:
    """What the one who is asked sees."""
    assert run.ask is not None
    decision = run.ask.decisions[0]
    view = run.rules.seat_view(run.state, run.ask, decision.seat)
    return _drawn(PrivatePicture(kind, view, decision, names=NAMES))


def page(kind: str, subject: str) -> Picture:
    return _drawn(PrivatePicture(kind, subject=subject))


def _drawn(wanted: PublicPicture | PrivatePicture, audience: Audience = USUAL) -> Picture:
    drawn = warseer_pack().pictures.draw(wanted, audience)
    assert drawn is not None
    return drawn


@cache
def after_an_attack() -> tuple[WarseerRun, tuple[Event, ...]]:
    """The griffin has flown to the cutthroat and attacked it."""
    run = begun(DUEL)
    griffin, knife = creature(run, "griffin_fledgling"), creature(run, "gutter_knife")
    return run, (*answered(run, f"activate>{griffin}", "go>F4", f"attack>{knife}"), *settled(run))


def moving() -> Picture:
    """Where does the wall bearer go, and whom does it attack?"""
    run = begun(DUEL)
    answered(run, f"activate>{creature(run, 'wall_bearer')}")
    return private("choice", run)


def won() -> Picture:
    """The emperor has destroyed the enemy hero."""
    run = begun(LAST_BLOW)
    emperor, tarvo = creature(run, "emperor_demian"), creature(run, "tarvo_quill")
    events = (*answered(run, f"activate>{emperor}", f"attack>{tarvo}"), *settled(run))
    assert run.is_over
    return public("result", run, events)


GALLERY: dict[str, Callable[[], Picture]] = {
    "warseer_table": lambda: public("table", *after_an_attack()),
    "warseer_table_wide": lambda: public(
        "table", *after_an_attack(), Audience("uk", "contrast", "landscape")
    ),
    "warseer_melee": lambda: public("table", begun(MELEE), ()),
    "warseer_choice": moving,
    "warseer_hand": lambda: private("hand", begun(DUEL)),
    "warseer_hero": lambda: page("card", "queen_zenobia"),
    "warseer_map": lambda: page("map", "two_bridges"),
    "warseer_result": won,
}


def write_gallery(folder: Path) -> None:
    """Draw all of them again."""
    for name, draw in GALLERY.items():
        folder.joinpath(f"{name}.png").write_bytes(draw().data)


if __name__ == "__main__":
    write_gallery(Path(sys.argv[1]))
