"""The stack: attacks and spells that wait, the one that acts first on top."""

from __future__ import annotations

from collections.abc import Collection

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.panels import paint_panel
from sfb_bot.drawing.text import Box, Style
from sfb_bot.games.rift.pictures.colours import side_colour
from sfb_bot.games.rift.pictures.signs import side_badge, sign, spell_badge
from sfb_bot.games.rift.pictures.table_plan import Plan
from sfb_bot.games.rift.pictures.words import card_name, picture_texts
from sfb_bot.games.rift.rules.content import Content
from sfb_bot.games.rift.rules.ids import NO_ITEM, NOWHERE, WarriorId
from sfb_bot.games.rift.rules.model import Item
from sfb_bot.games.rift.rules.views import PublicView
from sfb_bot.locale import signed


def warrior_words(number: WarriorId, view: PublicView, content: Content, language: str) -> str:
    """A warrior by cell and name; empty for one that has gone."""
    warrior = view.warrior(number)
    if warrior is None:
        return ""
    return f"{content.cell_names[warrior.cell]} {card_name(content, warrior.shape, language)}"


def item_words(item: Item, view: PublicView, content: Content, language: str) -> str:
    """What an item of the stack is and what it is aimed at."""
    texts = picture_texts(language)
    target = warrior_words(item.target, view, content, language) or texts.say("picture-gone")
    if item.is_attack:
        strikers = [view.warrior(each) for each in item.participants]
        cells = ", ".join(content.cell_names[each.cell] for each in strikers if each is not None)
        return texts.say(
            "picture-item-attack",
            target=target,
            total=item.total,
            strikers=cells or texts.say("picture-gone"),
        )
    spell = card_name(content, item.spell, language)
    aims: list[str] = []
    if item.item != NO_ITEM:
        aims.append(f"#{item.item}")
    if item.enchantment:
        aims.append(card_name(content, item.enchantment, language))
    if item.target >= 0:
        aims.append(target)
    if item.second >= 0:
        aims.append(warrior_words(item.second, view, content, language) or texts.say("picture-gone"))
    if item.cell != NOWHERE:
        aims.append(content.cell_names[item.cell])
    if item.steps:
        aims.append(signed(item.steps))
    return texts.say("picture-item-spell", spell=spell, targets=", ".join(aims)) if aims else spell


def draw_stack(
    canvas: Canvas, view: PublicView, content: Content, plan: Plan, marked: Collection[int] = ()
) -> None:
    """A row for each item there is room for, the top first; those in `marked` can be chosen."""
    if plan.stack_title is None or not view.stack:
        return
    theme = canvas.theme
    texts = picture_texts(canvas.language)
    heading = Style(plan.n(22), True, "left", "middle", max(3, plan.n(12)), 1)
    canvas.write(texts.say("picture-stack"), plan.stack_title, heading, theme.ink_soft)
    for item, box in zip(reversed(view.stack), plan.stack, strict=False):
        if item.number in marked:
            paint_panel(canvas.image, box, theme.danger, plan.n(10))
            paint_panel(canvas.image, box.inset(max(1, plan.n(3))), theme.panel_raised, plan.n(8))
            canvas.note("ring", f"#{item.number}", box)
        else:
            paint_panel(canvas.image, box, theme.panel, plan.n(10))
        middle = box.centre[1]
        number = Box(box.left + plan.n(8), box.top, box.left + plan.n(58), box.bottom)
        canvas.write(
            f"#{item.number}", number, Style(plan.n(24), True, "left", "middle", max(3, plan.n(12)), 1)
        )
        x = box.left + plan.n(80)
        canvas.stamp_centred(side_badge(item.seat, plan.n(30), theme), (x, middle), "seat", str(item.seat))
        x += plan.n(40)
        if item.is_attack:
            mark = sign("sword", plan.n(34), theme, theme.danger)
        else:
            mark = spell_badge(item.spell, theme, plan.n(38), side_colour(theme, item.seat))
        canvas.stamp_centred(mark, (x, middle), "item", str(item.number))
        canvas.write(
            item_words(item, view, content, canvas.language),
            Box(x + plan.n(28), box.top + plan.n(2), box.right - plan.n(8), box.bottom - plan.n(2)),
            Style(plan.n(24), False, "left", "middle", max(3, plan.n(12)), 2),
        )
