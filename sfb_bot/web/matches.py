"""The pages of a match: an overview, and every moment its public posts have told, step by step."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from sfb_bot.drawing.picture import Picture
from sfb_bot.games.pack import GamePack
from sfb_bot.matches.records import MatchRecord, Scene
from sfb_bot.screens.game import People
from sfb_bot.screens.ledger import listed, versus
from sfb_bot.screens.player_names import player_name
from sfb_bot.screens.values import PublicPicture
from sfb_bot.web.addresses import match_file, scene_file, step_file
from sfb_bot.web.frame import Crumb, heading, image, items, link, page
from sfb_bot.web.reader import Reader


@dataclass(frozen=True, slots=True)
class MatchPages:
    """The pages of one match. `scenes` are all there is to see of it; nothing here knows a hand or a seed.

    `way` leads from the server's page to it.
    """

    reader: Reader
    pack: GamePack
    record: MatchRecord
    scenes: tuple[Scene, ...]
    way: tuple[Crumb, ...]

    @property
    def title(self) -> str:
        """Who plays, as text."""
        texts = self.reader.texts
        sides = sorted({seat.side for seat in self.record.seats})
        named = [
            listed([player_name(seat.user, texts) for seat in self.record.seats if seat.side == side], texts)
            for side in sides
        ]
        said = texts.say("web-match", match=str(self.record.id), players=versus(named, texts))
        return self.reader.words.plain(said)

    @property
    def _people(self) -> People:
        return People(
            tuple(seat.user for seat in self.record.seats), tuple(seat.side for seat in self.record.seats)
        )

    def picture(self, step: int) -> PublicPicture:
        """What is drawn of a moment; they count from 1."""
        scene = self.scenes[step - 1]
        before = self.scenes[step - 2].public if step > 1 else None
        shown = self.pack.screens.table_picture(scene.public, scene.events)
        names = tuple(self.reader.drawn([seat.user for seat in self.record.seats]))
        return PublicPicture(
            shown.kind,
            shown.view,
            shown.events,
            subject=shown.subject,
            before=before,
            names=names,
            game=shown.game,
        )

    # --- The overview ---

    def match_page(self, drawn: Picture | None) -> bytes:
        """How it stands or ended, with the way to every part of it; `drawn` is its newest moment."""
        texts, words, count = self.reader.texts, self.reader.words, len(self.scenes)
        content: list[str] = []
        if self.record.status != "over":
            content.append(f"<p>{escape(texts.say('web-match-live'))}</p>")
        if not self.scenes:
            is_new = self.record.status != "over" and self.record.ledger is None
            why = texts.say("web-match-unposted" if is_new else "web-match-broken")
            content.append(f"<p>{escape(why)}</p>")
            return page(self.title, content, texts, way=(*self.way, Crumb(self._short)))
        newest = self.scenes[-1]
        lines = [self.pack.screens.status(newest.public, texts)]
        if self.record.status == "over":
            events = [event for scene in self.scenes for event in scene.events]
            lines = list(self.pack.screens.result_lines(newest.public, events, self._people, texts))
        content.append(items([words.html(line) for line in lines], "told"))
        if drawn is not None:
            content.append(image(drawn, scene_file(self.record.id, count, drawn.format)))
        steps = f"{link(step_file(self.record.id, 1), texts.say('web-match-start'))}"
        steps += link(step_file(self.record.id, count), texts.say("web-match-newest"))
        content.append(f'<nav class="steps" aria-label="{escape(texts.say("web-steps"))}">{steps}</nav>')
        content.append(f'<p class="soft">{escape(texts.say("web-match-steps", count=count))}</p>')
        content += self._chapters(0)
        return page(self.title, content, texts, way=(*self.way, Crumb(self._short)))

    @property
    def _short(self) -> str:
        return self.title.partition(":")[0]

    def _chapters(self, current: int) -> list[str]:
        """The way to every part of the match; `current` is the step being read."""
        texts, first = self.reader.texts, dict[str, int]()
        for number, scene in enumerate(self.scenes, 1):
            if name := self.pack.screens.chapter(scene.public, texts):
                first.setdefault(self.reader.words.plain(name), number)
        if len(first) < 2:
            return []
        here = max((number for number in first.values() if number <= current), default=0)
        lines = [
            f'<span aria-current="true">{escape(name)}</span>'
            if number == here
            else link(step_file(self.record.id, number), name)
            for name, number in first.items()
        ]
        return [heading(texts.say("web-match-chapters")), items(lines, "rounds")]

    # --- A moment ---

    def step_page(self, step: int, drawn: Picture | None) -> bytes:
        """One moment with the ways to all others."""
        texts, words, scene = self.reader.texts, self.reader.words, self.scenes[step - 1]
        screens, count = self.pack.screens, len(self.scenes)
        title = texts.say("web-step", number=step, count=count)
        told = screens.tell(scene.public, scene.events, self._people, texts)
        lines = [words.html(line) for line in told] or [escape(texts.say("web-step-nothing"))] * (step == 1)
        content = [f"<p>{words.html(screens.status(scene.public, texts))}</p>"]
        if scene.is_after_gap:
            content.append(f"<p>{escape(texts.say('web-gap'))}</p>")
        content.append(self._steps(step))
        if drawn is not None:
            content.append(image(drawn, scene_file(self.record.id, step, drawn.format)))
        if lines:
            content += [heading(texts.say("web-step-told")), items(lines, "told")]
        board = [*map(words.html, screens.board_in_words(scene.public, self._people, texts))]
        content.append(
            f"<details><summary>{escape(texts.say('web-in-words'))}</summary>{items(board)}</details>"
        )
        content += self._chapters(step)
        way = (*self.way, Crumb(self._short, match_file(self.record.id)), Crumb(title))
        return page(f"{self.title}. {title}", content, texts, way=way)

    def _steps(self, step: int) -> str:
        texts, count = self.reader.texts, len(self.scenes)
        ways: Sequence[tuple[str, int, str]] = (
            ("web-step-first", 1, ""),
            ("web-step-back", step - 1, "prev"),
            ("web-step-on", step + 1, "next"),
            ("web-step-last", count, ""),
        )
        parts = [
            link(step_file(self.record.id, to), texts.say(key), rel=rel)
            if 1 <= to <= count and to != step
            else f'<span aria-disabled="true">{escape(texts.say(key))}</span>'
            for key, to, rel in ways
        ]
        return f'<nav class="steps" aria-label="{escape(texts.say("web-steps"))}">{"".join(parts)}</nav>'
