"""One module per champion for the effects that no op of the vocabulary says."""

from typing import Final

from sfb_bot.brawl.champions import deryn, dugrun, goldarr, kilgore
from sfb_bot.brawl.effects.ops import CardFunction

# By champion, so that a card file can name a function of its own champion only.
FUNCTIONS: Final[dict[str, dict[str, CardFunction]]] = {
    "deryn": {
        "ambush": deryn.ambush,
        "mark_quarry": deryn.mark_quarry,
        "move_a_trap": deryn.move_a_trap,
    },
    "dugrun": {"mighty_blow": dugrun.mighty_blow},
    "goldarr": {"set_sail": goldarr.set_sail},
    "kilgore": {"relentless_advance": kilgore.relentless_advance},
}
