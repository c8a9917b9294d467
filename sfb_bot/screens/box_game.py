"""What games that come in a box have in common: one table, its look-ups, and the seed that proves it fair."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar, cast

from sfb_bot.kernel import Decision, Event, Json
from sfb_bot.locale import Texts
from sfb_bot.screens.box_names import BoxNames
from sfb_bot.screens.game import Game
from sfb_bot.screens.values import PrivatePicture, PublicPicture


class ProvableView(Protocol):
    """A public view of a match whose luck can be checked."""

    @property
    def commitment(self) -> str: ...

    @property
    def seed(self) -> str | None: ...


class AskedView(Protocol):
    """A seat's view, with what it is asked."""

    @property
    def question(self) -> Decision | None: ...


PublicT = TypeVar("PublicT", bound=ProvableView)
PrivateT = TypeVar("PrivateT", bound=AskedView)
ContentT = TypeVar("ContentT")
NamesT = TypeVar("NamesT", bound=BoxNames)


class BoxGame(Game[PublicT, PrivateT], Generic[PublicT, PrivateT, ContentT, NamesT]):
    """A game over the content of one box.

    `game` is its name, and what it is asked for by unless a `label` says that this box is an earlier one.
    `table` and `result` are the kinds of its pictures of the table and of a finished match. `rules` are the
    names of what its rulebook explains, `rule_of_prompt` says which of them is behind a question.
    """

    game: ClassVar[str]
    table: ClassVar[str] = "table"
    result: ClassVar[str] = "result"
    rules: ClassVar[tuple[str, ...]]
    rule_of_prompt: ClassVar[Mapping[str, str]]

    def __init__(self, content: ContentT, label: str = "", example: PublicT | None = None) -> None:
        """`example` is a position that shows what the game looks like."""
        self.content = content
        self.label = label or self.game
        self._example = example

    @abstractmethod
    def _names(self, texts: Texts) -> NamesT:
        """What things in the box are called."""

    def own_texts(self, texts: Texts) -> Texts:
        return self._names(texts).texts

    def about_picture(self) -> PublicPicture | None:
        return None if self._example is None else PublicPicture(self.table, self._example, game=self.label)

    def page_picture(self, page: str, view: PrivateT) -> PrivatePicture | None:
        return PrivatePicture(page, view, view.question, game=self.label)

    def table_picture(self, view: PublicT, events: Sequence[Event]) -> PublicPicture:
        return PublicPicture(self.table, view, tuple(events), game=self.label)

    def result_picture(self, view: PublicT, events: Sequence[Event]) -> PublicPicture:
        return PublicPicture(self.result, view, tuple(events), game=self.label)

    def proof(self, view: PublicT) -> tuple[str, str]:
        return view.commitment, view.seed or ""

    def rule_for(self, rule: str) -> str:
        known = self.rule_of_prompt.get(rule, rule)
        return f"{self._rules_id()}{known}" if known in self.rules else ""

    def rule_name(self, rule: str, texts: Texts) -> str:
        return self.own_texts(texts).say(f"rulename-{rule.removeprefix(self._rules_id())}")

    def _rules_id(self) -> str:
        return f"{self.label}.rule."


# Any: settings are JSON values.
def agreed(setup: Json) -> Mapping[str, Any]:
    """Agreed settings as a table, empty for anything else."""
    return cast("Mapping[str, Any]", setup) if isinstance(setup, Mapping) else {}
