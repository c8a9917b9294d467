"""What cannot be done between activations, and why: so that nobody looks for a button in vain."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sfb_bot.games.warseer.rules.choices import Play, PlayFeat, Summon
from sfb_bot.games.warseer.rules.content import MERCENARY, KindId
from sfb_bot.games.warseer.rules.model import MODES
from sfb_bot.games.warseer.rules.views import SeatView
from sfb_bot.games.warseer.screens.names import Names, cells_in
from sfb_bot.kernel import Decision

# What a card made the next mercenary cheaper by, as the rules count it.
DISCOUNT: Final = "mercenary_discount"


def idle_words(view: SeatView, decision: Decision, names: Names) -> str:
    """One line of small print; empty where nothing is out of reach."""
    parts = [*_cards(view, decision, names), *_summons(view, decision, names)]
    parts += _feats(view, decision, names)
    return names.texts.say("note-idle", parts=" · ".join(parts)) if parts else ""


def summoning_cost(view: SeatView, kind: KindId, names: Names) -> int:
    """What a character costs now."""
    found = names.content.creatures[kind]
    facts = dict(view.public.players[view.seat].facts)
    less = facts.get(DISCOUNT, 0) if found.faction == MERCENARY else 0
    return max(found.cost - less, 0)


def _cards(view: SeatView, decision: Decision, names: Names) -> Iterator[str]:
    """Cards of the hand that cannot be played: tactics wait, others are too dear or have no target."""
    playable = {option.payload.kind for option in decision.options if isinstance(option.payload, Play)}
    costs, influence = dict(view.costs), view.public.players[view.seat].influence
    waiting, dear = list[str](), list[str]()
    for kind in dict.fromkeys(view.hand):
        if kind in playable:
            continue
        card, cost = names.content.cards[kind], costs.get(kind, 0)
        if card.sort == "tactic":
            waiting.append(names.kind(kind))
        elif cost > influence:
            dear.append(f"{names.kind(kind)} {cost}")
        else:
            yield names.texts.say("idle-no-target", card=names.kind(kind))
    if dear:
        yield names.texts.say("idle-cost", cards=", ".join(dear))
    if waiting:
        yield names.texts.say("idle-tactics", cards=", ".join(waiting))


def _summons(view: SeatView, decision: Decision, names: Names) -> Iterator[str]:
    """Why nobody, or not everybody, of the camp can be summoned."""
    public, texts = view.public, names.texts
    player = public.players[view.seat]
    if decision.prompt != "main" or not player.camp:
        return
    offered = {option.payload.kind for option in decision.options if isinstance(option.payload, Summon)}
    if dict(player.facts).get("summoned"):
        yield texts.say("idle-summoned")
    elif len(public.of_seat(view.seat)) >= MODES[public.setup.mode].limit:
        yield texts.say("idle-limit", limit=MODES[public.setup.mode].limit)
    elif not offered and _zone_is_full(view):
        yield texts.say("idle-zone")
    elif not offered:
        cheapest = min(player.camp, key=lambda kind: summoning_cost(view, kind, names))
        cost = summoning_cost(view, cheapest, names)
        yield texts.say("idle-summon-cost", creature=names.kind(cheapest), cost=cost)


def _zone_is_full(view: SeatView) -> bool:
    taken = {creature.cell for creature in view.public.creatures}
    return all(cell in taken for cell in cells_in(view.public.zones[view.seat]))


def _feats(view: SeatView, decision: Decision, names: Names) -> Iterator[str]:
    """Achievements that wait for their condition; military feats come with a kill."""
    if decision.prompt != "main" or not view.feats:
        return
    if view.public.turn_no == 1:
        yield names.texts.say("idle-first-turn")
        return
    playable = {option.payload.kind for option in decision.options if isinstance(option.payload, PlayFeat)}
    feats = names.content.feats
    waiting = [names.kind(kind) for kind in view.feats if kind not in playable]
    if waiting and any(feats[kind].sort == "achievement" for kind in view.feats if kind not in playable):
        yield names.texts.say("idle-feats", feats=", ".join(waiting))
