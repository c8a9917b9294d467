"""The frame of every page: head, way back, content, foot. What is put into it is HTML already."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from html import escape
from pathlib import Path

from sfb_bot.drawing.picture import Picture
from sfb_bot.locale import Texts
from sfb_bot.web.addresses import ICON, STYLE


@dataclass(frozen=True, slots=True)
class Crumb:
    """A step of the way to a page; without `file` it is the page itself."""

    label: str
    file: str = ""


@cache
def shared_file(name: str) -> bytes:
    """What all pages use: how they look, and their icon."""
    return (Path(__file__).parent / name).read_bytes()


def page(
    title: str,
    content: Sequence[str],
    texts: Texts,
    *,
    way: Sequence[Crumb] = (),
    up: str = "../",
) -> bytes:
    """A whole page; `title` is text, `content` are blocks of HTML, `up` leads to where the style lies."""
    crumbs = "".join(f"<li>{_crumb(each)}</li>" for each in way)
    where = f'<nav class="where" aria-label="{escape(texts.say("web-where"))}"><ol>{crumbs}</ol></nav>'
    lines = (
        "<!doctype html>",
        f'<html lang="{escape(texts.language)}">',
        "<head>",
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="robots" content="noindex">',
        '<meta name="referrer" content="no-referrer">',
        '<meta name="color-scheme" content="light dark">',
        f"<title>{escape(title)}</title>",
        f'<link rel="stylesheet" href="{up}{STYLE}">',
        f'<link rel="icon" href="{up}{ICON}" type="image/svg+xml">',
        "</head>",
        "<body>",
        f'<a class="skip" href="#content">{escape(texts.say("web-skip"))}</a>',
        *([where] if way else []),
        '<main id="content">',
        f"<h1>{escape(title)}</h1>",
        *content,
        "</main>",
        f"<footer><p>{escape(texts.say('web-footer'))}</p></footer>",
        "</body>",
        "</html>",
        "",
    )
    return "\n".join(lines).encode()


def _crumb(crumb: Crumb) -> str:
    if not crumb.file:
        return f'<span aria-current="page">{escape(crumb.label)}</span>'
    return link(crumb.file, crumb.label)


def link(file: str, label: str, *, rel: str = "") -> str:
    """A link with a text."""
    said = f' rel="{rel}"' if rel else ""
    return f'<a href="{escape(file)}"{said}>{escape(label)}</a>'


def items(lines: Sequence[str], kind: str = "plain") -> str:
    """A list of HTML lines, empty without any."""
    inside = "".join(f"<li>{line}</li>" for line in lines)
    return f'<ul class="{kind}">{inside}</ul>' if lines else ""


def heading(text: str, level: int = 2) -> str:
    """A heading below the page's own."""
    return f"<h{level}>{escape(text)}</h{level}>"


def image(picture: Picture, file: str) -> str:
    """A picture with the words that replace it, and its size, so that nothing jumps when it comes."""
    return (
        f'<figure><img src="{escape(file)}" alt="{escape(picture.alt)}"'
        f' width="{picture.width}" height="{picture.height}"></figure>'
    )


def notice_page(name: str, texts: Texts, up: str = "../") -> bytes:
    """A page that says in a sentence why there is no other."""
    words = texts.say(f"web-notice-{name}-words")
    return page(texts.say(f"web-notice-{name}"), [f"<p>{escape(words)}</p>"], texts, up=up)
