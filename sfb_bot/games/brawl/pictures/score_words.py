"""Reading the public events of a game: who scored what, when, and how to say it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sfb_bot.drawing.fonts import readable
from sfb_bot.games.brawl.pictures.words import picture_texts
from sfb_bot.games.brawl.rules.content import Content, in_language
from sfb_bot.games.brawl.rules.events import ChallengeScored, KnockedOut, PointsScored, TurnBegan
from sfb_bot.games.brawl.rules.ids import NO_CHALLENGE, NOBODY, ChallengeId, FigureId
from sfb_bot.games.brawl.rules.model import Side
from sfb_bot.games.brawl.rules.views import PublicView
from sfb_bot.games.brawl.texts.nouns import champion_noun, lettered
from sfb_bot.kernel import LETTERS, Event


@dataclass(frozen=True, slots=True)
class Scored:
    """Points a side made at once: with a challenge, or (no challenge) by a knocked out figure.

    `seat` is who scored the challenge, or whose figure `by` did the knocking out; the first seat of the
    side where no figure of that side did it.
    """

    round: int
    side: Side
    seat: int
    points: int
    challenge: ChallengeId = NO_CHALLENGE
    figure: FigureId = NOBODY
    by: FigureId = NOBODY


def scored_points(events: Sequence[Event], view: PublicView) -> tuple[Scored, ...]:
    """All points of a game in the order they were made."""
    owners = {figure.id: (figure.seat, figure.side) for figure in view.figures}
    found: list[Scored] = []
    number = 0
    challenger: int | None = None
    victors: dict[FigureId, FigureId] = {}
    for event in events:
        match event:
            case TurnBegan():
                number = event.round
            case KnockedOut():
                victors[event.figure] = event.by
            case ChallengeScored():
                challenger = event.seat
            case PointsScored():
                by = NOBODY if event.challenge else victors.get(event.figure, NOBODY)
                owner, owner_side = owners.get(by, (event.side, event.side))
                seat = owner if owner_side == event.side else event.side
                if event.challenge and challenger is not None:
                    seat = challenger
                found.append(
                    Scored(number, event.side, seat, event.points, event.challenge, event.figure, by)
                )
            case _:
                pass
    return tuple(found)


def rounds_begun(events: Sequence[Event]) -> int:
    """How many rounds were begun."""
    return max((event.round for event in events if isinstance(event, TurnBegan)), default=0)


def scored_words(entry: Scored, view: PublicView, content: Content, language: str) -> str:
    """How points were made, in a few words."""
    texts = picture_texts(language)
    if entry.challenge:
        found = content.challenges.get(entry.challenge)
        return in_language(found.names, language) if found else entry.challenge
    victim = figure_name(entry.figure, view, content, language)
    if _is_enemy(entry, view):
        winner = figure_name(entry.by, view, content, language)
        return texts.say("picture-knocked-out-by", victim=victim, winner=winner)
    return texts.say("picture-knocked-out", victim=victim)


def _is_enemy(entry: Scored, view: PublicView) -> bool:
    """Whether the credit goes to a figure of the side that scored (a side can also knock out its own)."""
    return any(figure.id == entry.by and figure.side == entry.side for figure in view.figures)


def figure_name(number: FigureId, view: PublicView, content: Content, language: str) -> str:
    """The name of a champion in play, with the letter of its seat where two sides field the same one."""
    figure = next((figure for figure in view.figures if figure.id == number), None)
    if figure is None:
        return "?"
    name = champion_noun(content.champions[figure.champion], language)
    twins = sum(other.champion == figure.champion for other in view.figures)
    return lettered(name, LETTERS[figure.seat]) if twins > 1 else name


def side_name(view: PublicView, side: Side, language: str, names: Sequence[str]) -> str:
    """The players of a side by name, as far as they can be written, else by letter."""
    told: list[str] = []
    for player in view.players:
        if player.side == side:
            given = readable(names[player.seat]) if player.seat < len(names) else ""
            told.append(given or picture_texts(language).say("picture-player", letter=LETTERS[player.seat]))
    return " & ".join(told)


def outcome_words(view: PublicView, language: str, names: Sequence[str]) -> str:
    """Who won and why, or that the game goes on."""
    texts = picture_texts(language)
    if view.outcome is None:
        return texts.say("picture-unfinished")
    reason = texts.say(f"picture-by-{view.outcome.reason}")
    if view.outcome.winner is None:
        return f"{texts.say('picture-draw')}, {reason}"
    winner = side_name(view, view.outcome.winner, language, names)
    is_one = sum(player.side == view.outcome.winner for player in view.players) == 1
    return f"{texts.say('picture-wins' if is_one else 'picture-win', name=winner)}, {reason}"
