"""What somebody sees who opens the page for the first time: what this is, and ways to begin without typing.

The playground knows no game: whoever starts it says what stands there. A way is shown while the bot offers
its command.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from sfb_bot.playground.forms import Json


@dataclass(frozen=True, slots=True)
class StartWay:
    """A button that runs a command.

    `values` fill in its options, as far as it has them. `rival` is an option for somebody else who is here,
    and `answer` is how the custom id of the button begins that this person then presses; what stands on it
    is in the server's language. Where it `leads` to a thread, that is opened.
    """

    label: str
    command: str
    values: Mapping[str, str] = field(default_factory=dict[str, str])
    rival: str = ""
    answer: str = ""
    leads: bool = False


@dataclass(frozen=True, slots=True)
class StartPage:
    """A picture (PNG), a title, a few sentences and the ways in; the first one stands out.

    Where the bot has several games, this is the first of them, and `others` are shown beside it.
    """

    title: str
    lines: tuple[str, ...]
    ways: tuple[StartWay, ...]
    picture: bytes = b""
    alt: str = ""
    others: tuple[StartPage, ...] = ()

    def all(self) -> tuple[StartPage, ...]:
        """Itself and the others."""
        return (self, *self.others)

    def told(self, pictures: str) -> list[Json]:
        """What the page is told of each game; every picture has an address of its own, below `pictures`."""
        return [each._told(f"{pictures}/{number}.png") for number, each in enumerate(self.all())]

    def _told(self, picture: str) -> Json:
        return {
            "title": self.title,
            "lines": list(self.lines),
            "alt": self.alt if self.picture else None,
            "picture": picture,
            "ways": [
                {
                    "label": way.label,
                    "command": way.command,
                    "values": dict(way.values),
                    "rival": way.rival,
                    "answer": way.answer,
                    "leads": way.leads,
                }
                for way in self.ways
            ],
        }
