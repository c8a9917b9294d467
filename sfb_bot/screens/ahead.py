"""Questions that are still to come, for somebody who may answer them beforehand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sfb_bot.kernel import Decision, LineAhead, Seat
from sfb_bot.locale import Texts
from sfb_bot.screens.action_codec import Action
from sfb_bot.screens.actions import ChooseAhead, ChooseAheadForMe, ChooseReadyAhead, ForgetAhead
from sfb_bot.screens.desk import Desk
from sfb_bot.screens.game import Game, People, PrivateT, PublicT
from sfb_bot.screens.panel import fitted, idle_panel, panel, with_button
from sfb_bot.screens.values import Button, Buttons, PrivateScreen, rows_of

# A row of its own for the button that forgets.
BELOW = 2
# Between the answers of a line.
THEN = " → "


@dataclass(frozen=True, slots=True)
class AheadDesk(Desk):
    """The same panel for a question that is coming; `given` is how many of its line are answered already."""

    prompt: str = ""
    given: int = 0

    def answer(self, keys: tuple[str, ...] = ()) -> Action:
        return ChooseAhead(self.match, self.prompt, keys, self.given)

    def answer_line(self, keys: tuple[str, ...]) -> Action | None:
        # What comes after it nobody knows yet.
        del keys
        return None

    def arrange(self, draft: tuple[str, ...]) -> Action | None:
        del draft
        return None

    def ready(self) -> Action:
        return ChooseReadyAhead(self.match, self.prompt, given=self.given)

    def auto(self) -> Action:
        return ChooseAheadForMe(self.match, self.prompt, self.given)

    def end_turn(self, key: str) -> Action:
        return self.answer((key,))


def ahead_panel(
    game: Game[PublicT, PrivateT],
    view: PrivateT,
    coming: LineAhead,
    desk: Desk,
    texts: Texts,
    *,
    waiting: Sequence[Seat],
    people: People,
) -> PrivateScreen:
    """What the player will be asked next, with the words and controls of the question itself.

    When all is chosen, only what that is. `waiting` are those whose answers the match needs now.
    """
    forget = ForgetAhead(desk.match)
    if coming.question is None:
        idle = idle_panel(game, view, desk, waiting, people, texts)
        chosen = texts.say("panel-ahead-chosen", answer=_chosen_words(game, view, coming, texts))
        others = [item for row in idle.rows if isinstance(row, Buttons) for item in row.items]
        rows = rows_of([Button(forget, texts.say("button-change-ahead")), *others])
        return PrivateScreen(fitted([*idle.lines], [chosen]), idle.picture, rows)
    asked = panel(game, view, coming.question, _ahead_desk(desk, coming), texts)
    names = ", ".join(people.name(seat, texts) for seat in waiting)
    # Whoever is at the second question has read the rest before.
    said = "panel-not-asked" if coming.chosen else "panel-ahead"
    head = [*([desk.missed] if desk.missed else ()), texts.say(said, players=names)]
    so_far = _so_far(game, view, coming, texts)
    if not so_far:
        return PrivateScreen(fitted([*head, *asked.lines], []), asked.picture, asked.rows)
    rows = with_button(asked.rows, Button(forget, texts.say("button-forget-ahead")))
    return PrivateScreen(fitted([*head, *asked.lines], [so_far]), asked.picture, rows)


def _ahead_desk(desk: Desk, coming: LineAhead) -> AheadDesk:
    """The desk of somebody of whom nothing is asked yet."""
    return AheadDesk(
        match=desk.match,
        ask_no=desk.ask_no,
        can_undo=desk.can_undo,
        has_partner=desk.has_partner,
        team_note=desk.team_note,
        below=BELOW if coming.chosen or coming.is_unfit else 0,
        prompt=coming.prompt,
        given=len(coming.chosen),
    )


def _so_far(game: Game[PublicT, PrivateT], view: PrivateT, coming: LineAhead, texts: Texts) -> str:
    """What is chosen of a line that is not whole yet, and whether more was; empty for nothing."""
    said: list[str] = []
    if coming.chosen:
        said.append(texts.say("panel-ahead-so-far", answer=_chosen_words(game, view, coming, texts)))
    if coming.is_unfit:
        said.append(texts.say("panel-ahead-unfit"))
    return " ".join(said)


def _chosen_words(game: Game[PublicT, PrivateT], view: PrivateT, coming: LineAhead, texts: Texts) -> str:
    def words(question: Decision, keys: tuple[str, ...]) -> str:
        labels = [entry.label for entry in game.shown_options(view, question, texts) if entry.key in keys]
        return ", ".join(labels) or texts.say("control-none")

    return THEN.join(words(question, keys) for question, keys in coming.chosen)
