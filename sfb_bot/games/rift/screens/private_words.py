"""What only one seat knows: its hand, its army, what it has seen of the other's picks and of the box."""

from __future__ import annotations

from collections import Counter

from sfb_bot.games.rift.rules.ids import KindId
from sfb_bot.games.rift.rules.model import PREPARING
from sfb_bot.games.rift.rules.views import SeatView
from sfb_bot.games.rift.screens.names import Names

# A packet comes back after both have picked from it.
_BACK_AGAIN = 2


def to_come(view: SeatView) -> tuple[KindId, ...]:
    """The seat's warriors that are still in its deck, as a list without order."""
    public = view.public
    if public.phase in PREPARING:
        return ()
    left = Counter(view.army)
    left.subtract(each.kind for each in public.warriors if each.seat == view.seat)
    left.subtract(public.players[view.seat].discard)
    if public.turned is not None and public.turn == view.seat:
        left[public.turned] -= 1
    return tuple(kind for kind in dict.fromkeys(view.army) for _ in range(max(0, left[kind])))


def seen_picks(view: SeatView, kept: int) -> tuple[KindId, ...]:
    """What the other seat surely took: a packet that came back lacks its pick beside one's own (R-16)."""
    if view.public.army != "draft":
        return ()
    taken: list[KindId] = []
    for number in range(_BACK_AGAIN, len(view.packets)):
        before = number - _BACK_AGAIN
        if number % kept < _BACK_AGAIN or before >= len(view.army):
            continue
        missing = Counter(view.packets[before])
        missing.subtract(view.packets[number])
        missing[view.army[before]] -= 1
        taken.extend(kind for kind, count in missing.items() if count > 0)
    return tuple(taken)


def secret_lines(view: SeatView, names: Names) -> tuple[str, ...]:
    """What this seat alone knows about the board."""
    texts, lines = names.texts, list[str]()
    if kinds := to_come(view):
        lines.append(texts.say("secret-to-come", warriors=names.counted(kinds), count=len(kinds)))
    elif view.army and view.public.phase in PREPARING:
        lines.append(texts.say("note-army", warriors=names.counted(view.army)))
    if seen := seen_picks(view, names.content.board.kept):
        lines.append(texts.say("secret-seen", warriors=names.counted(seen)))
    return tuple(lines)


def memory_lines(view: SeatView, names: Names) -> tuple[str, ...]:
    """What the seat held and knew at a moment long past."""
    texts, lines = names.texts, list[str]()
    if view.hand:
        lines.append(texts.say("replay-hand", spells=names.counted(view.hand)))
    elif view.public.turn_no:
        lines.append(texts.say("replay-no-hand"))
    if secrets := secret_lines(view, names):
        lines.append(" ".join(secrets))
    return tuple(lines)


def hand_lines(view: SeatView, names: Names) -> tuple[str, ...]:
    """The page of the hand."""
    player, texts = view.public.players[view.seat], names.texts
    head = texts.say(
        "hand-head", count=len(view.hand), deck=player.spell_deck_size, discard=len(player.spell_discard)
    )
    return (head, names.counted(view.hand)) if view.hand else (head,)


def army_lines(view: SeatView, names: Names) -> tuple[str, ...]:
    """The page of the army: what is still to come, and what else the seat knows."""
    texts, public = names.texts, view.public
    if public.phase in PREPARING:
        return _army_so_far(view, names)
    player, kinds = public.players[view.seat], to_come(view)
    standing = sum(each.seat == view.seat for each in public.warriors)
    lines = [texts.say("army-head", deck=player.deck_size, standing=standing, lost=len(player.discard))]
    if kinds:
        lines.append(texts.say("secret-to-come", warriors=names.counted(kinds), count=len(kinds)))
    if view.forms:
        lines.append(texts.say("army-forms", warriors=names.counted(view.forms)))
    elif known := _known(view, names):
        lines.append(known)
    return tuple(lines)


def _army_so_far(view: SeatView, names: Names) -> tuple[str, ...]:
    texts = names.texts
    lines = [texts.say("army-so-far", count=len(view.army))]
    if view.army:
        lines.append(names.counted(view.army))
    if known := _known(view, names):
        lines.append(known)
    return tuple(lines)


def _known(view: SeatView, names: Names) -> str:
    """What the seat knows that lies outside its own army."""
    said: list[str] = []
    if seen := seen_picks(view, names.content.board.kept):
        said.append(names.texts.say("secret-seen", warriors=names.counted(seen)))
    if view.boxed:
        said.append(names.texts.say("secret-boxed", warriors=names.counted(view.boxed)))
    return " ".join(said)


def army_cards(view: SeatView) -> list[KindId]:
    """What can be read about from the page of the army."""
    return [*view.army, *view.boxed]
