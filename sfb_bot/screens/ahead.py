"""A question that is still to come, for somebody who may answer it beforehand."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sfb_bot.kernel import AnswerAhead, Decision
from sfb_bot.locale import Texts
from sfb_bot.screens.action_codec import Action
from sfb_bot.screens.actions import ChooseAhead, ChooseAheadForMe, ChooseReadyAhead, ForgetAhead
from sfb_bot.screens.desk import Desk
from sfb_bot.screens.game import Game, PrivateT, PublicT
from sfb_bot.screens.panel import fitted, marked, panel, with_button
from sfb_bot.screens.values import Button, Buttons, PrivateScreen

# A row of its own for the button that forgets.
BELOW = 2


@dataclass(frozen=True, slots=True)
class AheadDesk(Desk):
    """The same panel for a question that is coming; `ahead` is what was chosen for it, None for nothing."""

    prompt: str = ""
    ahead: tuple[str, ...] | None = None

    @property
    def chosen(self) -> tuple[str, ...]:
        return self.ahead or ()

    def answer(self, keys: tuple[str, ...] = ()) -> Action:
        return ChooseAhead(self.match, self.prompt, keys)

    def answer_line(self, keys: tuple[str, ...]) -> Action | None:
        # What comes after it nobody knows yet.
        del keys
        return None

    def ready(self) -> Action:
        return ChooseReadyAhead(self.match, self.prompt)

    def auto(self) -> Action:
        return ChooseAheadForMe(self.match, self.prompt)

    def end_turn(self, key: str) -> Action:
        return self.answer((key,))


def ahead_desk(desk: Desk, coming: Decision, ahead: tuple[str, ...] | None) -> AheadDesk:
    """The desk of somebody of whom nothing is asked yet."""
    return AheadDesk(
        match=desk.match,
        ask_no=desk.ask_no,
        can_undo=desk.can_undo,
        has_partner=desk.has_partner,
        team_note=desk.team_note,
        missed=desk.missed,
        below=BELOW if ahead is not None else 0,
        prompt=coming.prompt,
        ahead=ahead,
    )


def ahead_panel(
    game: Game[PublicT, PrivateT],
    view: PrivateT,
    coming: Decision,
    desk: AheadDesk,
    waiting: str,
    texts: Texts,
) -> PrivateScreen:
    """What the player will be asked, with the words and controls of the question itself.

    `waiting` names those whose answers the match needs now.
    """
    asked = panel(game, view, coming, replace(desk, missed=""), texts)
    head = [*([desk.missed] if desk.missed else ()), texts.say("panel-ahead", players=waiting)]
    chosen = _chosen_line(game, view, coming, desk, texts)
    rows = asked.rows
    if desk.ahead is not None:
        wanted = {desk.answer(desk.ahead)}
        rows = tuple(marked(row, wanted) if isinstance(row, Buttons) else row for row in rows)
        rows = with_button(rows, Button(ForgetAhead(desk.match), texts.say("button-forget-ahead")))
    return PrivateScreen(fitted([*head, *asked.lines], [chosen]), asked.picture, rows)


def _chosen_line(
    game: Game[PublicT, PrivateT], view: PrivateT, coming: Decision, desk: AheadDesk, texts: Texts
) -> str:
    """What was chosen so far, empty for nothing."""
    if desk.ahead is None:
        return ""
    if not AnswerAhead(coming.seat, coming.prompt, desk.ahead).fits(coming):
        return texts.say("panel-ahead-unfit")
    labels = [entry.label for entry in game.shown_options(view, coming, texts) if entry.key in desk.ahead]
    return texts.say("panel-ahead-chosen", answer=", ".join(labels) or texts.say("control-none"))
