"""The screens of `/stats`: players, champions, leagues."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sfb_bot.locale import Texts
from sfb_bot.screens.league.values import called
from sfb_bot.screens.ledger import fitting
from sfb_bot.screens.values import PrivateScreen

MOST_CHOICES_OF_A_PLAYER = 6
MOST_RANKED = 15


@dataclass(frozen=True, slots=True)
class Tally:
    """Won, drawn, lost; `rate` is the share that was won in percent, draws half."""

    won: int
    drawn: int
    lost: int
    rate: int

    @property
    def played(self) -> int:
        """All of them."""
        return self.won + self.drawn + self.lost

    def said(self, texts: Texts) -> str:
        """As words."""
        return texts.say(
            "stats-tally",
            played=self.played,
            won=str(self.won),
            drawn=str(self.drawn),
            lost=str(self.lost),
            rate=str(self.rate),
        )


@dataclass(frozen=True, slots=True)
class ChoiceLine:
    """Something that is chosen in matches; rates in percent of all matches."""

    name: str
    picked: int
    pick_rate: int
    ban_rate: int
    tally: Tally


@dataclass(frozen=True, slots=True)
class PlayerSheet:
    """What a player has done; `ratings` are kind, figure and number of games."""

    user: int
    tally: Tally
    made: int
    given: int
    ratings: tuple[tuple[str, int, int], ...]
    choices: tuple[ChoiceLine, ...]
    seasons: tuple[str, ...]
    titles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Duel:
    """Two against each other, seen by the first; `games` are the places of the newest matches."""

    one: int
    two: int
    tally: Tally
    games: tuple[int, ...]


def player_screen(sheet: PlayerSheet, duel: Duel | None, texts: Texts) -> PrivateScreen:
    """A player's figures, and how it went against another one."""
    player = called((sheet.user,), texts)
    lines = [texts.say("stats-player", player=player)]
    if not sheet.tally.played:
        lines.append(texts.say("stats-nothing"))
    else:
        lines.append(sheet.tally.said(texts))
        lines.append(texts.say("stats-scored", made=str(sheet.made), given=str(sheet.given)))
    for kind, figure, games in sheet.ratings:
        lines.append(
            texts.say("stats-rating", kind=texts.say(f"stats-kind-{kind}"), rating=str(figure), games=games)
        )
    if sheet.titles:
        lines.append(texts.say("stats-titles", seasons=", ".join(sheet.titles)))
    if sheet.seasons:
        lines.append(texts.say("stats-seasons", seasons=", ".join(sheet.seasons)))
    if duel is not None:
        lines.append(_duel_line(duel, texts))
    lines += [_choice_line(each, texts) for each in sheet.choices[:MOST_CHOICES_OF_A_PLAYER]]
    return PrivateScreen(fitting(lines, texts))


def _duel_line(duel: Duel, texts: Texts) -> str:
    two = called((duel.two,), texts)
    if not duel.tally.played:
        return texts.say("stats-never-met", player=two)
    line = texts.say("stats-against", player=two, tally=duel.tally.said(texts))
    return " ".join((line, *(f"<#{channel}>" for channel in duel.games)))


def _choice_line(line: ChoiceLine, texts: Texts) -> str:
    return texts.say(
        "stats-choice",
        name=line.name,
        picked=line.picked,
        picks=str(line.pick_rate),
        bans=str(line.ban_rate),
        wins=str(line.tally.rate),
    )


def choices_screen(lines: Sequence[ChoiceLine], matches: int, texts: Texts) -> PrivateScreen:
    """Pick, ban and win rates, the most picked first."""
    if not lines:
        return PrivateScreen((texts.say("stats-no-choices"),))
    head = texts.say("stats-choices", matches=matches)
    return PrivateScreen(fitting((head, *(_choice_line(line, texts) for line in lines)), texts))


def choice_screen(line: ChoiceLine, matches: int, texts: Texts) -> PrivateScreen:
    """One of them."""
    return PrivateScreen(
        (texts.say("stats-choices", matches=matches), _choice_line(line, texts), line.tally.said(texts))
    )


@dataclass(frozen=True, slots=True)
class LeagueSheet:
    """A league over its seasons: ranking (place, user, points), ratings (user, figure), what was chosen."""

    name: str
    matches: int
    ranking: tuple[tuple[int, int, int], ...]
    ratings: tuple[tuple[int, int], ...]
    choices: tuple[ChoiceLine, ...]


def league_screen(sheet: LeagueSheet, texts: Texts) -> PrivateScreen:
    """A league's figures."""
    lines = [texts.say("stats-league", name=sheet.name, matches=sheet.matches)]
    if sheet.ranking:
        lines.append(texts.say("stats-ranking"))
        lines += [
            texts.say("stats-ranked", place=str(place), player=called((user,), texts), points=points)
            for place, user, points in sheet.ranking[:MOST_RANKED]
        ]
    if sheet.ratings:
        lines.append(texts.say("stats-ratings"))
        lines += [
            texts.say("stats-rated", player=called((user,), texts), rating=str(figure))
            for user, figure in sheet.ratings[:MOST_RANKED]
        ]
    if sheet.choices:
        lines.append(texts.say("stats-most-picked"))
        lines += [_choice_line(line, texts) for line in sheet.choices[:MOST_CHOICES_OF_A_PLAYER]]
    return PrivateScreen(fitting(lines, texts))
