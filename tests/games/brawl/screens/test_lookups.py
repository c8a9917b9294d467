"""Looking up cards, champions and rules, with the rulings that mention them."""

import re

import pytest

from sfb_bot.games.brawl.screens.rulebook import KEYWORDS, RULES, RULINGS
from sfb_bot.games.brawl.texts import brawl_texts
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
        *(f"brawl.sheet.{champion}" for champion in box.champions),
        "brawl.champion.all",
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
        "Rulings: Defence below 0 counts as 0, and so does damage. Ignoring defence also ignores the defence"
        " of a reaction. Hunter's Quarry is used up by the next attack with the marked champion among its"
        " targets, and counts for that champion only.",
    )


def read_in_full(what: str) -> str:
    """Everything that can be read about a card or champion: its page, and the pages of its rulings."""
    screen = game().look_up(what, texts())
    assert screen is not None
    lines = [*screen.lines]
    more = [c.action.subject for c in controls(screen) if isinstance(c.action, LookUp)]
    pages = [subject for subject in more if subject.startswith("brawl.rulings.")]
    seen: set[str] = set()
    while pages:
        page = pages.pop()
        if page in seen:
            continue
        seen.add(page)
        found = game().look_up(page, texts())
        assert found is not None
        lines += found.lines
        pages += [
            c.action.subject
            for c in controls(found)
            if isinstance(c.action, LookUp) and c.action.subject.startswith("brawl.rulings.")
        ]
    return " ".join(lines)


def test_every_ruling_that_mentions_something_can_be_read_with_it() -> None:
    """Those on single cards with their card, on an ability with its champion, the others by subject."""
    box, said = content(), brawl_texts(texts())
    codes = {f"{champion.code}01": champion.id for champion in box.champions.values()}
    for name in ids_in("sfb_bot.games.brawl.texts"):
        kind, _, ruling = name.partition("-")
        if kind != "ruling":
            continue
        single = ruling.upper()
        subjects = RULINGS.get(ruling) or (codes.get(single, single),)
        for subject in subjects:
            kind = "rule" if subject in RULES else "champion" if subject in box.champions else "card"
            assert said.say(name) in read_in_full(f"brawl.{kind}.{subject}"), (name, subject)


@pytest.mark.parametrize(
    ("what", "words"),
    [
        ("card.AKH04", "knocked out all the same"),
        ("champion.xinshen", "stun twice"),
        ("champion.lily", "areas leave her out"),
        ("card.DER05", "The hex a champion stands on isn't free"),
        ("card.ALK07", "The hex a champion stands on isn't free"),
        ("card.RAT06", "Sources differ. Here: move 2; also found: no move."),
    ],
)
def test_rulings_people_ask_for(what: str, words: str) -> None:
    assert words in read_in_full(f"brawl.{what}")


def test_many_rulings_are_turned_over() -> None:
    """Pages that can be read on a phone, each with the way to what they are about and to its neighbours."""
    here, one, two = "brawl.rule.traps", "brawl.rulings.traps", "brawl.rulings.traps.2"
    first = game().look_up(one, texts())
    assert first is not None
    assert first.lines[0] == "**Traps** · rulings, page 1 of 2"
    assert [c.action for c in controls(first)] == [LookUp(here), LookUp(two)]
    second = game().look_up(two, texts())
    assert second is not None
    assert [c.action for c in controls(second)] == [LookUp(here), LookUp(one)]
    for beyond in (f"{one}.3", f"{one}.0", f"{one}.x", "brawl.rulings.GWA07"):
        assert game().look_up(beyond, texts()) is None


def test_rulings_speak_of_things_that_exist() -> None:
    box = content()
    known = {*RULES, *box.cards, *box.champions}
    assert {subject for about in RULINGS.values() for subject in about} <= known
    assert {f"ruling-{ruling}" for ruling in RULINGS} == {
        name for name in ids_in("sfb_bot.games.brawl.texts") if re.fullmatch(r"ruling-[qr]\d+", name)
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
        ("card", "der03", ("Hunter's Quarry (Deryn) · DER03", "brawl.card.DER03")),
        ("card", "deja", ("Déjà vu (Izabella)", "brawl.card.IZA07")),
        ("card", "Бросок", ("Throw (Kilgore) · Бросок", "brawl.card.KIL04")),
        ("card", "БЫЛО ваше", ("Plundarr! (Gold'arr) · Было ваше, стало наше", "brawl.card.GOL04")),
        ("card", "Gold’arr", ("Anchors Aweigh! (Gold'arr)", "brawl.card.GOL06")),
        ("champion", "дерин", ("Deryn · Дерин", "brawl.champion.deryn")),
        ("champion", "XINSHEN", ("Xinshén", "brawl.champion.xinshen")),
        ("rule", "пролет", ("Swoop · Пролёт", "brawl.rule.swoop")),
        ("rule", "Рывок", ("Dash · Рывок", "brawl.rule.dash")),
        ("rule", "", ("Start here: how to play", "brawl.rule.start")),
    ],
)
def test_finding_by_typing(kind: str, typed: str, first: tuple[str, str]) -> None:
    assert game().find(kind, typed, texts())[0] == first


def test_every_printed_name_finds_its_card() -> None:
    """In every language the files have, with ё as е and whatever case."""
    box = content()
    for kind, things in (("card", box.cards), ("champion", box.champions)):
        for thing in things.values():
            for name in thing.names.values():
                for typed in (name, name.upper(), name.replace("ё", "е")):
                    assert f"brawl.{kind}.{thing.id}" in [key for _, key in game().find(kind, typed, texts())]


def test_rules_have_a_beginning() -> None:
    """`/rules` begins with how one wins, a turn and an attack; each rule leads to the next."""
    names = [name for name, _ in game().find("rule", "", texts())]
    assert names[:6] == [
        "Start here: how to play", "Winning", "Rounds and turns", "Actions and cores", "Movement", "Attacks",
    ]  # fmt: skip
    start = game().look_up("brawl.rule.start", texts())
    assert start is not None
    assert [line.partition(":**")[0] for line in start.lines[1:]] == [
        "**Winning",
        "**Rounds and turns",
        "**Attacks",
    ]
    offered = [choice.value for c in controls(start) if isinstance(c, Menu) for choice in c.choices]
    assert offered == [f"brawl.rule.{rule}" for rule in RULES[1:]]
    winning = game().look_up("brawl.rule.goal", texts())
    assert winning is not None
    assert [c.action for c in controls(winning)] == [LookUp("brawl.rule.start"), LookUp("brawl.rule.turn")]


def test_a_champion_shows_all_six_cards_and_what_it_is_good_at() -> None:
    screen = game().look_up("brawl.champion.deryn", texts())
    assert screen is not None
    assert screen.picture is not None
    assert (screen.picture.kind, screen.picture.subject) == ("champion_cards", "deryn")
    assert screen.lines[0] == "**Deryn** · Huntress of the Eastwood · ranged, control"
    sheet = game().look_up("brawl.sheet.deryn", texts())
    assert sheet is not None
    assert sheet.picture is not None
    assert sheet.picture.kind == "champion"
    assert game().look_up("brawl.cards.deryn", texts()) == screen, "buttons of before lead there, too"


def test_all_champions_at_a_glance() -> None:
    screen = game().look_up("brawl.champion.all", texts())
    assert screen is not None
    (menu,) = (c for c in controls(screen) if isinstance(c, Menu))
    assert {choice.value for choice in menu.choices} == {
        f"brawl.champion.{each}" for each in content().champions
    }
    assert all(champion.roles for champion in content().champions.values())
    deryn = next(choice for choice in menu.choices if choice.label == "Deryn")
    assert deryn.detail == "ranged, control · health 7 · defence 0 · 3 attacks, 2 skills, 1 reaction"


def test_finding_gives_what_discord_takes() -> None:
    for kind in ("card", "champion", "rule"):
        found = game().find(kind, "", texts())
        assert 0 < len(found) <= 25
        assert all(0 < len(name) <= 100 and len(key) <= 100 for name, key in found)
    assert game().find("card", "zzzz", texts()) == ()
