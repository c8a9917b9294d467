"""What a game with a box of cards calls things: its own texts, and the ids of what can be read about."""

from __future__ import annotations

from collections.abc import Sequence

from sfb_bot.locale import Texts, enumeration


class BoxNames:
    """Names in one language, for one box; the house knows that box by its label.

    A game adds the names of what is in its box.
    """

    __slots__ = ("label", "texts")

    def __init__(self, own_texts: Texts, label: str) -> None:
        """`own_texts` are the game's own, before those of the shell."""
        self.texts = own_texts
        self.label = label

    def own_texts(self, language: str = "") -> Texts:
        """The game's own texts, in another language if one is named."""
        return Texts(language, folders=self.texts.folders) if language else self.texts

    def lookup(self, kind: str, key: str) -> str:
        """The id of something that can be read about in this box."""
        return f"{self.label}.{kind}.{key}"

    def listed(self, items: list[str]) -> str:
        """`a, b and c`."""
        return enumeration(items, self._joined) if items else ""

    def _joined(self, items: Sequence[str]) -> str:
        return self.texts.say("list-and", rest=", ".join(items[:-1]), last=str(items[-1]))
