"""The game as the core's screens know it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import ClassVar, Final

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.content import Content
from sfb_bot.games.codex.rules.ids import SpecId
from sfb_bot.games.codex.rules.model import Phase
from sfb_bot.games.codex.rules.views import PublicView, SeatView
from sfb_bot.games.codex.screens.board_words import position_lines, status_words
from sfb_bot.games.codex.screens.card_words import cards_to_read
from sfb_bot.games.codex.screens.finder import found
from sfb_bot.games.codex.screens.foretold import Foreteller
from sfb_bot.games.codex.screens.log import Teller
from sfb_bot.games.codex.screens.lookups import look_up
from sfb_bot.games.codex.screens.names import GAME, Names
from sfb_bot.games.codex.screens.open_pages import open_pages
from sfb_bot.games.codex.screens.options import shown_options
from sfb_bot.games.codex.screens.patrol_words import arranged_question, patrol_arrangement
from sfb_bot.games.codex.screens.private_words import (
    CODEX,
    DISCARD,
    HAND,
    codex_lines,
    discard_lines,
    hand_lines,
    memory_lines,
    page_cards,
    secret_lines,
)
from sfb_bot.games.codex.screens.questions import (
    HAND_PROMPTS,
    SETUP_PROMPTS,
    about_of,
    note_words,
    prompt_words,
    readable,
)
from sfb_bot.games.codex.screens.recap import recap_lines
from sfb_bot.games.codex.screens.results import result_lines
from sfb_bot.games.codex.screens.rulebook import RULE_OF_PROMPT, RULES
from sfb_bot.games.codex.screens.teams import ready_teams, team_words
from sfb_bot.games.codex.screens.warnings import finish_warning
from sfb_bot.games.codex.texts import codex_texts
from sfb_bot.kernel import Decision, Event, Forecast, Json, Seat
from sfb_bot.locale import Texts
from sfb_bot.screens.arrangement import Arrangement, Draft
from sfb_bot.screens.box_game import BoxGame, agreed
from sfb_bot.screens.event_words import told_beside_status
from sfb_bot.screens.game import Caution, OpenPage, People, ReadyAnswer, ShownOption
from sfb_bot.screens.limits import LONGEST_LABEL, size
from sfb_bot.screens.values import PrivatePicture, PrivateScreen

# A section that holds the cards of one school is called like this and its id.
SPEC_SECTION: Final = "spec-"
# What the choice picture is asked for where nothing else shows the table.
WITH_TABLE: Final = "table"
AUTO_PROMPTS: Final = SETUP_PROMPTS | {"tech", "order", "share"}


class CodexScreens(BoxGame[PublicView, SeatView, Content, Names]):
    """Codex over the content of one box."""

    game: ClassVar[str] = GAME
    rules: ClassVar[tuple[str, ...]] = RULES
    rule_of_prompt: ClassVar[Mapping[str, str]] = RULE_OF_PROMPT
    pages: ClassVar[tuple[str, ...]] = (HAND, CODEX, DISCARD)

    def _names(self, texts: Texts) -> Names:
        return Names(self.content, texts, self.label)

    # --- private: questions ---

    def prompt(self, view: SeatView, decision: Decision, texts: Texts) -> str:
        return prompt_words(view, decision, self._names(texts))

    def note(self, view: SeatView, decision: Decision, texts: Texts) -> str:
        return note_words(view, decision, self._names(texts))

    def subject(self, decision: Decision, texts: Texts) -> str:
        kind = about_of(decision).kind
        return self._names(texts).kind(kind) if kind in self.content.kinds else ""

    def shown_options(self, view: SeatView, decision: Decision, texts: Texts) -> tuple[ShownOption, ...]:
        return shown_options(view, decision, self._names(texts))

    def section_title(self, section: str, first: str, last: str, texts: Texts) -> str:
        names = self._names(texts)
        if section.startswith(SPEC_SECTION):
            spec = names.spec(SpecId(section.removeprefix(SPEC_SECTION)))
            return names.texts.say("section-spec", spec=spec)
        if first:
            key = "section-part" if first == last else "section-parts"
            return names.texts.say(key, first=first, last=last)
        return names.texts.first(f"section-{section}-all", "section-other")

    def several_title(self, section: str, fewest: int, most: int, texts: Texts) -> str:
        own = codex_texts(texts)
        key = "several-heroes" if section == "picks" else "several-cards"
        return own.say(key, fewest=fewest, most=most)

    def ready_answers(self, view: SeatView, decision: Decision, texts: Texts) -> tuple[ReadyAnswer, ...]:
        """The heroes of a colour, where all heroes are chosen at once."""
        del view
        return ready_teams(decision, self._names(texts)) if decision.prompt == "heroes" else ()

    def arrangement(self, view: SeatView, decision: Decision, texts: Texts) -> Arrangement | None:
        """The patrol."""
        return patrol_arrangement(view, decision, self._names(texts))

    def arranged_picture(self, view: SeatView, decision: Decision, draft: Draft) -> PrivatePicture:
        return self.choice_picture(view, arranged_question(decision, draft))

    def preset_words(self, preset: str, texts: Texts) -> tuple[str, str]:
        return team_words(preset, self._names(texts))

    def to_read(self, view: SeatView, decision: Decision, texts: Texts) -> tuple[ShownOption, ...]:
        return readable(view, decision, self._names(texts))

    def choice_picture(self, view: SeatView, decision: Decision | None) -> PrivatePicture:
        kind = HAND if decision is not None and decision.prompt in HAND_PROMPTS else "choice"
        return PrivatePicture(kind, view, decision, game=self.label)

    def picture_without_post(self, picture: PrivatePicture) -> PrivatePicture:
        """With the table, where the question itself shows the hand alone."""
        decision = picture.decision
        return replace(picture, subject=WITH_TABLE) if decision and decision.prompt == "main" else picture

    def offers_auto(self, decision: Decision) -> bool:
        return decision.prompt in AUTO_PROMPTS

    def line_label(self, entry: ShownOption, after: ShownOption, texts: Texts) -> str:
        if entry.role == "finish":
            return codex_texts(texts).say("label-line-patrol", name=after.short)
        label = super().line_label(entry, after, texts)
        # Who dies matters more than where the target stands, which the picture shows.
        name, _, _ = after.short.rpartition(", ")
        is_long = size(label) + size(after.outlook) + 2 > LONGEST_LABEL
        return super().line_label(entry, replace(after, brief=name), texts) if is_long and name else label

    def foretold(
        self, view: SeatView, entries: tuple[ShownOption, ...], forecast: Forecast, texts: Texts
    ) -> tuple[ShownOption, ...]:
        return Foreteller(view, forecast, self._names(texts)).entries(entries)

    def pointed_out(self, view: SeatView, forecast: Forecast) -> tuple[str, ...]:
        return Foreteller(view, forecast, self._names(Texts())).deadly()

    def cautions(self, view: SeatView, key: str, forecast: Forecast, texts: Texts) -> tuple[Caution, ...]:
        return Foreteller(view, forecast, self._names(texts)).cautions(key)

    def finish_warning(self, view: SeatView, decision: Decision, texts: Texts) -> str:
        return finish_warning(view, decision, self._names(texts))

    # --- private: pages ---

    def page_lines(self, page: str, view: SeatView, texts: Texts) -> tuple[str, ...]:
        names = self._names(texts)
        if page == CODEX:
            return codex_lines(view, names)
        return discard_lines(view, names) if page == DISCARD else hand_lines(view, names)

    def page_entries(self, page: str, view: SeatView, texts: Texts) -> tuple[ShownOption, ...]:
        return cards_to_read(page_cards(page, view), self._names(texts))

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
        if not isinstance(event, ev.TurnBegan):
            return ""
        names = self._names(texts)
        players = names.listed([people.name(seat, texts) for seat in event.seats])
        return names.texts.say("heading-turn", turn=event.turn_no, player=players)

    def turn_title(self, event: Event, texts: Texts) -> str:
        turn = event.turn_no if isinstance(event, ev.TurnBegan) else 0
        return codex_texts(texts).say("chapter-turn", turn=turn) if turn else ""

    def news(self, events: Sequence[Event]) -> Sequence[Event]:
        return told_beside_status(events, ev.TurnBegan, ev.TurnEnded, ev.MatchEnded)

    def status(self, view: PublicView, texts: Texts) -> str:
        return status_words(view, self._names(texts))

    def chapter(self, view: PublicView, texts: Texts) -> str:
        texts = codex_texts(texts)
        return texts.say("chapter-turn", turn=view.turn_no) if view.turn_no else texts.say("chapter-setup")

    def call(self, view: PublicView, seat: Seat, texts: Texts) -> str:
        prompt = view.asked(seat)
        texts = codex_texts(texts)
        if view.phase is Phase.MAIN and seat in view.active:
            return texts.say("call-turn")
        return texts.first(f"call-{prompt}", "call-any")

    def is_response(self, view: PublicView, seat: Seat) -> bool:
        return view.phase is Phase.MAIN and seat not in view.active

    def board_in_words(self, view: PublicView, people: People, texts: Texts) -> tuple[str, ...]:
        return position_lines(view, people, self._names(texts))

    def open_pages(
        self, view: PublicView, people: People, texts: Texts, reader: Seat | None
    ) -> tuple[OpenPage, ...]:
        """The heroes of all players and the cards in play, once there are any."""
        return open_pages(view, people, self._names(texts), reader)

    def result_lines(
        self, view: PublicView, events: Sequence[Event], people: People, texts: Texts
    ) -> tuple[str, ...]:
        return result_lines(view, events, people, self._names(texts))

    # --- set-up and look-ups ---

    def agreed_picks(self, setup: Json) -> tuple[tuple[str, ...], ...]:
        """The heroes that seats have chosen beforehand."""
        given = agreed(setup)
        chosen = given.get("chosen") or ()
        return tuple(tuple(str(kind) for kind in kinds) for kinds in chosen)

    def setup_words(self, setup: Json, texts: Texts) -> str:
        given, texts = agreed(setup), codex_texts(texts)
        mode = texts.first(f"setup-mode-{given.get('mode', 'duel')}", "setup-mode-duel")
        heroes = texts.first(f"setup-heroes-{given.get('heroes', 'three')}", "setup-heroes-three")
        picks = texts.first(f"setup-picks-{given.get('picks', 'blind')}", "setup-picks-blind")
        return texts.say("setup-words", mode=mode, heroes=heroes, picks=picks)

    def choice_name(self, choice: str, texts: Texts) -> str:
        return self._names(texts).kind(choice)

    def look_up(self, what: str, texts: Texts) -> PrivateScreen | None:
        return look_up(what, self._names(texts))

    def find(self, kind: str, typed: str, texts: Texts) -> tuple[tuple[str, str], ...]:
        return found(kind, typed, self._names(texts))
