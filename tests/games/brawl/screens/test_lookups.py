"""Looking up cards, champions and rules, with the rulings that mention them."""

import re

import pytest

from sfb_bot.games.brawl.screens.rulebook import KEYWORDS, RULES, RULINGS
from sfb_bot.locale import ids_in
from sfb_bot.screens.actions import LookUp
from sfb_bot.screens.values import Menu, controls
from tests.games.brawl.screens.stage import content, game, texts


def lookup_ids() -> list[str]:
    box = content()
    cards = [*box.cards, *box.standard_actions, *box.challenges]
    return [
        *(f"brawl.card.{card}" for card in cards),
        *(f"brawl.champion.{champion}" for champion in box.champions),
        *(f"brawl.cards.{champion}" for champion in box.champions),
        *(f"brawl.rule.{rule}" for rule in RULES),
    ]


@pytest.mark.parametrize("what", lookup_ids())
def test_everything_in_the_box_can_be_read(what: str) -> None:
    screen = game().look_up(what, texts())
    assert screen is not None
    for control in controls(screen):
        assert isinstance(control.action, LookUp)
        targets = (
            [c.value for c in control.choices] if isinstance(control, Menu) else [control.action.subject]
        )
        for target in targets:
            assert game().look_up(target, texts()) is not None


@pytest.mark.parametrize(
    "what",
    [
        "",
        "brawl",
        "brawl.card.",
        "card.DER03",
        "rift.card.DER03",
        "brawl.card.XXX01",
        "brawl.champion.nobody",
        "brawl.cards.nobody",
        "brawl.rule.nothing",
        "brawl.rulings.x",
        "x",
    ],
)
def test_unknown_things_are_not_found(what: str) -> None:
    assert game().look_up(what, texts()) is None


def test_a_card_with_its_ruling() -> None:
    screen = game().look_up("brawl.card.DER03", texts())
    assert screen is not None
    assert screen.lines == (
        "**Hunter's Quarry** · Deryn · 🟥 Destruction (R) · skill",
        "move 2 · direct 1–4",
        "The next attack on the target this turn ignores its defence and has +1 strength against it.",
        "Rulings: Ignoring defence also ignores the defence of a reaction. "
        "Hunter's Quarry is used up by the next attack that targets the marked champion.",
    )


def test_rulings_speak_of_things_that_exist() -> None:
    box = content()
    known = {*RULES, *box.cards, *box.champions}
    assert {subject for about in RULINGS.values() for subject in about} <= known
    assert {f"ruling-{ruling}" for ruling in RULINGS} == {
        name for name in ids_in("sfb_bot.games.brawl.texts") if re.fullmatch(r"ruling-q\d+", name)
    }
    assert {f"rulename-{rule}" for rule in RULES} == {
        name for name in ids_in("sfb_bot.games.brawl.texts") if name.startswith("rulename-")
    }


def test_every_keyword_on_a_card_can_be_looked_up() -> None:
    printed = {
        word.lower()
        for card in content().cards.values()
        for word in re.findall(
            r"\b(Push|Pull|Dash|Jump|Draw|Plan|Heal|Fear|Force|Stun|Double|Lifesteal|Bloodied)\b",
            card.texts["en"],
        )
    }
    assert len(printed) > 8
    assert printed <= set(KEYWORDS)


@pytest.mark.parametrize(
    ("kind", "typed", "first"),
    [
        ("card", "ambu", ("Ambush (Deryn)", "brawl.card.DER05")),
        ("card", "STRIKE", ("Strike (standard action)", "brawl.card.strike")),
        ("champion", "tzu", ("Tzu Xiao", "brawl.champion.tzu_xiao")),
        ("rule", "push", ("Push", "brawl.rule.push")),
    ],
)
def test_finding_by_typing(kind: str, typed: str, first: tuple[str, str]) -> None:
    assert game().find(kind, typed, texts())[0] == first


def test_finding_gives_what_discord_takes() -> None:
    for kind in ("card", "champion", "rule"):
        found = game().find(kind, "", texts())
        assert 0 < len(found) <= 25
        assert all(0 < len(name) <= 100 and len(key) <= 100 for name, key in found)
    assert game().find("card", "zzzz", texts()) == ()
