"""Questions of the game as sentences, and what is worth seeing with them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sfb_bot.games.rift.rules.choices import About, Attack, OnKind, OnSpell
from sfb_bot.games.rift.rules.content import RANKS
from sfb_bot.games.rift.rules.model import Item
from sfb_bot.games.rift.rules.views import SeatView
from sfb_bot.games.rift.screens.names import Names
from sfb_bot.games.rift.screens.private_words import secret_lines
from sfb_bot.games.rift.screens.stack_words import item_words, stack_line
from sfb_bot.kernel import Decision
from sfb_bot.screens.game import ReadyAnswer, ShownOption

NOTHING: Final = About()
ARMY_PROMPTS: Final = frozenset({"keep_champions", "pick"})
WINDOW_PROMPTS: Final = frozenset({"respond", "respond_more"})
HAND_PROMPTS: Final = frozenset({"draw", "lich_discard"})
# Here everything that can be chosen is a card, so the ways to read about it are the options themselves.
CARD_PROMPTS: Final = ARMY_PROMPTS | HAND_PROMPTS | {"necromancer_return", "form"}


def about_of(decision: Decision) -> About:
    """What the question concerns."""
    return decision.about if isinstance(decision.about, About) else NOTHING


def prompt_words(view: SeatView, decision: Decision, names: Names) -> str:
    """The question as one sentence."""
    about, public = about_of(decision), view.public
    most = decision.pick[1]
    item = public.item(about.item)
    return names.texts.first(
        f"prompt-{decision.prompt}-{_variant(view, decision, item, names)}",
        f"prompt-{decision.prompt}",
        "prompt-any",
        spell=names.spell(about.spell),
        card=names.kind(about.kind),
        warrior=names.warrior(public, about.target),
        target=names.warrior(public, item.target) if item is not None else "",
        strikers=names.warriors(public, item.participants) if item is not None else "",
        damage=item.total if item is not None else 0,
        play=item_words(public, item, names) if item is not None else "",
        turned=names.kind(public.turned or ""),
        turn=public.turn_no,
        most=most,
        rest=len(decision.options) - most,
        cards=len(decision.options),
        rank=names.texts.say(f"ranks-{_rank(view)}"),
        pick=public.pick + 1,
        picks=names.content.board.kept,
        army=len(view.army),
    )


def _variant(view: SeatView, decision: Decision, item: Item | None, names: Names) -> str:
    """Which of several sentences a question takes, for those that have more than one."""
    if decision.prompt in WINDOW_PROMPTS and item is not None:
        return "attack" if item.is_attack else "spell"
    if decision.prompt == "main":
        return "attacked" if view.public.has_attacked else "plain" if attacks_left(decision) else "idle"
    if decision.prompt in ("spell_target", "spell_second"):
        spell = names.content.spells.get(about_of(decision).spell)
        return "plain" if spell is None else spell.target
    if decision.prompt == "pick":
        return "last" if view.public.pick + 1 == names.content.board.kept else "plain"
    if decision.prompt == "spell_cells":
        warrior = view.public.warrior(about_of(decision).target)
        return "own" if warrior is not None and warrior.seat == view.seat else "enemy"
    return "plain"


def _rank(view: SeatView) -> str:
    """The rank of the packet in hand; of an empty one the highest."""
    return RANKS[-1 - view.public.rank] if 0 <= view.public.rank < len(RANKS) else RANKS[-1]


def note_words(view: SeatView, decision: Decision, names: Names) -> str:
    """One more line worth seeing: the stack, the hand, the card behind the question, the army so far."""
    texts = names.texts
    if decision.prompt in WINDOW_PROMPTS and len(view.public.stack) > 1:
        return texts.say("note-stack", items=stack_line(view.public, names))
    if decision.prompt in WINDOW_PROMPTS or decision.prompt == "main":
        return _hand_note(view, names)
    if decision.prompt in ARMY_PROMPTS:
        return " ".join(secret_lines(view, names))
    return _purpose(view, decision, names)


def _purpose(view: SeatView, decision: Decision, names: Names) -> str:
    """What the card behind a question does, in small print; empty where there is none."""
    content, texts = names.content, names.texts
    if decision.prompt == "summon_lane" and (kind := content.kinds.get(view.public.turned or "")):
        return texts.say("note-purpose", name=names.kind(kind.id), text=names.sheet(kind))
    if (spell := content.spells.get(about_of(decision).spell)) is not None:
        return texts.say("note-purpose", name=names.spell(spell.id), text=names.spell_text(spell))
    return ""


def _hand_note(view: SeatView, names: Names) -> str:
    return names.texts.say("note-hand", spells=names.counted(view.hand)) if view.hand else ""


def readable(view: SeatView, decision: Decision, names: Names) -> tuple[ShownOption, ...]:
    """What one may want to read about before answering: the cards to choose from, or those in hand."""
    found: list[str] = []
    if decision.prompt in WINDOW_PROMPTS:
        found += [item.spell for item in view.public.stack if item.spell]
        found += view.hand
    elif decision.prompt == "summon_lane" and view.public.turned:
        found.append(view.public.turned)
    elif decision.prompt in CARD_PROMPTS:
        for option in decision.options:
            if isinstance(option.payload, OnKind):
                found.append(option.payload.kind)
            elif isinstance(option.payload, OnSpell):
                found.append(option.payload.spell)
    return cards_to_read(found, names)


def cards_to_read(cards: Iterable[str], names: Names) -> tuple[ShownOption, ...]:
    """Cards as things to read about, each kind once."""
    entries: list[ShownOption] = []
    for card in dict.fromkeys(cards):
        if (kind := names.content.kinds.get(card)) is not None:
            detail = names.sheet(kind)
        elif (spell := names.content.spells.get(card)) is not None:
            detail = names.spell_text(spell)
        else:
            continue
        entries.append(ShownOption(names.lookup("card", card), names.card(card), detail))
    return tuple(entries)


def ready_champions(decision: Decision, names: Names) -> tuple[ReadyAnswer, ...]:
    """Two ways to keep champions without choosing one by one: by how much they stand, by how they strike."""
    most = decision.pick[1]
    kinds = [
        names.content.kinds[option.payload.kind]
        for option in decision.options
        if isinstance(option.payload, OnKind)
    ]
    if len(kinds) != len(decision.options) or len(kinds) <= most:
        return ()
    keys = {kind.id: option.key for kind, option in zip(kinds, decision.options, strict=True)}
    by_life = sorted(kinds, key=lambda kind: (-kind.life, -kind.worth))[:most]
    by_damage = sorted(kinds, key=lambda kind: (kind.life - kind.worth, -kind.life))[:most]
    return tuple(
        ReadyAnswer(
            name,
            names.texts.say(f"ready-{name}"),
            ", ".join(names.kind(kind.id) for kind in chosen),
            tuple(keys[kind.id] for kind in chosen),
        )
        for name, chosen in (("sturdy", by_life), ("fierce", by_damage))
    )


def attacks_left(decision: Decision) -> list[Attack]:
    """The attacks a main step still offers."""
    return [option.payload for option in decision.options if isinstance(option.payload, Attack)]
