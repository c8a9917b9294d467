"""The table in words: everything the picture shows, what matters least shortened first."""

from __future__ import annotations

from collections.abc import Sequence

from sfb_bot.drawing.alt_parts import Part, joined, part
from sfb_bot.games.warseer.pictures.field import ground_of_view, terrain_at
from sfb_bot.games.warseer.pictures.happenings import Happening, Roll
from sfb_bot.games.warseer.pictures.words import Words, is_skirmish, player_names
from sfb_bot.games.warseer.rules.ids import NOBODY
from sfb_bot.games.warseer.rules.model import PREPARING
from sfb_bot.games.warseer.rules.views import CreatureView, PlayerView, PublicView
from sfb_bot.kernel import LETTERS


def table_alt(view: PublicView, words: Words, names: Sequence[str], happened: Happening) -> str:
    """The public table in words."""
    return joined(table_parts(view, words, names, happened))


def table_parts(view: PublicView, words: Words, names: Sequence[str], happened: Happening) -> list[Part]:
    """The sentences of the table, in reading order."""
    called = player_names(view, names, words.language)
    parts = [part(100, opening(view, words, called)), part(60, _happened(view, words, happened, called), "")]
    for player in view.players:
        letter = LETTERS[player.seat]
        name = called[player.seat]
        spoken = name if name.endswith(letter) else f"{name} ({letter})"
        figures = [each for each in view.creatures if each.seat == player.seat]
        parts.append(part(95, player_words(view, player, words, spoken)))
        parts.append(part(70, wears_words(player, words), ""))
        full, plain = (figures_words(view, figures, words, is_full=full) for full in (True, False))
        parts.append(part(90, full, plain))
        parts.append(part(50, _camp(player, words), ""))
    parts.append(part(40, ground_words(view, words), ""))
    return parts


def opening(view: PublicView, words: Words, called: Sequence[str]) -> str:
    """The turn, the set-up, or how the match ended."""
    texts = words.texts
    if view.outcome is not None:
        reason = texts.say(f"reason-{view.outcome.reason}")
        winner = view.outcome.winner
        if winner is None:
            return texts.say("alt-drawn", reason=reason)
        winners = ", ".join(called[seat] for seat in view.sides[winner])
        return texts.say("alt-won", names=winners, reason=reason)
    if view.phase in PREPARING or (not view.turn_no and not view.rounds):
        return texts.say("alt-setup", map=words.map(view.map))
    if is_skirmish(view):
        return texts.say("alt-rounds", number=view.rounds, name=called[view.turn])
    said = texts.say(
        "alt-turn",
        number=view.turn_no,
        name=called[view.turn],
        goal=view.goal,
        feats=view.feat_deck_size,
    )
    return f"{said} {texts.say('alt-last')}" if view.is_last else said


def player_words(view: PublicView, player: PlayerView, words: Words, name: str) -> str:
    """The values of a player, and the hero."""
    texts = words.texts
    if is_skirmish(view):
        destroyed = dict(player.facts_of_match).get("destroyed", 0)
        said = texts.say("alt-player-skirmish", name=name, points=destroyed, influence=player.influence)
    else:
        said = texts.say(
            "alt-player",
            name=name,
            points=player.points,
            influence=player.influence,
            income=player.income,
            hand=player.hand_size,
            feats=player.feats_size,
            deck=player.deck_size,
            hall=len(player.shown) + player.hidden_size,
        )
    if player.has_left or player.has_fallen:
        return f"{said} {texts.say('picture-left' if player.has_left else 'picture-fallen')}."
    has_figure = any(each.id == player.figure for each in view.creatures)
    if player.hero is not None and not has_figure:
        return f"{said} {texts.say('alt-hero', hero=words.kind(player.hero))}"
    return said


def wears_words(player: PlayerView, words: Words) -> str:
    """Relics and buildings with what is left on them; bought cards and coins."""
    texts, said = words.texts, list[str]()
    for relic in player.relics:
        numbers = [texts.say("mark-armour", count=relic.armour)] if relic.armour else []
        numbers += [f"×{relic.uses}"] if relic.uses else []
        numbers += [texts.say("alt-used")] if relic.is_turned else []
        said.append(words.kind(relic.card) + (f" ({', '.join(numbers)})" if numbers else ""))
    for building in player.buildings:
        used = f" ({texts.say('alt-used')})" if building.is_turned else ""
        said.append(words.kind(building.card) + used)
    told = [texts.say("alt-wears", things=", ".join(said))] if said else []
    if player.upgrades:
        told.append(f"{texts.say('picture-upgrades', number=len(player.upgrades))}.")
    if player.named:
        told.append(f"{texts.say('picture-named', kinds=words.counted(player.named))}.")
    if player.ledger is not None:
        ledger = player.ledger
        told.append(f"{texts.say('picture-coins', coins=ledger.coins, wins=ledger.wins)}.")
    return " ".join(told)


def figures_words(view: PublicView, figures: Sequence[CreatureView], words: Words, *, is_full: bool) -> str:
    """The figures of a player with their hexes and health; in full with all that is on them."""
    if not figures:
        return words.texts.say("alt-no-figures")
    said = [figure_words(view, each, words, is_full=is_full) for each in figures]
    return words.texts.say("alt-figures", figures="; ".join(said))


def figure_words(view: PublicView, creature: CreatureView, words: Words, *, is_full: bool = True) -> str:
    """A figure: `Gutter Knife F5 3/4 (stun)`."""
    texts = words.texts
    facts = {
        "name": words.short(creature.kind),
        "hex": words.hex(view, creature.cell),
        "left": creature.health_left,
        "health": creature.health,
    }
    marks = marks_of(creature, words) if is_full else []
    if not marks:
        return texts.say("alt-figure", **facts)
    return texts.say("alt-figure-marks", **facts, marks=", ".join(marks))


def marks_of(creature: CreatureView, words: Words) -> list[str]:
    """What lies on a figure, and whether it has acted."""
    texts = words.texts
    marks = [texts.say("mark-armour", count=creature.armour)] if creature.armour else []
    marks += [texts.say(f"token-{token}") for token in creature.tokens]
    marks += [words.kind(card) for card, _ in creature.charms]
    marks += [texts.say("alt-effects", number=len(creature.mods))] if creature.mods else []
    marks += [words.kind(creature.relic)] if creature.relic else []
    marks += [words.kind(creature.beneath[0])] if creature.beneath else []
    marks += [texts.say("mark-controlled")] if creature.seat != creature.owner else []
    if creature.is_summoned:
        marks.append(texts.say("mark-summoned"))
    elif creature.spare:
        marks.append(texts.say("alt-again"))
    elif creature.is_turned:
        marks.append(texts.say("mark-activated"))
    return marks


def _camp(player: PlayerView, words: Words) -> str:
    if not player.camp:
        return ""
    injured = words.texts.say("picture-injured")
    kinds = [
        f"{words.short(kind)} ({injured})" if kind in player.injured else words.short(kind)
        for kind in player.camp
    ]
    return words.texts.say("alt-camp", kinds=", ".join(kinds))


def ground_words(view: PublicView, words: Words) -> str:
    """The map with its terrain and landmarks."""
    battle_map, ground = words.content.maps[view.map], ground_of_view(view)
    laid: dict[str, list[str]] = {}
    for cell, name in enumerate(battle_map.grid.names):
        if kind := terrain_at(battle_map, ground, cell):
            laid.setdefault(kind, []).append(name)
    said = "; ".join(f"{words.kind(kind)} {', '.join(names)}" for kind, names in laid.items())
    told = words.texts.say("alt-ground", map=words.map(view.map), terrain=said or "–")
    if view.landmarks:
        marks = [f"{words.hex(view, cell)} ({LETTERS[seat]})" for cell, seat in view.landmarks]
        told = f"{told} {words.texts.say('alt-landmarks', hexes=', '.join(marks))}"
    return told


def _happened(view: PublicView, words: Words, happened: Happening, called: Sequence[str]) -> str:
    """What the picture marks, in words."""
    texts, said = words.texts, list[str]()
    for seat, kind in happened.played:
        said.append(texts.say("alt-played", name=called[seat], card=words.kind(kind)))
    said += [texts.say("alt-arrived", name=words.creature(view, number)) for number in happened.arrived]
    for trail in happened.trails:
        name = words.creature(view, trail.creature)
        start, end = (words.hex(view, cell) for cell in (trail.cells[0], trail.cells[-1]))
        if trail.manner == "push":
            said.append(texts.say("alt-pushed", name=name, end=end))
        else:
            said.append(texts.say("alt-went", name=name, start=start, end=end))
    for aim in happened.aims:
        attacker, target = words.creature(view, aim.attacker), words.creature(view, aim.target)
        said.append(texts.say("alt-attacked", attacker=attacker, target=target))
    if happened.rolls:
        said.append(roll_words(happened.rolls[-1], words))
    for number, hit in happened.hits.items():
        name = words.creature(view, number)
        if hit.wounds and not hit.is_fallen:
            said.append(texts.say("alt-hurt", name=name, number=hit.wounds))
        if hit.healed:
            said.append(texts.say("alt-healed", name=name, number=hit.healed))
        if hit.is_fallen:
            said.append(texts.say("alt-fell", name=name))
    for seat, points in happened.points.items():
        said.append(texts.say("alt-points", name=called[seat], points=f"{points:+d}".replace("-", "−")))
    return texts.say("alt-happened", what="; ".join(said)) if said else ""


def roll_words(roll: Roll, words: Words) -> str:
    """Dice as they lie, what they showed before, and what it comes to."""
    texts = words.texts
    said = [
        texts.say("alt-rolled", dice=words.rolled(roll.dice + roll.extras, roll.faces + roll.extra_faces))
    ]
    if roll.first != roll.faces:
        said.append(texts.say("alt-turned", dice=words.rolled(roll.dice, roll.first)))
    if roll.target != NOBODY and roll.damage >= 0:
        said.append(texts.say("alt-outcome", damage=roll.damage, pushes=roll.pushes))
    return ", ".join(said)
