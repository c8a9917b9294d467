"""The printed move of every card, walked."""

from __future__ import annotations

import pytest

from tests.games.brawl.kit.table import content, table

# Facts 2, typed by hand: every action card that is no reaction, with its move; 0 where none is printed.
MOVES = {
    "KIL02": 1,
    "KIL04": 2,
    "KIL05": 1,
    "KIL06": 2,
    "KIL07": 0,
    "DUG03": 2,
    "DUG04": 1,
    "DUG05": 1,
    "DUG06": 2,
    "DUG07": 1,
    "TZU02": 1,
    "TZU03": 1,
    "TZU04": 0,
    "TZU05": 2,
    "TZU07": 0,
    "GWA02": 1,
    "GWA03": 1,
    "GWA04": 2,
    "GWA05": 2,
    "GWA07": 0,
    "GOL02": 2,
    "GOL03": 2,
    "GOL04": 2,
    "GOL06": 2,
    "GOL07": 1,
    "DER02": 2,
    "DER03": 2,
    "DER04": 2,
    "DER06": 2,
    "DER07": 3,
    "KOL02": 0,
    "KOL03": 0,
    "KOL04": 1,
    "KOL06": 2,
    "KOL07": 1,
    "SUL02": 0,
    "SUL03": 2,
    "SUL04": 2,
    "SUL05": 3,
    "SUL06": 2,
    "AKH02": 0,
    "AKH03": 1,
    "AKH05": 2,
    "AKH06": 3,
    "AKH07": 0,
    "IZA03": 1,
    "IZA04": 0,
    "IZA05": 2,
    "IZA06": 2,
    "IZA07": 2,
    "ALK02": 2,
    "ALK03": 2,
    "ALK04": 3,
    "ALK05": 2,
    "ALK06": 2,
    "XIN03": 1,
    "XIN04": 0,
    "XIN05": 1,
    "XIN06": 2,
    "XIN07": 2,
    "RAT02": 2,
    "RAT03": 2,
    "RAT04": 0,
    "RAT05": 0,
    "RAT06": 2,
    "MAR02": 0,
    "MAR03": 0,
    "MAR04": 2,
    "MAR05": 1,
    "MAR06": 1,
    "KOR02": 2,
    "KOR03": 0,
    "KOR04": 1,
    "KOR05": 1,
    "KOR07": 2,
    "LOR02": 3,
    "LOR03": 1,
    "LOR04": 3,
    "LOR06": 1,
    "LOR07": 2,
    "NEV02": 2,
    "NEV03": 1,
    "NEV04": 2,
    "NEV06": 2,
    "NEV07": 2,
    "TAZ02": 2,
    "TAZ03": 1,
    "TAZ05": 2,
    "TAZ06": 0,
    "TAZ07": 2,
    "JAQ04": 2,
    "JAQ05": 2,
    "JAQ06": 2,
    "JAQ07": 2,
    "LIL02": 2,
    "LIL03": 2,
    "LIL06": 2,
    "LIL07": 0,
    "NIK02": 1,
    "NIK03": 0,
    "NIK04": 1,
    "NIK06": 1,
    "NIK07": 0,
    "KHA02": 2,
    "KHA03": 2,
    "KHA05": 2,
    "KHA06": 2,
    "KHA07": 0,
    "ALI02": 2,
    "ALI03": 2,
    "ALI04": 1,
    "ALI05": 1,
    "ALI06": 2,
    "TEN02": 1,
    "TEN03": 2,
    "TEN04": 1,
    "TEN06": 1,
    "TEN07": 0,
}
CHAMPIONS = {
    "KIL": "kilgore",
    "DUG": "dugrun",
    "TZU": "tzu_xiao",
    "GWA": "gwaien",
    "GOL": "goldarr",
    "DER": "deryn",
    "KOL": "kolel",
    "SUL": "sulka",
    "AKH": "akhet",
    "IZA": "izabella",
    "ALK": "alkemi",
    "XIN": "xinshen",
    "RAT": "rath",
    "MAR": "mariusz",
    "KOR": "korvash",
    "LOR": "loralei",
    "NEV": "nevamor",
    "TAZ": "taze",
    "JAQ": "jacques",
    "LIL": "lily",
    "NIK": "nikkit",
    "KHA": "khalize",
    "ALI": "alistair",
    "TEN": "tentaclot",
}


def test_no_card_is_forgotten() -> None:
    """Facts 2: every card that is no reaction, so five of most champions."""
    assert set(MOVES) == {card.id for card in content().cards.values() if card.kind != "reaction"}


@pytest.mark.parametrize(("card", "move"), MOVES.items())
def test_a_card_moves_as_far_as_printed(card: str, move: int) -> None:
    """Digest 5: down column B as far as the number says and not a hex farther; none printed, none asked."""
    champion = CHAMPIONS[card[:3]]
    t = table(f"| a {champion}@B1 hand={card} | b {champion}@I1")
    t.a.plays(card)
    if move:
        assert t.asked == ("a", "move")
        assert f"B{1 + move}" in t.options
        assert f"B{2 + move}" not in t.options
        t.a.goes(f"B{1 + move}")
        t.expect(at={f"a.{champion}": f"B{1 + move}"})
    # Whatever the card offers besides is left out; nobody is near enough to attack.
    while t.asked != ("a", "act"):
        assert t.asked[1] != "move"
        t.a.answers("0" if "0" in t.options else "stop")
    t.expect(at={f"a.{champion}": f"B{1 + move}"}, hand={"a": ""}, vp=(0, 0))
    t.is_idle("a")


@pytest.mark.parametrize(("card", "move"), MOVES.items())
def test_only_a_card_with_a_move_brings_in_from_the_gate(card: str, move: int) -> None:
    """Q11: without a printed move it is not even offered; with one the first point is for coming in."""
    champion = CHAMPIONS[card[:3]]
    t = table(f"| a {champion} hand={card} | b {champion}@I1")
    assert (card in t.options) is (move > 0)
    if move:
        t.a.plays(card)
        assert t.asked == ("a", "enter")
        assert t.options == ["A1", "A2", "A3", "A4", "A5"]
        t.a.goes("A1")
        assert (t.asked == ("a", "move")) is (move > 1)
        t.expect(at={f"a.{champion}": "A1"})
        while t.asked != ("a", "act"):
            t.a.answers("0" if "0" in t.options else "stop")
    t.is_idle("a")
