"""Every card of the set as its list (`rift_set.md`) has it; the tables are typed by hand from there."""

from __future__ import annotations

from functools import cache

import pytest

from sfb_bot.games.rift.cards.card_files import load_content
from sfb_bot.games.rift.rules.content import ABILITY_OPS, Board, Content, Rank, Spell, WarriorKind

# id | English | Russian | Ukrainian | world, F (flies), life, damage by distance, ability
CHAMPIONS = """
air_elemental   | Air Elemental   | Элементаль Воздуха  | Елементаль Повітря | dawn F 3 2/2/-/- -
fire_elemental  | Fire Elemental  | Элементаль Огня     | Елементаль Вогню   | dusk - 3 5/-/-/- blast 3
water_elemental | Water Elemental | Элементаль Воды     | Елементаль Води    | dawn - 4 3/2/-/- push 1
earth_elemental | Earth Elemental | Элементаль Земли    | Елементаль Землі   | dusk - 5 3/-/-/- spellproof
storm_giant     | Storm Giant     | Гигант Бурь         | Гігант Бур         | dawn - 5 3/-/-/- giant
dragon          | Night Dragon    | Ночной Дракон       | Нічний Дракон      | dusk F 3 3/-/-/- breath 1
seraph          | Seraph          | Серафим             | Серафим            | dawn F 3 3/-/-/- life_aura 1
paladin         | Paladin         | Паладин             | Паладин            | dawn - 4 4/-/-/- cover
archmage        | Archmage        | Архимаг             | Архімаг            | dawn - 2 2/2/2/- study 1
vampire_lord    | Vampire Lord    | Повелитель Вампиров | Володар Вампірів   | dusk - 4 4/-/-/- feast 1
necromancer     | Necromancer     | Некромант           | Некромант          | dusk - 3 2/2/-/- recall
assassin        | Assassin        | Ассасин             | Асасин             | dusk - 4 3/-/-/- slayer 2
shapeshifter    | Shapeshifter    | Оборотень           | Перевертень        | dusk - 2 2/-/-/- shapeshift
warlord         | Warlord         | Полководец          | Воєвода            | dawn - 4 3/-/-/- rally 1
unicorn_knight  | Unicorn Knight  | Рыцарь на Единороге | Лицар на Єдинорозі | dawn - 3 3/2/-/- charge 2
medusa          | Medusa          | Медуза              | Медуза             | dusk - 3 2/2/-/- gaze
phoenix         | Phoenix         | Феникс              | Фенікс             | dawn F 2 3/-/-/- rebirth
lich            | Lich            | Лич                 | Ліч                | dusk - 2 1/3/2/- drain
"""
ELITES = """
sharpshooter    | Sharpshooter    | Меткий Лучник       | Влучний Лучник     | dawn - 2 -/2/2/1 -
shaman          | Shaman          | Шаман               | Шаман              | dusk - 2 1/2/-/- step
skirmisher      | Skirmisher      | Застрельщик         | Застрільник        | dawn - 2 2/1/-/- step
mountain_giant  | Mountain Giant  | Горный Гигант       | Гірський Гігант    | dusk - 3 3/-/-/- giant
griffin_rider   | Griffin Rider   | Наездник на Грифоне | Вершник на Грифоні | dawn F 2 3/-/-/- -
pikeman         | Pikeman         | Копейщик            | Списоносець        | dawn - 2 2/2/-/- -
berserker       | Berserker       | Берсерк             | Берсерк            | dusk - 2 4/-/-/- alone 1
priestess       | Priestess       | Жрица               | Жриця              | dawn - 2 1/2/-/- life_aura 1
stone_golem     | Stone Golem     | Каменный Голем      | Кам’яний Голем     | dusk - 3 2/-/-/- spellproof
"""
COMMONS = """
goblin    | Goblin     | Гоблин     | Гоблін      | dusk - 1 2/-/-/- pack 1
militia   | Militiaman | Ополченец  | Ополченець  | dawn - 2 2/-/-/- life_if_backed 1
archer    | Archer     | Лучник     | Лучник      | dawn - 1 -/2/1/- -
zombie    | Zombie     | Зомби      | Зомбі       | dusk - 3 1/-/-/- -
war_hound | War Hound  | Боевой Пёс | Бойовий Пес | dusk - 1 2/-/-/- charge 2
imp       | Imp        | Бес        | Біс         | dusk F 1 2/-/-/- -
"""
# id | copies | English | Russian | Ukrainian | timing | target | what it does
SPELLS = """
blessing     | 2 | Blessing     | Благословение | Благословення | any  | own          | life +1, damage +1
curse        | 2 | Curse        | Проклятие     | Прокляття     | any  | enemy        | life -1, damage -1
invisibility | 1 | Invisibility | Невидимость   | Невидимість   | any  | own          | hides
neutralise   | 1 | Neutralise   | Нейтрализация | Нейтралізація | any  | any          | silences
flight       | 1 | Flight       | Полёт         | Політ         | any  | own          | flies
reflection   | 1 | Reflection   | Отражение     | Відбиття      | any  | aimed_spell  | retarget
dispel       | 2 | Dispel       | Рассеивание   | Розсіювання   | any  | magic        | cancel
intimidate   | 1 | Intimidate   | Устрашение    | Залякування   | any  | lesser_enemy | to_deck top
challenge    | 1 | Challenge    | Вызов         | Виклик        | turn | duel         | duel
fireball     | 1 | Fireball     | Огненный Шар  | Вогняна Куля  | turn | cell         | blast 2, beside 1
swap         | 1 | Swap         | Замена        | Заміна        | turn | pair         | exchange
banish       | 1 | Banish       | Изгнание      | Вигнання      | turn | enemy        | to_deck shuffled
dash         | 2 | Dash         | Рывок         | Ривок         | turn | own          | -2 -1 +1 +2, not goal
lure         | 1 | Lure         | Приманка      | Приманка      | turn | enemy        | +1 +2
lightning    | 2 | Lightning    | Молния        | Блискавка     | turn | any          | damage 2
"""
RANKS: dict[Rank, tuple[str, int]] = {
    "champion": (CHAMPIONS, 1),
    "elite": (ELITES, 2),
    "common": (COMMONS, 3),
}


@cache
def content() -> Content:
    """The box as it comes with the program."""
    return load_content()


def _rows(table: str) -> list[list[str]]:
    return [[cell.strip() for cell in line.split("|")] for line in table.strip().splitlines()]


def _warrior_row(kind: WarriorKind) -> list[str]:
    names = [kind.name.texts[language] for language in ("en", "ru", "uk")]
    damage = "/".join("-" if value is None else str(value) for value in kind.damage)
    ability = "-" if kind.ability is None else f"{kind.ability.op} {kind.ability.amount or ''}".strip()
    figures = (kind.world, "F" if kind.flies else "-", kind.life, damage, ability)
    return [kind.id, *names, " ".join(map(str, figures))]


@pytest.mark.parametrize("rank", RANKS)
def test_every_warrior_of_a_rank_is_as_in_the_list(rank: Rank) -> None:
    """Set 3, in its order; nobody is missing, nobody is too many."""
    table, copies = RANKS[rank]
    kinds = [kind for kind in content().kinds.values() if kind.rank == rank]
    assert [_warrior_row(kind) for kind in kinds] == _rows(table)
    assert {kind.copies for kind in kinds} == {copies}


def _effect(spell: Spell) -> str:
    match spell.op:
        case "enchant":
            numbers = [
                f"{key} {value:+}" for key, value in (("life", spell.life), ("damage", spell.damage)) if value
            ]
            flags = [key for key in ("flies", "hides", "silences") if getattr(spell, key)]
            return ", ".join([*numbers, *flags])
        case "to_deck":
            return f"to_deck {spell.place}"
        case "blast":
            return f"blast {spell.amount}, beside {spell.beside}"
        case "move":
            steps = " ".join(f"{count:+}" for count in spell.steps)
            return f"{steps}{', not goal' if spell.avoids_goal else ''}"
        case "damage":
            return f"damage {spell.amount}"
        case "cancel" | "retarget" | "duel" | "exchange":
            return spell.op


def _spell_row(spell: Spell) -> list[str]:
    names = [spell.name.texts[language] for language in ("en", "ru", "uk")]
    return [spell.id, str(spell.copies), *names, spell.timing, spell.target, _effect(spell)]


def test_every_spell_is_as_in_the_list() -> None:
    """Set 4, in its order."""
    assert [_spell_row(spell) for spell in content().spells.values()] == _rows(SPELLS)


def test_how_much_is_in_the_box() -> None:
    """Set: 54 warriors, 18 of each rank; 15 kinds of spells, 20 cards in a deck, 11 of them responses."""
    box = content()
    assert {rank: len(cards) for rank, cards in box.pool.items()} == {
        "champion": 18,
        "elite": 18,
        "common": 18,
    }
    assert len(box.spells) == 15
    assert len(box.spell_deck) == 20
    responses = [spell for spell in box.spell_deck if box.spells[spell].timing == "any"]
    assert (len(responses), len(set(responses))) == (11, 8)


def test_the_figures_of_the_board() -> None:
    """R-2, R-11 to R-14 with RQ3, R-73, R-74."""
    assert content().board == Board(
        length=7,
        dealt=6,
        kept=4,
        first_hand=2,
        second_hand=3,
        warning_after=4,
        exhaustion_after=6,
        tally_after=16,
        last_turn=120,
    )
    assert len(content().cell_names) == 14


def test_enchantments_and_what_can_be_reflected() -> None:
    """R-35, R-46: never Reflection, Dispel, Challenge, Fireball or Swap."""
    spells = content().spells.values()
    assert {spell.id for spell in spells if spell.is_enchantment} == {
        *("blessing", "curse", "invisibility", "neutralise", "flight")
    }
    assert {spell.id for spell in spells if not spell.is_aimed} == {
        *("reflection", "dispel", "challenge", "fireball", "swap")
    }


def test_every_ability_of_the_vocabulary_is_on_a_card() -> None:
    """Set 5: nothing in the rules is there for nobody."""
    used = {kind.ability.op for kind in content().kinds.values() if kind.ability}
    assert used == set(ABILITY_OPS)
