"""Which rules and rulings can be looked up, and what each ruling is about; the words are texts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sfb_bot.locale import Texts

# In the order in which they are best read.
PARAGRAPHS: Final = (
    "setup",
    "turn",
    "movement",
    "ground",
    "sight",
    "attack",
    "pushing",
    "damage",
    "tokens",
    "cards",
    "tactics",
    "timing",
    "income",
    "feats",
    "ending",
    "secrets",
    "alliance",
    "melee",
    "skirmish",
    "tournament",
)
# Where somebody begins who does not know what to look for.
START: Final = "start"
RULES: Final = (START, *PARAGRAPHS)
# Other names somebody may type.
PRINTED_NAMES: Final[dict[str, tuple[str, ...]]] = {
    "pushing": ("push",),
    "ground": ("terrain",),
    "ending": ("goal", "points"),
    "melee": ("free-for-all",),
    "tactics": ("windows", "reactions"),
}

# The rule behind a question or a refusal, where it is not called the same.
RULE_OF_PROMPT: Final[dict[str, str]] = {
    **dict.fromkeys(("hero", "piece", "landmark", "put_back", "enter"), "setup"),
    **dict.fromkeys(("camp_gold", "camp_silver", "camp_bronze", "camp_starless"), "setup"),
    **dict.fromkeys(("gear_relic", "gear_building", "deploy"), "skirmish"),
    "main": "turn",
    **dict.fromkeys(("act", "run", "hook", "card", "step", "place"), "movement"),
    **dict.fromkeys(("advance", "nimble", "swap", "persecution", "frenzy", "counterblow"), "attack"),
    **dict.fromkeys(("dice", "reroll", "fewer", "slash"), "attack"),
    **dict.fromkeys(("protect", "armour"), "damage"),
    **dict.fromkeys(("target", "targets", "pair", "aim", "replace", "destroy", "cost"), "cards"),
    **dict.fromkeys(("rise", "parasite", "contract"), "timing"),
    **dict.fromkeys(("prepare", "whom", "arrange", "bear", "names", "gates"), "tournament"),
    **dict.fromkeys(("dismiss", "convert", "recruit", "recover", "gift", "shop"), "tournament"),
    **dict.fromkeys(("map", "scenario", "first", "zone"), "tournament"),
    **dict.fromkeys(("feat", "drop"), "feats"),
    "push": "pushing",
    "tactic": "tactics",
    "terrain": "ground",
    "word": "ending",
}

# Rulings by number with the rules, keywords, crit effects, terrains and cards each one mentions.
RULINGS: Final[dict[str, tuple[str, ...]]] = {
    "wq1": ("attack",),
    "wq2": ("attack",),
    "wq3": ("ground", "altar", "spire", "catacombs", "ancient_ruins", "ancient_teleport"),
    "wq4": ("feats", "secrets"),
    "wq5": ("feats",),
    "wq6": ("sight",),
    "wq7": ("attack", "add_dice"),
    "wq8": ("pushing",),
    "wq9": ("pushing",),
    "wq10": ("pushing", "forged", "monster", "brave"),
    "wq11": ("damage", "armour"),
    "wq12": ("damage", "armour", "legion_plate", "sunsteel_cuirass", "brigandine"),
    "wq13": ("damage",),
    "wq14": ("attack", "shield", "forest"),
    "wq15": ("attack", "shield", "forest"),
    "wq16": ("attack", "master_of_attack", "loaded_die"),
    "wq17": ("attack", "vampirism", "assassin", "berserk", "predator", "superior", "hunter"),
    "wq18": ("damage", "fortitude"),
    "wq19": ("attack", "counterblow", "persecution", "frenzy", "charge", "ambush"),
    "wq20": ("damage", "slash", "fortitude", "protector", "shield"),
    "wq21": ("feats", "counterblow"),
    "wq22": ("feats",),
    "wq23": ("feats",),
    "wq24": ("feats",),
    "wq25": ("feats", "secrets"),
    "wq26": ("income",),
    "wq27": ("income",),
    "wq28": ("ending",),
    "wq29": ("income",),
    "wq30": ("feats",),
    "wq31": ("tactics",),
    "wq32": ("tactics",),
    "wq33": ("tactics",),
    "wq34": ("timing",),
    "wq35": ("cards", "blackmail"),
    "wq36": ("cards", "forward_camp"),
    "wq37": ("cards", "feats"),
    "wq38": ("cards",),
    "wq39": ("cards", "resurgent"),
    "wq40": ("tokens", "stun", "regeneration"),
    "wq41": ("tokens", "poison", "infection"),
    "wq42": ("tokens", "infection"),
    "wq43": ("tokens", "infection"),
    "wq44": ("attack", "hammerblow"),
    "wq45": ("parasite",),
    "wq46": ("assassin", "superior"),
    "wq47": ("warlord",),
    "wq48": ("regeneration",),
    "wq49": ("agile", "nimble"),
    "wq50": ("movement", "hook", "clinch"),
    "wq51": ("attack",),
    "wq52": ("damage", "protector"),
    "wq53": ("movement", "clinch"),
    "wq54": ("movement", "flight"),
    "wq55": ("charge",),
    "wq56": ("ambush", "hook"),
    "wq57": ("ground", "sphere_portal"),
    "wq58": ("healer",),
    "wq59": ("long_shot", "counterblow", "defender", "shield"),
    "wq60": ("cards",),
    "wq61": ("contract",),
    "wq62": ("setup", "ground"),
    "wq63": ("setup", "secrets"),
    "wq64": ("turn", "tokens"),
    "wq65": ("movement", "forced_march", "encirclement", "trapdoor"),
    "wq66": ("alliance",),
    "wq67": ("melee",),
    "wq68": ("melee",),
    "wq69": ("alliance",),
    "wq70": ("alliance", "secrets"),
    "wq71": ("alliance",),
    "wq72": ("skirmish",),
    "wq73": ("skirmish", "rush"),
    "wq74": ("skirmish",),
    "wq75": ("skirmish",),
    "wq76": ("skirmish",),
    "wq77": ("skirmish", "secrets"),
    "wq78": ("tournament",),
    "wq79": ("tournament",),
    "wq80": ("tournament",),
    "wq81": ("tournament",),
    "wq82": ("tournament",),
    "wq83": ("tournament", "secrets"),
    "wq84": ("tournament",),
    "wq85": ("setup",),
    "wq86": ("skirmish", "multiple_use"),
    "wq87": ("ending",),
    "wq88": ("setup", "secrets"),
    "wq89": ("feats", "alliance", "melee"),
    "wq90": ("cards",),
    "wq91": ("timing",),
    "wq92": ("turn",),
    "wq93": ("cards",),
    "wq94": ("ground", "forest", "hill", "brave"),
    "wq95": ("defender", "counterblow", "frenzy", "persecution"),
    "wq96": ("resurgent", "parasite", "last_word"),
    "wq97": ("monster",),
    "wq98": ("cards", "blackmail"),
    "wq99": ("skirmish",),
    "wq100": ("tournament", "safe_house", "open_gates"),
}


def rulings_about(*subjects: str) -> Iterator[str]:
    """The rulings that mention any of these rules, keywords or cards, in order."""
    return (ruling for ruling, about in RULINGS.items() if set(about) & set(subjects))


def told_rulings(texts: Texts, subject: str) -> list[str]:
    """The words of the rulings about something."""
    return [texts.say(f"ruling-{ruling}") for ruling in rulings_about(subject)]
