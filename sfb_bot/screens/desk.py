"""What a panel needs to know besides the question, and the actions behind its controls."""

from __future__ import annotations

from dataclasses import dataclass

from sfb_bot.kernel import Forecast
from sfb_bot.matches.advice import Advice
from sfb_bot.matches.records import MatchId
from sfb_bot.screens.action_codec import Action
from sfb_bot.screens.actions import (
    PLAY,
    Answer,
    AnswerForMe,
    AnswerLine,
    AnswerReady,
    Arrange,
    EndTurn,
    Greyed,
    LookUp,
    PrepareForMe,
    ShowPage,
    Undo,
)
from sfb_bot.screens.hint import HintState


@dataclass(frozen=True, slots=True)
class Desk:
    """What a panel needs to know besides the question.

    `deadline` is when the default is taken (0: no such moment), `held` the answer already given that
    has not taken effect yet, `team_note` what partners have written down for each other. `hint` says whether
    one may be asked for, and `advice` is the one that was given. `forecast` says where the answers lead; a
    panel does without where there is none. `is_preparing`: the match is being set up, and the rest of that
    can be left to chance. `missed` tells what happened since its player last looked. `again` is an answer its
    player gave in the match before, and can give once more. `draft` is who stands where so far, None where
    nobody has been moved yet.
    """

    match: MatchId
    ask_no: int
    can_undo: bool = False
    deadline: int = 0
    held: tuple[str, ...] | None = None
    has_partner: bool = False
    team_note: str = ""
    hint: HintState = "none"
    advice: Advice | None = None
    forecast: Forecast | None = None
    is_preparing: bool = False
    missed: str = ""
    again: tuple[str, ...] = ()
    draft: tuple[str, ...] | None = None
    # How many components stand below what the panel shows.
    below: int = 0

    def answer(self, keys: tuple[str, ...] = ()) -> Action:
        """Choose these options; a menu fills in what is picked."""
        return Answer(self.match, self.ask_no, keys)

    def answer_line(self, keys: tuple[str, ...]) -> Action | None:
        """Choose an option, and then one of the question after it; None where that takes two presses."""
        return AnswerLine(self.match, self.ask_no, keys)

    def arrange(self, draft: tuple[str, ...]) -> Action | None:
        """Change who stands where; a menu fills in what goes where. None where it is asked place by place."""
        return Arrange(self.match, self.ask_no, draft)

    @property
    def chosen(self) -> tuple[str, ...]:
        """What is marked as chosen, though it can still be changed."""
        return self.held or ()

    def ready(self) -> Action:
        """Take an answer the game has ready; a menu fills in which."""
        return AnswerReady(self.match, self.ask_no)

    def auto(self) -> Action:
        """Choose anything."""
        return AnswerForMe(self.match, self.ask_no)

    def prepare(self) -> Action:
        """Have everything else chosen up to the first turn."""
        return PrepareForMe(self.match, self.ask_no)

    def end_turn(self, key: str) -> Action:
        """End the turn with this option, after a second question."""
        del key
        return EndTurn(self.match, self.ask_no)

    def greyed(self, number: int) -> Action:
        """What cannot be chosen."""
        return Greyed(self.match, self.ask_no, number)

    def undo(self) -> Action:
        """Take the last answer back."""
        return Undo(self.match, self.ask_no)

    def read(self) -> Action:
        """Read about something, and come back."""
        return LookUp(origin=PLAY, match=self.match)

    def page(self, page: str) -> Action:
        """See one of the game's private pages."""
        return ShowPage(self.match, page)
