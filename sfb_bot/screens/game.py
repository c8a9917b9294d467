"""What a game must say about itself so that the screens of the core can show it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, Generic, Literal, TypeVar

from sfb_bot.kernel import Decision, Event, Forecast, Json, Seat
from sfb_bot.locale import Texts
from sfb_bot.screens.arrangement import Arrangement, Draft
from sfb_bot.screens.invitation_sheet import InvitationSheet
from sfb_bot.screens.player_names import player_name
from sfb_bot.screens.values import PrivatePicture, PrivateScreen, PublicPicture

# How much of a turn is repeated when it is over.
MOST_RECAP_LINES: Final = 2
PublicT = TypeVar("PublicT")
PrivateT = TypeVar("PrivateT")


@dataclass(frozen=True, slots=True)
class ShownOption:
    """One option as a person sees it.

    `key` is the option's key, None for something shown greyed that cannot be chosen now. Entries of one
    `section` share menus; a section too long for one menu is divided where `part` changes. `skip` is the
    way to do nothing, `back` that to the question before, `finish` the end of one's turn: all are buttons of
    their own. `outlook` is what it leads to, in a few words: in a menu before the details, on a button after
    the label where there is room.
    `rank` is how likely it is chosen, the likeliest lowest, by what the seat sees. `brief` is the label for a
    button that says something else besides; empty where there is no shorter one. What is `vain` surely does
    little, by what the seat knows, and does not stand out. What `is_folded` is done now and then, and takes
    up no more room than a menu.
    """

    key: str | None
    label: str
    detail: str = ""
    emoji: str = ""
    section: str = ""
    part: str = ""
    role: Literal["choice", "skip", "back", "finish"] = "choice"
    outlook: str = ""
    rank: int = 0
    brief: str = ""
    vain: bool = False
    is_folded: bool = False

    @property
    def short(self) -> str:
        """The shortest label there is."""
        return self.brief or self.label


@dataclass(frozen=True, slots=True)
class ReadyAnswer:
    """A whole answer to a question where several things are chosen, under a name: such as a team."""

    name: str
    label: str
    detail: str
    keys: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OpenPage:
    """Something public that lies beside the table, such as a discard pile, as one reader sees it.

    `label` is on the button that leads there, without mentions; keys of `entries` are look-up ids.
    """

    name: str
    label: str
    lines: tuple[str, ...]
    entries: tuple[ShownOption, ...] = ()
    picture: PrivatePicture | None = None


@dataclass(frozen=True, slots=True)
class Caution:
    """Why somebody may not want to give an answer; it is asked about once a turn for each `subject`."""

    subject: str
    words: str


@dataclass(frozen=True, slots=True)
class People:
    """Who sits where and for which side, by seat; users as `player_name` knows them."""

    users: tuple[int, ...]
    sides: tuple[int, ...]

    def name(self, seat: Seat, texts: Texts) -> str:
        """How the seat's player is called in a text."""
        return player_name(self.users[seat], texts)

    def partners(self, seat: Seat, texts: Texts) -> str:
        """How the others on the seat's side are called."""
        own = self.sides[seat]
        others = [Seat(other) for other, side in enumerate(self.sides) if side == own and other != seat]
        return ", ".join(self.name(other, texts) for other in others) or texts.say("somebody")

    def by_side(self, texts: Texts) -> tuple[tuple[str, ...], ...]:
        """The names of the players, side by side."""
        return tuple(
            tuple(self.name(Seat(seat), texts) for seat, own in enumerate(self.sides) if own == side)
            for side in sorted(set(self.sides))
        )


class Game(ABC, Generic[PublicT, PrivateT]):
    """A game's words and pictures. Everything public is made from the public view and public events."""

    def own_texts(self, texts: Texts) -> Texts:
        """The texts with the game's own before the shell's; a game without any gets along with these."""
        return texts

    # What pictures and look-ups of this game are asked for by: its name, or an earlier edition's label.
    label: str

    # The private pages every player has at hand, by name: a hand, a deck under construction. Each is a button
    # under the posts and a command, with the texts `page-<name>` and `command-page-<name>`.
    pages: ClassVar[tuple[str, ...]] = ()

    def title(self, texts: Texts) -> str:
        """What the game is called."""
        return self.own_texts(texts).say("game-title")

    def about(self, texts: Texts) -> tuple[str, str, str]:
        """The game for somebody who has never heard of it: what it is, how one wins, how a turn goes."""
        return (
            self.own_texts(texts).say("about-what"),
            self.own_texts(texts).say("about-win"),
            self.own_texts(texts).say("about-turn"),
        )

    def about_picture(self) -> PublicPicture | None:
        """What it looks like, for the same reader."""
        return None

    # --- private: questions ---

    @abstractmethod
    def prompt(self, view: PrivateT, decision: Decision, texts: Texts) -> str:
        """The question as one sentence."""

    def note(self, view: PrivateT, decision: Decision, texts: Texts) -> str:
        """One more line worth seeing with the question, empty for none."""
        del view, decision, texts
        return ""

    def subject(self, decision: Decision, texts: Texts) -> str:
        """What a question is about in a word, such as the card that is played; empty for nothing."""
        del decision, texts
        return ""

    @abstractmethod
    def shown_options(self, view: PrivateT, decision: Decision, texts: Texts) -> tuple[ShownOption, ...]:
        """Every option exactly once, and whatever is to be shown greyed."""

    def line_label(self, entry: ShownOption, after: ShownOption, texts: Texts) -> str:
        """An option together with one of the question after it, on one button."""
        del texts
        return f"{entry.short} → {after.short}"

    @abstractmethod
    def section_title(self, section: str, first: str, last: str, texts: Texts) -> str:
        """The placeholder of a menu with the parts `first` to `last` of a section, empty for all of it."""

    def several_title(self, section: str, fewest: int, most: int, texts: Texts) -> str:
        """The placeholder of a menu from which several are chosen at once."""
        return texts.say(
            "menu-several", fewest=fewest, most=most, what=self.section_title(section, "", "", texts)
        )

    def ready_answers(self, view: PrivateT, decision: Decision, texts: Texts) -> tuple[ReadyAnswer, ...]:
        """Answers to take as a whole, for those who would rather not choose one by one; they need the text
        `menu-ready-<prompt>` for their menu.
        """
        del view, decision, texts
        return ()

    def arrangement(self, view: PrivateT, decision: Decision, texts: Texts) -> Arrangement | None:
        """Questions about who stands where, of which this is the first, to be answered on one panel."""
        del view, decision, texts
        return None

    def arranged_picture(self, view: PrivateT, decision: Decision, draft: Draft) -> PrivatePicture:
        """The picture beside such a question, with everybody where the draft has them."""
        del draft
        return self.choice_picture(view, decision)

    def preset_words(self, preset: str, texts: Texts) -> tuple[str, str]:
        """The name of a preset of the set-up form, and what it is like in a sentence."""
        del texts
        return preset, ""

    def to_read(self, view: PrivateT, decision: Decision, texts: Texts) -> tuple[ShownOption, ...]:
        """What somebody may want to read about before answering; keys are look-up ids."""
        del view, decision, texts
        return ()

    @abstractmethod
    def choice_picture(self, view: PrivateT, decision: Decision | None) -> PrivatePicture:
        """The picture beside a question, or of the table as the seat sees it."""

    def picture_without_post(self, picture: PrivatePicture) -> PrivatePicture:
        """The picture beside a question of a lesson or puzzle, where no post above it shows the table."""
        return picture

    @abstractmethod
    def offers_auto(self, decision: Decision) -> bool:
        """Whether "choose for me" makes sense: set-up and draft."""

    # --- private: what answers lead to ---

    def foretold(
        self,
        view: PrivateT,
        entries: tuple[ShownOption, ...],
        forecast: Forecast,
        texts: Texts,
    ) -> tuple[ShownOption, ...]:
        """The options with their outlook; whatever depends on something hidden is said to be unknown."""
        del view, forecast, texts
        return entries

    def forecast_line(self, view: PrivateT, forecast: Forecast, texts: Texts) -> str:
        """What is worth saying about all the options together, empty for nothing."""
        del view, forecast, texts
        return ""

    def told_in_puzzle(self, forecast: Forecast) -> Forecast | None:
        """What a puzzle may tell of a forecast; nothing, where a game does not say otherwise.

        A puzzle is about foreseeing: at most the plain effect of an answer on what it names may be told,
        never which answer leads to the aim.
        """
        del forecast
        return None

    def pointed_out(self, view: PrivateT, forecast: Forecast) -> tuple[str, ...]:
        """The keys of options that the picture of the question marks, such as hexes to attack from."""
        del view, forecast
        return ()

    def cautions(self, view: PrivateT, key: str, forecast: Forecast, texts: Texts) -> tuple[Caution, ...]:
        """What to ask before an option is taken: nothing would come of it, or others gain much by it."""
        del view, key, forecast, texts
        return ()

    @abstractmethod
    def finish_warning(self, view: PrivateT, decision: Decision, texts: Texts) -> str:
        """What to ask before the turn is ended, empty when nothing would be lost."""

    def page_lines(self, page: str, view: PrivateT, texts: Texts) -> tuple[str, ...]:
        """What is on one of the private pages, in at most three lines."""
        raise NotImplementedError(page)

    def page_entries(self, page: str, view: PrivateT, texts: Texts) -> tuple[ShownOption, ...]:
        """What can be read about from a private page; keys are look-up ids."""
        del page, view, texts
        return ()

    def page_picture(self, page: str, view: PrivateT) -> PrivatePicture | None:
        """The picture of a private page."""
        del page, view
        return None

    @abstractmethod
    def secrets_in_words(self, view: PrivateT, texts: Texts) -> tuple[str, ...]:
        """What only this seat knows about the board."""

    def memory_lines(self, view: PrivateT, texts: Texts) -> tuple[str, ...]:
        """What the seat held and knew at a moment long past, in at most two lines."""
        return self.secrets_in_words(view, texts)[:2]

    def order_subjects(self, kind: str, view: PrivateT, texts: Texts) -> tuple[tuple[str, str], ...]:
        """What a standing order of this kind may be about: id and name. The same for every hand."""
        del kind, view, texts
        return ()

    # --- public: the table ---

    @abstractmethod
    def tell(self, view: PublicT, events: Sequence[Event], people: People, texts: Texts) -> tuple[str, ...]:
        """What happened, a short line per action, from public forms of events."""

    def recap(self, view: PublicT, events: Sequence[Event], people: People, texts: Texts) -> tuple[str, ...]:
        """A turn that is over in two or three short lines, and what it changed in points.

        A game that says nothing of its own has the turn's last lines repeated.
        """
        return tuple(self.tell(view, self.news(events), people, texts)[-MOST_RECAP_LINES:])

    def heading(self, event: Event, people: People, texts: Texts) -> str:
        """What stands above all that follows an event in the log where a turn begins; empty elsewhere."""
        del event, people, texts
        return ""

    def turn_title(self, event: Event, texts: Texts) -> str:
        """The heading without whose turn it is, for where that is said anyway; empty where there is none."""
        del event, texts
        return ""

    def news(self, events: Sequence[Event]) -> Sequence[Event]:
        """The events to tell in a post that also says how it stands and whose move it is."""
        return events

    @abstractmethod
    def status(self, view: PublicT, texts: Texts) -> str:
        """How the match stands, in half a line."""

    def chapter(self, view: PublicT, texts: Texts) -> str:
        """The part of a match that a moment belongs to, such as its round; empty where there are none."""
        del view, texts
        return ""

    @abstractmethod
    def call(self, view: PublicT, seat: Seat, texts: Texts) -> str:
        """What a seat is asked for, as the channel may know it; begins after the player's name."""

    @abstractmethod
    def is_response(self, view: PublicT, seat: Seat) -> bool:
        """Whether the seat is asked something although it is not at turn."""

    @abstractmethod
    def table_picture(self, view: PublicT, events: Sequence[Event]) -> PublicPicture:
        """The table after these events (public forms)."""

    @abstractmethod
    def board_in_words(self, view: PublicT, people: People, texts: Texts) -> tuple[str, ...]:
        """Everything public, complete enough to play by, for reading aloud."""

    def open_pages(
        self, view: PublicT, people: People, texts: Texts, reader: Seat | None
    ) -> tuple[OpenPage, ...]:
        """What anybody may look through beside the table; `reader` is the seat of who looks, if any."""
        del view, people, texts, reader
        return ()

    @abstractmethod
    def result_lines(
        self, view: PublicT, events: Sequence[Event], people: People, texts: Texts
    ) -> tuple[str, ...]:
        """How the match ended and how it came to that, in at most three lines."""

    @abstractmethod
    def proof(self, view: PublicT) -> tuple[str, str]:
        """The promised hash, and the seed once the match is over (else empty)."""

    @abstractmethod
    def result_picture(self, view: PublicT, events: Sequence[Event]) -> PublicPicture:
        """The picture of a finished match."""

    def agreed_picks(self, setup: Json) -> tuple[tuple[str, ...], ...]:
        """What each seat plays with by agreement, by ids that the game can draw; empty where that is open."""
        del setup
        return ()

    def invitation_picture(self, sheet: InvitationSheet) -> PublicPicture:
        """The picture of an invitation; a game that does not draw it gets the house's own."""
        return PublicPicture("invitation", sheet, game=self.label)

    @abstractmethod
    def setup_words(self, setup: Json, texts: Texts) -> str:
        """The agreed settings of a match, in a line."""

    def choice_name(self, choice: str, texts: Texts) -> str:
        """What is picked and banned in this game, by its name."""
        del texts
        return choice

    @abstractmethod
    def rule_for(self, rule: str) -> str:
        """The look-up id of the rule behind a refusal, empty when there is none."""

    def rule_name(self, rule: str, texts: Texts) -> str:
        """The name of the rule with this look-up id."""
        del texts
        return rule

    @abstractmethod
    def look_up(self, what: str, texts: Texts) -> PrivateScreen | None:
        """What can be read about an id; None for an unknown one."""

    @abstractmethod
    def find(self, kind: str, typed: str, texts: Texts) -> tuple[tuple[str, str], ...]:
        """Name and look-up id of what fits the typed text, at most 25; `kind` is card, champion or rule."""
