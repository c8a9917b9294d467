"""What a computer player decides without a search: heroes, cards of the codex, the patrol zone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from sfb_bot.computer import Knowledge
from sfb_bot.games.codex.computer.evaluation import GOOD, KEYWORD
from sfb_bot.games.codex.computer.promise import main_spec
from sfb_bot.games.codex.rules.choices import LOCK, NONE, About, OnKind, OnObj
from sfb_bot.games.codex.rules.content import Content, Kind
from sfb_bot.games.codex.rules.ids import SLOTS, KindId
from sfb_bot.games.codex.rules.views import ObjView, SeatView
from sfb_bot.kernel import Decision, Dice

# By chance, so that not every match is alike.
SPREAD: Final = 100
# With many workers nothing has to be taken from the codex; what scores less is left there.
WORTHWHILE: Final = 1.6
# Heroes are put in front last: whoever kills one gains two levels.
PRECIOUS: Final = 3.0


class Habits:
    """Answers that need no search."""

    def __init__(self, content: Content) -> None:
        self._content = content
        self._answers: dict[str, Callable[[SeatView, Decision, Dice], tuple[str, ...]]] = {
            "heroes": self._heroes,
            "pick_hero": self._heroes,
            "ban": self._heroes,
            "main_hero": self._heroes,
            "tech": self._tech,
            "begin": _usual,
            "patrol": self._patrol,
            "lend": _nobody,
        }

    def answer(self, knowledge: Knowledge[SeatView], dice: Dice) -> tuple[str, ...] | None:
        """An answer out of habit; None where it is worth thinking."""
        found = self._answers.get(knowledge.question.prompt)
        return found(knowledge.now, knowledge.question, dice) if found else None

    def _heroes(self, view: SeatView, decision: Decision, dice: Dice) -> tuple[str, ...]:
        """Heroes of one colour go well together: no surcharge, and one starter deck for all spells."""
        del view
        options = dice.shuffled([option.key for option in decision.options])
        count = decision.pick[0]
        if count == 1:
            return (options[0],)
        colour = self._content.kinds[_kind(decision, options[0])].colour
        alike = [each for each in options if self._content.kinds[_kind(decision, each)].colour == colour]
        return tuple([*alike, *[each for each in options if each not in alike]][:count])

    def _tech(self, view: SeatView, decision: Decision, dice: Dice) -> tuple[str, ...]:
        """Strong cards that can be played soon: of the level that is next, of the school that is open."""
        least, most = decision.pick
        scores = {
            option.key: self._score(view, self._content.kinds[option.payload.kind], dice)
            for option in decision.options
            if isinstance(option.payload, OnKind)
        }
        best = sorted(scores, key=lambda name: (-scores[name], name))
        wanted = [name for name in best[:most] if scores[name] >= WORTHWHILE]
        return tuple(best[: max(least, len(wanted))])

    def _score(self, view: SeatView, kind: Kind, dice: Dice) -> float:
        player = view.public.players[view.seat]
        owned = Counter([*view.hand, *view.piles.discard])
        score = dice.below(SPREAD) / SPREAD / 2 - 0.5 * owned[kind.id]
        if kind.type == "spell":
            in_play = any(
                each.obj and self._content.kinds[each.kind].spec == kind.spec for each in player.heroes
            )
            return score + (1.2 if in_play else 0.4) - (0.6 if kind.spell == "ultimate" else 0.0)
        # Picks come into the hand about two turns later.
        level = 3 if "tech2" in player.built and player.workers >= 9 else 2 if player.workers >= 7 else 1
        score += 2.2 - 0.8 * abs(kind.tech - level) if kind.tech <= level else 0.0
        spec = main_spec(self._content, player.spec, player.heroes[0].kind)
        if kind.tech >= 2 and kind.spec != spec:
            score -= 3.0
        if kind.is_unit:
            score += 0.4 + 0.35 * _power(kind)
        return score - 0.25 * max(0, kind.cost - player.workers)

    def _patrol(self, view: SeatView, decision: Decision, dice: Dice) -> tuple[str, ...]:
        """The sturdiest in front, the weak in the middle places, where their deaths bring something."""
        del dice
        about = decision.about
        assert isinstance(about, About)
        free = [
            each
            for option in decision.options
            if isinstance(option.payload, OnObj) and (each := view.public.obj(option.payload.obj)) is not None
        ]
        brave = sorted(free, key=lambda each: (-self._stands(each), each.id))
        if not brave:
            return (LOCK.key,)
        left = len(SLOTS) - about.slot + 1
        # Weak ones guard as well, but last: the dead of the middle places bring gold and cards.
        first = brave[0] if about.slot <= 2 or len(brave) > left else brave[-1]
        return (str(first.id),)

    def _stands(self, each: ObjView) -> float:
        """How well something stands in the way."""
        found = each.hp_left + 0.5 * each.atk
        return found - PRECIOUS if self._content.kinds[each.shape].is_hero else found


def _usual(view: SeatView, decision: Decision, dice: Dice) -> tuple[str, ...]:
    del view, dice
    return decision.default


def _nobody(view: SeatView, decision: Decision, dice: Dice) -> tuple[str, ...]:
    """Nobody is lent to others."""
    del view, decision, dice
    return (NONE.key,)


def _kind(decision: Decision, name: str) -> KindId:
    payload = next(option.payload for option in decision.options if option.key == name)
    assert isinstance(payload, OnKind)
    return payload.kind


def _power(kind: Kind) -> float:
    """How strong a unit is, as the evaluation counts."""
    return 0.2 * kind.atk + 0.15 * kind.hp + KEYWORD * (kind.flags & GOOD).bit_count()
