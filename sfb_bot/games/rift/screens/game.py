"""The game as the core's screens know it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from sfb_bot.games.rift.rules import events as ev
from sfb_bot.games.rift.rules.content import Content
from sfb_bot.games.rift.rules.model import PREPARING, Phase
from sfb_bot.games.rift.rules.views import PublicView, SeatView
from sfb_bot.games.rift.screens.board_words import position_lines, status_words
from sfb_bot.games.rift.screens.discards import discard_pages
from sfb_bot.games.rift.screens.finder import found
from sfb_bot.games.rift.screens.foretold import Foreteller, fates_of_targets, plainly_destroyed
from sfb_bot.games.rift.screens.log import Teller
from sfb_bot.games.rift.screens.lookups import look_up
from sfb_bot.games.rift.screens.names import GAME, Names
from sfb_bot.games.rift.screens.options import shown_options
from sfb_bot.games.rift.screens.private_words import (
    army_cards,
    army_lines,
    hand_lines,
    memory_lines,
    secret_lines,
)
from sfb_bot.games.rift.screens.questions import (
    ARMY_PROMPTS,
    HAND_PROMPTS,
    about_of,
    cards_to_read,
    note_words,
    prompt_words,
    readable,
    ready_champions,
)
from sfb_bot.games.rift.screens.recap import recap_lines
from sfb_bot.games.rift.screens.results import result_lines
from sfb_bot.games.rift.screens.rulebook import RULE_OF_PROMPT, RULES
from sfb_bot.games.rift.texts import rift_texts
from sfb_bot.kernel import Decision, Event, Forecast, Json, Seat
from sfb_bot.locale import Texts
from sfb_bot.screens.box_game import BoxGame, agreed
from sfb_bot.screens.event_words import told_beside_status
from sfb_bot.screens.game import Caution, OpenPage, People, ReadyAnswer, ShownOption
from sfb_bot.screens.values import PrivatePicture, PrivateScreen

# The private pages: the spells in hand, and the warriors of the own army.
HAND: Final = "hand"
ARMY: Final = "army"
# A standing order may hold for so many turns of the opponent.
MOST_TURNS_PASSED: Final = 3
PASS_UNTIL: Final = "pass_until"


class RiftScreens(BoxGame[PublicView, SeatView, Content, Names]):
    """Champions of the Rift over the content of one box."""

    game: ClassVar[str] = GAME
    rules: ClassVar[tuple[str, ...]] = RULES
    rule_of_prompt: ClassVar[Mapping[str, str]] = RULE_OF_PROMPT
    pages: ClassVar[tuple[str, ...]] = (HAND, ARMY)

    def _names(self, texts: Texts) -> Names:
        return Names(self.content, texts, self.label)

    # --- private: questions ---

    def prompt(self, view: SeatView, decision: Decision, texts: Texts) -> str:
        return prompt_words(view, decision, self._names(texts))

    def note(self, view: SeatView, decision: Decision, texts: Texts) -> str:
        return note_words(view, decision, self._names(texts))

    def subject(self, decision: Decision, texts: Texts) -> str:
        spell = about_of(decision).spell
        return self._names(texts).spell(spell) if spell in self.content.spells else ""

    def shown_options(self, view: SeatView, decision: Decision, texts: Texts) -> tuple[ShownOption, ...]:
        return shown_options(view, decision, self._names(texts))

    def section_title(self, section: str, first: str, last: str, texts: Texts) -> str:
        texts = rift_texts(texts)
        if first and section == "plays":
            return texts.say(
                "section-plays" if first == last else "section-plays-range", first=first, last=last
            )
        if first and section in ("forms", "kinds"):
            return texts.say("section-letters", first=first, last=last)
        return texts.first(f"section-{section}-all", "section-other")

    def several_title(self, section: str, fewest: int, most: int, texts: Texts) -> str:
        del section, fewest
        return rift_texts(texts).say("several-kinds", most=most)

    def ready_answers(self, view: SeatView, decision: Decision, texts: Texts) -> tuple[ReadyAnswer, ...]:
        """Champions to keep, for those who would rather not choose one by one."""
        del view
        if decision.prompt != "keep_champions":
            return ()
        return ready_champions(decision, self._names(texts))

    def to_read(self, view: SeatView, decision: Decision, texts: Texts) -> tuple[ShownOption, ...]:
        return readable(view, decision, self._names(texts))

    def choice_picture(self, view: SeatView, decision: Decision | None) -> PrivatePicture:
        kind = HAND if decision is not None and decision.prompt in HAND_PROMPTS else "choice"
        return PrivatePicture(kind, view, decision, game=self.label)

    def offers_auto(self, decision: Decision) -> bool:
        return decision.prompt in ARMY_PROMPTS

    # --- private: what answers lead to ---

    def foretold(
        self, view: SeatView, entries: tuple[ShownOption, ...], forecast: Forecast, texts: Texts
    ) -> tuple[ShownOption, ...]:
        return Foreteller(view, forecast, self._names(texts)).entries(entries)

    def forecast_line(self, view: SeatView, forecast: Forecast, texts: Texts) -> str:
        return Foreteller(view, forecast, self._names(texts)).line()

    def told_in_puzzle(self, forecast: Forecast) -> Forecast | None:
        return fates_of_targets(forecast)

    def pointed_out(self, view: SeatView, forecast: Forecast) -> tuple[str, ...]:
        return Foreteller(view, forecast, self._names(Texts())).deadly()

    def cautions(self, view: SeatView, key: str, forecast: Forecast, texts: Texts) -> tuple[Caution, ...]:
        return Foreteller(view, forecast, self._names(texts)).cautions(key)

    def finish_warning(self, view: SeatView, decision: Decision, texts: Texts) -> str:
        names = self._names(texts)
        targets = plainly_destroyed(view, decision)
        if decision.prompt != "main" or not targets:
            return ""
        return names.texts.say("finish-warning", warriors=names.warriors(view.public, targets))

    # --- private: pages ---

    def page_lines(self, page: str, view: SeatView, texts: Texts) -> tuple[str, ...]:
        names = self._names(texts)
        return army_lines(view, names) if page == ARMY else hand_lines(view, names)

    def page_entries(self, page: str, view: SeatView, texts: Texts) -> tuple[ShownOption, ...]:
        return cards_to_read(army_cards(view) if page == ARMY else view.hand, self._names(texts))

    def secrets_in_words(self, view: SeatView, texts: Texts) -> tuple[str, ...]:
        return secret_lines(view, self._names(texts))

    def memory_lines(self, view: SeatView, texts: Texts) -> tuple[str, ...]:
        return memory_lines(view, self._names(texts))

    def order_subjects(self, kind: str, view: SeatView, texts: Texts) -> tuple[tuple[str, str], ...]:
        """Turns of the opponent, by the number of the last one; or the seat's own warriors in lanes."""
        names, public = self._names(texts), view.public
        if kind == PASS_UNTIL:
            # One that is running counts as the first.
            is_running = bool(public.turn_no) and public.turn != view.seat
            first = public.turn_no if is_running else public.turn_no + 1
            return tuple(
                (
                    str(first + 2 * more),
                    names.texts.say("order-turns-running", more=more)
                    if is_running
                    else names.texts.say("order-turns", count=more + 1),
                )
                for more in range(MOST_TURNS_PASSED)
            )
        own = [each for each in public.warriors if each.seat == view.seat]
        return tuple((str(each.id), names.warrior(public, each.id)) for each in own)

    # --- public: the table ---

    def tell(
        self, view: PublicView, events: Sequence[Event], people: People, texts: Texts
    ) -> tuple[str, ...]:
        return Teller(view, people, self._names(texts), events).tell()

    def recap(
        self, view: PublicView, events: Sequence[Event], people: People, texts: Texts
    ) -> tuple[str, ...]:
        return recap_lines(view, events, people, self._names(texts))

    def heading(self, event: Event, people: People, texts: Texts) -> str:
        if not isinstance(event, ev.TurnBegan):
            return ""
        player = people.name(event.seat, texts)
        return rift_texts(texts).say("heading-turn", turn=event.number, player=player)

    def turn_title(self, event: Event, texts: Texts) -> str:
        turn = event.number if isinstance(event, ev.TurnBegan) else 0
        return rift_texts(texts).say("chapter-turn", turn=turn) if turn else ""

    def news(self, events: Sequence[Event]) -> Sequence[Event]:
        return told_beside_status(events, ev.TurnBegan, ev.TurnEnded, ev.MatchEnded)

    def status(self, view: PublicView, texts: Texts) -> str:
        return status_words(view, self._names(texts))

    def chapter(self, view: PublicView, texts: Texts) -> str:
        texts = rift_texts(texts)
        return texts.say("chapter-turn", turn=view.turn_no) if view.turn_no else texts.say("chapter-setup")

    def call(self, view: PublicView, seat: Seat, texts: Texts) -> str:
        prompt = view.asked(seat)
        texts = rift_texts(texts)
        if view.phase not in PREPARING and seat == view.turn and not view.stack:
            return texts.say("call-turn")
        return texts.first(f"call-{prompt}", "call-any")

    def is_response(self, view: PublicView, seat: Seat) -> bool:
        return bool(view.turn_no) and view.phase is not Phase.OVER and seat != view.turn

    def board_in_words(self, view: PublicView, people: People, texts: Texts) -> tuple[str, ...]:
        return position_lines(view, people, self._names(texts))

    def open_pages(
        self, view: PublicView, people: People, texts: Texts, reader: Seat | None
    ) -> tuple[OpenPage, ...]:
        """The discard piles, once there are decks."""
        return discard_pages(view, people, self._names(texts), reader)

    def result_lines(
        self, view: PublicView, events: Sequence[Event], people: People, texts: Texts
    ) -> tuple[str, ...]:
        return result_lines(view, events, people, self._names(texts))

    # --- set-up and look-ups ---

    def setup_words(self, setup: Json, texts: Texts) -> str:
        given = agreed(setup)
        board = self.content.board
        return rift_texts(texts).first(
            f"setup-words-{given.get('army', 'basic')}",
            "setup-words-basic",
            kept=board.kept,
            dealt=board.dealt,
        )

    def choice_name(self, choice: str, texts: Texts) -> str:
        return self._names(texts).card(choice)

    def look_up(self, what: str, texts: Texts) -> PrivateScreen | None:
        return look_up(what, self._names(texts))

    def find(self, kind: str, typed: str, texts: Texts) -> tuple[tuple[str, str], ...]:
        return found(kind, typed, self._names(texts))
