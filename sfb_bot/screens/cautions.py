"""Questions before an answer that somebody may not want to give, each asked once a turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sfb_bot.kernel import Decision, Forecast
from sfb_bot.locale import Texts
from sfb_bot.matches.records import MatchId
from sfb_bot.screens.action_codec import Action
from sfb_bot.screens.actions import Play
from sfb_bot.screens.game import Caution, Game, PrivateT, PublicT
from sfb_bot.screens.limits import ScreenLimit
from sfb_bot.screens.values import Button, Buttons, PrivateScreen

# The caution before a turn is ended with something left to do.
UNUSED: Final = "unused"


def cautions(
    game: Game[PublicT, PrivateT],
    view: PrivateT,
    decision: Decision,
    keys: tuple[str, ...],
    forecast: Forecast | None,
    texts: Texts,
) -> tuple[Caution, ...]:
    """Everything to ask about before these options are taken."""
    found: list[Caution] = []
    entries = game.shown_options(view, decision, texts)
    finish = {entry.key for entry in entries if entry.role == "finish"}
    if forecast is not None and len(keys) == 1:
        found.extend(game.cautions(view, keys[0], forecast, texts))
    if not finish.isdisjoint(keys) and (warning := game.finish_warning(view, decision, texts)):
        found.append(Caution(UNUSED, warning))
    return tuple(found)


def cautions_of_line(
    game: Game[PublicT, PrivateT],
    view: PrivateT,
    decision: Decision,
    line: tuple[str, ...],
    forecast: Forecast | None,
    texts: Texts,
) -> tuple[Caution, ...]:
    """Everything to ask about before several answers are given one after the other, each thing once."""
    first, *others = line
    found = list(cautions(game, view, decision, (first,), forecast, texts))
    follow_up = forecast.follow_ups.get(first) if forecast is not None else None
    if follow_up is not None and others:
        found += game.cautions(follow_up.view, others[0], follow_up.forecast, texts)
    return tuple({caution.subject: caution for caution in reversed(found)}.values())[::-1]


def confirm(
    found: Sequence[Caution], yes: Action, match: MatchId, texts: Texts, *, is_end: bool = False
) -> PrivateScreen:
    """Asks once more, with the reasons; a press goes on all the same."""
    lines = [caution.words for caution in found]
    label = texts.say("button-end-turn-yes" if is_end else "button-anyway")
    buttons = [Button(Play(match), texts.say("button-back"))]
    try:
        buttons.insert(0, Button(yes, label, "danger"))
    except ScreenLimit:
        # A long line of wishes does not fit into a button.
        lines.append(texts.say("caution-again"))
    return PrivateScreen(tuple(lines), rows=(Buttons(tuple(buttons)),))
