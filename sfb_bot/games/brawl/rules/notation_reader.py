"""Reads the one-line form of a position; `notation` prints it and says what it looks like."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Final, TypeVar, get_args
from urllib.parse import unquote

from sfb_bot.games.brawl.rules.content import CORE_LETTERS, Content
from sfb_bot.games.brawl.rules.evolve import stand
from sfb_bot.games.brawl.rules.ids import (
    NOBODY,
    ActionId,
    CardId,
    ChallengeId,
    ChampionId,
    FigureId,
    TrapFace,
)
from sfb_bot.games.brawl.rules.model import (
    GATE,
    MODES,
    RANDOM_TEAM,
    SEAT_LETTERS,
    SIDES,
    DraftKind,
    EndReason,
    Figure,
    Lasting,
    LastingKind,
    Mode,
    Outcome,
    Phase,
    Questions,
    Setup,
    State,
    new_state,
)
from sfb_bot.hexgrid import Cell
from sfb_bot.kernel import PlayerError, Seat

DEFAULT_SEED: Final = "notation"

IdT = TypeVar("IdT", bound=str)


class NotationError(PlayerError):
    """The text is not a position; the message says which word."""

    key = "refused-position"


def parse_line(text: str, content: Content) -> State:
    """The position a line describes; NotationError says which word is not understood."""
    words = _sections(text)
    given = _header_words(words["header"])
    state = new_state(content, _read_setup(content, given, words), DEFAULT_SEED)
    state.phase, state.round, state.order = Phase.ACTIVATION, 1, state.seats
    state.areas = list(content.arena.deployments)
    for key, reader in _HEADER_READERS.items():
        if key in given:
            reader(state, given[key])
    for seat in state.seats:
        _read_figures(state, seat, words.get(SEAT_LETTERS[seat], []))
    for seat in state.seats:
        _read_cards(state, seat, words.get(SEAT_LETTERS[seat], []))
    _read_board(state, words["board"])
    _read_effects(state, words["effects"])
    return state


def _sections(text: str) -> dict[str, list[str]]:
    """The words of the line by section: header, board, effects, and the seats' letters."""
    words: dict[str, list[str]] = {"header": [], "board": [], "effects": []}
    for section in (section.split() for section in text.split("|")):
        name = section[0] if section else ""
        if name and name in SEAT_LETTERS:
            if name in words:
                raise NotationError(f"section {name!r} is there twice")
            words[name] = section[1:]
        elif name == "effects":
            words["effects"] = section[1:]
        else:
            is_board = name.partition("=")[0] in _BOARD_KEYS
            words["board" if is_board else "header"].extend(section)
    return words


_BOARD_KEYS: Final = ("track", "challenges", "scored", "tokens", "supply", "limbo")
_TEAM_KEYS: Final = ("cores", "hand", "deck", "discard", "in_play", "aside", "shown", "known", "peeked")


def _list(value: str) -> list[str]:
    return [] if value in ("-", "") else value.split(",")


def _ids(value: str, kind: Callable[[str], IdT]) -> list[IdT]:
    return [kind(name) for name in _list(value)]


def _known(name: IdT, known: Iterable[str], what: str) -> IdT:
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


def _seat(mode: Mode, letter: str) -> Seat:
    return Seat(SEAT_LETTERS.index(_known(letter, [SEAT_LETTERS[seat] for seat in mode.seats], "player")))


def _header_words(words: Sequence[str]) -> dict[str, str]:
    given: dict[str, str] = {}
    for word in words:
        key, found, value = word.partition("=")
        if found:
            given[_known(key, (*_HEADER_READERS, *_SETUP_KEYS), "word of the header")] = value
        elif word.startswith("r"):
            given[_ROUND] = word[1:]
        else:
            raise NotationError(f"{word!r} is not understood", word=word)
    return given


_SETUP_KEYS: Final = ("roster", "draft", "pool", "first", "goal", "mode", "teams", "questions")
# Among the standard actions used: one of them was free of charge.
_FREE: Final = "free"
# No word of a line has a space in it, so nobody can write this key.
_ROUND: Final = "the round"


def _read_setup(content: Content, given: Mapping[str, str], sections: Collection[str]) -> Setup:
    everybody = sorted(champion.id for champion in content.champions.values())
    roster = _ids(given["roster"], ChampionId) if "roster" in given else everybody
    for name in roster:
        _known(name, content.champions, "champion")
    four = not {"c", "d"}.isdisjoint(sections)
    modes: dict[str, Mode] = {mode.name: mode for mode in MODES.values()}
    mode = modes[_known(given.get("mode", "teams" if four else "duel"), modes, "mode")]
    for letter in sections:
        if letter in SEAT_LETTERS:
            _seat(mode, letter)
    kinds: dict[str, DraftKind] = {kind: kind for kind in mode.roster_needed}
    draft = kinds[_known(given.get("draft", "free"), kinds, "draft")]
    first = _seat(mode, given["first"]) if "first" in given else None
    goal = _number(given["goal"], "goal") if "goal" in given else mode.goal
    is_one = _known(given.get("pool", "each"), ("one", "each"), "pool") == "one"
    teams = _agreed_teams(content, given.get("teams", ""))
    styles: dict[str, Questions] = {style: style for style in get_args(Questions)}
    questions = styles[_known(given.get("questions", "all"), styles, "questions")]
    return Setup(tuple(roster), draft, first, goal, mode.name, teams, questions, is_one)


def _agreed_teams(content: Content, value: str) -> tuple[tuple[ChampionId, ...], ...]:
    """Teams seat by seat with colons between them, a dash for a seat without one; none for an empty text."""
    teams = tuple(tuple(_ids(team, ChampionId)) for team in value.split(":")) if value else ()
    for team in teams:
        for name in () if team == RANDOM_TEAM else team:
            _known(name, content.champions, "champion")
    return teams


def _read_round(state: State, value: str) -> None:
    state.round = _number(value, "round")


def _read_turn(state: State, value: str) -> None:
    state.turn = _seat(state.mode, value)


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
    state.order = tuple(_seat(state.mode, letter) for letter in value if letter != "-")


def _read_areas(state: State, value: str) -> None:
    areas = state.content.arena.deployments
    state.areas = ["" if name == "-" else _known(name, areas, "area") for name in value.split(",")]


def _read_seed(state: State, value: str) -> None:
    seed, _, used = value.rpartition(":")
    state.dice.seed, state.dice.used = unquote(seed), _number(used, "count of dice")


def _read_used(state: State, value: str) -> None:
    actions = state.content.standard_actions
    names = _ids(value, ActionId)
    state.free_action_used = _FREE in names
    state.standard_used = [_known(name, actions, "standard action") for name in names if name != _FREE]


def _read_offers(state: State, value: str) -> None:
    state.draw_offers = [_seat(state.mode, letter) for letter in value]


def _read_concessions(state: State, value: str) -> None:
    state.concessions = [_seat(state.mode, letter) for letter in value]


def _read_outcome(state: State, value: str) -> None:
    winner, _, reason = value.partition(":")
    reasons: dict[str, EndReason] = {known: known for known in get_args(EndReason)}
    side = None if winner == "-" else SEAT_LETTERS.index(_known(winner, SEAT_LETTERS[: len(SIDES)], "side"))
    state.outcome = Outcome(side, reasons[_known(reason, reasons, "way to end")])
    state.phase = Phase.OVER


def _read_draft_step(state: State, value: str) -> None:
    state.draft.step = _number(value, "step")


def _read_draft(state: State, seat: Seat, value: str) -> None:
    parts = [_ids(part, ChampionId) for part in value.split(":")]
    if len(parts) != 3:
        raise NotationError(f"{value!r} is no line-up:bans:picks", word=value)
    state.draft.line_ups[seat] = tuple(parts[0])
    state.draft.bans[seat], state.draft.picks[seat] = parts[1], parts[2]


def _read_sealed(state: State, seat: Seat, value: str) -> None:
    state.draft.sealed[seat] = tuple(_ids(value, ChampionId))


def _read_pair(state: State, seat: Seat, value: str) -> None:
    state.draft.offers[seat] = tuple(tuple(_ids(part, ChampionId)) for part in value.split(":"))


def _of_seat(letter: str, reader: Callable[[State, Seat, str], None]) -> Callable[[State, str], None]:
    def read(state: State, value: str) -> None:
        reader(state, _seat(state.mode, letter), value)

    return read


_HEADER_READERS: Final[dict[str, Callable[[State, str], None]]] = {
    _ROUND: _read_round,
    "turn": _read_turn,
    "phase": _read_phase,
    "vp": _read_score,
    "step": _read_step,
    "order": _read_order,
    "areas": _read_areas,
    "seed": _read_seed,
    "used": _read_used,
    "offers": _read_offers,
    "concessions": _read_concessions,
    "outcome": _read_outcome,
    "draft_step": _read_draft_step,
    **{f"draft_{letter}": _of_seat(letter, _read_draft) for letter in SEAT_LETTERS},
    **{f"sealed_{letter}": _of_seat(letter, _read_sealed) for letter in SEAT_LETTERS},
    **{f"pair_{letter}": _of_seat(letter, _read_pair) for letter in SEAT_LETTERS},
}


def _read_figures(state: State, seat: Seat, words: Sequence[str]) -> None:
    for word in words:
        if "=" in word:
            continue
        rooted = word.endswith("~")
        rest = word.removesuffix("~")
        levelled = rest.endswith("+")
        rest, _, damage = rest.removesuffix("+").partition("/")
        name, _, where = rest.partition("@")
        champion = state.content.champions[_known(name, state.content.champions, "champion")]
        figure = Figure.fresh(FigureId(len(state.figures)), seat, champion)
        if any(other.side == figure.side and other.champion is champion for other in state.figures):
            raise NotationError(f"{name!r} is twice in one team", word=word)
        figure.damage = _number(damage, "damage") if damage else 0
        figure.levelled = levelled
        if figure.damage >= figure.sheet.health:
            raise NotationError(f"{name} cannot stand with {damage} damage", word=word)
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
    if len(state.draft.picks[seat]) > state.mode.champions:
        raise NotationError(f"more than {state.mode.champions} champions for one player")


def _read_cards(state: State, seat: Seat, words: Sequence[str]) -> None:
    player = state.players[seat]
    own = [c.id for f in state.figures if f.seat == player.seat for c in f.champion.cards]
    given: dict[str, str] = {}
    for word in words:
        key, found, value = word.partition("=")
        if found:
            given[_known(key, _TEAM_KEYS, "word of a team")] = value
    piles = {key: _ids(given.get(key, ""), CardId) for key in ("hand", "deck", "discard", "in_play", "aside")}
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
    player.shown = _ids(given.get("shown", ""), CardId)
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
        state.track[slot] = (
            None if name == "-" else _known(ChallengeId(name), content.challenges, "challenge")
        )
    state.challenge_discard = [
        _known(n, content.challenges, "challenge") for n in _ids(given.get("scored", ""), ChallengeId)
    ]
    seen = {*state.track, *state.challenge_discard}
    deck = (
        _ids(given["challenges"], ChallengeId)
        if "challenges" in given
        else [c.id for c in content.challenges.values() if c.id not in seen]
    )
    state.challenge_deck = [_known(name, content.challenges, "challenge") for name in reversed(deck)]
    challenges = [*filter(None, state.track), *state.challenge_discard, *state.challenge_deck]
    if len(set(challenges)) != len(challenges):
        raise NotationError("a challenge is in two places")
    _read_tokens(state, given)


def _read_tokens(state: State, given: Mapping[str, str]) -> None:
    """Traps on hexes, in limbo and in the supply: no more of a face than there are in the box."""
    traps = state.content.traps
    left = [trap.face for trap in traps.values() for _ in range(trap.count)]
    words = [word.partition(":") for word in _list(given.get("tokens", ""))]
    tokens = [(name, TrapFace(face)) for name, _, face in words]
    state.limbo = _ids(given.get("limbo", ""), TrapFace)
    supply = _ids(given.get("supply", ""), TrapFace)
    for face in [face for _, face in tokens if face] + state.limbo + supply:
        if _known(face, traps, "trap") not in left:
            raise NotationError(f"there are only {traps[face].count} traps {face!r}", word=face)
        left.remove(face)
    for name, face in tokens:
        cell = _cell(state, name)
        if cell in state.tokens:
            raise NotationError(f"{name} has two tokens", word=name)
        if not (face or left):
            raise NotationError("there are more tokens than traps in the box", word=name)
        state.tokens[cell] = face or left.pop(0)
    state.supply = (supply if "supply" in given else left)[::-1]
    state.token_cells = state.content.arena.grid.mask(state.tokens)


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
