"""A text form for every position: one line that says everything (the picture of it is `diagram`).

The line is made of sections divided by ` | `, each a name and words. What is left out gets a sensible
value, so a test or a bug report says only what matters:

    r3 turn=a phase=activation vp=2-1 | a kilgore@D4/3+ dugrun tzu_xiao@C3 cores=RYb hand=KIL02,KIL05
    | b deryn@F5 gwaien@G4~ goldarr | track=domination,-,lay_of_the_land,- | tokens=C4:stun,D3

A champion word is `name@HEX`, or the name alone on its Gate; `/3` is damage, `+` levelled, `~` rooted.
Cores in capitals are ready. Decks are written from the top. A token without a face takes the next of
the supply.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, get_args
from urllib.parse import quote, unquote

from sfb_bot.brawl.board import is_rooted
from sfb_bot.brawl.content import CORE_LETTERS, Content
from sfb_bot.brawl.evolve import stand
from sfb_bot.brawl.model import (
    GATE,
    NOBODY,
    SEAT_LETTERS,
    TEAM_SIZE,
    DraftKind,
    EndReason,
    Figure,
    Lasting,
    LastingKind,
    Outcome,
    Phase,
    Player,
    Setup,
    State,
    new_state,
)
from sfb_bot.hexgrid import Cell
from sfb_bot.kernel import PlayerError, Seat

DEFAULT_SEED: Final = "notation"


class NotationError(PlayerError):
    """The text is not a position; the message says which word."""

    key = "refused-position"


def print_line(state: State) -> str:
    """The whole state in one line, secrets included; `parse_line` reads it back."""
    return " | ".join(
        [
            " ".join(_header(state)),
            *(" ".join(_team(state, player)) for player in state.players),
            " ".join(_board(state)),
            *([" ".join(_effects(state))] if state.lasting or state.earned else []),
        ]
    )


def _header(state: State) -> Iterator[str]:
    yield f"r{state.round}"
    yield f"turn={SEAT_LETTERS[state.turn]}"
    yield f"phase={state.phase.value}"
    yield f"vp={'-'.join(map(str, state.vp))}"
    if state.step:
        yield f"step={state.step}"
    yield f"order={''.join(SEAT_LETTERS[seat] for seat in state.order) or '-'}"
    yield f"areas={','.join(area or '-' for area in state.areas)}"
    yield f"goal={state.setup.goal}"
    yield f"draft={state.setup.draft}"
    if state.setup.first is not None:
        yield f"first={SEAT_LETTERS[state.setup.first]}"
    yield f"roster={','.join(state.setup.roster)}"
    # A seed is any text; spaces and bars in it must not be taken for ours.
    yield f"seed={quote(state.dice.seed)}:{state.dice.used}"
    if state.standard_used:
        yield f"used={','.join(state.standard_used)}"
    if state.draw_offers:
        yield f"offers={''.join(SEAT_LETTERS[seat] for seat in state.draw_offers)}"
    if state.outcome is not None:
        winner = "-" if state.outcome.winner is None else SEAT_LETTERS[state.outcome.winner]
        yield f"outcome={winner}:{state.outcome.reason}"
    for number, seat in enumerate(state.seats):
        # Once the champions stand, their words tell the picks.
        picks = [] if state.figures else state.draft.picks[number]
        draft = (state.draft.line_ups[number], state.draft.bans[number], picks)
        if any(draft):
            parts = ":".join(",".join(names) for names in draft)
            yield f"draft_{SEAT_LETTERS[seat]}={parts}"
    if state.draft.step:
        yield f"draft_step={state.draft.step}"


def _team(state: State, player: Player) -> Iterator[str]:
    yield SEAT_LETTERS[player.seat]
    names = state.content.arena.grid.names
    for figure in state.figures:
        if figure.seat == player.seat:
            where = f"@{names[figure.cell]}" if figure.in_arena else ""
            damage = f"/{figure.damage}" if figure.damage else ""
            marks = ("+" if figure.levelled else "") + ("~" if is_rooted(state, figure.id) else "")
            yield f"{figure.champion.id}{where}{damage}{marks}"
    letters = enumerate(CORE_LETTERS)
    yield "cores=" + "".join(c if player.ready >> core & 1 else c.lower() for core, c in letters)
    yield f"hand={','.join(player.hand) or '-'}"
    yield f"deck={','.join(reversed(player.deck)) or '-'}"
    yield f"discard={','.join(player.discard) or '-'}"
    for key, cards in (("in_play", player.in_play), ("aside", player.set_aside), ("shown", player.shown)):
        if cards:
            yield f"{key}={','.join(cards)}"
    if player.known_top:
        yield f"known={player.known_top}"
    if player.peeked:
        yield f"peeked={','.join(names[cell] for cell in player.peeked)}"


def _board(state: State) -> Iterator[str]:
    names = state.content.arena.grid.names
    yield f"track={','.join(card or '-' for card in state.track)}"
    yield f"challenges={','.join(reversed(state.challenge_deck)) or '-'}"
    yield f"scored={','.join(state.challenge_discard) or '-'}"
    tokens = [f"{names[cell]}:{face}" for cell, face in sorted(state.tokens.items())]
    yield f"tokens={','.join(tokens) or '-'}"
    yield f"supply={','.join(reversed(state.supply)) or '-'}"
    if state.limbo:
        yield f"limbo={','.join(state.limbo)}"


def _effects(state: State) -> Iterator[str]:
    yield "effects"
    # The marks `~` say it all only if the rooted come first, in figure order, as they are read.
    marked = [Lasting("rooted", f.id) for f in state.figures if is_rooted(state, f.id)]
    others = [lasting for lasting in state.lasting if lasting.kind != "rooted"]
    for lasting in others if state.lasting == [*marked, *others] else state.lasting:
        against = f">{state.figures[lasting.against].option.key}" if lasting.against != NOBODY else ""
        yield f"{state.figures[lasting.figure].option.key}:{lasting.kind}:{lasting.amount}{against}"
    for figure in state.earned:
        yield f"{state.figures[figure].option.key}:earned"


# --- Reading ----------------------------------------------------------------------------------------------


def parse_line(text: str, content: Content) -> State:
    """The position a line describes; NotationError says which word is not understood."""
    sections = [section.split() for section in text.split("|")]
    state = new_state(content, Setup(tuple(sorted(content.champions))), DEFAULT_SEED)
    state.phase, state.round = Phase.ACTIVATION, 1
    state.order = (Seat(0), Seat(1))
    state.areas = list(content.arena.deployments)
    words: dict[str, list[str]] = {"header": [], "board": [], "effects": []}
    for section in sections:
        if section and section[0] in ("a", "b"):
            if section[0] in words:
                raise NotationError(f"section {section[0]!r} is there twice")
            words[section[0]] = section[1:]
        elif section and section[0] == "effects":
            words["effects"] = section[1:]
        else:
            board = bool(section) and section[0].partition("=")[0] in _BOARD_KEYS
            words["board" if board else "header"].extend(section)
    _read_header(state, words["header"])
    for letter in ("a", "b"):
        _read_figures(state, letter, words.get(letter, []))
    for letter in ("a", "b"):
        _read_cards(state, letter, words.get(letter, []))
    _read_board(state, words["board"])
    _read_effects(state, words["effects"])
    return state


_BOARD_KEYS: Final = ("track", "challenges", "scored", "tokens", "supply", "limbo")
_TEAM_KEYS: Final = ("cores", "hand", "deck", "discard", "in_play", "aside", "shown", "known", "peeked")


def _list(value: str) -> list[str]:
    return [] if value in ("-", "") else value.split(",")


def _known(name: str, known: Iterable[str], what: str) -> str:
    if name not in known:
        raise NotationError(f"{name!r} is no {what}", word=name)
    return name


def _number(text: str, what: str) -> int:
    if not (text.isascii() and text.isdigit()):
        raise NotationError(f"{text!r} is no {what}", word=text)
    return int(text)


def _cell(state: State, name: str) -> Cell:
    cell = state.content.arena.cell(name)
    if cell is None:
        raise NotationError(f"{name!r} is no hex", word=name)
    return cell


def _seat(letter: str) -> Seat:
    return Seat(SEAT_LETTERS.index(_known(letter, ("a", "b"), "player")))


def _read_header(state: State, words: Sequence[str]) -> None:
    given: dict[str, str] = {}
    for word in words:
        key, found, value = word.partition("=")
        if found:
            given[_known(key, (*_HEADER_READERS, *_SETUP_KEYS), "word of the header")] = value
        elif word.startswith("r"):
            state.round = _number(word[1:], "round")
        else:
            raise NotationError(f"{word!r} is not understood", word=word)
    state.setup = _read_setup(state, given)
    for key, reader in _HEADER_READERS.items():
        if key in given:
            reader(state, given[key])


_SETUP_KEYS: Final = ("roster", "draft", "first", "goal")


def _read_setup(state: State, given: dict[str, str]) -> Setup:
    agreed = state.setup
    roster = _list(given["roster"]) if "roster" in given else agreed.roster
    for name in roster:
        _known(name, state.content.champions, "champion")
    kinds: dict[str, DraftKind] = {kind: kind for kind in get_args(DraftKind)}
    draft = kinds[_known(given.get("draft", agreed.draft), kinds, "draft")]
    first = _seat(given["first"]) if "first" in given else agreed.first
    goal = _number(given["goal"], "goal") if "goal" in given else agreed.goal
    return Setup(tuple(roster), draft, first, goal)


def _read_turn(state: State, value: str) -> None:
    state.turn = _seat(value)


def _read_phase(state: State, value: str) -> None:
    state.phase = Phase(_known(value, [phase.value for phase in Phase], "phase"))


def _read_score(state: State, value: str) -> None:
    points = [_number(part, "score") for part in value.split("-")]
    if len(points) != len(state.vp):
        raise NotationError(f"{value!r} is no score", word=value)
    state.vp = points


def _read_step(state: State, value: str) -> None:
    state.step = _number(value, "step")


def _read_order(state: State, value: str) -> None:
    state.order = tuple(_seat(letter) for letter in value if letter != "-")


def _read_areas(state: State, value: str) -> None:
    areas = state.content.arena.deployments
    state.areas = ["" if name == "-" else _known(name, areas, "area") for name in value.split(",")]


def _read_seed(state: State, value: str) -> None:
    seed, _, used = value.rpartition(":")
    state.dice.seed, state.dice.used = unquote(seed), _number(used, "count of dice")


def _read_used(state: State, value: str) -> None:
    actions = state.content.standard_actions
    state.standard_used = [_known(name, actions, "standard action") for name in _list(value)]


def _read_offers(state: State, value: str) -> None:
    state.draw_offers = [_seat(letter) for letter in value]


def _read_outcome(state: State, value: str) -> None:
    winner, _, reason = value.partition(":")
    reasons: dict[str, EndReason] = {known: known for known in get_args(EndReason)}
    side = None if winner == "-" else _seat(winner)
    state.outcome = Outcome(side, reasons[_known(reason, reasons, "way to end")])
    state.phase = Phase.OVER


def _read_draft_step(state: State, value: str) -> None:
    state.draft.step = _number(value, "step")


def _read_draft(state: State, seat: int, value: str) -> None:
    parts = [_list(part) for part in value.split(":")]
    if len(parts) != 3:
        raise NotationError(f"{value!r} is no line-up:bans:picks", word=value)
    state.draft.line_ups[seat] = tuple(parts[0])
    state.draft.bans[seat], state.draft.picks[seat] = parts[1], parts[2]


_HEADER_READERS: Final[dict[str, Callable[[State, str], None]]] = {
    "turn": _read_turn,
    "phase": _read_phase,
    "vp": _read_score,
    "step": _read_step,
    "order": _read_order,
    "areas": _read_areas,
    "seed": _read_seed,
    "used": _read_used,
    "offers": _read_offers,
    "outcome": _read_outcome,
    "draft_step": _read_draft_step,
    "draft_a": lambda state, value: _read_draft(state, 0, value),
    "draft_b": lambda state, value: _read_draft(state, 1, value),
}


def _read_figures(state: State, letter: str, words: Sequence[str]) -> None:
    seat = Seat(SEAT_LETTERS.index(letter))
    for word in words:
        if "=" in word:
            continue
        rooted = word.endswith("~")
        rest = word.removesuffix("~")
        levelled = rest.endswith("+")
        rest, _, damage = rest.removesuffix("+").partition("/")
        name, _, where = rest.partition("@")
        champion = state.content.champions[_known(name, state.content.champions, "champion")]
        figure = Figure.fresh(len(state.figures), seat, champion)
        if any(other.option.key == figure.option.key for other in state.figures):
            raise NotationError(f"{name!r} is twice in one team", word=word)
        figure.damage = _number(damage, "damage") if damage else 0
        figure.levelled = levelled
        cell = _cell(state, where) if where else GATE
        if (
            cell != GATE
            and (state.standing[0] | state.standing[1] | state.content.arena.statue_cells) >> cell & 1
        ):
            raise NotationError(f"{where} is not free for {name}", word=word)
        stand(state, figure, cell)
        state.figures.append(figure)
        if rooted:
            state.lasting.append(Lasting("rooted", figure.id))
        state.draft.picks[seat].append(champion.id)
    if len(state.draft.picks[seat]) > TEAM_SIZE:
        raise NotationError(f"more than {TEAM_SIZE} champions in a team")


def _read_cards(state: State, letter: str, words: Sequence[str]) -> None:
    player = state.players[SEAT_LETTERS.index(letter)]
    own = [c.id for f in state.figures if f.seat == player.seat for c in f.champion.cards]
    given: dict[str, str] = {}
    for word in words:
        key, found, value = word.partition("=")
        if found:
            given[_known(key, _TEAM_KEYS, "word of a team")] = value
    piles = {key: _list(given.get(key, "")) for key in ("hand", "deck", "discard", "in_play", "aside")}
    for name in (card for pile in piles.values() for card in pile):
        _known(name, own, "card of that team")
    used = [card for pile in piles.values() for card in pile]
    if len(set(used)) != len(used):
        raise NotationError("a card is in two places")
    if "deck" not in given:
        piles["deck"] = [card for card in own if card not in used]
    player.hand, player.discard = piles["hand"], piles["discard"]
    player.deck = piles["deck"][::-1]
    player.in_play, player.set_aside = piles["in_play"], piles["aside"]
    player.shown = _list(given.get("shown", ""))
    player.known_top = _number(given.get("known", "0"), "number of cards")
    player.peeked = [_cell(state, name) for name in _list(given.get("peeked", ""))]
    if "cores" in given:
        letters = given["cores"]
        if letters.upper() != CORE_LETTERS:
            raise NotationError(f"{letters!r} must be {CORE_LETTERS} in capitals or small letters")
        player.ready = sum(1 << core for core, letter in enumerate(letters) if letter.isupper())


def _read_board(state: State, words: Sequence[str]) -> None:
    content = state.content
    given: dict[str, str] = {}
    for word in words:
        key, _, value = word.partition("=")
        given[_known(key, _BOARD_KEYS, "word of the board")] = value
    track = given.get("track", "").split(",") if given.get("track") else []
    for slot, name in enumerate(track[: len(state.track)]):
        state.track[slot] = None if name == "-" else _known(name, content.challenges, "challenge")
    state.challenge_discard = [
        _known(n, content.challenges, "challenge") for n in _list(given.get("scored", ""))
    ]
    seen = {*state.track, *state.challenge_discard}
    deck = (
        _list(given["challenges"])
        if "challenges" in given
        else [c for c in content.challenges if c not in seen]
    )
    state.challenge_deck = [_known(name, content.challenges, "challenge") for name in reversed(deck)]
    everything = [trap.face for trap in content.traps.values() for _ in range(trap.count)]
    faces = [word.partition(":") for word in _list(given.get("tokens", ""))]
    state.limbo = _list(given.get("limbo", ""))
    for face in [face for _, _, face in faces if face] + state.limbo:
        _known(face, everything, "trap that is left")
        everything.remove(face)
    for name, _, face in faces:
        state.tokens[_cell(state, name)] = face or everything.pop(0)
    supply = _list(given["supply"]) if "supply" in given else everything
    state.supply = [_known(face, content.traps, "trap") for face in reversed(supply)]
    state.token_cells = content.arena.grid.mask(state.tokens)


def _read_effects(state: State, words: Sequence[str]) -> None:
    by_key = {figure.option.key: figure.id for figure in state.figures}
    if any(":rooted:" in word for word in words):
        # Then the list names everybody rooted, in its place among the effects; the marks add nothing.
        state.lasting.clear()
    for word in words:
        key, _, rest = word.partition(":")
        figure = by_key[_known(key, by_key, "champion in play")]
        if rest == "earned":
            state.earned.append(figure)
            continue
        kind, _, rest = rest.partition(":")
        amount, _, against = rest.partition(">")
        target = by_key[_known(against, by_key, "champion in play")] if against else NOBODY
        for known in get_args(LastingKind):
            if kind == known:
                _number(amount.removeprefix("-"), "amount")
                state.lasting.append(Lasting(known, figure, int(amount), target))
                break
        else:
            raise NotationError(f"{kind!r} is no effect", word=word)
