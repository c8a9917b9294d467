"""The position in words: everything public, in an order that can be listened to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sfb_bot.games.codex.rules.content import keyword_names
from sfb_bot.games.codex.rules.ids import NOTHING, ObjId
from sfb_bot.games.codex.rules.model import PREPARING, Edict, Phase
from sfb_bot.games.codex.rules.views import HeroView, ObjView, PlayerView, PublicView
from sfb_bot.games.codex.screens.names import Names
from sfb_bot.games.codex.screens.results import base_hp, side_name
from sfb_bot.kernel import LETTERS, Seat
from sfb_bot.screens.game import People
from sfb_bot.screens.limits import size

# One message holds 4000; what a seat knows alone stands below.
LONGEST_BOARD: Final = 2700


def status_words(view: PublicView, names: Names) -> str:
    """How the match stands, in half a line."""
    texts = names.texts
    if view.phase in PREPARING or not view.bases:
        return texts.say("status-preparing", step=texts.say(f"phase-{view.phase.value}"))
    bases = [
        # By letter, as the picture has it: a hero's name would be taken for the hero's own health.
        texts.say("status-base", name=" + ".join(LETTERS[seat] for seat in side), hp=base_hp(view, side[0]))
        for side in sides_at_table(view)
    ]
    return texts.say("status", turn=view.turn_no, bases=" · ".join(bases))


def sides_at_table(view: PublicView) -> Iterator[tuple[Seat, ...]]:
    """The sides that still have somebody at the table."""
    for side in view.sides:
        if not all(view.players[seat].has_left for seat in side):
            yield side


def position_lines(view: PublicView, people: People, names: Names) -> tuple[str, ...]:
    """How it stands, then each player; with every detail if that can still be read in one message."""
    for depth in (2, 1, 0):
        lines = tuple(_lines(view, people, names, depth))
        if size("\n".join(lines)) <= LONGEST_BOARD:
            return lines
    return tuple(_lines(view, people, names, 0))


def _lines(view: PublicView, people: People, names: Names, depth: int) -> Iterator[str]:
    texts = names.texts
    yield status_words(view, names)
    if view.phase not in PREPARING and view.phase is not Phase.OVER and view.active:
        yield texts.say("words-turn", player=side_name(view, view.active, people, names))
    for seat in view.draw_offers:
        yield texts.say("words-draw-offer", player=people.name(seat, texts))
    for seat in view.concessions:
        yield texts.say(
            "words-concession", player=people.name(seat, texts), partner=people.partners(seat, texts)
        )
    for player in view.players:
        yield from _player(view, player, people, names, depth)


def _player(view: PublicView, player: PlayerView, people: People, names: Names, depth: int) -> Iterator[str]:
    # The same letter as in the line above, in pictures and in labels.
    texts, who = names.texts, f"{LETTERS[player.seat]} · {people.name(player.seat, names.texts)}"
    if player.has_left:
        yield texts.say("words-left", player=who)
        return
    if view.phase in PREPARING:
        heroes = ", ".join(names.kind(hero.kind) for hero in player.heroes)
        bans = ", ".join(names.kind(kind) for kind in player.bans)
        yield texts.say("words-preparing", player=who, heroes=heroes or "–")
        if bans:
            yield f"• {texts.say('words-bans', heroes=bans)}"
        return
    yield texts.say(
        "words-player",
        player=who,
        hp=base_hp(view, player.seat),
        gold=player.gold,
        workers=player.workers,
        hand=player.hand_size,
        deck=player.deck_size,
        discard=player.discard_size,
        codex=player.codex_size,
    )
    own = [each for each in view.of_seat(player.seat) if _type(each, names) != "base"]
    away = [hero_words(hero, names) for hero in player.heroes if hero.obj == NOTHING]
    groups = (
        ("words-away", away),
        ("words-patrol", [_placed(view, each, names, depth) for each in _patrol(own)]),
        ("words-field", _group(view, [each for each in own if _stands(each, names)], names, depth)),
        ("words-buildings", _group(view, [each for each in own if _is_built(each, names)], names, depth)),
        ("words-future", _group(view, [each for each in own if each.is_future], names, depth)),
    )
    for key, things in groups:
        if things:
            yield f"• {texts.say(key, things=', '.join(things))}"
    for edict in dict.fromkeys(_edict(view, each, names) for each in view.edicts if each.seat == player.seat):
        yield f"• {edict}"
    if player.seat in view.extra:
        yield f"• {texts.say('picture-extra-turn')}"
    if player.hand is not None:
        yield f"• {texts.say('words-open-hand', cards=names.counted(player.hand) or '–')}"


def _edict(view: PublicView, edict: Edict, names: Names) -> str:
    """What holds for a player and lies on no card, in the words of the picture."""
    name = edict.name.partition(".")[0]
    flags = keyword_names(edict.amount) if name == "units_have" else ()
    return names.texts.first(
        f"picture-edict-{name}",
        "picture-edict-other",
        card=names.kind(edict.word) if edict.word else "",
        amount=edict.amount,
        thing=names.obj(view, ObjId(edict.amount)) if view.obj(ObjId(edict.amount)) is not None else "",
        keywords=", ".join(names.keyword(flag) for flag in flags if flag in names.content.keywords),
    )


def hero_words(hero: HeroView, names: Names) -> str:
    """A hero of the command zone."""
    name = names.kind(hero.kind)
    return names.texts.say("hero-waits", hero=name, turns=hero.wait) if hero.wait else name


def _type(obj: ObjView, names: Names) -> str:
    found = names.found(obj.kind)
    return found.type if found is not None else ""


def _patrol(own: list[ObjView]) -> list[ObjView]:
    return sorted((each for each in own if each.slot), key=lambda each: each.slot)


def _is_built(obj: ObjView, names: Names) -> bool:
    return _type(obj, names) in ("building", "tech", "addon") and not obj.is_future


def _stands(obj: ObjView, names: Names) -> bool:
    return not (obj.slot or obj.is_future or _is_built(obj, names))


def _placed(view: PublicView, obj: ObjView, names: Names, depth: int) -> str:
    return names.texts.say("patrol-place", slot=names.slot(obj.slot), name=_thing(view, obj, names, depth))


def _group(view: PublicView, objs: list[ObjView], names: Names, depth: int) -> list[str]:
    if depth:
        return [_thing(view, each, names, depth) for each in objs]
    # A long table: those that look the same are counted.
    counted: dict[str, int] = {}
    for each in objs:
        said = f"{names.kind(each.shape)} {names.stats(each)}".strip()
        counted[said] = counted.get(said, 0) + 1
    return [names.times(said, count) for said, count in counted.items()]


def _thing(view: PublicView, obj: ObjView, names: Names, depth: int) -> str:
    said = names.labelled(view, obj)
    if depth == 0:
        return said
    details = names.condition(view, obj) if depth > 1 else " · ".join(names.marks(obj))
    return f"{said} ({details})" if details else said
