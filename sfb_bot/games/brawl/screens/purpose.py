"""What the card or ability behind a question does, in small print under it."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.brawl.rules.content import in_language
from sfb_bot.games.brawl.rules.views import SeatView
from sfb_bot.games.brawl.screens.names import Names
from sfb_bot.games.brawl.screens.questions import about_of
from sfb_bot.kernel import Decision

# These concern a champion, but neither a card nor an ability of it.
_PLAIN_PROMPTS: Final = frozenset({"deploy", "stun", "refill", "enter"})


def purpose_line(view: SeatView, decision: Decision, names: Names) -> str:
    """Values and text of the card, or the champion's ability; empty where neither is behind the question."""
    about = about_of(decision)
    if (card := names.content.cards.get(about.card)) is not None:
        parts = (names.figures_of_card(card), names.card_text(card))
        return _small(names.card(card.id), " · ".join(part for part in parts if part), names)
    if (action := names.content.standard_actions.get(about.card)) is not None:
        # Its text tells the values, too.
        return _small(names.card(action.id), names.card_text(action), names)
    if about.card or decision.prompt in _PLAIN_PROMPTS or not 0 <= about.figure < len(view.public.figures):
        return ""
    figure = view.public.figures[about.figure]
    champion = names.content.champions[figure.champion]
    side = champion.levelled if figure.levelled else champion.basic
    ability = in_language(side.texts, names.texts.language) if side.texts else ""
    return _small(names.champion(figure.champion), ability, names)


def _small(name: str, text: str, names: Names) -> str:
    return names.texts.say("note-purpose", name=name, text=text) if text else ""
