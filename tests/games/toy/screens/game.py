"""What the toy game says about its questions and its table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, Literal

from sfb_bot.kernel import LETTERS, MODE, Decision, Event, Forecast, Json, Seat
from sfb_bot.locale import Texts
from sfb_bot.screens.game import Caution, Game, OpenPage, People, ShownOption
from sfb_bot.screens.values import PrivatePicture, PrivateScreen, PublicPicture
from tests.games.toy.rules import events as ev
from tests.games.toy.rules.prospects import ToyProspect
from tests.games.toy.rules.views import PublicView, SeatView
from tests.games.toy.screens.log import Log, faces_in_words
from tests.games.toy.texts import toy_texts

NAME: Final = "toy"
PASS_ROUNDS: Final = "pass_rounds"
MOST_ROUNDS_PASSED: Final = 2
ROLES: Final[dict[str, Literal["skip", "finish"]]] = {"pass": "skip", "pay": "skip", "bank": "finish"}


class ToyScreens(Game[PublicView, SeatView]):
    """All of it is public: a seat sees no more than everybody, but for its own question."""

    def __init__(self, label: str = NAME) -> None:
        self.label = label

    def own_texts(self, texts: Texts) -> Texts:
        return toy_texts(texts)

    # --- private: questions ---

    def prompt(self, view: SeatView, decision: Decision, texts: Texts) -> str:
        public = view.public
        payer = LETTERS[public.turn or 0]
        round_ = public.round + (decision.prompt == "stake")
        # A turn that is still to come begins with an empty pot.
        pot = 0 if decision.prompt == "turn" and public.turn != view.seat else public.pot
        return toy_texts(texts).say(
            f"toy-prompt-{decision.prompt}", round=round_, pot=pot, count=public.taken, payer=payer
        )

    def shown_options(self, view: SeatView, decision: Decision, texts: Texts) -> tuple[ShownOption, ...]:
        del view
        texts = toy_texts(texts)
        return tuple(
            ShownOption(
                option.key, texts.say(f"toy-option-{option.key}"), role=ROLES.get(option.key, "choice")
            )
            for option in decision.options
        )

    def section_title(self, section: str, first: str, last: str, texts: Texts) -> str:
        del section, first, last
        return toy_texts(texts).say("toy-menu")

    def choice_picture(self, view: SeatView, decision: Decision | None) -> PrivatePicture:
        return PrivatePicture("table", view, decision, game=self.label)

    def offers_auto(self, decision: Decision) -> bool:
        return decision.prompt == "stake"

    def foretold(
        self, view: SeatView, entries: tuple[ShownOption, ...], forecast: Forecast, texts: Texts
    ) -> tuple[ShownOption, ...]:
        del view
        # Where something is asked next, that decides.
        return tuple(
            each
            if each.key in forecast.follow_ups
            else replace(each, outlook=_outlook(forecast.of(each.key), toy_texts(texts)))
            for each in entries
        )

    def cautions(self, view: SeatView, key: str, forecast: Forecast, texts: Texts) -> tuple[Caution, ...]:
        is_for_nothing = key == "bank" and not view.public.pot and forecast.of(key) == ToyProspect(0)
        return (Caution("empty", toy_texts(texts).say("toy-caution-empty")),) if is_for_nothing else ()

    def finish_warning(self, view: SeatView, decision: Decision, texts: Texts) -> str:
        del view, decision, texts
        return ""

    def secrets_in_words(self, view: SeatView, texts: Texts) -> tuple[str, ...]:
        del view, texts
        return ()

    def order_subjects(self, kind: str, view: SeatView, texts: Texts) -> tuple[tuple[str, str], ...]:
        texts = toy_texts(texts)
        if kind == PASS_ROUNDS:
            first = max(1, view.public.round)
            rounds = range(first, first + MOST_ROUNDS_PASSED)
            return tuple((str(number), texts.say("toy-chapter", round=number)) for number in rounds)
        return tuple(
            (str(seat), texts.say("toy-order-subject", letter=LETTERS[seat]))
            for seat in range(len(view.public.points))
            if seat != view.seat
        )

    # --- public: the table ---

    def tell(
        self, view: PublicView, events: Sequence[Event], people: People, texts: Texts
    ) -> tuple[str, ...]:
        log = Log(view, people, toy_texts(texts))
        return tuple(line for event in events if (line := log.line(event)))

    def status(self, view: PublicView, texts: Texts) -> str:
        score = " : ".join(map(str, view.points))
        return toy_texts(texts).say("toy-status", round=view.round, score=score, goal=view.goal)

    def heading(self, event: Event, people: People, texts: Texts) -> str:
        if not isinstance(event, ev.TurnEnded):
            return ""
        return toy_texts(texts).say("toy-heading", player=people.name(event.seat, texts))

    def chapter(self, view: PublicView, texts: Texts) -> str:
        return toy_texts(texts).say("toy-chapter", round=view.round)

    def call(self, view: PublicView, seat: Seat, texts: Texts) -> str:
        return toy_texts(texts).say(f"toy-call-{view.asked(seat)}")

    def is_response(self, view: PublicView, seat: Seat) -> bool:
        return view.asked(seat) in ("tax", "share")

    def table_picture(self, view: PublicView, events: Sequence[Event]) -> PublicPicture:
        return PublicPicture("table", view, tuple(events), game=self.label)

    def board_in_words(self, view: PublicView, people: People, texts: Texts) -> tuple[str, ...]:
        texts = toy_texts(texts)
        lines = [self.status(view, texts), view.motto]
        for number, points in enumerate(view.points):
            seat = Seat(number)
            key = "toy-board-gone" if seat in view.gone else "toy-board-seat"
            stake = texts.say(f"toy-stake-{view.stakes[seat] or 'none'}")
            stamp = texts.say("toy-stamp-kept" if seat in view.stamps else "toy-stamp-spent")
            lines.append(
                texts.say(key, player=people.name(seat, texts), points=points, stake=stake, stamp=stamp)
            )
        if view.turn is not None and view.thrown:
            player = people.name(view.turn, texts)
            lines.append(
                texts.say("toy-board-pot", player=player, pot=view.pot, faces=faces_in_words(view.thrown))
            )
        return tuple(lines)

    def open_pages(
        self, view: PublicView, people: People, texts: Texts, reader: Seat | None
    ) -> tuple[OpenPage, ...]:
        """What everybody has banked."""
        del reader
        score = ", ".join(
            f"{people.name(Seat(seat), texts)} {points}" for seat, points in enumerate(view.points)
        )
        texts = toy_texts(texts)
        picture = PrivatePicture("table", view, game=self.label)
        lines = (texts.say("toy-result-score", score=score),)
        return (OpenPage("bank", texts.say("toy-bank"), lines, picture=picture),)

    def result_lines(
        self, view: PublicView, events: Sequence[Event], people: People, texts: Texts
    ) -> tuple[str, ...]:
        del events
        texts = toy_texts(texts)
        outcome = view.outcome
        assert outcome is not None
        if outcome.winner is None:
            key = {"played": "draw", "organiser": "organiser-draw"}.get(outcome.reason, outcome.reason)
            head = texts.say(f"toy-result-{key}")
        else:
            player = people.name(Seat(outcome.winner), texts)
            head = texts.say(f"toy-result-{outcome.reason}", player=player)
        score = ", ".join(
            f"{people.name(Seat(seat), texts)} {points}" for seat, points in enumerate(view.points)
        )
        return (head, texts.say("toy-result-score", score=score))

    def proof(self, view: PublicView) -> tuple[str, str]:
        return view.commitment, view.seed

    def result_picture(self, view: PublicView, events: Sequence[Event]) -> PublicPicture:
        return PublicPicture("table", view, tuple(events), game=self.label)

    def preset_words(self, preset: str, texts: Texts) -> tuple[str, str]:
        texts = toy_texts(texts)
        return texts.say(f"toy-preset-{preset}"), texts.say(f"toy-preset-{preset}-words")

    def setup_words(self, setup: Json, texts: Texts) -> str:
        texts = toy_texts(texts)
        mode = texts.say(f"toy-mode-{setup[MODE]}")
        return texts.say("toy-setup", mode=mode, length=texts.say(f"toy-length-{setup['length']}"))

    def rule_for(self, rule: str) -> str:
        del rule
        return ""

    def look_up(self, what: str, texts: Texts) -> PrivateScreen | None:
        del what, texts
        return None

    def find(self, kind: str, typed: str, texts: Texts) -> tuple[tuple[str, str], ...]:
        del kind, typed, texts
        return ()


def _outlook(prospect: object, texts: Texts) -> str:
    """What an answer leads to in a few words, empty where that is not known."""
    if not isinstance(prospect, ToyProspect):
        return ""
    if prospect.points is None:
        return texts.say("toy-outlook-luck")
    return texts.say("toy-outlook-points", points=prospect.points) if prospect.points else ""
