"""Heroes that are chosen together: the three of a colour, or one of no colour for a first match."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.codex.rules.content import Content
from sfb_bot.games.codex.rules.ids import KindId
from sfb_bot.games.codex.screens.names import Names
from sfb_bot.kernel import Decision
from sfb_bot.screens.game import ReadyAnswer

# As many heroes as the standard game is played with.
WHOLE: Final = 3


def teams_of(content: Content) -> dict[str, tuple[KindId, ...]]:
    """By name: a colour with as many heroes as are played is a team, of the others every hero is one."""
    found: dict[str, tuple[KindId, ...]] = {}
    for colour in content.colours:
        heroes = [hero for hero in content.heroes if hero.colour == colour]
        if len(heroes) == WHOLE:
            found[colour] = tuple(hero.id for hero in heroes)
        else:
            found |= {str(hero.spec): (hero.id,) for hero in heroes}
    return found


def team_words(team: str, names: Names) -> tuple[str, str]:
    """What a team is called, and how it plays."""
    heroes = teams_of(names.content).get(team, ())
    spec = next((spec for spec in names.content.specs if spec == team), None)
    name = names.colour(team) if spec is None else names.spec(spec)
    listed = ", ".join(names.kind(hero) for hero in heroes)
    return name, names.texts.first(f"team-{team}", "team-other", heroes=listed or name)


def ready_teams(decision: Decision, names: Names) -> tuple[ReadyAnswer, ...]:
    """The teams that answer a question for all heroes at once; a single hero is chosen as quickly itself."""
    offered = {option.key for option in decision.options}
    return tuple(
        ReadyAnswer(team, _label(team, heroes, names), team_words(team, names)[1], heroes)
        for team, heroes in teams_of(names.content).items()
        if decision.pick == (len(heroes), len(heroes)) != (1, 1) and offered.issuperset(heroes)
    )


def _label(team: str, heroes: tuple[KindId, ...], names: Names) -> str:
    listed = ", ".join(names.kind(hero) for hero in heroes)
    return names.texts.say("team-label", team=team_words(team, names)[0], heroes=listed)
