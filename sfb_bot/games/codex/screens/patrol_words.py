"""The patrol on one panel: who can stand where, and how they stood last turn."""

from __future__ import annotations

from dataclasses import replace

from sfb_bot.games.codex.rules.choices import LOCK, NONE, OnObj
from sfb_bot.games.codex.rules.ids import NOTHING, SLOTS, ObjId
from sfb_bot.games.codex.rules.views import ObjView, SeatView
from sfb_bot.games.codex.screens.names import Names
from sfb_bot.games.codex.screens.questions import about_of
from sfb_bot.kernel import Decision
from sfb_bot.screens.arrangement import Arrangement, Draft, Place, Thing


def patrol_arrangement(view: SeatView, decision: Decision, names: Names) -> Arrangement | None:
    """The places that are still to be asked about; None for other questions."""
    if decision.prompt != "patrol":
        return None
    texts, public = names.texts, view.public
    slots = _slots(decision)
    able = _able(view, decision)
    usual = [next((each for each in able if each.post == slot), None) for slot in slots]
    again = [names.alone(public, each) for each in usual if each is not None]
    if len(able) == 1:
        prompt = texts.say("arrange-prompt-one", name=names.labelled(public, able[0]))
    else:
        prompt = texts.say("arrange-prompt")
    return Arrangement(
        prompt=prompt,
        places=tuple(Place(_capital(names.slot(slot)), texts.say(f"place-bonus-{slot}")) for slot in slots),
        things=tuple(Thing(str(e.id), names.plain(public, e), names.emoji(e.shape)) for e in able),
        empty=NONE.key,
        end=LOCK.key,
        nowhere=texts.say("arrange-nowhere"),
        nobody=texts.say("arrange-nobody"),
        done=texts.say("word-lock"),
        again=texts.say("arrange-again", names=", ".join(again)),
        usual=tuple(NONE.key if each is None else str(each.id) for each in usual) if again else (),
    )


def arranged_question(decision: Decision, draft: Draft) -> Decision:
    """The question as if everybody stood where the draft has them already, with no place to be asked for."""
    about = about_of(decision)
    placed = [ObjId(int(key)) if key.isdecimal() else NOTHING for key in draft]
    return replace(decision, about=replace(about, named=(*about.named, *placed), slot=0))


def _slots(decision: Decision) -> tuple[int, ...]:
    return tuple(slot for slot in SLOTS if slot >= about_of(decision).slot)


def _able(view: SeatView, decision: Decision) -> list[ObjView]:
    """Who can stand on patrol, by the options."""
    found = [
        view.public.obj(option.payload.obj)
        for option in decision.options
        if isinstance(option.payload, OnObj)
    ]
    return [each for each in found if each is not None]


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
