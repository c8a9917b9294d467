"""What things are called on screen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import partial
from typing import Final

from sfb_bot.games.brawl.rules.content import (
    CORE_LETTERS,
    CORES,
    Card,
    Champion,
    Content,
    Reach,
    StandardAction,
    in_language,
)
from sfb_bot.games.brawl.rules.model import RANDOM_TEAM, SEAT_LETTERS
from sfb_bot.games.brawl.rules.views import FigureView, PublicView
from sfb_bot.games.brawl.texts import brawl_texts
from sfb_bot.games.brawl.texts.nouns import champion_noun
from sfb_bot.locale import Texts, phrase
from sfb_bot.screens.box_names import BoxNames

# Colour and shape beside the letter, which alone is enough for whoever cannot see them.
# As matches of it are stored, and as its pictures are asked for.
GAME: Final = "brawl"
CORE_EMOJI: Final = ("🟥", "🟡", "🔷")


class Names(BoxNames):
    """Names in one language, for one box."""

    __slots__ = ("content",)

    def __init__(self, content: Content, texts: Texts, label: str = GAME) -> None:
        super().__init__(brawl_texts(texts), label)
        self.content = content

    def champion(self, champion: str) -> str:
        """A champion of the box, with the raw id for one this box does not have."""
        found = self.content.champions.get(champion)
        return champion_noun(found, self.texts.language) if found else champion

    def card(self, card: str) -> str:
        """A card or a standard action."""
        found = self.content.cards.get(card) or self.content.standard_actions.get(card)
        return in_language(found.names, self.texts.language) if found else card

    def card_in_list(self, card: str) -> str:
        """A card among others, marked off where its own words could be taken for the list's."""
        return self.texts.say("card-in-list", card=self.card(card))

    def cards(self, cards: Iterable[str]) -> str:
        """Several cards, as a list in a sentence."""
        return self.listed([self.card_in_list(card) for card in cards])

    def challenge(self, challenge: str) -> str:
        """A challenge."""
        found = self.content.challenges.get(challenge)
        return in_language(found.names, self.texts.language) if found else challenge

    def team(self, team: str) -> tuple[str, str]:
        """A team of the box: its name, and what it is like."""
        if team == RANDOM_TEAM[0]:
            return self.texts.say("team-random"), self.texts.say("team-random-detail")
        found = self.content.teams.get(team)
        if found is None:
            return team, ""
        language = self.texts.language
        return in_language(found.names, language), in_language(found.texts, language)

    def area(self, area: str) -> str:
        """A deployment area."""
        found = self.content.arena.deployments.get(area)
        return in_language(found.names, self.texts.language) if found else area

    def statue(self, statue: str) -> str:
        """A statue."""
        return in_language(self.content.arena.statues[statue].names, self.texts.language)

    def hex(self, cell: int) -> str:
        """A hex as players say it; the Gate for a champion that is not in the arena."""
        return self.content.arena.grid.names[cell] if cell >= 0 else self.texts.say("gate")

    def hexes(self, cells: Iterable[int]) -> str:
        """Several hexes."""
        return ", ".join(self.hex(cell) for cell in cells)

    def side(self, side: int) -> str:
        """The letter of a side."""
        return SEAT_LETTERS[side].upper()

    def figure(self, view: PublicView, figure: int) -> str:
        """A champion in play with the letter of its side, for both sides may have the same one."""
        if not 0 <= figure < len(view.figures):
            return self.texts.say("a-champion")
        found = view.figures[figure]
        return phrase(
            partial(self.texts.say, "figure"),
            champion=self.champion(found.champion),
            side=self.side(found.side),
        )

    def figure_briefly(self, view: PublicView, figure: int) -> str:
        """A champion without that letter, where there is one such champion only."""
        found = view.figures[figure]
        is_only = sum(each.champion == found.champion for each in view.figures) == 1
        return self.champion(found.champion) if is_only else self.figure(view, figure)

    def figures(self, view: PublicView, figures: Iterable[int]) -> str:
        """Several champions, as a list in a sentence."""
        return self.listed([self.figure(view, figure) for figure in figures])

    def core(self, core: int) -> str:
        """A core with its letter."""
        return self.texts.say("core", name=self.texts.say(f"core-{CORES[core]}"), letter=CORE_LETTERS[core])

    def core_letter(self, core: int) -> str:
        """The letter of a core; `any` for a standard action that takes any."""
        return CORE_LETTERS[core] if core >= 0 else self.texts.say("core-any")

    def card_label(self, card: Card) -> str:
        """Name, core letter and kind."""
        return self.texts.say(
            "label-card",
            card=in_language(card.names, self.texts.language),
            core=self.core_letter(card.core),
            kind=self.texts.say(f"kind-{card.kind}"),
        )

    def card_short(self, card: str) -> str:
        """Name and core letter, and whether it is a reaction."""
        found = self.content.cards[card]
        kind = "note-reaction" if found.kind == "reaction" else "note-card"
        return self.texts.say(kind, card=self.card(card), core=self.core_letter(found.core))

    def reach(self, reach: Reach) -> str:
        """A range in words."""
        return self.texts.say(f"range-{reach.kind}", nearest=reach.nearest, farthest=reach.farthest)

    def figures_of_card(self, card: Card | StandardAction) -> str:
        """The printed values: move, range, strength or defence."""
        parts: list[str] = []
        if card.move is not None:
            parts.append(self.texts.say("value-move", points=card.move))
        if card.reach is not None:
            parts.append(self.reach(card.reach))
        if isinstance(card, Card):
            if card.kind == "attack":
                rising = "-rising" if card.strength_bonus else ""
                parts.append(self.texts.say(f"value-strength{rising}", points=card.strength))
            if card.defence is not None:
                parts.append(self._defence(card))
        return " · ".join(parts)

    def _defence(self, card: Card) -> str:
        """What a reaction adds: one value, one of two, or anything between two."""
        most = card.most_defence
        kind = "" if most == card.defence else "-either" if card.defence_bonus else "-between"
        return self.texts.say(f"value-defence{kind}", points=card.defence or 0, most=most)

    def card_text(self, card: Card | StandardAction) -> str:
        """What the card says."""
        return in_language(card.texts, self.texts.language)

    def roles(self, champion: Champion) -> str:
        """What a champion is good at, in a few words."""
        return ", ".join(self.texts.say(f"role-{role}") for role in champion.roles)

    def sheet(self, champion: Champion) -> str:
        """A champion in one line: what it is good at, its values, and what kinds of cards it brings."""
        kinds = Counter(card.kind for card in champion.cards)
        values = self.texts.say(
            "champion-values",
            health=champion.basic.health,
            defence=champion.basic.defence,
            attacks=kinds["attack"],
            skills=kinds["skill"],
            reactions=kinds["reaction"],
        )
        roles = self.roles(champion)
        return f"{roles} · {values}" if roles else values

    def condition(self, figure: FigureView) -> str:
        """Where a champion is and how it fares, for a line under its name."""
        return self.texts.say(
            "figure-condition",
            hex=self.hex(figure.cell),
            left=figure.health - figure.damage,
            health=figure.health,
            defence=figure.defence,
        )

    def trap(self, face: str) -> str:
        """What a trap token does."""
        damage = self.content.traps[face].damage if face in self.content.traps else 0
        return self.texts.say("trap-damage", damage=damage) if damage else self.texts.say(f"trap-{face}")
