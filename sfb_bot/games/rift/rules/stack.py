"""The stack: announcing, response windows, and the closing in which everything acts from the top."""

from __future__ import annotations

from sfb_bot.games.rift.rules import events as ev
from sfb_bot.games.rift.rules.ask import RiftFx
from sfb_bot.games.rift.rules.attack import attack_acts
from sfb_bot.games.rift.rules.choices import PASS, About, Attack, Play, TakeForm
from sfb_bot.games.rift.rules.destruction import settle
from sfb_bot.games.rift.rules.ids import SpellId
from sfb_bot.games.rift.rules.model import State, Warrior, other
from sfb_bot.games.rift.rules.spells import fits, plays, take_effect
from sfb_bot.games.rift.rules.strength import attack_total
from sfb_bot.kernel import Ask, Decision, Flow, Option, Seat


def announce_attack(fx: RiftFx, seat: Seat, attack: Attack) -> Flow[None]:
    """Put an attack on the stack and let it run its course (R-25)."""
    state = fx.state
    striking = [state.warriors[number] for number in attack.participants]
    total = attack_total(state, striking, state.warriors[attack.target])
    number = state.next_item
    fx.emit(
        ev.Announced(
            number,
            seat,
            seat,
            SpellId(""),
            attack.target,
            participants=attack.participants,
            total=total,
        )
    )
    yield from _run_course(fx)


def announce_spell(fx: RiftFx, seat: Seat, play: Play) -> Flow[None]:
    """Put a spell on the stack and let it run its course."""
    _put_on_stack(fx, seat, play)
    yield from _run_course(fx)


def _put_on_stack(fx: RiftFx, seat: Seat, play: Play) -> None:
    fx.emit(
        ev.Announced(
            fx.state.next_item,
            seat,
            seat,
            play.spell,
            play.target,
            play.second,
            play.cell,
            play.steps,
            play.item,
            play.enchantment,
        )
    )


def _run_course(fx: RiftFx) -> Flow[None]:
    """Windows in turn until one brings no new spell, then everything acts (R-38 to R-43)."""
    seat = other(fx.state.turn)
    while (yield from _window(fx, seat)):
        seat = other(seat)
    close(fx)


def _window(fx: RiftFx, seat: Seat) -> Flow[bool]:
    """Whether the seat put at least one spell on the stack; it may put several and change forms (R-40)."""
    state = fx.state
    answered = state.stack[-1].number
    prompt, has_played = "respond", False
    while opens(state, seat):
        # Asked with any hand: not being asked would tell what it holds (RQ45).
        options, about = tuple(responses(state, seat)), About(item=answered)
        is_more = prompt == "respond_more"
        asked = Decision(seat, prompt, options, default=(PASS.key,), about=about, follows=is_more)
        answers = yield Ask((asked,))
        choice = answers[0][0].payload
        if isinstance(choice, Play):
            _put_on_stack(fx, seat, choice)
            has_played = True
        elif isinstance(choice, TakeForm):
            fx.emit(ev.FormTaken(choice.warrior, choice.kind))
            settle(fx)
        else:
            break
        prompt = "respond_more"
    else:
        if prompt == "respond":
            fx.emit(ev.WindowSkipped(seat, answered))
            return False
    if not has_played:
        fx.emit(ev.WindowPassed(seat, answered))
    return has_played


def opens(state: State, seat: Seat) -> bool:
    """Whether a window opens for a seat, by public facts alone (R-39)."""
    return bool(state.players[seat].hand) or any(
        warrior.seat == seat and may_change(state, warrior) for warrior in state.warriors.values()
    )


def may_change(state: State, warrior: Warrior) -> bool:
    """Whether a Shapeshifter may take a form now (R-60, R-63)."""
    return (
        (warrior.form is not None or warrior.op == "shapeshift")
        and not warrior.is_neutralised
        and not warrior.is_new
        and not warrior.has_changed
        and bool(state.box)
    )


def responses(state: State, seat: Seat) -> list[Option]:
    """Everything a seat could do in a window, whole responses each, and last to pass.

    Any time spells; of the player at turn all (R-31). A response is one option, so that a hidden moment of
    the table covers it as a whole.
    """
    options: list[Option] = []
    is_own_turn = state.turn == seat
    for name in dict.fromkeys(sorted(state.players[seat].hand)):
        spell = state.content.spells[name]
        if is_own_turn or spell.timing == "any":
            options.extend([Option(play_key(state, play), play) for play in plays(state, seat, spell)])
    for warrior in state.cells:
        if warrior is None or warrior.seat != seat:
            continue
        if (warrior.op == "shapeshift" or warrior.form is not None) and may_change(state, warrior):
            cell = state.content.cell_names[warrior.cell]
            for kind in dict.fromkeys(state.box):
                options.append(Option(f"form>{cell}>{kind}", TakeForm(warrior.id, kind)))
    options.append(PASS)
    return options


def play_key(state: State, play: Play) -> str:
    """The stable key of a whole play: `dash>N3+1`, `dispel>#2`, `reflection>#1>N3`, `swap>N1>S2`."""
    names = state.content.cell_names
    parts: list[str] = [play.spell]
    if play.item:
        parts.append(f"#{play.item}")
    if play.cell >= 0:
        parts.append(names[play.cell])
    if play.target >= 0:
        place = names[state.warriors[play.target].cell]
        ending = f".{play.enchantment}" if play.enchantment else ""
        parts.append(f"{place}{ending}{play.steps:+d}" if play.steps else place + ending)
    if play.second >= 0:
        parts.append(names[state.warriors[play.second].cell])
    return ">".join(parts)


def close(fx: RiftFx) -> None:
    """Let everything on the stack act, the last one first, without further windows (R-42)."""
    stack = fx.state.stack
    while stack:
        item = stack[-1]
        if item.is_attack:
            attack_acts(fx, item)
        elif fits(fx.state, item):
            fx.emit(ev.ItemActed(item.number))
            take_effect(fx, item)
        else:
            fx.emit(ev.ItemFailed(item.number, "target"))
        settle(fx)
