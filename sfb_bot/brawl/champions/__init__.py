"""One module per champion for the effects that no op of the vocabulary says."""

from types import ModuleType
from typing import Final

from sfb_bot.brawl.champions import deryn, dugrun, goldarr, kilgore

# By champion id, so that a card file can name a function of its own champion only.
FUNCTIONS: Final[dict[str, ModuleType]] = {
    "deryn": deryn,
    "dugrun": dugrun,
    "goldarr": goldarr,
    "kilgore": kilgore,
}
