"""Where the warriors of an army are, as far as the one who asks may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from sfb_bot.games.rift.pictures.words import picture_texts
from sfb_bot.games.rift.rules.content import RANKS, Content
from sfb_bot.games.rift.rules.ids import NOWHERE, Cell, KindId
from sfb_bot.games.rift.rules.views import PublicView

# `top` is in the deck, too, but everybody knows that it comes next; `coming` is turned up.
Place = Literal["lane", "lost", "top", "coming", "deck", "picked"]


@dataclass(frozen=True, slots=True)
class Soldier:
    """A warrior of an army and where it is."""

    kind: KindId
    place: Place
    cell: Cell = NOWHERE

    def note(self, content: Content, language: str) -> str:
        """The place in a word or two; nothing while the army is still being built."""
        if self.place == "lane":
            return content.cell_names[self.cell]
        return "" if self.place == "picked" else picture_texts(language).say(f"picture-place-{self.place}")


def soldiers_of(army: Sequence[KindId], seat: int, view: PublicView, content: Content) -> list[Soldier]:
    """The whole army, highest ranks first; of equal warriors those in the lanes first."""
    known = [Soldier(each.kind, "lane", each.cell) for each in view.warriors if each.seat == seat]
    player = view.players[seat]
    known += [Soldier(kind, "lost") for kind in player.discard]
    known += [Soldier(kind, "top") for kind in player.tops]
    if view.turned is not None and view.turn == seat:
        known.append(Soldier(view.turned, "coming"))
    places: dict[KindId, list[Soldier]] = {}
    for soldier in known:
        places.setdefault(soldier.kind, []).append(soldier)
    elsewhere = "deck" if view.turn_no or view.outcome is not None else "picked"
    found: list[Soldier] = []
    for kind, count in Counter(army).items():
        there = places.get(kind, [])[:count]
        found += [*there, *(Soldier(kind, elsewhere) for _ in range(count - len(there)))]
    order = {kind: number for number, kind in enumerate(content.kinds)}
    return sorted(found, key=lambda each: (-RANKS.index(content.kinds[each.kind].rank), order[each.kind]))
