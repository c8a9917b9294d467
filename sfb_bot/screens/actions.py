"""What people do in matches, and what they read.

Tables that wait have their own in `lobby_actions`, then there are `settings_actions`, `organiser_actions` and
`league/actions`.

Each action is carried out by one handler in `discord_ui/actions`. Those with a packed name can be on a
button or a menu; the others are made by slash commands only.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from sfb_bot.matches.records import MatchId
from sfb_bot.screens.action_codec import Action, packed, picked

# Where something to read was opened from: the open question. Everything else is the name of a page.
PLAY: Final = "play"
# Stands for the match that is played where a command was typed.
HERE: Final = MatchId(0)
# Divides the keys of two answers that are picked from a menu as one; no key has it in it.
BETWEEN_ANSWERS: Final = " "


@dataclass(frozen=True, slots=True)
class MatchAction(Action):
    """Something about one match."""

    match: MatchId


@dataclass(frozen=True, slots=True)
class QuestionAction(MatchAction):
    """Something about a match as it stood when question `ask_no` was open."""

    ask_no: int


# --- Answers ---


@packed("answer")
@dataclass(frozen=True, slots=True)
class Answer(QuestionAction):
    """Choose these options of a question."""

    keys: tuple[str, ...] = picked(())


@packed("answer_anyway")
@dataclass(frozen=True, slots=True)
class AnswerAnyway(QuestionAction):
    """Choose these options although a second question was asked about them."""

    keys: tuple[str, ...]


@packed("answer_line")
@dataclass(frozen=True, slots=True)
class AnswerLine(QuestionAction):
    """Choose an option of a question, then one of the next; `anyway`: it was asked about once more.

    What is picked from a menu are both in one word.
    """

    keys: tuple[str, ...] = picked(())
    anyway: bool = False

    @property
    def line(self) -> tuple[str, ...]:
        """The answers one by one."""
        return tuple(key for keys in self.keys for key in keys.split(BETWEEN_ANSWERS))


@packed("arrange")
@dataclass(frozen=True, slots=True)
class Arrange(QuestionAction):
    """Put something in another place of a draft, which is sent when it is done; nothing is stored by it."""

    draft: tuple[str, ...]
    place: str = picked("")


@packed("answer_for_me")
@dataclass(frozen=True, slots=True)
class AnswerForMe(QuestionAction):
    """Choose anything legal."""


@packed("prepare_for_me")
@dataclass(frozen=True, slots=True)
class PrepareForMe(QuestionAction):
    """Have this and everything else up to the first turn chosen."""


@packed("answer_ready")
@dataclass(frozen=True, slots=True)
class AnswerReady(QuestionAction):
    """Take one of the answers a game has ready for a question, by its name."""

    ready: str = picked("")


@packed("ahead")
@dataclass(frozen=True, slots=True)
class ChooseAhead(MatchAction):
    """Choose these options for a question that is still to come, after `given` others of its line."""

    prompt: str
    keys: tuple[str, ...] = picked(())
    given: int = 0


@packed("ahead_ready")
@dataclass(frozen=True, slots=True)
class ChooseReadyAhead(MatchAction):
    """The same with one of the answers a game has ready, by its name."""

    prompt: str
    ready: str = picked("")
    given: int = 0


@packed("ahead_for_me")
@dataclass(frozen=True, slots=True)
class ChooseAheadForMe(MatchAction):
    """The same with anything legal."""

    prompt: str
    given: int = 0


@packed("forget_ahead")
@dataclass(frozen=True, slots=True)
class ForgetAhead(MatchAction):
    """Be asked after all."""


@packed("end_turn")
@dataclass(frozen=True, slots=True)
class EndTurn(QuestionAction):
    """End the turn, after a second question where something would be left unused."""


@packed("hint")
@dataclass(frozen=True, slots=True)
class AskForHint(QuestionAction):
    """See what a computer player would do."""


@packed("greyed")
@dataclass(frozen=True, slots=True)
class Greyed(QuestionAction):
    """A greyed button, the `number`-th of its screen: never sent by Discord."""

    number: int


@packed("do")
@dataclass(frozen=True, slots=True)
class Do(MatchAction):
    """Several answers of one action in one line."""

    wishes: tuple[str, ...]


# --- Looks ---


@packed("move_here")
@dataclass(frozen=True, slots=True)
class MoveHere(MatchAction):
    """Go on where this is pressed with a match whose place was deleted."""


@packed("ready")
@dataclass(frozen=True, slots=True)
class Ready(MatchAction):
    """Say that one has come to a match whose clocks wait for the players."""


@packed("play")
@dataclass(frozen=True, slots=True)
class Play(MatchAction):
    """See the open question."""


@packed("respond")
@dataclass(frozen=True, slots=True)
class Respond(MatchAction):
    """See the open question, when it is asked in somebody else's turn."""


@packed("page")
@dataclass(frozen=True, slots=True)
class ShowPage(MatchAction):
    """See one of the game's pages that are for this player alone, such as a hand."""

    page: str


@packed("open_page")
@dataclass(frozen=True, slots=True)
class ShowOpenPage(MatchAction):
    """See something public that lies beside the table, such as a discard pile."""

    page: str


@packed("board")
@dataclass(frozen=True, slots=True)
class ShowBoard(MatchAction):
    """See the table, as a picture or in words.

    On a post of the ledger it carries the number of the post, by which that is found again.
    """

    in_words: bool = False
    post: int = 0


@packed("log")
@dataclass(frozen=True, slots=True)
class ShowLog(MatchAction):
    """See what happened; None for the newest page."""

    page: int | None = None


@packed("matches")
@dataclass(frozen=True, slots=True)
class ListMatches(Action):
    """See one's own matches."""


@packed("look")
@dataclass(frozen=True, slots=True)
class LookUp(Action):
    """Read about something, such as `brawl.card.DER02`.

    The way back leads to the page or the question of a match it was opened from.
    """

    subject: str = picked("")
    origin: str = ""
    match: MatchId = HERE


@dataclass(frozen=True, slots=True)
class LookFor(Action):
    """Read about what was typed after a command such as `card`, in any game; nothing is the beginning."""

    command: str
    typed: str = ""


# As everybody saw it, or as the one who looks did.
Whose = Literal["all", "own"]
# `open` is where a replay begins: at the start of a finished match, else at the newest moment.
Move = Literal["open", "first", "back", "at", "on", "last"]


@packed("replay")
@dataclass(frozen=True, slots=True)
class ShowReplay(MatchAction):
    """See a moment of a match: from the one after `seq` entries to where, and through whose eyes."""

    move: Move = "open"
    seq: int = picked(0)
    whose: Whose = "all"


@packed("watch")
@dataclass(frozen=True, slots=True)
class WatchReplay(MatchAction):
    """See all of a match as an animation; the way back leads to the moment after `seq` entries."""

    seq: int = 0
    whose: Whose = "all"


@packed("review")
@dataclass(frozen=True, slots=True)
class ShowReview(MatchAction):
    """See which of one's own turns in a finished match lost most."""


# --- Undo, giving up, draws, time ---


@packed("undo")
@dataclass(frozen=True, slots=True)
class Undo(MatchAction):
    """Take back the last choice, made before question `ask_no`.

    None for whichever is open; then the other side is asked where one may not take back alone.
    """

    ask_no: int | None = None


@packed("answer_undo")
@dataclass(frozen=True, slots=True)
class AnswerUndo(QuestionAction):
    """Agree that the other side takes back everything after entry `to_seq`, or not."""

    to_seq: int
    agrees: bool


@packed("consider_conceding")
@dataclass(frozen=True, slots=True)
class ConsiderConceding(MatchAction):
    """See the question whether to give up."""


@packed("concede")
@dataclass(frozen=True, slots=True)
class Concede(QuestionAction):
    """Give up."""


@packed("withdraw_concession")
@dataclass(frozen=True, slots=True)
class WithdrawConcession(MatchAction):
    """Play on after all, while the partner has not given up, too."""


@dataclass(frozen=True, slots=True)
class OfferDraw(MatchAction):
    """Offer a draw, agree to one, or take one's own offer back."""


@packed("answer_draw")
@dataclass(frozen=True, slots=True)
class AnswerDraw(QuestionAction):
    """Agree to a draw that is offered, or not."""

    agrees: bool


@packed("claim")
@dataclass(frozen=True, slots=True)
class ClaimWin(QuestionAction):
    """End the match, because the other side's time is up."""


@packed("grant")
@dataclass(frozen=True, slots=True)
class GrantTime(QuestionAction):
    """Give the other side more time instead."""


@packed("take_over")
@dataclass(frozen=True, slots=True)
class GoOnWithComputer(QuestionAction):
    """Have a computer player take the seat of somebody whose time is up, if the others agree."""


@dataclass(frozen=True, slots=True)
class GoAway(MatchAction):
    """Stop one's own clock until a moment, as it was typed."""

    until: str


# --- Standing orders, team notes, rematch ---


@packed("orders")
@dataclass(frozen=True, slots=True)
class ShowOrders(MatchAction):
    """See one's standing orders."""


@packed("order")
@dataclass(frozen=True, slots=True)
class GiveOrder(MatchAction):
    """Say what is to be done with questions in others' turns, from now on.

    Each of `orders` is `kind` or `kind.subject`; several are those that may be given together.
    """

    orders: tuple[str, ...] = picked(())


@packed("team")
@dataclass(frozen=True, slots=True)
class ShowTeamNote(MatchAction):
    """See what the partners have written down."""


@packed("open_note")
@dataclass(frozen=True, slots=True)
class OpenTeamNote(MatchAction):
    """Open the form in which the note is written."""


@packed("note")
@dataclass(frozen=True, slots=True)
class WriteTeamNote(MatchAction):
    """Replace the note."""

    text: str = picked("")


@packed("rematch")
@dataclass(frozen=True, slots=True)
class Rematch(MatchAction):
    """Invite the same people again."""
