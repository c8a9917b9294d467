"""The game as the core's screens know it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.choices import OnCard, OnChampion, OnOffer, OnTeam
from sfb_bot.games.brawl.rules.content import CORES, Content
from sfb_bot.games.brawl.rules.model import DUEL, RANDOM_TEAM, TEAMS, Phase
from sfb_bot.games.brawl.rules.sides import side_of
from sfb_bot.games.brawl.rules.views import PublicView, SeatView
from sfb_bot.games.brawl.screens.board_words import partner_line, position_lines, sealed_line, secret_lines
from sfb_bot.games.brawl.screens.discards import cards_to_read, discard_pages
from sfb_bot.games.brawl.screens.finder import found
from sfb_bot.games.brawl.screens.foretold import Foreteller, damage_of_targets
from sfb_bot.games.brawl.screens.log import Teller
from sfb_bot.games.brawl.screens.lookups import look_up
from sfb_bot.games.brawl.screens.names import GAME, Names
from sfb_bot.games.brawl.screens.purpose import purpose_line
from sfb_bot.games.brawl.screens.questions import about_of, prompt_words, ready_teams, shown_options
from sfb_bot.games.brawl.screens.recap import recap_lines
from sfb_bot.games.brawl.screens.results import result_lines
from sfb_bot.games.brawl.screens.rulebook import RULE_OF_PROMPT, RULES
from sfb_bot.games.brawl.texts import brawl_texts
from sfb_bot.kernel import Decision, Event, Forecast, Json, Seat
from sfb_bot.locale import Texts
from sfb_bot.screens.box_game import BoxGame, agreed
from sfb_bot.screens.game import Caution, OpenPage, People, ReadyAnswer, ShownOption
from sfb_bot.screens.values import PrivatePicture, PrivateScreen, PublicPicture

# The one private page: the cards in hand.
HAND: Final = "hand"
SETUP_PROMPTS: Final = frozenset(
    {
        "turn_order",
        "area",
        "team",
        "starter",
        "line_up",
        "ban",
        "ban_team",
        "pick",
        "traps",
        "redraw",
        "deploy",
    }
)
GALLERY_PROMPTS: Final = frozenset({"team", "starter", "line_up", "ban", "ban_team", "pick"})
DISCARD_PROMPTS: Final = frozenset({"take_back"})
HAND_PROMPTS: Final = frozenset({"redraw", "stun", "plan", "discard"})
# What happens in the set-up and is to be seen in the picture of the first turn.
SEEN_IN_THE_ARENA: Final = (ev.TrapPlaced, ev.CardsDrawn, ev.Entered)


class BrawlScreens(BoxGame[PublicView, SeatView, Content, Names]):
    """Super Fantasy Brawl over the content of one box."""

    game: ClassVar[str] = GAME
    table: ClassVar[str] = "arena"
    result: ClassVar[str] = "score"
    rules: ClassVar[tuple[str, ...]] = RULES
    rule_of_prompt: ClassVar[Mapping[str, str]] = RULE_OF_PROMPT
    pages: ClassVar[tuple[str, ...]] = (HAND,)

    def _names(self, texts: Texts) -> Names:
        return Names(self.content, texts, self.label)

    def subject(self, decision: Decision, texts: Texts) -> str:
        card = about_of(decision).card
        names = self._names(texts)
        is_named = card in self.content.cards or card in self.content.standard_actions
        return names.card(card) if is_named else ""

    def prompt(self, view: SeatView, decision: Decision, texts: Texts) -> str:
        return prompt_words(view, decision, self._names(texts))

    def note(self, view: SeatView, decision: Decision, texts: Texts) -> str:
        names = self._names(texts)
        if decision.prompt in GALLERY_PROMPTS:
            return sealed_line(view, names) or partner_line(view, names)
        if decision.prompt != "act":
            return purpose_line(view, decision, names)
        if not view.hand:
            return ""
        return names.texts.say("note-hand", cards=", ".join(names.card_short(card) for card in view.hand))

    def shown_options(self, view: SeatView, decision: Decision, texts: Texts) -> tuple[ShownOption, ...]:
        return shown_options(view, decision, self._names(texts))

    def line_label(self, entry: ShownOption, after: ShownOption, texts: Texts) -> str:
        if entry.section == "standard" and after.section == "figures":
            # The core is on the button as a sign.
            return brawl_texts(texts).say("label-line-standard", action=entry.short, champion=after.short)
        return super().line_label(entry, after, texts)

    def section_title(self, section: str, first: str, last: str, texts: Texts) -> str:
        texts = brawl_texts(texts)
        if section == "hexes" and first:
            return texts.say(
                "section-hexes" if first == last else "section-hexes-range", first=first, last=last
            )
        if section == "hexes":
            return texts.say("section-hexes-all")
        return texts.first(f"section-{section.partition('-')[0]}", "section-other")

    def several_title(self, section: str, fewest: int, most: int, texts: Texts) -> str:
        return brawl_texts(texts).first(f"several-{section}", "several-other", fewest=fewest, most=most)

    def to_read(self, view: SeatView, decision: Decision, texts: Texts) -> tuple[ShownOption, ...]:
        """In a draft the champions to choose from; before a reaction the hand."""
        if decision.prompt == "react":
            return self.page_entries(HAND, view, texts)
        if decision.prompt not in GALLERY_PROMPTS:
            return ()
        names = self._names(texts)
        champions: list[str] = []
        for option in decision.options:
            if isinstance(option.payload, OnChampion):
                champions.append(option.payload.champion)
            elif isinstance(option.payload, (OnOffer, OnTeam)):
                champions.extend(option.payload.champions)
        return tuple(ShownOption(names.lookup("champion", one), names.champion(one)) for one in champions)

    def ready_answers(self, view: SeatView, decision: Decision, texts: Texts) -> tuple[ReadyAnswer, ...]:
        """The teams of the box, where all of a team is chosen at once."""
        if decision.prompt != "team" or decision.pick[1] != DUEL.champions:
            return ()
        return ready_teams(view, decision, self._names(texts))

    def preset_words(self, preset: str, texts: Texts) -> tuple[str, str]:
        return self._names(texts).team(preset)

    def choice_picture(self, view: SeatView, decision: Decision | None) -> PrivatePicture:
        prompt = decision.prompt if decision is not None else ""
        if prompt in GALLERY_PROMPTS:
            return PrivatePicture("gallery", view, decision, game=self.label)
        if prompt in HAND_PROMPTS:
            return PrivatePicture("hand", view, decision, game=self.label)
        if prompt in DISCARD_PROMPTS:
            return PrivatePicture("discard", view, decision, game=self.label)
        return PrivatePicture("choice", view, decision, game=self.label)

    def offers_auto(self, decision: Decision) -> bool:
        return decision.prompt in SETUP_PROMPTS

    def foretold(
        self, view: SeatView, entries: tuple[ShownOption, ...], forecast: Forecast, texts: Texts
    ) -> tuple[ShownOption, ...]:
        return Foreteller(view, forecast, self._names(texts)).entries(entries)

    def forecast_line(self, view: SeatView, forecast: Forecast, texts: Texts) -> str:
        return Foreteller(view, forecast, self._names(texts)).line()

    def told_in_puzzle(self, forecast: Forecast) -> Forecast | None:
        return damage_of_targets(forecast)

    def pointed_out(self, view: SeatView, forecast: Forecast) -> tuple[str, ...]:
        return Foreteller(view, forecast, self._names(Texts())).strikes()

    def cautions(self, view: SeatView, key: str, forecast: Forecast, texts: Texts) -> tuple[Caution, ...]:
        return Foreteller(view, forecast, self._names(texts)).cautions(key)

    def finish_warning(self, view: SeatView, decision: Decision, texts: Texts) -> str:
        cards = sum(isinstance(option.payload, OnCard) for option in decision.options)
        if decision.prompt != "act" or not cards:
            return ""
        return brawl_texts(texts).say(
            "finish-warning", cards=cards, cores=sum(view.public.players[view.seat].cores)
        )

    def page_lines(self, page: str, view: SeatView, texts: Texts) -> tuple[str, ...]:
        del page
        names = self._names(texts)
        player = view.public.players[view.seat]
        ready = [names.core(core) for core in range(len(CORES)) if player.cores[core]]
        lines = [
            names.texts.say(
                "hand-head",
                count=len(view.hand),
                cores=names.listed(ready) or names.texts.say("nothing"),
                deck=player.deck_size,
                discard=len(player.discard),
            )
        ]
        if view.hand:
            lines.append(", ".join(names.card_short(card) for card in view.hand))
        if view.known_top:
            lines.append(
                names.texts.say("hand-known-top", cards=", ".join(map(names.card_in_list, view.known_top)))
            )
        return tuple(lines)

    def page_entries(self, page: str, view: SeatView, texts: Texts) -> tuple[ShownOption, ...]:
        del page
        return cards_to_read(view.hand, self._names(texts))

    def secrets_in_words(self, view: SeatView, texts: Texts) -> tuple[str, ...]:
        return secret_lines(view, self._names(texts))

    def memory_lines(self, view: SeatView, texts: Texts) -> tuple[str, ...]:
        names = self._names(texts)
        lines: list[str] = []
        if view.hand:
            cards = ", ".join(names.card_short(card) for card in view.hand)
            lines.append(names.texts.say("replay-hand", cards=cards))
        elif view.public.round:
            lines.append(names.texts.say("replay-no-hand"))
        if secrets := secret_lines(view, names):
            lines.append(" ".join(secrets))
        return tuple(lines)

    def order_subjects(self, kind: str, view: SeatView, texts: Texts) -> tuple[tuple[str, str], ...]:
        del kind
        names = self._names(texts)
        own = [figure for figure in view.public.figures if figure.side == side_of(view.seat)]
        return tuple((figure.champion, names.champion(figure.champion)) for figure in own)

    def tell(
        self, view: PublicView, events: Sequence[Event], people: People, texts: Texts
    ) -> tuple[str, ...]:
        return Teller(view, people, self._names(texts)).tell(events)

    def recap(
        self, view: PublicView, events: Sequence[Event], people: People, texts: Texts
    ) -> tuple[str, ...]:
        return recap_lines(view, events, people, self._names(texts))

    def heading(self, event: Event, people: People, texts: Texts) -> str:
        if not isinstance(event, ev.TurnBegan):
            return ""
        player = people.name(event.seat, texts)
        return brawl_texts(texts).say("heading-turn", round=event.round, player=player)

    def turn_title(self, event: Event, texts: Texts) -> str:
        number = event.round if isinstance(event, ev.TurnBegan) else 0
        return brawl_texts(texts).say("chapter-round", round=number) if number else ""

    def news(self, events: Sequence[Event]) -> Sequence[Event]:
        """Without the turn that begins at their end, and without the end of the match.

        Status and call name the round and its player, the result says who has won. Where all of the set-up
        comes at once, what the picture shows is left to it, and to the log.
        """
        kept = [event for event in events if not isinstance(event, ev.MatchEnded)]
        is_turn = False
        while kept and isinstance(kept[-1], (ev.PhaseBegan, ev.TurnBegan)):
            is_turn = isinstance(kept.pop(), ev.TurnBegan) or is_turn
        if is_turn and any(isinstance(event, ev.TeamsAssembled) for event in kept):
            return [event for event in kept if not isinstance(event, SEEN_IN_THE_ARENA)]
        return kept

    def status(self, view: PublicView, texts: Texts) -> str:
        texts = brawl_texts(texts)
        if view.phase is Phase.OVER or view.round:
            return texts.say("status", round=view.round, a=view.vp[0], b=view.vp[1], goal=view.goal)
        return texts.say("status-preparing", step=texts.say(f"phase-{view.phase.value}"))

    def chapter(self, view: PublicView, texts: Texts) -> str:
        texts = brawl_texts(texts)
        return texts.say("chapter-round", round=view.round) if view.round else texts.say("chapter-setup")

    def call(self, view: PublicView, seat: Seat, texts: Texts) -> str:
        texts = brawl_texts(texts)
        prompt = dict(view.waiting).get(seat, "")
        if view.round and seat == view.turn:
            return texts.say("call-turn")
        return texts.first(f"call-{prompt}", "call-any")

    def is_response(self, view: PublicView, seat: Seat) -> bool:
        return bool(view.round) and view.phase is not Phase.OVER and seat != view.turn

    def table_picture(self, view: PublicView, events: Sequence[Event]) -> PublicPicture:
        kind = "gallery" if view.phase is Phase.DRAFT else "arena"
        return PublicPicture(kind, view, tuple(events), game=self.label)

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

    def agreed_picks(self, setup: Json) -> tuple[tuple[str, ...], ...]:
        given = agreed(setup)
        return tuple(tuple(map(str, team or ())) for team in given.get("teams") or ())

    def setup_words(self, setup: Json, texts: Texts) -> str:
        texts = brawl_texts(texts)
        given = agreed(setup)
        draft, mode = str(given.get("draft", "free")), str(given.get("mode", DUEL.name))
        kind = draft if draft in ("quick", "random") else mode
        words = texts.say(
            {
                TEAMS.name: "setup-words-teams",
                "quick": "setup-words-quick",
                "random": "setup-words-random",
            }.get(kind, "setup-words"),
            draft=texts.first(f"draft-{draft}", "draft-any"),
            goal=int(given.get("goal", DUEL.goal)),
            champions=len(given.get("roster", ())),
        )
        return " ".join([words, *self._agreed_teams(given.get("teams") or (), texts)])

    def _agreed_teams(self, teams: Sequence[Sequence[str]], texts: Texts) -> list[str]:
        names = self._names(texts)
        return [
            names.texts.say(
                "setup-words-team",
                side=names.side(seat),
                champions=names.team(team[0])[0]
                if tuple(team) == RANDOM_TEAM
                else names.listed(list(map(names.champion, team))),
            )
            for seat, team in enumerate(teams)
            if team
        ]

    def choice_name(self, choice: str, texts: Texts) -> str:
        return self._names(texts).champion(choice)

    def look_up(self, what: str, texts: Texts) -> PrivateScreen | None:
        return look_up(what, self._names(texts))

    def find(self, kind: str, typed: str, texts: Texts) -> tuple[tuple[str, str], ...]:
        return found(kind, typed, self._names(texts))
