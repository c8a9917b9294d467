"""Two champions that exist only in tests: they use the keywords that no core champion has on a card."""

from __future__ import annotations

from pathlib import Path

from sfb_bot.games.brawl.cards.card_files import load_content
from sfb_bot.games.brawl.rules.rules import Brawl
from tests.games.brawl.kit.boxes import copied_box

VIPER = """
code = "VIP"
name = { en = "Viper" }
basic = { health = 8, defence = 0 }
levelled = { health = 8, defence = 0 }

[[card]]
id = "VIP02"
name = { en = "Bite" }
core = "destruction"
kind = "attack"
range = { kind = "melee" }
strength = 2
keywords = ["poison 2"]
text = { en = "Poison 2." }

[[card]]
id = "VIP03"
name = { en = "Coil" }
core = "creation"
kind = "attack"
range = { kind = "ring" }
strength = 1
keywords = ["double", "lifesteal", "poison 1"]
text = { en = "Double. Lifesteal. Poison 1." }

[[card]]
id = "VIP04"
name = { en = "Milk the Fang" }
core = "manipulation"
kind = "attack"
range = { kind = "melee" }
strength = 2
keywords = ["poison 1"]
after = [{ op = "draw", cards = "damage_dealt" }]
text = { en = "Poison 1. After the attack: Draw 1 for each damage it did." }

[[card]]
id = "VIP05"
name = { en = "Stare" }
core = "destruction"
kind = "skill"
range = { kind = "direct", max = 3 }
effects = [{ op = "root" }]
text = { en = "Root the target." }

[[card]]
id = "VIP06"
name = { en = "Lie in Wait" }
core = "creation"
kind = "skill"
effects = [{ op = "plan", cards = 2 }]
text = { en = "Plan 2." }

[[card]]
id = "VIP07"
name = { en = "Drag Along" }
core = "manipulation"
kind = "reaction"
after = [{ op = "pull", steps = 1, who = "attacker" }]
text = { en = "After the attack: Pull 1 the attacker." }
"""

FALCON = """
code = "FAL"
name = { en = "Falcon" }
basic = { health = 6, defence = 0 }
levelled = { health = 6, defence = 0 }

[[card]]
id = "FAL02"
name = { en = "Stoop" }
core = "manipulation"
kind = "skill"
effects = [{ op = "swoop", steps = 3 }]
text = { en = "Swoop 3." }

[[card]]
id = "FAL03"
name = { en = "Gust" }
core = "destruction"
kind = "skill"
effects = [{ op = "force", steps = 2, who = "adjacent_enemies" }]
text = { en = "Force 2 every adjacent enemy." }

[[card]]
id = "FAL04"
name = { en = "Shriek" }
core = "creation"
kind = "skill"
effects = [{ op = "fear", steps = 1, who = "adjacent_enemies" }]
text = { en = "Every adjacent enemy suffers Fear 1." }

[[card]]
id = "FAL05"
name = { en = "Dive" }
core = "destruction"
kind = "attack"
move = 1
range = { kind = "melee" }
strength = 2
before = [{ op = "swoop", steps = 2 }]
text = { en = "Before the attack: Swoop 2." }

[[card]]
id = "FAL06"
name = { en = "Talons" }
core = "creation"
kind = "skill"
effects = [{ op = "pull", steps = 1, who = "adjacent_enemies" }]
text = { en = "Pull 1 every adjacent enemy." }

[[card]]
id = "FAL07"
name = { en = "Feint" }
core = "manipulation"
kind = "reaction"
defence = 1
text = { en = "+1 defence." }
"""


def menagerie(folder: Path) -> Brawl:
    """The box with both of them in it."""
    cards = copied_box(folder)
    (cards / "champions" / "viper.toml").write_text(VIPER, "utf-8")
    (cards / "champions" / "falcon.toml").write_text(FALCON, "utf-8")
    return Brawl(load_content(cards))
