"""Rounds, pairings and results, in posts and in private."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

from sfb_bot.leagues.seasons.records import GameRecord
from sfb_bot.locale import Texts
from sfb_bot.matches.computer_players import people_among
from sfb_bot.matches.records import NEVER, MatchId, SeasonId, UserId
from sfb_bot.screens.action_codec import Action
from sfb_bot.screens.actions import Play
from sfb_bot.screens.league.actions import ShowResults, ShowSchedule
from sfb_bot.screens.league.season import looking_rows, round_words, standing_line
from sfb_bot.screens.league.times import offer_to, time_lines
from sfb_bot.screens.league.values import PairingFacts, SeasonFacts, called
from sfb_bot.screens.ledger import fitting
from sfb_bot.screens.panel import when
from sfb_bot.screens.values import Button, PrivateScreen, PublicScreen, Row, rows_of

# This many pairings fit into one post; of pairs and of series, whose lines are longer, half as many.
PAIRINGS_A_POST = 24


def round_posts(
    facts: SeasonFacts, pairings: Sequence[PairingFacts], texts: Texts
) -> tuple[PublicScreen, ...]:
    """A round with links to its games, in as many posts as it needs; nobody is pinged by it."""
    found = facts.round
    assert found is not None, "there is a round"
    head = texts.say(
        "league-round-head-over" if found.record.closed_at is not None else "league-round-head",
        season=facts.title(texts),
        round=round_words(found, texts),
        when=when(found.record.ends_at),
        date=f"<t:{found.record.ends_at}:f>",
    )
    most = pairings_together(facts)
    pages = [pairings[start : start + most] for start in range(0, max(1, len(pairings)), most)]
    return tuple(
        PublicScreen((head if not number else texts.say("league-round-more"), *pairing_lines(page, texts)))
        for number, page in enumerate(pages)
    )


def pairings_together(facts: SeasonFacts) -> int:
    """How many pairings of a season stand together in a post or on a page."""
    settings = facts.record.settings
    is_short = (
        facts.record.terms.team_size == 1 and settings.games_of("main") == settings.games_of("final") == 1
    )
    return PAIRINGS_A_POST if is_short else PAIRINGS_A_POST // 2


def pairing_lines(pairings: Sequence[PairingFacts], texts: Texts) -> list[str]:
    """A line for each, under the names of groups and sides of the bracket."""
    lines: list[str] = []
    for (group, heading), members in groupby(pairings, key=lambda each: (each.pairing.group, each.heading)):
        if group:
            lines.append(texts.say("league-group", group=group_letter(group)))
        elif heading:
            lines.append(f"**{heading}**")
        lines += [pairing_line(each, texts) for each in members]
    return lines


def group_letter(group: int) -> str:
    """Groups are called A, B, C ..."""
    return chr(ord("A") + group - 1) if group <= 26 else str(group)


def pairing_line(facts: PairingFacts, texts: Texts) -> str:
    """Who plays whom and how it stands, with the way to the game."""
    home = facts.home.called(texts)
    if facts.away is None:
        return texts.say(f"pairing-bye-{facts.pairing.bye or 'rest'}", player=home, players=facts.home.size)
    both = texts.say("pairing-both", home=home, away=facts.away.called(texts))
    state = facts.line.state
    if not state.decided:
        where = f"<#{facts.channel}>" if facts.channel else texts.say("pairing-no-thread")
        if facts.is_called_off:
            where = texts.say("pairing-called-off")
        line = texts.say("pairing-open", both=both, where=where)
        if facts.line.record.match_time is not None and not facts.is_called_off:
            line = f"{line} · <t:{facts.line.record.match_time}:f>"
        if state.home_wins or state.away_wins:
            return f"{line} {_series(facts, texts)}"
        return line
    return texts.say("pairing-decided", both=both, result=result_words(facts, texts), games=_links(facts))


def _series(facts: PairingFacts, texts: Texts) -> str:
    state = facts.line.state
    return texts.say("pairing-series", home=str(state.home_wins), away=str(state.away_wins))


def _links(facts: PairingFacts) -> str:
    places = (facts.place(game.match) for game in facts.games)
    return " ".join(f"<#{channel}>" for channel in places if channel)


def result_words(facts: PairingFacts, texts: Texts) -> str:
    """How a pairing ended: by a score, or by a decision."""
    state = facts.line.state
    reason = state.reason or "played"
    if state.winner is None:
        return texts.say(f"result-both-{'double_forfeit' if reason == 'double_forfeit' else 'drawn'}")
    side = facts.side(state.winner)
    winner = side.called(texts)
    if reason not in ("played", "timeout"):
        return texts.say(f"result-by-{reason}", winner=winner, players=side.size)
    if len(facts.games) != 1:
        ours, theirs = state.home_wins, state.away_wins
        if state.winner != facts.pairing.home:
            ours, theirs = theirs, ours
        return texts.say(
            "result-series", winner=winner, players=side.size, ours=str(ours), theirs=str(theirs)
        )
    return _score_words(facts.games[0], facts, texts)


def _score_words(game: GameRecord, facts: PairingFacts, texts: Texts) -> str:
    """The score, and how it came about where it does not tell: given up, out of time, agreed on."""
    ending = facts.ending(game)
    if game.winner is None:
        agreed = "-agreed" if ending == "agreement" else ""
        return texts.say(f"result-game-drawn{agreed}", home=str(game.home_score), away=str(game.away_score))
    ours, theirs = game.home_score, game.away_score
    if game.winner != facts.pairing.home:
        ours, theirs = theirs, ours
    key = "result-game"
    if game.reason == "timeout":
        key = "result-game-timeout"
    elif ending == "concession":
        key = "result-game-concession"
    side = facts.side(game.winner)
    return texts.say(key, winner=side.called(texts), players=side.size, ours=str(ours), theirs=str(theirs))


def result_post(facts: SeasonFacts, pairing: PairingFacts, number: int, texts: Texts) -> PublicScreen | None:
    """The news of one game, with the way to it; None for a game that does not count any more."""
    game = next((one for one in pairing.games if one.number == number), None)
    if game is None or pairing.away is None:
        return None
    both = texts.say("pairing-both", home=pairing.home.called(texts), away=pairing.away.called(texts))
    is_by_decision = game.reason not in ("played", "timeout")
    words = result_words(pairing, texts) if is_by_decision else _score_words(game, pairing, texts)
    lines = [
        texts.say(
            "league-result",
            season=facts.title(texts),
            round=pairing.round_words(texts),
            both=both,
            result=words,
            where=f"<#{channel}>" if (channel := pairing.place(game.match)) else "",
        ).rstrip()
    ]
    state = pairing.line.state
    if not is_by_decision and state.decided and state.home_wins + state.away_wins > 1:
        lines.append(texts.say("league-result-series", result=result_words(pairing, texts)))
    elif not state.decided:
        lines.append(texts.say("league-result-goes-on", series=_series(pairing, texts)))
    return PublicScreen(tuple(lines))


def void_post(facts: SeasonFacts, pairing: PairingFacts, texts: Texts) -> PublicScreen:
    """In place of the news of a game that does not count any more."""
    away = pairing.away.called(texts) if pairing.away is not None else ""
    both = texts.say("pairing-both", home=pairing.home.called(texts), away=away)
    told = {"season": facts.title(texts), "round": str(pairing.pairing.round), "both": both}
    return PublicScreen((texts.say("league-result-void", **told),))


# --- In the thread of a game ---


def thread_head(facts: SeasonFacts, pairing: PairingFacts, number: int, texts: Texts) -> PublicScreen:
    """The line in the channel from which the thread of a game grows; nobody is pinged by it."""
    assert pairing.away is not None, "a bye has no game"
    line = texts.say(
        "league-thread-head",
        season=facts.title(texts),
        round=pairing.round_words(texts),
        game=str(number),
        home=pairing.home.called(texts),
        away=pairing.away.called(texts),
    )
    return PublicScreen((line,))


def _games(facts: SeasonFacts, pairing: PairingFacts) -> int:
    """The longest the series of a pairing may be."""
    return facts.record.settings.games_of(pairing.pairing.stage)


def thread_name(facts: SeasonFacts, pairing: PairingFacts, number: int, texts: Texts) -> str:
    """The name of a game's thread, at most 100 letters."""
    assert pairing.away is not None, "a bye has no game"
    home, away = (side.name or "?" for side in (pairing.home, pairing.away))
    key = "league-thread-name-series" if _games(facts, pairing) > 1 else "league-thread-name"
    round_ = pairing.round_title or texts.say("round-short", number=str(pairing.pairing.round))
    said = texts.say(key, home=home[:30], away=away[:30], round=round_, game=str(number))
    return said[:100]


def thread_greeting(facts: SeasonFacts, pairing: PairingFacts, number: int, texts: Texts) -> PublicScreen:
    """Calls those who play, in their thread."""
    assert pairing.away is not None, "a bye has no game"
    users = tuple(user for side in (pairing.home, pairing.away) for user in side.users if user)
    people = people_among(UserId(user) for user in users)
    games, due = _games(facts, pairing), pairing.line.record.due
    key = "league-greeting-series" if games > 1 else "league-greeting"
    line = texts.say(
        key,
        players=called(users, texts),
        season=facts.title(texts),
        round=pairing.round_words(texts),
        game=str(number),
        games=str(games),
        when=when(due),
        date=f"<t:{due}:f>",
    )
    return PublicScreen((f"{line} {texts.say('league-greeting-clocks')}",), mentions=people)


def reminder_in_thread(
    facts: SeasonFacts,
    due: int,
    users: tuple[int, ...],
    waiting: tuple[int, ...],
    match: MatchId | None,
    texts: Texts,
) -> PublicScreen:
    """Before the round ends: who still plays, and whose move it is."""
    lines = [
        texts.say("league-reminder", players=called(users, texts), season=facts.title(texts), when=when(due))
    ]
    if waiting:
        lines.append(texts.say("league-reminder-move", players=called(waiting, texts)))
    buttons = [Button(Play(match), texts.say("button-play"), "primary")] if match is not None else []
    return PublicScreen(tuple(lines), rows=rows_of(buttons), mentions=users)


def reminder_directly(facts: SeasonFacts, *, due: int, channel: int, texts: Texts) -> PrivateScreen:
    """The same by direct message."""
    where = f"<#{channel}>" if channel else facts.title(texts)
    line = texts.say("league-reminder-direct", season=facts.title(texts), where=where, when=when(due))
    return PrivateScreen((line,))


# --- Private ---


def schedule_screen(
    facts: SeasonFacts, pairings: Sequence[PairingFacts], texts: Texts, page: int = 0
) -> PrivateScreen:
    """What is to be played in the newest round, and until when, a page at a time."""
    lines = [f"{facts.title(texts)}. {standing_line(facts, texts)}"]
    still = [each for each in pairings if not each.line.state.decided and not each.is_called_off]
    most = pairings_together(facts)
    last = max(0, (len(still) - 1) // most)
    shown = max(0, min(page, last))
    if still:
        lines += pairing_lines(still[shown * most : (shown + 1) * most], texts)
    elif facts.record.status in ("running", "paused"):
        lines.append(texts.say("schedule-nothing"))
    if last:
        lines.append(texts.say("page-of", page=str(shown + 1), pages=str(last + 1)))
    buttons = page_buttons(lambda to: ShowSchedule(facts.record.id, to), shown, last, texts)
    return PrivateScreen(fitting(lines, texts), rows=rows_of(buttons))


def page_buttons(to: Callable[[int], Action], shown: int, last: int, texts: Texts) -> list[Button]:
    """Back and on; at the ends they stay where they are, greyed. None where there is one page."""
    if not last:
        return []
    # Two buttons never mean the same: a greyed one leads behind the last page.
    before, after = (shown - 1 if shown else last + 1), (shown + 1 if shown < last else last + 1)
    return [
        Button(to(before), texts.say("button-page-before"), disabled=not shown),
        Button(to(after), texts.say("button-page-after"), disabled=shown == last),
    ]


def results_screen(
    facts: SeasonFacts,
    pairings: Sequence[PairingFacts],
    page: int | None,
    texts: Texts,
    number: int | None = None,
) -> PrivateScreen:
    """What is decided, a page at a time, the newest page first; of all rounds or of one."""
    done = [each for each in pairings if each.line.state.decided]
    if not done:
        return PrivateScreen((texts.say("results-none", season=facts.title(texts)),))
    most = pairings_together(facts)
    last = (len(done) - 1) // most
    shown = last if page is None else max(0, min(page, last))
    lines = [texts.say("results-head", season=facts.title(texts))]
    part = done[shown * most : (shown + 1) * most]
    for round_number, members in groupby(part, key=lambda each: each.pairing.round):
        together = list(members)
        # Those with a heading of their own say by it which round it is.
        plain = next((each for each in together if not each.heading), None)
        if plain is not None and plain.round_title:
            lines.append(f"**{plain.round_title}**")
        elif plain is not None:
            lines.append(texts.say("results-round", round=str(round_number)))
        lines += pairing_lines(together, texts)
    if last:
        lines.append(texts.say("page-of", page=str(shown + 1), pages=str(last + 1)))
    return PrivateScreen(fitting(lines, texts), rows=_pages(facts.record.id, number, shown, last, texts))


def _pages(season: SeasonId, number: int | None, shown: int, last: int, texts: Texts) -> tuple[Row, ...]:
    if not last:
        return ()
    older = ShowResults(season, shown - 1 if shown else None, number)
    newer = ShowResults(season, shown + 1, number)
    return rows_of(
        [
            Button(older, texts.say("button-older"), disabled=not shown),
            Button(newer, texts.say("button-newer"), disabled=shown == last),
        ]
    )


def own_pairing_screen(
    found: Sequence[tuple[SeasonFacts, PairingFacts]], user: int, texts: Texts
) -> PrivateScreen:
    """What somebody has to play now, in one season or several."""
    if not found:
        return PrivateScreen((texts.say("pairing-none", player=f"<@{user}>"),))
    lines: list[str] = []
    buttons: list[Button] = []
    for facts, pairing in found:
        lines.append(texts.say("pairing-in", season=facts.title(texts), round=pairing.round_words(texts)))
        lines.append(pairing_line(pairing, texts))
        if not pairing.line.state.decided and not pairing.is_called_off:
            lines.append(_due_line(pairing.line.record.due, texts))
            lines += time_lines(pairing, texts)
            buttons += offer_to(pairing, facts.record.id, user, texts)
    return PrivateScreen(fitting(lines, texts), rows=rows_of(buttons[:5]))


def _due_line(due: int, texts: Texts) -> str:
    """Until when a pairing is to be played; one without an end waits for an organiser."""
    if due > NEVER // 2:
        return texts.say("pairing-undecided")
    return texts.say("pairing-due", when=when(due), date=f"<t:{due}:f>")


def seasons_screen(seasons: Sequence[SeasonFacts], texts: Texts) -> PrivateScreen:
    """All seasons of a server, those that are played first."""
    if not seasons:
        return PrivateScreen((texts.say("seasons-none"),))
    lines = [texts.say("seasons-head")]
    lines += [f"{facts.title(texts)}. {standing_line(facts, texts)}" for facts in seasons]
    rows = looking_rows(seasons[0].record.id, texts) if len(seasons) == 1 else ()
    return PrivateScreen(fitting(lines, texts), rows=rows)
