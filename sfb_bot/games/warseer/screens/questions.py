"""Questions of the game as sentences, and what is worth seeing with them."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.warseer.rules.choices import (
    About,
    Activate,
    Attack,
    Go,
    Heal,
    Hook,
    OnCard,
    OnCreature,
    OnKind,
    OnKinds,
    OnPiece,
    Shoot,
    Summon,
    Use,
)
from sfb_bot.games.warseer.rules.ids import NOBODY, CreatureId
from sfb_bot.games.warseer.rules.model import PUT_BACK
from sfb_bot.games.warseer.rules.views import SeatView
from sfb_bot.games.warseer.screens.card_words import thing_text, things_to_read
from sfb_bot.games.warseer.screens.idle_words import idle_words
from sfb_bot.games.warseer.screens.names import Names
from sfb_bot.kernel import Decision
from sfb_bot.screens.game import ShownOption

PLAIN: Final = About()
# Everything that is asked before the first turn, where one may leave it to chance.
SETUP_PROMPTS: Final = frozenset(
    {
        "hero",
        "piece",
        "camp_gold",
        "camp_silver",
        "camp_bronze",
        "camp_starless",
        "gear_relic",
        "gear_building",
        "landmark",
        "names",
        "put_back",
        "prepare",
        "deploy",
        "dismiss",
        "convert",
        "recruit",
        "recover",
        "gift",
        "shop",
        "map",
        "scenario",
        "first",
        "zone",
    }
)
HAND_PROMPTS: Final = frozenset({"put_back", "cost", "arrange"})
FEAT_PROMPTS: Final = frozenset({"feat"})
# Between activations: what a turn consists of.
TURN_PROMPTS: Final = frozenset({"main", "skirmish"})
MOST_TO_READ: Final = 25


def about_of(decision: Decision) -> About:
    """What the question concerns."""
    return decision.about if isinstance(decision.about, About) else PLAIN


def source_name(about: About, names: Names) -> str:
    """The card behind a question, or the keyword; empty for none."""
    if not about.source:
        return ""
    if names.found(about.source) is not None:
        return names.kind(about.source)
    return names.term("keyword", about.source)


def prompt_words(view: SeatView, decision: Decision, names: Names) -> str:
    """The question as one sentence."""
    about, public = about_of(decision), view.public
    player = public.players[view.seat]
    card = source_name(about, names)
    return names.texts.first(
        f"prompt-{decision.prompt}-{_variant(view, decision)}",
        f"prompt-{decision.prompt}",
        "prompt-any-card" if card else "prompt-any",
        card=card or names.texts.say("this-effect"),
        creature=_creature(view, about.creature, names),
        attacker=_creature(view, about.attacker, names),
        target=_creature(view, about.target, names),
        rolled=names.rolled(about.dice, about.faces),
        amount=about.amount or _price(about, names),
        tokens=_tokens(view, about, names),
        turn=public.turn_no,
        rounds=public.rounds,
        influence=player.influence,
        income=player.income,
        points=_points(view),
        goal=public.goal,
        fewest=decision.pick[0],
        most=decision.pick[1],
        back=PUT_BACK,
    )


def _creature(view: SeatView, number: CreatureId, names: Names) -> str:
    return names.creature(view.public, number) if number != NOBODY else names.texts.say("a-creature")


def _points(view: SeatView) -> int:
    """The points of the seat's side, which is what the goal counts."""
    public = view.public
    side = next(side for side in public.sides if view.seat in side)
    return sum(public.players[seat].points for seat in side)


def _price(about: About, names: Names) -> int:
    """What a Contract costs."""
    kind = names.content.creatures.get(about.source)
    found = kind.keyword("contract") if kind is not None else None
    return found.number if found is not None else 0


def _tokens(view: SeatView, about: About, names: Names) -> str:
    found = view.public.creature(about.creature)
    tokens = [names.token(token) for token in found.tokens] if found is not None else []
    return names.listed(tokens)


def _variant(view: SeatView, decision: Decision) -> str:
    """Which of several sentences a question takes, for those that have more than one."""
    about = about_of(decision)
    payloads = {type(option.payload) for option in decision.options}
    found = "plain"
    match decision.prompt:
        case "main":
            is_team = any(len(side) > 1 for side in view.public.sides)
            found = "last" if view.public.is_last else "team" if is_team else "plain"
        case "skirmish":
            found = "plain" if Activate in payloads else "after"
        case "act":
            found = "plain" if Go in payloads else "there"
        case "tactic" | "dice":
            found = _window(view, decision)
        case "target":
            found = "chase" if about.attacker != NOBODY else "plain"
        case "replace":
            found = "must" if all(isinstance(option.payload, OnKind) for option in decision.options) else ""
        case "place":
            found = "plain" if about.source else "terrain"
        case _:
            pass
    return found


def _window(view: SeatView, decision: Decision) -> str:
    about = about_of(decision)
    if decision.prompt == "tactic":
        return f"{about.window}-would" if about.window == "fallen" and about.amount else about.window
    attacker = view.public.creature(about.attacker)
    return "own" if attacker is not None and attacker.seat == view.seat else "enemy"


def note_words(view: SeatView, decision: Decision, names: Names) -> str:
    """One more line worth seeing: what cannot be done and why, or the card behind the question."""
    texts, about = names.texts, about_of(decision)
    if decision.prompt in TURN_PROMPTS:
        return idle_words(view, decision, names)
    if decision.prompt in ("act", "tokens", "contract"):
        found = view.public.creature(about.creature)
        return texts.say("note-creature", words=names.condition(found)) if found is not None else ""
    if decision.prompt == "tactic" and len(decision.options) == 1:
        return texts.say("note-no-tactic")
    found_card = names.found(about.source) if about.source else None
    if found_card is None or decision.prompt in ("feat", "rise", "bear"):
        return ""
    return texts.say("note-purpose", name=names.kind(about.source), text=thing_text(found_card, names))


def _kinds_named(view: SeatView, decision: Decision) -> list[str]:
    """What the options of a question name."""
    found: list[str] = []
    for option in decision.options:
        match option.payload:
            case OnKind(kind) | Summon(kind) | OnCard(_, kind) | Use(kind):
                found.append(kind)
            case OnKinds(kinds):
                found += kinds
            case OnPiece(piece):
                found.append(piece)
            case OnCreature(number) | Activate(number) | Attack(number) | Heal(number) | Hook(number):
                found += _kind_of(view, number)
            case Shoot(number):
                found += _kind_of(view, number)
            case _:
                pass
    return found


def _kind_of(view: SeatView, number: CreatureId) -> list[str]:
    creature = view.public.creature(number)
    return [creature.kind] if creature is not None else []


def readable(view: SeatView, decision: Decision, names: Names) -> tuple[ShownOption, ...]:
    """What one may want to read about before answering: the card at work, the hand, whoever is named."""
    about = about_of(decision)
    found: list[str] = [about.source] if about.source else []
    for number in (about.creature, about.attacker, about.target):
        found += _kind_of(view, number)
    if decision.prompt == "main":
        found += [*view.hand, *view.feats]
    found += _kinds_named(view, decision)
    return things_to_read(found, names)[:MOST_TO_READ]
