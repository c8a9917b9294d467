"""What flows of this game work with."""

from __future__ import annotations

from sfb_bot.games.rift.rules.model import State
from sfb_bot.kernel import Fx

RiftFx = Fx[State]
