"""The texts of cards and sheets say what their effects do: every figure of an effect is in the text."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from sfb_bot.games.brawl.rules.content import CORES, Bonus, Card, Effect, Keyword, StandardAction
from tests.games.brawl.kit.table import content

CARDS = list(content().cards.values())
ACTIONS = list(content().standard_actions.values())
# How a text says each keyword of an attack, at the start of a sentence or in it.
KEYWORDS: dict[Keyword, str] = {
    "lifesteal": "Lifesteal",
    "shared_lifesteal": "Lifesteal",
    "double": "Double",
    "ignores_defence": "gnores defence",
    "no_reactions": "No reactions",
    "poison": "Poison",
}


def _phrases(effect: Effect) -> Iterator[str]:
    """What a text must contain for an effect to be told with its figures."""
    keys, name = effect.keys, effect.op.capitalize()
    match effect.op:
        case "push" | "pull" | "force" | "fear" | "dash" | "jump" | "swoop":
            steps = _number(keys["steps"])
            yield f"{name} {steps}"
            bonuses = keys.get("bonus", ())
            assert isinstance(bonuses, tuple)
            yield from (f"{name} {steps + bonus.amount}" for bonus in bonuses if isinstance(bonus, Bonus))
        case "damage":
            yield f"{keys['amount']} damage" if isinstance(keys["amount"], int) else "damage"
        case "heal":
            yield f"Heal {keys['amount']}"
        case "draw" | "plan":
            yield f"{name} {keys['cards'] if isinstance(keys['cards'], int) else 1}"
        case "stun" | "root":
            yield name
        case "place":
            yield "lace"
        case "ready_core":
            yield f"Ready your {CORES[_number(keys['core'])].capitalize()} core"
        case "lasting":
            gains = [(name, _number(keys[name])) for name in ("strength", "movement", "defence")]
            yield from (f"{amount:+} {name}" for name, amount in gains if amount)
            yield "next attack this turn" if keys["piercing"] else "until end of turn"
        case _:
            # What a function does is told below; the numbers it gets are in the text in any case.
            yield from (str(value) for value in keys.values() if "." in effect.op and value != 1)


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value


@pytest.mark.parametrize("card", CARDS, ids=[card.id for card in CARDS])
def test_a_card_tells_its_effects(card: Card) -> None:
    """Issue 2: texts in our own words, true to the effects; before and after are told apart."""
    text = card.texts["en"]
    for effect in (*card.before, *card.now, *card.effects, *card.after, *card.after_knock_out):
        for phrase in _phrases(effect):
            assert phrase in text
    for bonus in card.strength_bonus:
        assert f"{bonus.amount:+} strength" in text
    for bonus in card.defence_bonus:
        assert f"{bonus.amount:+} more defence" in text
    for rule in card.keywords:
        assert f"{KEYWORDS[rule.keyword]} {rule.number or ''}".strip() in text
    assert ("Before the attack:" in text) is bool(card.before)
    assert ("After the attack:" in text) is bool(card.after)


PATTERNS = [card for card in CARDS if card.reach and card.reach.kind in ("arc", "ring")]


@pytest.mark.parametrize("card", PATTERNS, ids=[card.id for card in PATTERNS])
def test_a_pattern_says_that_it_hits_allies(card: Card) -> None:
    """Digest 6 and Q38: an area hits everybody in it, and whoever reads only the card must know."""
    assert re.search(r"[Hh]its everybody (in the arc|around [A-Z][\w' ]+), allies too", card.texts["en"])


NOT_ENGLISH = re.compile(
    r"(Push|Pull|Force|Fear|Stun|Root)( \d)? (the|each|every|an|all) "
    r"|Heal \d on |next attack until|against them"
)


def test_a_text_never_bends_a_keyword_into_a_verb() -> None:
    """`Push 1` is a thing somebody suffers: "each target suffers Push 1", not "Push 1 each target"."""
    texts = [card.texts["en"] for card in (*CARDS, *ACTIONS)]
    levelled = [champion.levelled.texts for champion in content().champions.values()]
    texts += [ability["en"] for ability in levelled if ability]
    assert [text for text in texts if NOT_ENGLISH.search(text)] == []


# What the champions' own functions do, typed from facts 2.
@pytest.mark.parametrize(
    ("card", "phrases"),
    [
        ("KIL02", ["target suffers Force 1", "place Kilgore"]),
        ("DUG04", ["Push 2", "Stun"]),
        ("GOL07", ["Dash 5", "through champions", "traps", "statues", "1 damage to each enemy"]),
        ("DER03", ["next attack on the target this turn", "its defence", "+1 strength against it"]),
        ("DER04", ["Draw 2", "Plan 1", "may look at one trap token", "free trap hex"]),
        ("DER05", ["place Deryn", "adjacent to the attacker"]),
        ("DUG02", ["Push", "Pull", "Force", "Fear", "damage"]),
        ("TZU05", ["just enough damage", "Bloodied"]),
        ("RAT03", ["Rath's next attack this turn ignores defence"]),
        ("RAT04", ["2 damage to the target", "If damage was dealt, place Rath adjacent to an ally"]),
        ("RAT07", ["the defended champion may"]),
        ("MAR03", ["adjacent to an enemy", "every Bloodied enemy adjacent to him"]),
        ("MAR07", ["each enemy adjacent to the defended champion"]),
        ("KOR03", ["everybody around Korvash, allies too", "for every champion hit"]),
        ("KOR06", ["if the attacker is Bloodied", "nothing else that would come after this attack happens"]),
        ("LOR03", ["friend or foe", "adjacent to Loralei"]),
        ("LOR04", ["Discard up to 4 cards", "for each of them the champion it belongs to may Heal 1"]),
        ("LOR05", ["if the defended champion took no damage"]),
        ("LOR07", ["the target and another enemy champion swap positions"]),
        ("NEV03", ["Each enemy passed over"]),
        ("NEV04", ["one ally adjacent to Nevamor"]),
        (
            "NEV05",
            [
                "if Nevamor is within 2 hexes of the attacker",
                "nothing else that would come after this attack happens",
                "all lasting effects end",
            ],
        ),
        ("NEV07", ["if no ally of the target is within 2 hexes"]),
        ("TAZ02", ["This move may go through enemies", "each enemy passed"]),
        ("TAZ03", ["for each hex dashed"]),
        ("TAZ07", ["Taze or one ally may"]),
        ("SUL03", ["may go to one ally instead"]),
        ("SUL05", ["through enemies and statues", "over traps", "Each enemy passed", "-2 defence"]),
        ("SUL06", ["top card of an opponent's deck", "belongs to", "Force 2"]),
        ("AKH02", ["Swoop 4", "first champion passed over, friend or foe,", "placed adjacent to Akhet"]),
        ("AKH04", ["knocked the defended champion out", "adjacent to the attacker instead of on its Gate"]),
        ("AKH05", ["Heal 2", "discard a Manipulation card: an adjacent ally may Heal 2 instead"]),
        ("AKH06", ["one Destruction card from your discard pile to your hand"]),
        ("IZA03", ["friend or foe"]),
        ("IZA04", ["any free hex"]),
        ("IZA05", ["Discard your hand"]),
        ("ALK03", ["Every champion, friend or foe", "as much damage as it has defence"]),
        ("ALK05", ["Remove 1 damage from an enemy", "eady your Manipulation core"]),
        ("ALK06", ["next opponent draws 1 card"]),
        ("ALK07", ["each enemy adjacent", "place the defended champion in your deployment area"]),
        ("JAQ02", ["iscard up to 3 cards", "+1 more defence for each Manipulation card"]),
        ("JAQ03", ["iscard up to 3 cards", "1 damage to the attacker for each Destruction card"]),
        ("JAQ05", ["may exhaust your Manipulation core to Plan 2"]),
        (
            "JAQ06",
            ["Dash 3", "through champions and over traps", "statues still block", "play this card again"],
        ),
        ("LIL03", ["may exhaust a core to play this card again"]),
        ("LIL04", ["One more reaction"]),
        ("LIL05", ["the defended champion adjacent to an ally"]),
        ("LIL06", ["target's player discards a random card"]),
        ("LIL07", ["any free hex not adjacent to another champion"]),
        ("NIK06", ["friend or foe"]),
        ("NIK07", ["Shuffle your discard pile into your deck"]),
        ("KHA04", ["Cancel all after-attack effects of the attack card"]),
        ("KHA05", ["One adjacent ally", "one card of that champion from your discard pile to your hand"]),
        ("KHA07", ["Swoop 3", "Heal 1 for each hex moved"]),
        ("ALI07", ["immune to Fear until end of turn"]),
        ("TEN06", ["random card from hand on top of the deck"]),
        ("TEN07", ["every adjacent champion, friend or foe"]),
    ],
)
def test_a_card_with_a_function_of_its_own_tells_it(card: str, phrases: list[str]) -> None:
    """Facts 2: what no op says is in the text too."""
    for phrase in phrases:
        assert phrase in content().cards[card].texts["en"]


@pytest.mark.parametrize("action", ACTIONS, ids=[action.id for action in ACTIONS])
def test_a_standard_action_tells_its_effects(action: StandardAction) -> None:
    """Digest 4: the move first, then the effect."""
    text = action.texts["en"]
    assert text.startswith(f"Move {action.move}")
    for effect in action.effects:
        for phrase in _phrases(effect):
            assert phrase in text


@pytest.mark.parametrize(
    ("champion", "phrases"),
    [
        ("kilgore", ["Kilgore", "stunned"]),
        ("dugrun", ["adjacent to Dugrun", "attack only if Dugrun is among the targets"]),
        ("tzu_xiao", ["Enemies adjacent", "-1 defence"]),
        ("gwaien", ["printed ranges", "minimum 1 lower", "maximum 1 higher"]),
        ("goldarr", ["Gold'arr", "pushed"]),
        ("deryn", ["+2 defence while on a trap hex", "do not trigger"]),
        ("rath", ["Rath's attacks", "Poison 1"]),
        ("mariusz", ["While Mariusz is Bloodied", "Lifesteal"]),
        ("korvash", ["Korvash's attacks ignore the defence of Bloodied targets"]),
        ("loralei", ["draw 2 more cards in your upkeep"]),
        ("nevamor", ["No reaction", "for an enemy adjacent to Nevamor"]),
        ("taze", ["Whenever Taze could Dash", "1 damage to an adjacent enemy instead"]),
        ("kolel", ["When Ko'lel attacks", "each target has -2 defence"]),
        ("sulka", ["Manipulation card of Sulka", "Draw 1, then Plan 1"]),
        ("akhet", ["Akhet attacks", "discard any number of Destruction cards", "+1 strength for each"]),
        ("izabella", ["start of your activation phase", "Plan 1"]),
        ("alkemi", ["Once in each round", "standard action without paying a core"]),
        ("xinshen", ["enemy displaced by Xinshén", "Stun"]),
        ("jacques", ["start of your activation phase", "may ready one core"]),
        ("lily", ["adjacent to an ally", "attacks cannot target her"]),
        ("nikkit", ["you Plan", "from your discard pile"]),
        ("khalize", ["any core as a Creation core"]),
        ("tentaclot", ["adjacent to a statue", "ignores displacement by enemies"]),
    ],
)
def test_a_levelled_side_tells_its_ability(champion: str, phrases: list[str]) -> None:
    """Facts 1: the levelled abilities; the basic side has none."""
    found = content().champions[champion]
    assert found.basic.texts is None
    assert found.levelled.texts is not None
    for phrase in phrases:
        assert phrase in found.levelled.texts["en"]
