"""Which rules and rulings can be looked up, and what each ruling is about; the words are texts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

# In the order in which they are best read.
PARAGRAPHS: Final = (
    "goal",
    "board",
    "turn",
    "warriors",
    "attack",
    "damage",
    "spells",
    "responses",
    "movement",
    "shapeshifter",
    "decks",
    "preparation",
    "exhaustion",
    "information",
)
KEYWORDS: Final = ("charge", "enchantments", "flying", "giant", "spellproof", "step")
# Where somebody begins who does not know what to look for.
START: Final = "start"
RULES: Final = (START, *PARAGRAPHS, *KEYWORDS)

# The rule behind a question or a refusal, where it is not called the same.
RULE_OF_PROMPT: Final = {
    "keep_champions": "preparation",
    "pick": "preparation",
    "summon_lane": "turn",
    "main": "turn",
    "attack_target": "attack",
    "attack_with": "attack",
    "spell_target": "spells",
    "spell_second": "spells",
    "spell_cells": "movement",
    "step_to": "step",
    "form": "shapeshifter",
    "respond": "responses",
    "respond_more": "responses",
    "draw": "turn",
    "lich_discard": "decks",
    "necromancer_return": "decks",
    "word": "goal",
    "setup": "preparation",
}

# Rulings by number with the rules and cards each one mentions.
RULINGS: Final[dict[str, tuple[str, ...]]] = {
    "rq1": ("board",),
    "rq2": ("preparation", "board"),
    "rq3": ("preparation", "decks"),
    "rq4": ("decks", "spells"),
    "rq5": ("preparation", "information"),
    "rq6": ("shapeshifter", "information"),
    "rq7": ("preparation", "information"),
    "rq8": ("flying", "turn", "movement"),
    "rq9": ("turn",),
    "rq10": ("turn", "decks"),
    "rq11": ("decks",),
    "rq12": ("attack",),
    "rq13": ("attack", "paladin"),
    "rq14": ("attack", "responses"),
    "rq15": ("attack", "movement"),
    "rq16": ("attack",),
    "rq17": ("responses",),
    "rq18": ("responses", "spells"),
    "rq19": ("attack", "responses"),
    "rq20": ("spells",),
    "rq21": ("responses", "reflection", "curse"),
    "rq22": ("responses", "dispel", "reflection"),
    "rq23": ("responses", "dispel"),
    "rq24": ("decks", "enchantments"),
    "rq25": ("damage", "enchantments", "blessing", "curse"),
    "rq26": ("enchantments", "invisibility"),
    "rq27": ("flying", "enchantments", "neutralise", "flight"),
    "rq28": ("enchantments", "invisibility", "neutralise", "flight", "dispel"),
    "rq29": ("shapeshifter",),
    "rq30": ("shapeshifter", "responses"),
    "rq31": ("step", "shaman", "skirmisher"),
    "rq32": ("movement", "dash", "lure", "step"),
    "rq33": ("movement", "spellproof", "stone_golem", "earth_elemental"),
    "rq34": ("movement", "dash", "goal"),
    "rq35": ("damage",),
    "rq36": ("goal",),
    "rq37": ("goal",),
    "rq38": ("exhaustion",),
    "rq39": ("exhaustion", "goal"),
    "rq40": ("turn",),
    "rq41": ("challenge",),
    "rq42": ("warriors", "shapeshifter", "shaman", "skirmisher", "sharpshooter", "goblin"),
    "rq43": ("decks", "banish"),
    "rq44": ("goal", "exhaustion", "phoenix", "vampire_lord"),
    "rq45": ("responses", "information"),
    "rq46": ("goal", "responses"),
    "rq47": ("responses", "reflection"),
    "rq48": ("lich", "information"),
    "rq49": ("damage", "goal", "fire_elemental"),
    "rq50": ("attack", "responses"),
}

# What the Russian rulebook calls it, and other words somebody may look for.
PRINTED_NAMES: Final[dict[str, tuple[str, ...]]] = {
    "goal": ("portal", "destruction", "цель игры", "портал", "уничтожение"),
    "board": ("игровое поле", "ряд", "ячейка"),
    "turn": ("ход игрока", "продвижение", "призыв", "добор"),
    "warriors": ("воины", "рядовой", "элитный", "чемпион"),
    "attack": ("атака", "ближний бой", "дальний бой"),
    "damage": ("жизни", "урон"),
    "spells": ("заклинания", "в ваш ход", "в любое время"),
    "responses": ("ответ",),
    "movement": ("рывок", "приманка"),
    "shapeshifter": ("оборотень", "коробка"),
    "preparation": ("подготовка к игре", "драфт"),
    "enchantments": ("зачарования",),
    "flying": ("полёт",),
    "giant": ("гигант",),
}


def rulings_about(*subjects: str) -> Iterator[str]:
    """The rulings that mention any of these rules or cards, in order."""
    return (ruling for ruling, about in RULINGS.items() if set(about) & set(subjects))
