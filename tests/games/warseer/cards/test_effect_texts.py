"""Effects and keywords are read word by word; a word that nobody knows is refused by name."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator

import pytest

from sfb_bot.card_files.folders import cards_folder
from sfb_bot.games.warseer.cards.effect_texts import read_effect, read_needs
from sfb_bot.games.warseer.cards.keyword_texts import EffectError, read_crit, read_keyword
from sfb_bot.games.warseer.rules.effect_values import (
    ALL,
    RANGE,
    Condition,
    Cost,
    Effect,
    Filter,
    Keyword,
    Op,
    Target,
    When,
)

PLAY, EQUIP, ACTIVATE = When("play"), When("equip"), When("activate")

# As the set writes them, and what they mean.
EFFECTS: dict[str, Effect] = {
    "play: heal(2)@own": Effect(PLAY, (Op("heal", 2),), Target("own")),
    "play: roll(BBB,magic)@enemy[within(4,hero),sight(hero)]": Effect(
        PLAY,
        (Op("roll", dice="BBB", words=("magic",)),),
        Target("enemy", (Filter("within", 4, "hero"), Filter("sight", of="hero"))),
    ),
    "play: roll(BY,ranged)@enemy[within(range,own ranged),sight]": Effect(
        PLAY,
        (Op("roll", dice="BY", words=("ranged",)),),
        Target("enemy", (Filter("within", RANGE, "own ranged"), Filter("sight"))),
    ),
    "play: roll(BB,plain)@enemy[near 2 own within 2]": Effect(
        PLAY,
        (Op("roll", dice="BB", words=("plain",)),),
        Target("enemy", (Filter("near", 2, "own", reach=2),)),
    ),
    "play ? hex within(4,hero): roll(BB,magic)@enemy[within(1,hex)]": Effect(
        PLAY,
        (Op("roll", dice="BB", words=("magic",)),),
        Target("enemy", (Filter("within", 1, "hex"),)),
        conditions=(Condition("hex_within", 4),),
    ),
    "play: again()@own[character,bronze|silver,activated,not summoned]": Effect(
        PLAY,
        (Op("again"),),
        Target(
            "own",
            (
                Filter("character"),
                Filter("rank", words=("bronze", "silver")),
                Filter("activated"),
                Filter("summoned", is_not=True),
            ),
        ),
    ),
    "play: swap()@any[two adjacent]": Effect(PLAY, (Op("swap"),), Target("any", (Filter("two_adjacent"),))),
    "play: destroy()@enemy_card[building|relic no armour]": Effect(
        PLAY,
        (Op("destroy"),),
        Target("enemy_card", (Filter("card", words=("building", "relic no armour")),)),
    ),
    "play: place(within 3)@own[character,bronze|silver]": Effect(
        PLAY,
        (Op("place", 3),),
        Target("own", (Filter("character"), Filter("rank", words=("bronze", "silver")))),
    ),
    "play: control();again()@enemy[bronze] ~turn": Effect(
        PLAY,
        (Op("control"), Op("again")),
        Target("enemy", (Filter("rank", words=("bronze",)),)),
        duration="turn",
    ),
    "play: enchant(slain ? own turn: gain(3))@enemy[character]": Effect(
        PLAY,
        (
            Op(
                "enchant",
                effect=Effect(When("slain"), (Op("gain", 3),), conditions=(Condition("own_turn"),)),
            ),
        ),
        Target("enemy", (Filter("character"),)),
    ),
    "play: enchant(grant(Fortitude))@own[character]": Effect(
        PLAY,
        (Op("enchant", effect=Effect(EQUIP, (Op("grant", keyword=Keyword("fortitude")),))),),
        Target("own", (Filter("character"),)),
    ),
    "play: heal(1)@own[upto 3]": Effect(PLAY, (Op("heal", 1),), Target("own", (Filter("upto", 3),))),
    "equip: aura(1, extra(G)@own[bronze])": Effect(
        EQUIP,
        (
            Op(
                "aura",
                1,
                effect=Effect(
                    EQUIP,
                    (Op("extra", dice="G"),),
                    Target("own", (Filter("rank", words=("bronze",)),)),
                ),
            ),
        ),
    ),
    "equip: grant(Flight);stat(move,+1)@hero": Effect(
        EQUIP,
        (Op("grant", keyword=Keyword("flight")), Op("stat", 1, words=("move",))),
        Target("hero"),
    ),
    "equip ? first_spell and near(bronze,1): cost_less(1)@spell": Effect(
        EQUIP,
        (Op("cost_less", 1),),
        Target("spell"),
        conditions=(Condition("first_spell"), Condition("near", 1, ("bronze",))),
    ),
    "equip: extra(G)@it[ranged|magic]": Effect(
        EQUIP, (Op("extra", dice="G"),), Target("it", (Filter("attack", words=("ranged", "magic")),))
    ),
    "use(3): heal(1)@own[within(1,hero)]": Effect(
        When("use", 3), (Op("heal", 1),), Target("own", (Filter("within", 1, "hero"),))
    ),
    "use(3) rolled ? hero attacks: reroll(2)": Effect(
        When("rolled", 3), (Op("reroll", 2),), conditions=(Condition("hero_attacks"),)
    ),
    "activate/2: minion(1)@beside(hero)": Effect(
        ACTIVATE, (Op("minion", 1),), Target("beside_hero"), Cost(2)
    ),
    "activate/discard(1): gain(2)": Effect(ACTIVATE, (Op("gain", 2),), cost=Cost(cards=1)),
    "activate/discard_feat(1): draw(1);gain(1)": Effect(
        ACTIVATE, (Op("draw", 1), Op("gain", 1)), cost=Cost(feats=1)
    ),
    "activate/1: heal(1);untoken(poison,disease)@own": Effect(
        ACTIVATE,
        (Op("heal", 1), Op("untoken", words=("poison", "disease"))),
        Target("own"),
        Cost(1),
    ),
    "activate/1: extra(P)@own ~next_attack": Effect(
        ACTIVATE, (Op("extra", dice="P"),), Target("own"), Cost(1), duration="next_attack"
    ),
    "rolled ? own target: face(push,blank,all);reroll_hit(1)": Effect(
        When("rolled"),
        (Op("face", ALL, words=("p", "-")), Op("reroll_hit", 1)),
        conditions=(Condition("own_target"),),
    ),
    "rolled: cancel(hit,1)": Effect(When("rolled"), (Op("cancel", 1, words=("h",)),)),
    "harmed ? attack in(melee,ranged): prevent(2)@it": Effect(
        When("harmed"),
        (Op("prevent", 2),),
        Target("it"),
        conditions=(Condition("attack_type", words=("melee", "ranged")),),
    ),
    "attacked ? melee, target without Counterblow: grant(Counterblow BB)@it ~attack": Effect(
        When("attacked"),
        (Op("grant", keyword=Keyword("counterblow", dice="BB")),),
        Target("it"),
        conditions=(Condition("melee"), Condition("target_without_counterblow")),
        duration="attack",
    ),
    "fallen: draw(1);token(stun)@destroyer": Effect(
        When("fallen"), (Op("draw", 1), Op("token", words=("stun",))), Target("destroyer")
    ),
    "prep: zone(+1)": Effect(When("prep"), (Op("zone", 1),)),
}


@pytest.mark.parametrize("text", EFFECTS)
def test_an_effect_is_read(text: str) -> None:
    assert read_effect(text) == EFFECTS[text]


# What is wrong, and the word that the refusal names.
WRONG_EFFECTS = {
    "heal(2)@own": "does not say when",
    "sometimes: heal(2)@own": "no moment 'sometimes'",
    "use: heal(2)@own": "no moment 'use'",
    "use(3) harmed: heal(2)@own": "no moment 'use(3) harmed'",
    "play/gold: heal(2)@own": "pay 'gold'",
    "play ? lucky: heal(2)@own": "no condition 'lucky'",
    "play ? own turn, lucky: heal(2)@own": "no condition 'lucky'",
    "play: @own": "no op ''",
    "play:": "no op ''",
    "play: blast(2)@own": "no op 'blast(2)'",
    "play: heal@own": "no op 'heal'",
    "play: heal(two)@own": "heal cannot have 'two'",
    "play: heal(+2)@own": "heal cannot have '+2'",
    "play: heal()@own": "heal cannot have ''",
    "prep: zone(1)": "zone cannot have '1'",
    "play: swap(2)@any": "swap cannot have '2'",
    "play: roll(BX,magic)@enemy": "roll cannot have 'BX,magic'",
    "play: roll(BB,fire)@enemy": "roll cannot have 'BB,fire'",
    "play: roll(BB)@enemy": "roll cannot have 'BB'",
    "play: extra(B,magic)@own": "extra cannot have 'B,magic'",
    "play: token(fear)@enemy": "token cannot have 'fear'",
    "play: token(poison,stun)@enemy": "token cannot have 'poison,stun'",
    "play: untoken()@own": "untoken cannot have ''",
    "play: place(3)@own": "place cannot have '3'",
    "play: stat(luck,+1)@own": "stat cannot have 'luck,+1'",
    "play: stat(move,1)@own": "stat cannot have 'move,1'",
    "rolled: face(push,blank)": "face cannot have 'push,blank'",
    "rolled: face(push,none,1)": "face cannot have 'push,none,1'",
    "rolled: cancel(hit,some)": "cancel cannot have 'hit,some'",
    "equip: aura(near, heal(1)@own)": "aura cannot have 'near, heal(1)@own'",
    "equip: aura(1, blast(1)@own)": "no op 'blast(1)'",
    "play: grant(Luck)@own": "no keyword 'Luck'",
    "play: heal(1)@everybody": "nobody called 'everybody'",
    "play: heal(1)@own[within(2,self)": "nobody called",
    "play: heal(1)@own[lucky]": "no filter 'lucky'",
    "play: heal(1)@own[not upto 3]": "no filter 'not upto 3'",
    "play: heal(1)@own[within(2,river)]": "no filter 'within(2,river)'",
    "play: heal(1)@own[bronze|melee]": "no filter 'bronze|melee'",
    "play: heal(1)@own[]": "no filter ''",
    "play: heal(1)@": "nobody called ''",
    "play/: heal(1)@own": "pay ''",
    "play ? : heal(1)@own": "no moment 'play ?'",
    "play: heal(1)@own ~ever": "nothing lasts 'ever'",
    "play: heal(1)@own ~": "nothing lasts ''",
}


@pytest.mark.parametrize("text", WRONG_EFFECTS)
def test_an_unknown_word_is_refused_by_name(text: str) -> None:
    with pytest.raises(EffectError) as caught:
        read_effect(text)
    assert WRONG_EFFECTS[text] in str(caught.value)


KEYWORDS = {
    "Shield": Keyword("shield"),
    "Difficult target": Keyword("difficult_target"),
    "Armour 2": Keyword("armour", 2),
    "Run 2": Keyword("run", 2),
    "Master of attack 1": Keyword("master_of_attack", 1),
    "Ambush: G": Keyword("ambush", dice="G"),
    "Charge: add P": Keyword("charge", dice="P"),
    "Flank: add G": Keyword("flank", dice="G"),
    "Counterblow BY": Keyword("counterblow", dice="BY"),
    "Long shot 5: Y": Keyword("long_shot", 5, "Y"),
    "Hunter: mercenary": Keyword("hunter", subject="mercenary"),
    "Hunter: Resurgent": Keyword("hunter", subject="resurgent"),
    "Hunter armoured": Keyword("hunter", subject="armoured"),
    "Warlord gold": Keyword("warlord", subject="gold"),
    "no sight": Keyword("no_sight"),
    "surefooted": Keyword("surefooted"),
}


@pytest.mark.parametrize("text", KEYWORDS)
def test_a_keyword_is_read(text: str) -> None:
    assert read_keyword(text) == KEYWORDS[text]


@pytest.mark.parametrize(
    "text",
    [
        "Luck",
        "Shield 2",
        "Armour",
        "Armour X",
        "Ambush",
        "Ambush: X",
        "Long shot 5",
        "Hunter: river",
        "Warlord",
        "",
    ],
)
def test_a_wrong_keyword_is_refused(text: str) -> None:
    """It names what it found, and what should stand behind a known one."""
    with pytest.raises(EffectError) as caught:
        read_keyword(text)
    assert repr(text) in str(caught.value)


def test_crit_effects_are_read() -> None:
    assert read_crit("Add G") == Keyword("add_dice", dice="G")
    assert read_crit("Add push") == Keyword("add_push")
    assert read_crit("Vampirism") == Keyword("vampirism")
    for wrong in ("Add X", "Shield", "Stun 2"):
        with pytest.raises(EffectError):
            read_crit(wrong)


def test_what_feats_need_is_read() -> None:
    """Alternatives, lists of facts, and facts that must not hold."""
    assert read_needs("victim.rank>killer.rank or killer=minion") == (
        (Condition("victim_outranks_killer"),),
        (Condition("killer", words=("minion",)),),
    )
    assert read_needs("influence=0,hand=0") == ((Condition("influence"), Condition("hand")),)
    assert read_needs("not victim.wounded") == ((Condition("victim_wounded", is_not=True),),)
    assert read_needs("killer in(minion,no star)") == ((Condition("killer", words=("minion", "no star")),),)
    assert read_needs("own@enemy_zone>=2") == ((Condition("own_in_enemy_zone", 2),),)
    for wrong in ("luck>=2", "contact>=", "kills>=2 or luck", ""):
        with pytest.raises(EffectError):
            read_needs(wrong)


# --- Every text of the box, with one sign too many or too few ----------------------------------------------


def _written() -> Iterator[tuple[Callable[[str], object], str]]:
    for path in sorted(cards_folder("warseer").glob("*.toml")):
        for entries in tomllib.loads(path.read_text("utf-8")).values():
            for entry in entries if isinstance(entries, list) else ():
                if isinstance(entry, dict):
                    yield from ((read_effect, text) for text in entry.get("effects", ()))
                    yield from ((read_keyword, text) for text in entry.get("keywords", ()))
                    yield from ((read_needs, text) for text in [entry.get("needs")] if text)


WRITTEN = [*dict.fromkeys(_written())]


def _read(read: Callable[[str], object], text: str) -> object:
    """What a text means, None where it is refused; anything but a refusal is a fault."""
    try:
        return read(text)
    except EffectError:
        return None


def test_a_sign_too_many_is_never_overlooked() -> None:
    """Brackets, marks, a letter, a digit put in anywhere: refused, or something else is meant."""
    assert len(WRITTEN) > 150
    for read, text in WRITTEN:
        meant = read(text)
        for place in range(len(text) + 1):
            for sign in "()[]@,;~/?|9x":
                wrong = text[:place] + sign + text[place:]
                assert _read(read, wrong) != meant, wrong


def test_a_sign_too_few_is_never_overlooked() -> None:
    """Spaces apart, whatever is left out is missed; and a colon that only helps to read."""
    for read, text in WRITTEN:
        meant = read(text)
        for place, sign in enumerate(text):
            wrong = text[:place] + text[place + 1 :]
            if sign not in " :":
                assert _read(read, wrong) != meant, wrong
