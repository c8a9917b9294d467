"""Keywords of the rulebook that none of the six champions has on a card, played with changed cards."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from sfb_bot.card_files.folders import cards_folder
from sfb_bot.games.brawl.cards.card_files import load_content
from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.notation import parse_line
from sfb_bot.games.brawl.rules.rules import Brawl
from sfb_bot.kernel import Run
from tests.games.brawl.kit.table import Table


@pytest.fixture
def box(tmp_path: Path) -> Path:
    """A copy of the card files that a test may change."""
    return Path(shutil.copytree(cards_folder("brawl"), tmp_path / "cards"))


def changed(box: Path, champion: str, old: str, new: str, line: str) -> Table:
    """A table with a position, played with a box in which one card says something else."""
    path = box / "champions" / f"{champion}.toml"
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    game = Brawl(load_content(box))
    return Table(Run(game, parse_line(line, game.content)))


def test_force_moves_each_target_in_chosen_order(box: Path) -> None:
    """Digest 14, Q17 and Q18: up to X hexes along any path; nothing for steps not made."""
    t = changed(
        box,
        "kilgore",
        'after = [{ op = "heal", amount = 1 }]',
        'after = [{ op = "force", steps = 2 }]',
        "| a kilgore@B3 gwaien@A5 hand=KIL06 | b deryn@B4 tzu_xiao@C3 goldarr@I1",
    )
    t.a.plays("KIL06").stays().aims("ring")
    assert t.asked == ("a", "force_next")
    assert t.options == ["b.deryn", "b.tzu_xiao"]
    t.a.answers("b.tzu_xiao").goes("D4").goes("D5")
    assert t.asked == ("a", "force")
    t.a.stays()
    t.expect(at={"tzu_xiao": "D5", "deryn": "B4"}, damage={"tzu_xiao": 2, "deryn": 2})
    t.is_idle("a")


def test_force_of_everybody_is_cancelled_by_hold_ground(box: Path) -> None:
    """Q45: all displacement of the attack is off, so not even the order is asked for."""
    t = changed(
        box,
        "kilgore",
        'after = [{ op = "heal", amount = 1 }]',
        'after = [{ op = "force", steps = 2 }]',
        "| a kilgore@B3 gwaien@A5 hand=KIL06 | b deryn@B4 dugrun@C3 goldarr@I1 hand=DUG02",
    )
    t.a.plays("KIL06").stays().aims("ring")
    t.b.reacts("DUG02", "deryn")
    t.expect(at={"dugrun": "C3", "deryn": "B4"}, damage={"dugrun": 0, "deryn": 2})
    assert [resisted.why for resisted in t.of(ev.Resisted)] == ["cancelled", "cancelled"]
    t.is_idle("a")


def test_root_holds_until_end_of_turn(box: Path) -> None:
    """Digest 13 and 14: a rooted champion is not moved by Push, which does 1 damage per step instead."""
    t = changed(
        box,
        "kilgore",
        'after = [{ op = "push", steps = 2 }]',
        'after = [{ op = "root" }, { op = "push", steps = 2 }]',
        "| a kilgore@B3 gwaien@A5 hand=KIL05 | b deryn@B4 goldarr@I1",
    )
    t.a.plays("KIL05").stays().attacks("deryn")
    t.expect(at={"deryn": "B4"}, damage={"deryn": 4})
    assert [(n.kind, n.figure) for n in t.state.lasting] == [("rooted", t.figure("deryn").id)]
    t.a.ends_turn()
    assert t.state.lasting == []
    t.b.takes("move", "deryn", "creation").goes("B6")
    t.expect(at={"deryn": "B6"})
    t.is_idle("b")


def test_swoop_goes_over_everything_in_a_row(box: Path) -> None:
    """Digest 14: enemies, statues and tokens on the way do not matter; the end hex must be free."""
    t = changed(
        box,
        "gwaien",
        '{ op = "jump", steps = 4 }',
        '{ op = "swoop", steps = 4 }',
        "| a gwaien@B2 kilgore@A5 hand=GWA07 | b deryn@C3 goldarr@B4"
        " | tokens=D4:damage3,F5:damage1,F3:stun,G4:stun",
    )
    t.a.plays("GWA07")
    assert t.asked == ("a", "swoop")
    # The row B2, C3, D4, E5 (Garnet), F5; five hexes off lies G5.
    assert {"D4", "F5", "B6", "stop"} <= set(t.options)
    assert not {"C3", "E5", "G5", "B4", "C4"} & set(t.options)
    t.a.answers("F5")
    t.a.refills("C4")
    t.expect(at={"gwaien": "F5"}, damage={"gwaien": 1, "deryn": 0}, tokens="C4,D4,F3,G4")
    t.is_idle("a")


@pytest.mark.parametrize(("enemy", "damage"), [("deryn", 4), ("dugrun", 0)])
def test_poison_adds_to_damage_that_came_through(box: Path, enemy: str, damage: int) -> None:
    """Q41: 2 more once the attack dealt at least 1, nothing otherwise."""
    t = changed(
        box,
        "kilgore",
        'strength = 2\nafter = [{ op = "push", steps = 2 }]',
        'strength = 2\nkeywords = ["poison 2"]',
        f"| a kilgore@B3 gwaien@A5 hand=KIL05 | b {enemy}@B4 goldarr@I1",
    )
    t.a.plays("KIL05").stays().attacks(enemy)
    t.expect(damage={enemy: damage}, at={enemy: "B4"})
    t.is_idle("a")


def test_poison_does_not_feed_lifesteal(box: Path) -> None:
    """Q41: 5 attack damage heal 5; the poison comes on top for the target only."""
    t = changed(
        box,
        "kilgore",
        'keywords = ["lifesteal"]',
        'keywords = ["lifesteal", "poison 1"]',
        "| a kilgore@B3/6 gwaien@A5 hand=KIL07 | b deryn@B4 goldarr@I1",
    )
    t.a.plays("KIL07").attacks("deryn")
    t.expect(damage={"deryn": 6, "kilgore": 1})
    t.is_idle("a")
