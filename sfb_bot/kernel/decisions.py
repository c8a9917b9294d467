"""Questions and answers: the only way anything outside the rules influences a match."""

from __future__ import annotations

from collections.abc import Generator
from hashlib import blake2b
from typing import Final, NewType, TypeVar

from sfb_bot.kernel.errors import IllegalAnswer
from sfb_bot.kernel.values import value

Seat = NewType("Seat", int)

# What people call the seats and the sides of a table, in their order; there are never more than five.
LETTERS: Final = "ABCDE"


@value
class Option:
    """One possible answer: `key` is stable and stored, `payload` is what it means to the game."""

    key: str
    payload: object = None


@value
class Decision:
    """One question to one seat.

    `prompt` is a stable key (texts live elsewhere), `pick` how many options must and may be chosen,
    `default` what a timeout answers, `about` what the question concerns (a value of the game's own).
    The prompt and the seat are public; options, default and `about` belong to the seat.
    `follows`: the seat's own answer led straight to it, and the same seat goes on answering. In the turn of
    somebody else such a question keeps the deadline of the one before it and has no hidden moment of its own.
    """

    seat: Seat
    prompt: str
    options: tuple[Option, ...]
    pick: tuple[int, int] = (1, 1)
    default: tuple[str, ...] = ()
    about: object = None
    follows: bool = False

    def chosen(self, keys: tuple[str, ...]) -> tuple[Option, ...]:
        """The options with these keys, in the order given; refuses what the question does not allow."""
        fewest, most = self.pick
        if not fewest <= len(keys) <= most:
            wanted = str(fewest) if fewest == most else f"{fewest} to {most}"
            raise IllegalAnswer(f"choose {wanted}, not {len(keys)}", rule=self.prompt, count=len(keys))
        if len(keys) == 1:
            key = keys[0]
            for option in self.options:
                if option.key == key:
                    return (option,)
            raise IllegalAnswer(f"{key!r} is not among the options", rule=self.prompt, option=key)
        by_key = {option.key: option for option in self.options}
        for key in keys:
            if key not in by_key:
                raise IllegalAnswer(f"{key!r} is not among the options", rule=self.prompt, option=key)
        if len(set(keys)) != len(keys):
            raise IllegalAnswer("the same option was chosen twice", rule=self.prompt)
        return tuple(by_key[key] for key in keys)

    @property
    def usual_count(self) -> int:
        """How many options are chosen where chance chooses: as many as by default."""
        return max(self.pick[0], len(self.default))

    def allows(self, keys: tuple[str, ...]) -> bool:
        """Whether these keys are an answer to the question."""
        try:
            self.chosen(keys)
        except IllegalAnswer:
            return False
        return True


@value
class Ask:
    """What a flow yields. Several decisions are simultaneous: each stays sealed until all are in.

    An open one is over with the first answer: whoever acts first acts, as partners in a turn they share. The
    others have then answered nothing.
    """

    decisions: tuple[Decision, ...]
    is_open: bool = False


# The chosen options of each decision of the Ask, in the same order; none of those an open one passed by.
Answers = tuple[tuple[Option, ...], ...]

T = TypeVar("T")
Flow = Generator[Ask, Answers, T]


def fingerprint(decision: Decision) -> str:
    """Short digest of a question; stored with its answer so that a rule change is noticed on replay."""
    return fingerprint_of(decision.seat, decision.prompt, decision.pick, decision.options)


def fingerprint_of(seat: Seat, prompt: str, pick: tuple[int, int], options: tuple[Option, ...]) -> str:
    """The same, of what it is made of."""
    parts = [str(seat), prompt, f"{pick[0]}-{pick[1]}"]
    parts.extend([option.key for option in options])
    return blake2b("\n".join(parts).encode(), digest_size=5).hexdigest()
