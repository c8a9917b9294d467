"""The game as the core's screens know it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.content import Content
from sfb_bot.games.warseer.rules.model import Phase
from sfb_bot.games.warseer.rules.views import PublicView, SeatView
from sfb_bot.games.warseer.screens.board_words import position_lines, status_words
from sfb_bot.games.warseer.screens.card_words import things_to_read
from sfb_bot.games.warseer.screens.finder import found
from sfb_bot.games.warseer.screens.foretold import Foreteller
from sfb_bot.games.warseer.screens.log import Teller
from sfb_bot.games.warseer.screens.lookups import look_up
from sfb_bot.games.warseer.screens.names import GAME, Names
from sfb_bot.games.warseer.screens.open_pages import open_pages
from sfb_bot.games.warseer.screens.options import shown_options
from sfb_bot.games.warseer.screens.orders import order_subjects
from sfb_bot.games.warseer.screens.private_words import (
    FEATS,
    HAND,
    feats_lines,
    hand_lines,
    memory_lines,
    secret_lines,
)
from sfb_bot.games.warseer.screens.questions import (
    FEAT_PROMPTS,
    HAND_PROMPTS,
    SETUP_PROMPTS,
    about_of,
    note_words,
    prompt_words,
    readable,
    source_name,
)
from sfb_bot.games.warseer.screens.recap import recap_lines
from sfb_bot.games.warseer.screens.results import result_lines
from sfb_bot.games.warseer.screens.rulebook import RULE_OF_PROMPT, RULES
from sfb_bot.games.warseer.screens.setup_words import preset_words, ready_camps, setup_words
from sfb_bot.games.warseer.screens.warnings import finish_warning
from sfb_bot.games.warseer.texts import warseer_texts
from sfb_bot.kernel import Decision, Event, Forecast, Json, Seat
from sfb_bot.locale import Texts
from sfb_bot.screens.box_game import BoxGame, agreed
from sfb_bot.screens.event_words import told_beside_status
from sfb_bot.screens.game import Caution, OpenPage, People, ReadyAnswer, ShownOption
from sfb_bot.screens.values import PrivatePicture, PrivateScreen

_PICTURE_OF_PROMPT: Final = {
    **dict.fromkeys(HAND_PROMPTS, HAND),
    **dict.fromkeys(FEAT_PROMPTS, FEATS),
}


class WarseerScreens(BoxGame[PublicView, SeatView, Content, Names]):
    """Warseer over the content of one box."""

    game: ClassVar[str] = GAME
    rules: ClassVar[tuple[str, ...]] = RULES
    rule_of_prompt: ClassVar[Mapping[str, str]] = RULE_OF_PROMPT
    pages: ClassVar[tuple[str, ...]] = (HAND, FEATS)

    def _names(self, texts: Texts) -> Names:
        return Names(self.content, texts, self.label)

    # --- private: questions ---

    def prompt(self, view: SeatView, decision: Decision, texts: Texts) -> str:
        return prompt_words(view, decision, self._names(texts))

    def note(self, view: SeatView, decision: Decision, texts: Texts) -> str:
        return note_words(view, decision, self._names(texts))

    def subject(self, decision: Decision, texts: Texts) -> str:
        return source_name(about_of(decision), self._names(texts))

    def shown_options(self, view: SeatView, decision: Decision, texts: Texts) -> tuple[ShownOption, ...]:
        return shown_options(view, decision, self._names(texts))

    def section_title(self, section: str, first: str, last: str, texts: Texts) -> str:
        own_texts = warseer_texts(texts)
        if first:
            key = "section-part" if first == last else "section-parts"
            return own_texts.say(key, first=first, last=last)
        return own_texts.first(f"section-{section}-all", "section-other")

    def several_title(self, section: str, fewest: int, most: int, texts: Texts) -> str:
        own_texts = warseer_texts(texts)
        return own_texts.first(f"several-{section}", "several-cards", fewest=fewest, most=most)

    def ready_answers(self, view: SeatView, decision: Decision, texts: Texts) -> tuple[ReadyAnswer, ...]:
        """The suggested camp of the hero, rank by rank."""
        return ready_camps(view, decision, self._names(texts))

    def preset_words(self, preset: str, texts: Texts) -> tuple[str, str]:
        return preset_words(preset, self._names(texts))

    def to_read(self, view: SeatView, decision: Decision, texts: Texts) -> tuple[ShownOption, ...]:
        return readable(view, decision, self._names(texts))

    def choice_picture(self, view: SeatView, decision: Decision | None) -> PrivatePicture:
        kind = _PICTURE_OF_PROMPT.get(decision.prompt, "choice") if decision is not None else "choice"
        return PrivatePicture(kind, view, decision, game=self.label)

    def offers_auto(self, decision: Decision) -> bool:
        return decision.prompt in SETUP_PROMPTS

    def foretold(
        self, view: SeatView, entries: tuple[ShownOption, ...], forecast: Forecast, texts: Texts
    ) -> tuple[ShownOption, ...]:
        return Foreteller(view, forecast, self._names(texts)).entries(entries)

    def pointed_out(self, view: SeatView, forecast: Forecast) -> tuple[str, ...]:
        return Foreteller(view, forecast, self._names(Texts())).pointed_out()

    def cautions(self, view: SeatView, key: str, forecast: Forecast, texts: Texts) -> tuple[Caution, ...]:
        return Foreteller(view, forecast, self._names(texts)).cautions(key)

    def finish_warning(self, view: SeatView, decision: Decision, texts: Texts) -> str:
        return finish_warning(view, decision, self._names(texts))

    def order_subjects(self, kind: str, view: SeatView, texts: Texts) -> tuple[tuple[str, str], ...]:
        return order_subjects(kind, view, self._names(texts))

    # --- private: pages ---

    def page_lines(self, page: str, view: SeatView, texts: Texts) -> tuple[str, ...]:
        names = self._names(texts)
        return feats_lines(view, names) if page == FEATS else hand_lines(view, names)

    def page_entries(self, page: str, view: SeatView, texts: Texts) -> tuple[ShownOption, ...]:
        return things_to_read(view.feats if page == FEATS else view.hand, self._names(texts))

    def secrets_in_words(self, view: SeatView, texts: Texts) -> tuple[str, ...]:
        return secret_lines(view, self._names(texts))

    def memory_lines(self, view: SeatView, texts: Texts) -> tuple[str, ...]:
        return memory_lines(view, self._names(texts))

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
        own_texts = warseer_texts(texts)
        match event:
            case ev.TurnBegan(seat=seat, turn_no=turn):
                return own_texts.say("heading-turn", turn=turn, player=people.name(seat, texts))
            case ev.RoundEnded(rounds=rounds) if rounds:
                return own_texts.say("heading-rounds", rounds=rounds)
            case ev.PhaseBegan(phase=Phase.ROUND):
                return own_texts.say("heading-round")
            case _:
                return ""

    def turn_title(self, event: Event, texts: Texts) -> str:
        own_texts = warseer_texts(texts)
        match event:
            case ev.TurnBegan(turn_no=turn):
                return own_texts.say("chapter-turn", turn=turn)
            case ev.RoundEnded(rounds=rounds) if rounds:
                return own_texts.say("heading-rounds", rounds=rounds)
            case ev.PhaseBegan(phase=Phase.ROUND):
                return own_texts.say("heading-round")
            case _:
                return ""

    def news(self, events: Sequence[Event]) -> Sequence[Event]:
        return told_beside_status(events, ev.TurnBegan, ev.TurnEnded, ev.MatchEnded)

    def status(self, view: PublicView, texts: Texts) -> str:
        return status_words(view, self._names(texts))

    def chapter(self, view: PublicView, texts: Texts) -> str:
        own_texts = warseer_texts(texts)
        if view.rounds:
            return own_texts.say("heading-rounds", rounds=view.rounds)
        return (
            own_texts.say("chapter-turn", turn=view.turn_no)
            if view.turn_no
            else own_texts.say("chapter-setup")
        )

    def call(self, view: PublicView, seat: Seat, texts: Texts) -> str:
        own_texts, prompt = warseer_texts(texts), view.asked(seat)
        if view.phase in (Phase.MAIN, Phase.ROUND) and seat == view.turn:
            return own_texts.say("call-turn")
        return own_texts.first(f"call-{prompt}", "call-any")

    def is_response(self, view: PublicView, seat: Seat) -> bool:
        return view.phase in (Phase.MAIN, Phase.ROUND) and seat != view.turn

    def board_in_words(self, view: PublicView, people: People, texts: Texts) -> tuple[str, ...]:
        return position_lines(view, people, self._names(texts))

    def open_pages(
        self, view: PublicView, people: People, texts: Texts, reader: Seat | None
    ) -> tuple[OpenPage, ...]:
        """War Camps, Cities, Histories and Halls, once there are any."""
        return open_pages(view, people, self._names(texts), reader)

    def result_lines(
        self, view: PublicView, events: Sequence[Event], people: People, texts: Texts
    ) -> tuple[str, ...]:
        return result_lines(view, events, people, self._names(texts))

    # --- set-up and look-ups ---

    def agreed_picks(self, setup: Json) -> tuple[tuple[str, ...], ...]:
        """The heroes that seats have chosen beforehand."""
        chosen = agreed(setup).get("heroes") or ()
        return tuple((str(hero),) if hero else () for hero in chosen)

    def setup_words(self, setup: Json, texts: Texts) -> str:
        return setup_words(agreed(setup), self._names(texts))

    def choice_name(self, choice: str, texts: Texts) -> str:
        return self._names(texts).kind(choice)

    def look_up(self, what: str, texts: Texts) -> PrivateScreen | None:
        return look_up(what, self._names(texts))

    def find(self, kind: str, typed: str, texts: Texts) -> tuple[tuple[str, str], ...]:
        return found(kind, typed, self._names(texts))
