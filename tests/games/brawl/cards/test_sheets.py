"""Health and defence of both sides of every sheet, seen in play."""

from __future__ import annotations

import pytest

from tests.games.brawl.kit.table import table

# Facts 1, typed by hand: champion, side, health, defence.
SIDES = [
    ("kilgore", "", 7, 1),
    ("kilgore", "+", 8, 1),
    ("dugrun", "", 6, 2),
    ("dugrun", "+", 7, 2),
    ("tzu_xiao", "", 9, 0),
    ("tzu_xiao", "+", 9, 0),
    ("gwaien", "", 6, 0),
    ("gwaien", "+", 6, 0),
    ("goldarr", "", 8, 1),
    ("goldarr", "+", 8, 1),
    ("deryn", "", 7, 0),
    ("deryn", "+", 7, 0),
    ("kolel", "", 8, 0),
    ("kolel", "+", 8, 0),
    ("sulka", "", 7, 0),
    ("sulka", "+", 8, 0),
    ("akhet", "", 7, 1),
    ("akhet", "+", 8, 1),
    ("izabella", "", 8, 0),
    ("izabella", "+", 8, 0),
    ("alkemi", "", 6, 0),
    ("alkemi", "+", 6, 0),
    ("xinshen", "", 4, 1),
    ("xinshen", "+", 5, 1),
    ("rath", "", 6, 0),
    ("rath", "+", 7, 0),
    ("mariusz", "", 7, 0),
    ("mariusz", "+", 7, 0),
    ("korvash", "", 8, 0),
    ("korvash", "+", 9, 0),
    ("loralei", "", 4, 2),
    ("loralei", "+", 4, 2),
    ("nevamor", "", 8, 1),
    ("nevamor", "+", 8, 1),
    ("taze", "", 9, 0),
    ("taze", "+", 9, 0),
    ("jacques", "", 6, 1),
    ("jacques", "+", 7, 1),
    ("lily", "", 6, 0),
    ("lily", "+", 6, 1),
    ("nikkit", "", 7, 0),
    ("nikkit", "+", 9, 0),
    ("khalize", "", 7, 0),
    ("khalize", "+", 7, 0),
    ("alistair", "", 9, 0),
    ("alistair", "+", 10, 1),
    ("tentaclot", "", 7, 0),
    ("tentaclot", "+", 7, 1),
]


@pytest.mark.parametrize(("champion", "mark", "health", "defence"), SIDES)
def test_out_at_health_and_not_before(champion: str, mark: str, health: int, defence: int) -> None:
    """Digest 9: damage equal to health is out, one less is not; the red standard action ignores defence."""
    del defence
    for damage, out in ((health - 2, False), (health - 1, True)):
        t = table(f"| a kilgore@B3 | b {champion}@B4/{damage}{mark}")
        t.a.takes("strike", "kilgore").stays().targets(f"b.{champion}")
        if out:
            t.expect(at={f"b.{champion}": "gate"}, damage={f"b.{champion}": 0}, vp=(1, 0))
            t.expect(levelled={f"b.{champion}": False, "a.kilgore": True})
        else:
            t.expect(at={f"b.{champion}": "B4"}, damage={f"b.{champion}": health - 1}, vp=(0, 0))
            t.expect(levelled={f"b.{champion}": mark == "+", "a.kilgore": False})
        t.is_idle("a")


@pytest.mark.parametrize(("champion", "mark", "health", "defence"), SIDES)
def test_defence_is_taken_off_strength(champion: str, mark: str, health: int, defence: int) -> None:
    """Digest 6, step 6: Kilgore's Appetite with one core left has strength 3."""
    del health
    t = table(f"| a kilgore@B3 hand=KIL07 cores=RYb | b {champion}@B4{mark}")
    t.a.plays("KIL07").attacks(f"b.{champion}")
    t.expect(damage={f"b.{champion}": 3 - defence}, at={f"b.{champion}": "B4"}, vp=(0, 0))
    t.is_idle("a")


@pytest.mark.parametrize(
    ("champion", "health"),
    [
        ("kilgore", 8),
        ("dugrun", 7),
        ("sulka", 8),
        ("akhet", 8),
        ("xinshen", 5),
        ("rath", 7),
        ("korvash", 9),
        ("jacques", 7),
        ("alistair", 10),
    ],
)
def test_levelling_adds_health_and_keeps_damage(champion: str, health: int) -> None:
    """Q10: one hit short of going out, levelled by a knock-out, the new health counts at once."""
    t = table(f"| a {champion}@B3/{health - 2} | b gwaien@B4/5 deryn@C3")
    t.a.takes("strike", champion).stays().targets("gwaien")
    t.expect(levelled={champion: True}, damage={champion: health - 2}, vp=(1, 0))
    t.a.ends_turn()
    t.is_idle("b")
    t.b.takes("strike", "deryn").stays().targets(champion)
    t.expect(damage={champion: health - 1}, at={champion: "B3"}, vp=(1, 0))
    t.is_idle("b")
