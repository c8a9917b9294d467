"""Whether the bot is there for the players: signs of life, and silences that cost nobody time."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, cast

from sfb_bot.kernel import TableError
from sfb_bot.matches.alarm import Alarms
from sfb_bot.matches.gate import Gate
from sfb_bot.matches.match_cache import MatchCache
from sfb_bot.matches.notices import TimeGivenBack
from sfb_bot.matches.ports import Store
from sfb_bot.matches.records import Moment, NewOutbox, SilenceKind
from sfb_bot.matches.silences import Silence, SilenceNews
from sfb_bot.matches.table_clock import MOMENT, TableClock
from sfb_bot.matches.territory import WHOLE, Territory, read_territory
from sfb_bot.matches.told import encode

log = logging.getLogger(__name__)

# When somebody was last there for the players; what comes after it is a silence.
ALIVE: Final = "alive"
# What the bot was last at, for whoever watches the process.
STATE: Final = "state"
# Where several processes share the work, each has such notes for its own territory: "alive 1/2".
LOOK_EVERY: Final = 5
# A sign of life is written this often; whatever happens in between is given back to the players.
SIGN_EVERY: Final = 15
# Shorter silences are given back without a word.
WORTH_A_WORD: Final = 5 * 60
# A gateway that says nothing is given up after a minute; before that nobody can know.
LONGEST_UNHEARD: Final = 120

Doing = Literal["connecting", "working", "cut off", "stopped"]


@dataclass(frozen=True, slots=True)
class State:
    """What a bot is at: since when, and when it last said so. Out of reach it says by what."""

    doing: Doing
    since: Moment
    at: Moment
    why: str = ""

    def encode(self) -> str:
        """As it is kept in a note."""
        return json.dumps({"doing": self.doing, "since": self.since, "at": self.at, "why": self.why})

    @classmethod
    def decode(cls, text: str) -> State | None:
        """The inverse; None for anything else."""
        try:
            # Any: whatever stands in the note.
            stored = cast("dict[str, Any]", json.loads(text))
            since, at = Moment(int(stored["since"])), Moment(int(stored["at"]))
            return cls(stored["doing"], since, at, stored["why"])
        except (ValueError, TypeError, KeyError):
            return None


class Presence:
    """Notices when nobody could reach the bot, and gives everybody the time back.

    `season_news` is what a season is told of so many seconds.
    """

    def __init__(
        self,
        store: Store,
        clock: TableClock,
        gate: Gate,
        cache: MatchCache,
        alarms: Alarms,
        season_news: Callable[[SilenceKind, int], tuple[NewOutbox, ...]],
        *,
        territory: Territory = WHOLE,
    ) -> None:
        self._store = store
        self._clock = clock
        self._gate = gate
        self._cache = cache
        self._alarms = alarms
        self._season_news = season_news
        self._territory = territory
        self._out_of_reach: dict[SilenceKind, Moment] = {}
        # When each line of the gateway last said something.
        self._heard: dict[int, Moment] = {}
        self._refused_since: Moment | None = None
        self._signed: State | None = None
        # Until when everything has been given back.
        self._settled = Moment(0)

    # --- What others know ---

    @property
    def is_there(self) -> bool:
        """Whether players can reach the bot now."""
        return self._signed is not None and not self._out_of_reach and self._clock.silent is None

    async def start(self, *, is_taken_over: bool = False) -> None:
        """The bot begins to connect: until it is there, the time stands where it was last there.

        One that has `is_taken_over` is connected. From a process that was there just now, somebody was there
        all the time: no clock is touched, of many thousands that takes seconds in which everybody waits.
        """
        now = self._clock.machine.now()
        last = await self.last_there()
        was_there = is_taken_over and last is not None and now - last <= MOMENT
        if was_there and not self._out_of_reach:
            self._clock.go_on()
            self._settled = now
            await self._sign(State("working", now, now))
            return
        self._out_of_reach = {"gateway": now}
        # Where nobody was there before, or somebody until now, nobody has waited.
        self._clock.stand_still("away", now if last is None or was_there else last)
        await self._sign(State("connecting", now, now))

    async def last_there(self) -> Moment | None:
        """When somebody was last there for the players of this territory; None if never."""
        return last_sign(await self._store.notes(ALIVE), self._territory)

    def heard(self, line: int = 0) -> None:
        """Discord's gateway said something on one of its lines."""
        self._heard[line] = self._clock.machine.now()

    def lose_gateway(self, line: int = 0) -> None:
        """A line is gone: since then, or since it said nothing any more, some presses do not come in."""
        now = self._clock.machine.now()
        heard = self._heard.get(line, now)
        self._lose("gateway", Moment(min(now, max(heard, now - LONGEST_UNHEARD, self._settled))))

    def find_gateway(self) -> None:
        """The gateway is there, with all its lines."""
        self._regain("gateway")

    def refused(self) -> None:
        """Discord could not be reached with something; if with everything, nobody can answer either."""
        now = self._clock.machine.now()
        if self._refused_since is None:
            self._refused_since = now
        elif now - self._refused_since >= MOMENT:
            self._lose("discord", self._refused_since)

    def answered(self) -> None:
        """Discord took something, or at least said no."""
        self._refused_since = None
        self._regain("discord")

    def _lose(self, kind: SilenceKind, since: Moment) -> None:
        known = self._out_of_reach.get(kind)
        if known is None or since < known:
            self._out_of_reach[kind] = since
            self._clock.stand_still(kind, since)
            self._alarms.presence.ring()

    def _regain(self, kind: SilenceKind) -> None:
        if self._out_of_reach.pop(kind, None) is not None:
            self._alarms.presence.ring()

    # --- What it does ---

    async def run(self) -> None:
        """Look, for ever."""
        while True:
            self._alarms.presence.look_again()
            try:
                await self.look()
            except TableError as error:
                # A disk that is full now may have room again in a minute; the time stands still until then.
                log.warning("no sign of life could be left: %s", error)
            await self._alarms.presence.sleep(LOOK_EVERY)

    async def look(self) -> None:
        """Leave a sign of life, or give back the time of a silence that is over."""
        if "discord" in self._out_of_reach and await self._store.next_outbox() is None:
            # Nothing is left to try it with.
            self.answered()
        now = self._clock.machine.now()
        if self._out_of_reach:
            why, since = min(self._out_of_reach.items(), key=lambda each: each[1])
            is_long = now - since > MOMENT
            doing = "connecting" if self._signed is None or self._signed.doing == "connecting" else "cut off"
            if is_long or doing == "connecting":
                await self._sign(State(doing, since, now, why))
            return
        if self._clock.silent is not None:
            await self._give_back()
        else:
            self._clock.note()
            since = self._signed.since if self._signed and self._signed.doing == "working" else now
            await self._sign(State("working", since, now))

    async def stop(self) -> None:
        """Say that the bot ends as it was told to."""
        if self._signed is None:
            return
        now = self._clock.machine.now()
        self._signed = None
        try:
            await self._store.save_notes(self._signs(State("stopped", now, now)))
        except TableError as error:
            log.warning("the end of the bot could not be noted: %s", error)
        self._clock.stop_watching()

    async def _give_back(self) -> None:
        async with self._gate.closed():
            silent, now = self._clock.silent, self._clock.machine.now()
            if silent is None or self._out_of_reach:
                return
            state = State("working", now, now)
            silence = Silence(silent[0], silent[1], now)
            signs = ((self._note(ALIVE), str(now)), (self._note(STATE), state.encode()))
            if not silence.seconds:
                await self._store.save_notes(signs)
            else:
                await self._store.add_silence(silence, self._news(silence), signs)
                self._cache.forget_all()
                _log(silence)
            self._signed, self._settled = state, now
            self._clock.go_on()
        self._alarms.ring()

    def _news(self, silence: Silence) -> SilenceNews | None:
        if silence.seconds < WORTH_A_WORD:
            return None
        return SilenceNews(
            (NewOutbox("ledger", encode(TimeGivenBack(silence.kind, silence.seconds))),),
            (NewOutbox("invitation"),),
            self._season_news(silence.kind, silence.seconds),
        )

    async def _sign(self, state: State) -> None:
        """Write down what the bot is at; while it works, now and then is enough."""
        before = self._signed
        if before is not None and before.doing == state.doing and abs(state.at - before.at) < SIGN_EVERY:
            return
        await self._store.save_notes(self._signs(state))
        self._signed = state

    def _signs(self, state: State) -> tuple[tuple[str, str], ...]:
        silent = self._clock.silent
        signs: tuple[tuple[str, str], ...] = ((self._note(STATE), state.encode()),)
        if state.doing == "connecting":
            return signs
        return (*signs, (self._note(ALIVE), str(state.at if silent is None else silent[1])))

    def _note(self, what: str) -> str:
        return sign_note(what, self._territory)


def sign_note(what: str, territory: Territory) -> str:
    """Under which key a process keeps a sign of life."""
    return what if territory.is_whole else f"{what} {territory}"


def last_sign(signs: Mapping[str, str], territory: Territory) -> Moment | None:
    """When somebody was last there for all of a territory, by all signs of life; None if never.

    Of those who once shared the work by the same number, all whose territories overlap this one count; the
    number that was last in use decides.
    """
    found: dict[int, list[Moment]] = {}
    for key, text in signs.items():
        where = WHOLE if key == ALIVE else read_territory(key.removeprefix(f"{ALIVE} "))
        if where is not None and where.overlaps(territory) and text.isdecimal():
            found.setdefault(where.count, []).append(Moment(int(text)))
    return max(map(min, found.values()), default=None)


def _log(silence: Silence) -> None:
    if silence.kind == "clock" or silence.seconds < 0:
        log.warning(
            "the machine's clock moved by %s seconds; all clocks and deadlines moved with it", silence.seconds
        )
    else:
        log.info("silent for %s seconds (%s); all clocks have as much more", silence.seconds, silence.kind)
