"""When games of a league are played: who has come, what was proposed, and what was agreed."""

from __future__ import annotations

from sfb_bot.leagues.rules.values import EntrantId
from sfb_bot.locale import Texts
from sfb_bot.matches.computer_players import people_among
from sfb_bot.matches.records import MatchId, SeasonId, UserId
from sfb_bot.screens.actions import Play, Ready
from sfb_bot.screens.league.actions import AcceptTime
from sfb_bot.screens.league.values import PairingFacts, SeasonFacts, Side, called
from sfb_bot.screens.panel import when
from sfb_bot.screens.values import Button, PrivateScreen, PublicScreen, rows_of


def moment_words(at: int) -> str:
    """A moment that everybody sees by their own clock."""
    return f"<t:{at}:F>"


def ready_screen(match: MatchId, absent: tuple[int, ...], texts: Texts, *, is_over: bool) -> PrivateScreen:
    """Somebody has come to a match: for whom its clocks still wait, and the way into it."""
    if is_over:
        return PrivateScreen((texts.say("ready-over"),))
    line = texts.say("ready-runs")
    if absent:
        line = texts.say("ready-waits", players=called(absent, texts), count=len(absent))
    return PrivateScreen((line,), rows=rows_of([Button(Play(match), texts.say("button-play"), "primary")]))


# --- Agreed times ---


def _both(pairing: PairingFacts, entrant: EntrantId) -> tuple[Side, Side]:
    """An entrant and its opponent."""
    assert pairing.away is not None, "a bye is never played"
    mine = pairing.side(entrant)
    return mine, pairing.home if mine is pairing.away else pairing.away


def offered_post(
    season: SeasonId, pairing: PairingFacts, entrant: EntrantId, at: int, texts: Texts
) -> PublicScreen:
    """Asks the opponent whether they will play then."""
    mine, other = _both(pairing, entrant)
    line = texts.say(
        "time-offered",
        player=mine.called(texts),
        other=other.called(texts),
        date=moment_words(at),
        when=when(at),
    )
    button = Button(AcceptTime(season, at), texts.say("button-accept-time"), "success")
    return PublicScreen((line,), rows=rows_of([button]), mentions=_people(other))


def agreed_post(pairing: PairingFacts, entrant: EntrantId, at: int, texts: Texts) -> PublicScreen:
    """Tells the one who proposed it that it is agreed."""
    mine, other = _both(pairing, entrant)
    line = texts.say(
        "time-agreed",
        player=mine.called(texts),
        other=other.called(texts),
        date=moment_words(at),
        when=when(at),
    )
    return PublicScreen((line,), mentions=_people(other))


def _people(side: Side) -> tuple[UserId, ...]:
    return people_among(UserId(user) for user in side.users if user)


def soon_post(match: MatchId | None, users: tuple[UserId, ...], at: int, texts: Texts) -> PublicScreen:
    """Reminds players of the time they have agreed upon."""
    line = texts.say("time-soon", players=called(users, texts), when=when(at), date=moment_words(at))
    buttons = [Button(Ready(match), texts.say("button-ready"), "success")] if match is not None else []
    return PublicScreen((line,), rows=rows_of(buttons), mentions=users)


def soon_directly(facts: SeasonFacts, *, at: int, channel: int, texts: Texts) -> PrivateScreen:
    """The same by direct message."""
    where = f"<#{channel}>" if channel else facts.title(texts)
    line = texts.say(
        "time-soon-direct",
        season=facts.title(texts),
        where=where,
        when=when(at),
        date=moment_words(at),
    )
    return PrivateScreen((line,))


def proposed_screen(outcome: str, at: int, texts: Texts, *, is_utc: bool) -> PrivateScreen:
    """What became of a proposal; `is_utc`: it was read as UTC, since its author has named no zone."""
    lines = [texts.say(f"time-told-{outcome}", date=moment_words(at), when=when(at))]
    if is_utc:
        lines.append(texts.say("time-told-utc"))
    return PrivateScreen(tuple(lines))


def time_lines(pairing: PairingFacts, texts: Texts) -> list[str]:
    """What is agreed and what is proposed for an undecided pairing."""
    record, lines = pairing.line.record, list[str]()
    if record.match_time is not None:
        lines.append(
            texts.say("pairing-time", date=moment_words(record.match_time), when=when(record.match_time))
        )
    if record.offered_time is not None and record.offered_by is not None:
        player = pairing.side(record.offered_by).called(texts)
        lines.append(texts.say("pairing-offer", player=player, date=moment_words(record.offered_time)))
    return lines


def offer_to(pairing: PairingFacts, season: SeasonId, user: int, texts: Texts) -> list[Button]:
    """The button with which somebody agrees to what their opponent has proposed."""
    record = pairing.line.record
    if record.offered_time is None or record.offered_by is None:
        return []
    _, other = _both(pairing, record.offered_by)
    if user not in other.users:
        return []
    return [Button(AcceptTime(season, record.offered_time), texts.say("button-accept-time"), "success")]
