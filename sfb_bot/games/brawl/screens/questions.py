"""Questions of the game as sentences and labelled options."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from sfb_bot.games.brawl.rules.choices import (
    About,
    HowMany,
    OnArea,
    OnCard,
    OnChampion,
    OnCore,
    OnFigure,
    OnHex,
    OnOffer,
    OnPath,
    OnReaction,
    OnSeat,
    OnTargets,
    OnTeam,
    StandardChoice,
    Word,
    pattern_numbers,
)
from sfb_bot.games.brawl.rules.content import CORES
from sfb_bot.games.brawl.rules.model import MODES
from sfb_bot.games.brawl.rules.sides import side_of
from sfb_bot.games.brawl.rules.views import SeatView
from sfb_bot.games.brawl.screens.names import CORE_EMOJI, Names
from sfb_bot.kernel import Decision, Option, Seat
from sfb_bot.screens.game import ReadyAnswer, ShownOption

NOTHING = About()
# Where somebody other than the champion who acts is sent: a hex alone does not say who.
SENT_PROMPTS: Final = frozenset({"force", "fear", "place"})


def about_of(decision: Decision) -> About:
    """What the question concerns."""
    return decision.about if isinstance(decision.about, About) else NOTHING


def prompt_words(view: SeatView, decision: Decision, names: Names) -> str:
    """The question as one sentence."""
    about = about_of(decision)
    fewest, most = decision.pick
    return names.texts.first(
        f"prompt-{decision.prompt}-{_variant(view, decision)}",
        f"prompt-{decision.prompt}",
        "prompt-any",
        card=_asker(view, about, names),
        champion=names.figure(view.public, about.figure),
        points=about.points,
        targets=names.figures(view.public, about.targets) or names.texts.say("a-champion"),
        fewest=fewest,
        most=most,
        team=MODES[view.public.mode].champions,
        cores=_ready_cores(view, names),
    )


def _variant(view: SeatView, decision: Decision) -> str:
    """Which of several sentences a question takes, for those that have more than one."""
    kinds = {type(each.payload) for each in decision.options}
    variant = view.public.draft.kind
    if decision.prompt == "stun":
        variant = "discard" if OnCard in kinds else "show"
    elif decision.prompt == "discard" and about_of(decision).points:
        variant = "strength" if OnCard in kinds else "no-strength"
    elif decision.prompt == "dash" and OnFigure in kinds:
        variant = "instead"
    elif decision.prompt == "plan" and _mixes_piles(view, decision):
        variant = "anywhere"
    return variant


def _mixes_piles(view: SeatView, decision: Decision) -> bool:
    """Whether cards of the discard pile, which everybody sees go, are among the options."""
    cards = {each.payload.card for each in decision.options if isinstance(each.payload, OnCard)}
    return not cards <= {*view.hand}


def _asker(view: SeatView, about: About, names: Names) -> str:
    """The card that asks, or the champion whose ability does."""
    if about.card:
        return names.card(about.card)
    return names.figure(view.public, about.figure) if about.figure >= 0 else names.texts.say("this-effect")


def _ready_cores(view: SeatView, names: Names) -> str:
    cores = view.public.players[view.seat].cores
    ready = [names.core_letter(core) for core in range(len(CORES)) if cores[core]]
    return " ".join(ready) or names.texts.say("nothing")


def shown_options(view: SeatView, decision: Decision, names: Names) -> tuple[ShownOption, ...]:
    """Every option labelled; in a reaction window the whole hand, what cannot be used greyed."""
    if decision.prompt == "react":
        return _reaction_entries(view, decision, names)
    if decision.prompt == "plan" and _mixes_piles(view, decision):
        return _entries_by_pile(view, decision, names)
    return tuple(_entry(view, decision, option, names) for option in decision.options)


def _entries_by_pile(view: SeatView, decision: Decision, names: Names) -> tuple[ShownOption, ...]:
    """Cards of the hand, then those of the discard pile, each kind said to be what it is."""
    piles: dict[str, list[ShownOption]] = {"hand": [], "discarded": [], "other": []}
    for option in decision.options:
        entry = _entry(view, decision, option, names)
        if not isinstance(option.payload, OnCard):
            piles["other"].append(entry)
        elif option.payload.card in view.hand:
            piles["hand"].append(replace(entry, section="hand"))
        else:
            label = names.texts.say("label-discarded", card=entry.label)
            piles["discarded"].append(replace(entry, label=label, section="discarded"))
    return tuple(entry for pile in piles.values() for entry in pile)


def _reaction_entries(view: SeatView, decision: Decision, names: Names) -> tuple[ShownOption, ...]:
    """Hand times defended champions: the shape depends on nothing but public numbers."""
    playable = {
        (option.payload.card, option.payload.defended): option.key
        for option in decision.options
        if isinstance(option.payload, OnReaction)
    }
    side = side_of(view.seat)
    defended = [target for target in about_of(decision).targets if view.public.figures[target].side == side]
    entries = [
        _reaction(view, playable.get((card, target)), card, target, names, is_only=len(defended) == 1)
        for target in defended
        for card in view.hand
    ]
    shown = {entry.key for entry in entries}
    rest = [option for option in decision.options if option.key not in shown]
    return (*entries, *(_entry(view, decision, option, names) for option in rest))


def _reaction(
    view: SeatView, key: str | None, card: str, target: int, names: Names, *, is_only: bool = False
) -> ShownOption:
    """A card for a champion; where only one can be defended, the question has named it already."""
    found = names.content.cards[card]
    label = names.card(card)
    if found.defence:
        label = names.texts.say("label-defence", card=label, points=found.defence)
    if not is_only:
        label = names.texts.say("label-reaction", card=label, champion=names.figure(view.public, target))
    return ShownOption(key, label, names.card_text(found), CORE_EMOJI[found.core], section=f"react-{target}")


def _entry(view: SeatView, decision: Decision, option: Option, names: Names) -> ShownOption:
    match option.payload:
        case Word(word):
            entry = _word(decision, option.key, word, names)
        case OnHex(cell):
            entry = _hex(view, decision, option.key, cell, names)
        case OnCard(card):
            entry = _card(option.key, card, names)
        case OnFigure(figure):
            label = _figure_label(view, decision, figure, names)
            entry = ShownOption(option.key, label, _condition(view, figure, names), section="figures")
        case OnTargets(figures, cells):
            entry = _targets(view, decision, option.key, figures, cells, names)
        case OnOffer(_, champions):
            entry = ShownOption(option.key, _listed(champions, names), section="teams")
        case OnTeam(team, champions):
            name, words = names.team(team)
            entry = ShownOption(option.key, name, words or _listed(champions, names), section="teams")
        case OnPath(cell, through):
            entry = _path(view, decision, option.key, cell, through, names)
        case OnSeat(seat):
            entry = ShownOption(option.key, _seat(view, seat, names), section="players")
        case OnReaction(card, defended):
            entry = _reaction(view, option.key, card, defended, names)
        case payload:
            entry = _plain(decision, option.key, payload, names)
    return entry


def _figure_label(view: SeatView, decision: Decision, figure: int, names: Names) -> str:
    """A champion; where it could be hit instead of a Dash, how hard."""
    if decision.prompt == "who_acts":
        # One of the seat's own, whose side goes without saying.
        return names.champion(view.public.figures[figure].champion)
    label = names.figure(view.public, figure)
    dasher = about_of(decision).figure
    if decision.prompt != "dash" or dasher < 0:
        return label
    champion = names.content.champions[view.public.figures[dasher].champion]
    damage = champion.levelled.abilities.get("hits_instead_of_dash")
    return names.texts.say(
        "label-instead-of-dash", champion=label, damage=damage if isinstance(damage, int) else 0
    )


def _listed(champions: Iterable[str], names: Names) -> str:
    return ", ".join(names.champion(each) for each in champions)


def ready_teams(view: SeatView, decision: Decision, names: Names) -> tuple[ReadyAnswer, ...]:
    """The teams of the box that can be chosen here."""
    del view
    offered = {option.key for option in decision.options}
    return tuple(
        ReadyAnswer(team.id, names.team(team.id)[0], names.team(team.id)[1], team.champions)
        for team in names.content.teams.values()
        if offered.issuperset(team.champions)
    )


def _plain(decision: Decision, key: str, payload: object, names: Names) -> ShownOption:
    """Options that need nothing of the position; an unknown kind is shown by its key."""
    texts = names.texts
    match payload:
        case StandardChoice(action):
            found = names.content.standard_actions[action]
            label = texts.say("label-standard", action=names.card(action), core=names.core_letter(found.core))
            emoji = CORE_EMOJI[found.core] if found.core >= 0 else ""
            brief = names.card(action)
            return ShownOption(key, label, names.card_text(found), emoji, section="standard", brief=brief)
        case OnChampion(champion):
            sheet = names.sheet(names.content.champions[champion])
            return ShownOption(key, names.champion(champion), sheet, section="champions")
        case OnCore(core):
            return ShownOption(key, names.core(core), emoji=CORE_EMOJI[core], section="cores")
        case OnArea(area):
            return ShownOption(key, names.area(area), section="areas")
        case HowMany(number):
            label = texts.first(f"number-{decision.prompt}", "number", number=number)
            return ShownOption(key, label, section="numbers")
        case _:
            return ShownOption(key, key, section="other")


def _word(decision: Decision, key: str, word: str, names: Names) -> ShownOption:
    label = names.texts.first(f"word-{word}-{decision.prompt}", f"word-{word}", "word-any")
    if word in ("stop", "pass"):
        return ShownOption(key, label, role="skip")
    if word == "end":
        return ShownOption(key, label, role="finish")
    return ShownOption(key, label, section="other")


def _hex(view: SeatView, decision: Decision, key: str, cell: int, names: Names) -> ShownOption:
    texts = names.texts
    name = names.hex(cell)
    known = dict(view.known_tokens).get(cell)
    if known is not None:
        label = texts.say("label-hex-known-trap", hex=name, trap=names.trap(known))
    elif cell in view.public.tokens:
        label = texts.say("label-hex-trap", hex=name)
    else:
        label = name
    about = about_of(decision)
    details: list[str] = []
    if (
        0 <= about.figure < len(view.public.figures)
        and (start := view.public.figures[about.figure].cell) >= 0
    ):
        details.append(texts.say("away", steps=names.content.arena.grid.distance[start][cell]))
    details.extend(
        texts.say("in-area", area=names.core(statue.core))
        for statue in names.content.arena.statues.values()
        if statue.area >> cell & 1
    )
    # The letters before the number are the column, however many columns an arena has.
    part, rank, brief = name.rstrip("0123456789"), _nearness(view, cell, names), ""
    if decision.prompt in SENT_PROMPTS and 0 <= about.figure < len(view.public.figures):
        champion = names.figure_briefly(view.public, about.figure)
        brief = texts.say("label-hex-for", champion=champion, hex=label)
    return ShownOption(key, label, " · ".join(details), section="hexes", part=part, rank=rank, brief=brief)


def _nearness(view: SeatView, cell: int, names: Names) -> int:
    """How far a hex is from the nearest enemy: most go where the others are."""
    distance, side = names.content.arena.grid.distance[cell], side_of(view.seat)
    others = [figure.cell for figure in view.public.figures if figure.side != side and figure.cell >= 0]
    return min((distance[other] for other in others), default=0)


def _path(
    view: SeatView, decision: Decision, key: str, cell: int, through: tuple[int, ...], names: Names
) -> ShownOption:
    """A hex by a way through enemies, beside the same hex without."""
    plain = _hex(view, decision, key, cell, names)
    passed = names.figures(view.public, through)
    return replace(plain, label=names.texts.say("label-path", hex=plain.label, champions=passed))


def _seat(view: SeatView, seat: int, names: Names) -> str:
    if side_of(Seat(seat)) == side_of(view.seat):
        return names.texts.say("label-seat-own" if seat == view.seat else "label-seat-partner")
    champions = [names.champion(figure.champion) for figure in view.public.figures if figure.seat == seat]
    return names.texts.say("label-seat-opponent", champions=names.listed(champions))


def _card(key: str, card: str, names: Names) -> ShownOption:
    found = names.content.cards[card]
    detail = " · ".join(
        part
        for part in (names.champion(found.champion), names.figures_of_card(found), names.card_text(found))
        if part
    )
    brief = names.texts.say("label-standard", action=names.card(card), core=names.core_letter(found.core))
    label = names.card_label(found)
    return ShownOption(key, label, detail, CORE_EMOJI[found.core], section="cards", brief=brief)


def _condition(view: SeatView, figure: int, names: Names) -> str:
    found = view.public.figures[figure]
    whose = "whose-own" if found.side == side_of(view.seat) else "whose-enemy"
    return f"{names.texts.say(whose)} · {names.condition(found)}"


def _targets(
    view: SeatView,
    decision: Decision,
    key: str,
    figures: tuple[int, ...],
    cells: tuple[int, ...],
    names: Names,
) -> ShownOption:
    texts = names.texts
    if len(cells) != 1:
        number = pattern_numbers(decision.options)[key]
        label = texts.say("label-pattern", number=number, targets=names.figures(view.public, figures))
        return ShownOption(key, label, texts.say("covers", hexes=names.hexes(cells)), section="targets")
    target, cell = figures[0], cells[0]
    label = names.figure(view.public, target)
    actor = about_of(decision).figure
    if 0 <= actor < len(view.public.figures) and view.public.figures[actor].cell >= 0:
        distance = names.content.arena.grid.distance[view.public.figures[actor].cell][cell]
        label = texts.say("label-target", champion=label, steps=distance)
    return ShownOption(key, label, _condition(view, target, names), section="targets")
