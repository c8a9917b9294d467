"""The position in words: everything public, in an order that can be listened to."""

from __future__ import annotations

from collections.abc import Iterator

from sfb_bot.games.brawl.rules.content import CORES, in_language
from sfb_bot.games.brawl.rules.model import GATE, Phase
from sfb_bot.games.brawl.rules.sides import side_of
from sfb_bot.games.brawl.rules.views import FigureView, PlayerView, PublicView, SeatView
from sfb_bot.games.brawl.screens.log_lasting_effects import gain_words
from sfb_bot.games.brawl.screens.names import Names
from sfb_bot.screens.game import People


def position_lines(view: PublicView, people: People, names: Names) -> tuple[str, ...]:
    """How it stands, each player with their champions, the traps and the challenges."""
    return tuple(_lines(view, people, names))


def _lines(view: PublicView, people: People, names: Names) -> Iterator[str]:
    texts = names.texts
    if view.round:
        yield texts.say("status", round=view.round, a=view.vp[0], b=view.vp[1], goal=view.goal)
        if view.phase is not Phase.OVER:
            yield texts.say(
                "words-turn", player=people.name(view.turn, texts), side=names.side(side_of(view.turn))
            )
    else:
        yield texts.say("status-preparing", step=texts.say(f"phase-{view.phase.value}"))
    for seat in view.concessions:
        yield texts.say(
            "words-concession", player=people.name(seat, texts), partner=people.partners(seat, texts)
        )
    for player in view.players:
        yield _player(view, player, people, names)
        for figure in view.figures:
            if figure.seat == player.seat:
                yield f"• {_figure(view, figure, names)}"
        yield from _piles(player, names)
    yield from _draft(view, people, names)
    yield from _ground(view, names)
    yield from _track(view, names)


def _player(view: PublicView, player: PlayerView, people: People, names: Names) -> str:
    texts = names.texts
    ready = [names.core(core) for core in range(len(CORES)) if player.cores[core]]
    area = view.areas[player.side]
    return texts.say(
        "words-player",
        player=people.name(player.seat, texts),
        side=names.side(player.side),
        area=_area(area, names),
        cores=names.listed(ready) or texts.say("nothing"),
        hand=player.hand_size,
        deck=player.deck_size,
    )


def _area(area: str, names: Names) -> str:
    arena = names.content.arena
    if area not in arena.deployments:
        return names.texts.say("words-no-area")
    cells = arena.deployments[area].cells
    hexes = names.hexes(cell for cell in range(arena.grid.size) if cells >> cell & 1)
    return names.texts.say("words-area", area=names.area(area), hexes=hexes)


def _piles(player: PlayerView, names: Names) -> Iterator[str]:
    piles = (
        ("words-in-play", player.in_play),
        ("words-shown", player.shown),
        ("words-discard", player.discard),
    )
    for key, cards in piles:
        if cards:
            yield f"• {names.texts.say(key, cards=', '.join(map(names.card_in_list, cards)))}"


def _figure(view: PublicView, figure: FigureView, names: Names) -> str:
    texts, who = names.texts, names.figure(view, figure.id)
    marks = [
        texts.say(key, who=who)
        for key, is_set in (
            ("mark-levelled", figure.levelled),
            ("mark-bloodied", figure.bloodied),
            ("mark-trap-hex", figure.on_trap_hex),
        )
        if is_set
    ]
    marks.extend(
        gain_words(who, lasting.kind, lasting.amount, lasting.against, view, names)
        for lasting in figure.lasting
    )
    return texts.say(
        "words-figure" if figure.cell != GATE else "words-figure-gate",
        champion=who,
        hex=names.hex(figure.cell),
        left=figure.health - figure.damage,
        health=figure.health,
        defence=figure.defence,
        marks="".join(f", {mark}" for mark in marks),
    )


def _draft(view: PublicView, people: People, names: Names) -> Iterator[str]:
    if view.phase is not Phase.DRAFT:
        return
    for seat, offers in enumerate(view.draft.offers):
        if offers:
            first, second = (names.listed([names.champion(each) for each in team]) for team in offers)
            who = people.name(view.players[seat].seat, names.texts)
            yield names.texts.say("words-offers", player=who, first=first, second=second)
    for seat, player in enumerate(view.players):
        for key, chosen in (
            ("words-line-up", view.draft.line_ups[seat]),
            ("words-bans", view.draft.bans[seat]),
            ("words-picks", view.draft.picks[seat]),
        ):
            if chosen:
                champions = names.listed([names.champion(champion) for champion in chosen])
                who = people.name(player.seat, names.texts)
                yield names.texts.say(key, player=who, champions=champions)


def _ground(view: PublicView, names: Names) -> Iterator[str]:
    texts, arena = names.texts, names.content.arena
    if view.tokens:
        yield texts.say("words-tokens", hexes=names.hexes(view.tokens), supply=view.supply_size)
    empty = [
        cell for cell in range(arena.grid.size) if arena.trap_hexes >> cell & 1 and cell not in view.tokens
    ]
    if empty:
        yield texts.say("words-empty-traps", hexes=names.hexes(empty))
    for key, statue in arena.statues.items():
        area = names.hexes(cell for cell in range(arena.grid.size) if statue.area >> cell & 1)
        yield texts.say(
            "words-statue",
            statue=names.statue(key),
            hex=names.hex(statue.cell),
            core=names.core(statue.core),
            hexes=area,
        )


def _track(view: PublicView, names: Names) -> Iterator[str]:
    texts = names.texts
    for slot in view.track:
        if slot.challenge is None:
            continue
        condition = in_language(names.content.challenges[slot.challenge].texts, texts.language)
        met = [names.side(side) for side in slot.met_by]
        line = texts.say(
            "words-challenge",
            points=slot.points,
            challenge=names.challenge(slot.challenge),
            condition=condition,
        )
        yield f"{line} {texts.say('words-met', sides=names.listed(met))}" if met else line


def partner_line(view: SeatView, names: Names) -> str:
    """The champions a partner has laid out and the other side may not see yet; empty for none."""
    for seat, champions in enumerate(view.sealed):
        if champions and seat != view.seat:
            return names.texts.say(
                "words-partner-sealed", champions=names.listed([names.champion(name) for name in champions])
            )
    return ""


def sealed_line(view: SeatView, names: Names) -> str:
    """The champions this seat has laid out and the other side may not see yet; empty for none."""
    own = view.sealed[view.seat]
    champions = names.listed([names.champion(champion) for champion in own])
    return names.texts.say("words-sealed", champions=champions) if own else ""


def secret_lines(view: SeatView, names: Names) -> tuple[str, ...]:
    """What only this seat knows: planned cards, tokens it has looked at, champions laid out in secret."""
    texts = names.texts
    lines: list[str] = []
    if own := sealed_line(view, names):
        lines.append(own)
    if partner := partner_line(view, names):
        lines.append(partner)
    if view.known_tokens:
        known = [
            texts.say("words-known-token", hex=names.hex(cell), trap=names.trap(face))
            for cell, face in view.known_tokens
        ]
        lines.append(texts.say("words-known-tokens", tokens=names.listed(known)))
    if view.known_top:
        lines.append(texts.say("hand-known-top", cards=", ".join(map(names.card_in_list, view.known_top))))
    return tuple(lines)
