"""Cards and creatures in words: what they are, their values, what they do."""

from __future__ import annotations

from collections.abc import Iterable

from sfb_bot.games.warseer.rules.content import (
    BattleCard,
    CreatureKind,
    Feat,
    Keyword,
    Scenario,
    TerrainKind,
    Upgrade,
    in_language,
)
from sfb_bot.games.warseer.screens.names import Names, Thing
from sfb_bot.screens.game import ShownOption
from sfb_bot.screens.limits import LONGEST_CHOICE, clip

# Those whose text stands beside them say no more by their name.
TOLD_BY_TEXT = frozenset({"first_word", "last_word", "aura", "contract"})


def creature_values(kind: CreatureKind, names: Names) -> str:
    """The attack block, movement and health as printed."""
    return names.texts.say(
        "creature-values",
        type=names.attack_type(kind.attack),
        dice=names.dice(kind.dice),
        range=kind.range,
        move=kind.move,
        health=kind.health,
    )


def keyword_words(keywords: Iterable[Keyword], names: Names) -> list[str]:
    """The keywords of a creature, without those that its text tells in full."""
    return [names.keyword(each) for each in keywords if each.name not in TOLD_BY_TEXT]


def sort_words(found: Thing, names: Names) -> str:
    """What sort of thing it is: `bronze character · Grypharim`."""
    texts = names.texts
    match found:
        case CreatureKind():
            sort = texts.say(f"sort-{found.sort}")
            if found.stars:
                rank = names.rank(found.rank)
                sort = texts.say(
                    "sort-ranked-elite" if found.stars > 1 else "sort-ranked", rank=rank, sort=sort
                )
            return f"{sort} · {names.faction(found.faction)}"
        case BattleCard():
            owner = names.faction(found.owner) if found.owner in names.content.terms["faction"] else ""
            return f"{texts.say(f'sort-{found.sort}')} · {owner or names.kind(found.owner)}"
        case Feat():
            return texts.say(f"sort-{found.sort}")
        case TerrainKind():
            return texts.say("sort-terrain-basic" if found.sort == "basic" else "sort-terrain-unique")
        case Upgrade():
            return texts.say("sort-upgrade", sort=texts.say(f"sort-{found.sort}"))
        case Scenario():
            return texts.say("sort-scenario")


def thing_text(found: Thing, names: Names) -> str:
    """What its card says, in one line."""
    language = names.texts.language
    match found:
        case CreatureKind():
            crit = names.texts.say("crit-line", crit=names.crit(found.crit))
            text = in_language(found.text, language) if found.text else ""
            keywords = ", ".join(keyword_words(found.keywords, names))
            parts = [f"{keywords}." if keywords else "", crit, text]
        case Feat():
            key = "feat-text-military" if found.sort == "military" else "feat-text-achievement"
            parts = [names.texts.say(key, points=found.points, condition=in_language(found.text, language))]
        case Scenario():
            aim = in_language(found.aim_text, language) if found.aim_text else ""
            parts = [in_language(found.placing_text, language), in_language(found.text, language)]
            parts.append(names.texts.say("scenario-aim", aim=aim) if aim else "")
        case _:
            parts = [in_language(found.text, language)]
    return " ".join(" ".join(part.split()) for part in parts if part)


def sheet(found: Thing, names: Names) -> str:
    """Something in one line, for a menu: values and what it does."""
    if isinstance(found, CreatureKind):
        return f"{creature_values(found, names)} · {thing_text(found, names)}"
    return thing_text(found, names)


def price_words(found: Thing, names: Names) -> str:
    """Cost and income, empty for what has none."""
    if isinstance(found, BattleCard) or (isinstance(found, CreatureKind) and found.is_character):
        return names.texts.say("price", cost=found.cost, income=str(found.income).replace("-", "−"))
    return ""


def things_to_read(kinds: Iterable[str], names: Names) -> tuple[ShownOption, ...]:
    """Cards, creatures and terrain as things to read about, each kind once."""
    entries: list[ShownOption] = []
    for kind in dict.fromkeys(kinds):
        if (found := names.found(kind)) is not None:
            detail = clip(sheet(found, names), LONGEST_CHOICE)
            name = clip(names.kind(kind), LONGEST_CHOICE)
            entries.append(ShownOption(names.lookup("card", kind), name, detail, names.emoji(kind)))
    return tuple(entries)
