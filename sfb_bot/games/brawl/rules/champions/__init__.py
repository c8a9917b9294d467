"""One module per champion for the effects that no op of the vocabulary says."""

from typing import Final

from sfb_bot.games.brawl.rules.champions import (
    akhet,
    alkemi,
    deryn,
    dugrun,
    izabella,
    jacques,
    khalize,
    kilgore,
    loralei,
    nevamor,
    nikkit,
    rath,
    sulka,
    tentaclot,
)
from sfb_bot.games.brawl.rules.effects.ops import CardFunction

# By champion, so that a card file can name a function of its own champion only.
FUNCTIONS: Final[dict[str, dict[str, CardFunction]]] = {
    "akhet": {
        "healing_tears": akhet.healing_tears,
        "rekindle": akhet.rekindle,
        "take_flight": akhet.take_flight,
    },
    "alkemi": {"aqua_vitae": alkemi.aqua_vitae, "feed_opponent": alkemi.feed_opponent},
    "deryn": {
        "ambush": deryn.ambush,
        "mark_quarry": deryn.mark_quarry,
        "move_a_trap": deryn.move_a_trap,
    },
    "dugrun": {"mighty_blow": dugrun.mighty_blow},
    "izabella": {"drop_hand": izabella.drop_hand},
    "jacques": {"parrying_blow": jacques.parrying_blow, "riposte": jacques.riposte},
    "khalize": {"radiant_rush": khalize.radiant_rush, "restore_card": khalize.restore_card},
    "kilgore": {"relentless_advance": kilgore.relentless_advance},
    "loralei": {"healing_rain": loralei.healing_rain, "winding_paths": loralei.winding_paths},
    "nevamor": {"murder_of_crows": nevamor.murder_of_crows},
    "nikkit": {"recovery": nikkit.recovery},
    "rath": {"stalk_beneath": rath.stalk_beneath},
    "sulka": {"mind_control": sulka.mind_control},
    "tentaclot": {"cloud_mind": tentaclot.cloud_mind},
}
