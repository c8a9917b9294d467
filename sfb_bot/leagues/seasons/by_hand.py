"""Plans for what organisers settle by hand: seeds, pairings of a Swiss round, who organises a league."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sfb_bot.leagues.rules.swiss import meetings, who_starts
from sfb_bot.leagues.rules.values import EntrantId, Pairing, PairingId, Season
from sfb_bot.leagues.seasons.notices import RoundOpened, SignUpChanged, TableChanged, news_rows
from sfb_bot.leagues.seasons.plans import Plan, Planner, require
from sfb_bot.leagues.seasons.records import Effect, LeagueOrganisers, PairingRecord, SeasonChange
from sfb_bot.leagues.seasons.refusals import BadDraw, NothingChanges
from sfb_bot.leagues.seasons.round_opening import step
from sfb_bot.leagues.seasons.season_context import SeasonContext
from sfb_bot.leagues.seasons.season_view import SeasonView
from sfb_bot.leagues.seasons.terms import Seeding
from sfb_bot.matches.records import MatchId


class ByHand:
    """Each refuses what is not possible."""

    def __init__(self, context: SeasonContext, planner: Planner) -> None:
        self._context = context
        self._planner = planner

    # --- Seeds ---

    def seed(self, view: SeasonView, order: Sequence[EntrantId], seeding: Seeding = "manual") -> Plan:
        """Seed those named in this order; everybody else follows as they stood, also who joins later."""
        require(view, "signup")
        playing = sorted((one for one in view.entrants if one.status == "active"), key=lambda one: one.rank)
        known = {one.id: one for one in playing}
        for number in order:
            if number not in known:
                raise BadDraw("only those who are in can be seeded", rule="not_in")
        _refuse_twice(order)
        named = [known[number] for number in order]
        ranked = [*named, *(one for one in playing if one not in named)]
        others = [one for one in view.entrants if one.id not in known]
        new = [replace(one, rank=rank) for rank, one in enumerate((*ranked, *others), 1)]
        terms = replace(view.record.terms, seeding=seeding)
        seeded = new[: len(ranked)]
        return Plan(
            tuple(Effect("seeds", {"rank": one.rank, "users": list(one.users)}) for one in seeded),
            SeasonChange(
                replace(view.record, terms=terms), entrants=tuple(new), outbox=news_rows(SignUpChanged())
            ),
            undo={
                "kind": "seed",
                "order": [one.id for one in playing],
                "seeding": view.record.terms.seeding,
            },
        )

    # --- Organisers ---

    async def entrust(self, view: SeasonView, wanted: LeagueOrganisers) -> Plan:
        """Let these organise the league of the season."""
        known = await self._context.store.league_organisers(view.record.league)
        new = [user for user in wanted.users if user not in known.users]
        gone = [user for user in known.users if user not in wanted.users]
        effects = [Effect("organises", {"users": [user]}) for user in new]
        effects += [Effect("organises_no_more", {"users": [user]}) for user in gone]
        if wanted.role != known.role:
            what = "role_organises" if wanted.role else "role_organises_no_more"
            effects.append(Effect(what, {"role": wanted.role or known.role}))
        if not effects:
            raise NothingChanges("it is like that already", rule="")
        undo = {"kind": "entrust", "users": list(known.users), "role": known.role}
        return Plan(tuple(effects), SeasonChange(view.record, organisers=wanted), undo=undo)

    # --- Pairings ---

    async def pair(self, view: SeasonView, pairs: Sequence[Sequence[EntrantId]]) -> Plan:
        """Pair a Swiss round like this: the one that has just opened, else the next one, which is opened.

        Pairings of which nobody is named stay. Who is named alone meets the computer player, or has a bye.
        """
        settings, newest = view.record.settings, view.round
        if settings.format != "swiss" or (newest is not None and newest.stage != "main"):
            raise BadDraw("the schedule or the bracket says who plays whom", rule="format")
        require(view, "signup", "running")
        named = [one for pair in pairs for one in pair]
        _refuse_twice(named)
        if not named:
            raise BadDraw("nobody is named", rule="empty")
        if view.record.status == "signup":
            return self._opened_with(view, await self._planner.start(view), pairs)
        assert newest is not None, "a running season has a round"
        if newest.closed_at is not None or not view.open_lines:
            return self._opened_with(view, await self._planner.open_round(view), pairs)
        return await self._paired_again(view, pairs)

    def _opened_with(self, view: SeasonView, plan: Plan, pairs: Sequence[Sequence[EntrantId]]) -> Plan:
        """A plan that opens a round, with these pairings instead of its own."""
        if not plan.change.pairings or any(one.pairing.stage != "main" for one in plan.change.pairings):
            raise BadDraw("no Swiss round follows", rule="format")
        known = {one.id: one for one in (*view.entrants, *plan.change.entrants)}
        loaded = replace(view.loaded, record=plan.change.season, entrants=tuple(known.values()))
        begun = SeasonView(loaded)
        drawn = _drawn(begun.season, [one.pairing for one in plan.change.pairings], pairs)
        now = self._context.clock.now()
        records = tuple(
            replace(record, pairing=pairing, decided_at=now if pairing.away is None else None)
            for record, pairing in zip(plan.change.pairings, drawn, strict=True)
        )
        return replace(
            plan,
            effects=(*plan.effects, *_told(begun, drawn)),
            change=replace(plan.change, pairings=records),
            games=tuple(one for one in drawn if one.away is not None),
        )

    async def _paired_again(self, view: SeasonView, pairs: Sequence[Sequence[EntrantId]]) -> Plan:
        """The newest round paired anew, as long as nobody has played in what changes."""
        assert view.round is not None
        number, now = view.round.number, self._context.clock.now()
        lines = view.lines(number)
        earlier = tuple(one for one in view.season.pairings if one.round < number)
        season = replace(view.season, pairings=earlier)
        before = [line.record.pairing for line in lines]
        drawn = _drawn(season, before, pairs)
        gone = [line for line, new in zip(lines, drawn, strict=True) if line.record.pairing != new]
        if not gone:
            raise BadDraw("it is paired like that already", rule="same")
        # They are other pairings than before, so they have numbers of their own.
        free = max(one.id for one in view.season.pairings) + 1
        fresh = [new for line, new in zip(lines, drawn, strict=True) if line.record.pairing != new]
        made = [replace(new, id=PairingId(free + place)) for place, new in enumerate(fresh)]
        called_off: list[MatchId] = []
        for line in gone:
            if any(game.reason not in (None, "void") for game in line.games):
                raise BadDraw("a game of it has been played", rule="played", pairing=line.id)
            if line.match is not None:
                if await self._context.people_who_acted(line.match):
                    raise BadDraw("a game of it is being played", rule="played", pairing=line.id)
                called_off.append(line.match)
        records = tuple(
            PairingRecord(new, view.round.ends_at, decided_at=now if new.away is None else None)
            for new in made
        )
        return Plan(
            (
                *_told(view, made, season),
                *(Effect("is_unplayed", {"match": match}) for match in called_off),
            ),
            SeasonChange(
                view.record,
                pairings=records,
                gone_pairings=tuple(line.id for line in gone),
                deadlines=(step(now),),
                outbox=news_rows(RoundOpened(number), TableChanged()),
            ),
            games=tuple(new for new in made if new.away is not None),
            called_off=tuple(called_off),
        )


def _refuse_twice(named: Sequence[EntrantId]) -> None:
    if len(set(named)) < len(named):
        raise BadDraw("somebody is named twice", rule="twice")


def _drawn(season: Season, before: Sequence[Pairing], pairs: Sequence[Sequence[EntrantId]]) -> list[Pairing]:
    """The pairings of a round with these pairs in it, with the numbers of those they stand for."""
    playing = {one for pairing in before for one in pairing.entrants}
    computers = season.computers & playing
    as_before = [set(one.entrants) - computers for one in before]
    pairs = [pair for pair in pairs if set(pair) not in as_before]
    named = {one for pair in pairs for one in pair} | computers
    kept = [one for one in before if not named & (set(one.entrants) - computers)]
    staying = {one for pairing in kept for one in pairing.entrants}
    free = computers - staying
    wanted: list[tuple[EntrantId, ...]] = []
    for pair in pairs:
        if not playing.issuperset(pair):
            raise BadDraw("somebody named does not play in this round", rule="not_in")
        if len(pair) not in (1, 2):
            raise BadDraw("a pairing has two, or one who sits out", rule="two")
        # Who is named alone meets the computer, if there is one.
        wanted.append((*pair, *(free if len(pair) == 1 else ())))
    paired = [one for pair in wanted for one in pair] + list(staying)
    if len(set(paired)) < len(paired):
        raise BadDraw("only one can meet the computer", rule="twice")
    if playing - set(paired):
        raise BadDraw("somebody would be left out", rule="left_out", count=len(playing - set(paired)))
    if sum(len(pair) == 1 for pair in wanted) + sum(one.away is None for one in kept) > len(playing) % 2:
        raise BadDraw("nobody has to sit out", rule="byes")
    places = [one for one in before if one not in kept]
    made = [
        _pairing(season, place, pair)
        for place, pair in zip(places, sorted(wanted, key=len, reverse=True), strict=True)
    ]
    by_id = {one.id: one for one in (*kept, *made)}
    return [by_id[one.id] for one in before]


def _pairing(season: Season, place: Pairing, pair: tuple[EntrantId, ...]) -> Pairing:
    if len(pair) == 1:
        return replace(place, home=pair[0], away=None, first_player=None, bye="win")
    starts = who_starts(season, place.round, pair[0], pair[1])
    return replace(place, home=starts.first, away=starts.second, first_player=starts.first, bye=None)


def _told(view: SeasonView, drawn: Sequence[Pairing], season: Season | None = None) -> list[Effect]:
    """What is said about pairings: who meets whom, and who has met before."""
    met = meetings(season or view.season)
    found: list[Effect] = []
    for one in drawn:
        home = list(view.entrant(one.home).users)
        if one.away is None:
            found.append(Effect("sits_out", {"users": home}))
        else:
            what = "meets_again" if met[frozenset(one.entrants)] else "meets"
            found.append(Effect(what, {"users": home, "others": list(view.entrant(one.away).users)}))
    return found
