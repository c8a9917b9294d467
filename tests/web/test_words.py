"""Words of posts as HTML: whatever stands in them, nothing of it becomes markup that nobody wrote."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sfb_bot.locale import Texts
from sfb_bot.screens.limits import plain
from sfb_bot.web.markup import Words, time_html
from tests.web.test_pages import read_everything
from tests.web.web_house import Links, web_house

HOSTILE = (
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    "</title></a></main><h1>Mine</h1>",
    "javascript:alert(1)",
    "&lt;b&gt; &amp; <b>bold</b>",
    "**fat** _thin_ `code` ~~gone~~ <@102> <t:0:R> <#5>",
    "[here](https://example.org) https://example.org",
    "../../etc/passwd",
    "{ $server }",
)
WORDS = Words({101: "Anna <b>", 102: "Boris"}, Texts("en", strict=True))
# Only these are ever made of the words of a post.
MADE = {"strong", "em", "s", "code", "small", "time", "br"}


class Tags(HTMLParser):
    """Tags and text of a piece of HTML."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.found: set[str] = set()
        self.attributes: set[str] = set()
        self.text = ""
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.add(tag)
        self.attributes |= {name for name, _ in attrs}
        if tag not in ("br", "meta", "link", "img"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("<@101> – <@!102>", "Anna &lt;b&gt; – Boris"),
        ("<@5>", "somebody"),
        ("**Round 1** of 3", "<strong>Round 1</strong> of 3"),
        ("-# small", "<small>small</small>"),
        ("a *b* c_d_e", "a <em>b</em> c_d_e"),
        ("~~<@102>~~", "<s>Boris</s>"),
        ("Ends <t:0:R>.", 'Ends <time datetime="1970-01-01T00:00Z">1 January 1970, 00:00 UTC</time>.'),
        (r"\*\*not fat\*\* \<\@5\>", "**not fat** &lt;@5&gt;"),
        ("`a < b`", "<code>a &lt; b</code>"),
        ("in <#5> by <@&6>", "in  by "),
        ("<:sword:123> hit", ":sword: hit"),
        ("2 * 3 * 4", "2 * 3 * 4"),
        ("**open", "**open"),
        ("one\ntwo", "one<br>two"),
        ("<t:99999999999999:R>", "&lt;t:99999999999999:R&gt;"),
    ],
)
def test_what_discord_would_show(said: str, shown: str) -> None:
    assert WORDS.html(said) == shown


@given(st.text(st.sampled_from("*_~`<>@&#:t1235-\\ \n\"'abs/=[](){}$"), max_size=60))
def test_any_words_become_well_formed_and_harmless(said: str) -> None:
    tags = Tags(WORDS.html(said))
    assert tags.open == []
    assert tags.found <= MADE
    assert tags.attributes <= {"datetime"}


@given(st.text(max_size=80))
def test_typed_words_are_shown_as_they_were_typed(typed: str) -> None:
    said = plain(typed)
    tags = Tags(WORDS.html(said))
    assert tags.found == set()
    assert WORDS.plain(said).split() == tags.text.split()


def test_moments_that_no_calendar_has() -> None:
    assert time_html(10**12, "en") == ""
    assert time_html(-(10**12), "en") == ""


@pytest.mark.parametrize("name", HOSTILE)
async def test_hostile_names_are_letters_like_others(tmp_path: Path, name: str) -> None:
    async with web_house(tmp_path) as h:
        usual = await h.toy_season(2)
        other = await h.create(name=name)
        assert other != usual
        (match,) = await h.give_threads(usual)
        await h.play_at_random(match, "hostile")
        await h.turn_on(u101="Anna", u102="Boris")
        before = await read_everything(h)
        await h.turn_on(u101=name, u102=name)
        after = await read_everything(h)
        assert set(after) == set(before)
        for page, text in after.items():
            shown, expected = Links(text), Links(before[page])
            # The same tags lead to the same places, whoever plays.
            assert shown.tags == expected.tags
            assert shown.links == expected.links
            assert "<script" not in text
            assert not any(tag in shown.tags for tag in ("script", "iframe", "form", "object", "base"))
        season = Tags(after["index.html"]).text
        assert " ".join(name.split()) in " ".join(season.split())
