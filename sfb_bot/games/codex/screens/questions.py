"""Questions of the game as sentences, and what is worth seeing with them."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.codex.rules.choices import About, Attack, Build, Level, OnKind, OnObj, Summon, Use, Word
from sfb_bot.games.codex.rules.ids import NOTHING, SLOTS
from sfb_bot.games.codex.rules.model import MELEES
from sfb_bot.games.codex.rules.views import SeatView
from sfb_bot.games.codex.screens.card_words import ability_text, cards_to_read
from sfb_bot.games.codex.screens.idle_cards import idle_words
from sfb_bot.games.codex.screens.names import Names
from sfb_bot.kernel import Decision
from sfb_bot.screens.game import ShownOption

PLAIN: Final = About()
# What begins a line of small print.
SMALL: Final = "-# "
SETUP_PROMPTS: Final = frozenset({"heroes", "main_hero", "ban", "pick_hero"})
# Here whatever is chosen is a card, so the options themselves can be read about.
CARD_PROMPTS: Final = SETUP_PROMPTS | {"tech", "hire", "discard", "stash"}
HAND_PROMPTS: Final = frozenset({"hire", "discard", "stash"})
FIGHT_PROMPTS: Final = frozenset({"defender", "new_defender", "spark", "overpower"})


def about_of(decision: Decision) -> About:
    """What the question concerns."""
    return decision.about if isinstance(decision.about, About) else PLAIN


def card_at_work(view: SeatView, decision: Decision, names: Names) -> str:
    """The card behind a question, empty for none."""
    about = about_of(decision)
    if about.kind:
        return names.kind(about.kind)
    return names.obj(view.public, about.source) if about.source != NOTHING else ""


def prompt_words(view: SeatView, decision: Decision, names: Names) -> str:
    """The question as one sentence."""
    about, public = about_of(decision), view.public
    player = public.players[view.seat]
    fewest, most = decision.pick
    card = card_at_work(view, decision, names)
    attacker = public.obj(about.source)
    return names.texts.first(
        f"prompt-{decision.prompt}-{_variant(view, decision)}",
        f"prompt-{decision.prompt}",
        "prompt-any-card" if card else "prompt-any",
        card=card or names.texts.say("a-card"),
        fighter=names.labelled(public, attacker) if attacker is not None else card,
        slot=names.slot(about.slot),
        turn=public.turn_no,
        gold=player.gold,
        workers=player.workers,
        amount=about.amount,
        number=len(player.heroes) + 1,
        count=public.hero_count,
        fewest=fewest,
        most=most,
    )


def _variant(view: SeatView, decision: Decision) -> str:
    """Which of several sentences a question takes, for those that have more than one."""
    words = {option.payload for option in decision.options if isinstance(option.payload, Word)}
    found = "plain"
    match decision.prompt:
        case "heroes":
            found = "one" if decision.pick[1] == 1 else "three"
        case "pick_hero":
            found = "one" if view.public.hero_count == 1 else "three"
        case "tech":
            found = "free" if Word("none") in words else "plain"
        case "main":
            found = "melee" if view.public.mode in MELEES and view.public.turn_no == 1 else "plain"
        case "patrol":
            found = "first" if about_of(decision).slot == SLOTS[0] else "plain"
        case "target" | "choose":
            # What may be left alone, and what more may be named, is asked for otherwise.
            found = "more" if Word("done") in words else "may" if Word("none") in words else "plain"
        case _:
            pass
    return found


def note_words(view: SeatView, decision: Decision, names: Names) -> str:
    """One more line worth seeing: what cannot be played, who patrols so far, the card behind the question."""
    texts = names.texts
    match decision.prompt:
        case "main":
            return idle_words(view, decision, names)
        case "patrol":
            said = _patrol_so_far(view, decision, names)
            bonus = texts.first(f"slot-bonus-{about_of(decision).slot}", "slot-bonus-other")
            return f"{bonus} {said}".strip()
        case "tech":
            return texts.say("note-tech", count=sum(count for _, count in view.piles.codex))
        case prompt if prompt in FIGHT_PROMPTS:
            return ""
        case _:
            return _purpose(decision, names)


def _patrol_so_far(view: SeatView, decision: Decision, names: Names) -> str:
    named = about_of(decision).named
    placed = [
        names.texts.say("patrol-place", slot=names.slot(slot), name=names.obj(view.public, number))
        for slot, number in zip(SLOTS, named, strict=False)
        if number != NOTHING
    ]
    return names.texts.say("note-patrol", placed=", ".join(placed)) if placed else ""


def _purpose(decision: Decision, names: Names) -> str:
    """What the card behind a question does, in small print; empty where there is none."""
    about = about_of(decision)
    kind = names.found(about.kind)
    if kind is None or decision.prompt == "spec":
        return ""
    text = ability_text(kind, about.index, names)
    return names.texts.say("note-purpose", name=names.kind(kind.id), text=text) if text else ""


def _at_hand(view: SeatView, decision: Decision) -> list[str]:
    """What a turn offers besides the cards in hand."""
    bought: list[str] = []
    acting: list[str] = []
    for option in decision.options:
        match option.payload:
            case Summon(kind) | Level(kind) | Build(kind):
                bought.append(kind)
            case Attack(number) | Use(number, _):
                obj = view.public.obj(number)
                acting += [obj.shape] if obj is not None else []
            case _:
                pass
    return [*bought, *acting]


def readable(view: SeatView, decision: Decision, names: Names) -> tuple[ShownOption, ...]:
    """What one may want to read about before answering: the cards to choose from.

    In a turn these are the hand, then heroes and buildings, then what can act.
    """
    found: list[str] = []
    about = about_of(decision)
    if about.kind:
        found.append(about.kind)
    if decision.prompt == "main":
        found += [*view.hand, *_at_hand(view, decision)]
    elif decision.prompt in CARD_PROMPTS:
        found += [option.payload.kind for option in decision.options if isinstance(option.payload, OnKind)]
    else:
        for option in decision.options:
            if isinstance(option.payload, OnObj) and (obj := view.public.obj(option.payload.obj)) is not None:
                found.append(obj.shape)
    return cards_to_read(found, names)[:25]
