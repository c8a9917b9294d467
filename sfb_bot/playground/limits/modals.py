"""Modals: a title and up to five questions."""

from __future__ import annotations

from sfb_bot.playground.forms import Fields, Form, Json
from sfb_bot.playground.limits.components import SELECTS, ComponentKind, ComponentReader

K = ComponentKind
AT_TOP = frozenset({K.ROW, K.LABEL, K.TEXT})
IN_LABEL = SELECTS | {K.TEXT_INPUT, K.FILE_UPLOAD, K.RADIO_GROUP, K.CHECKBOX_GROUP, K.CHECKBOX}


def read_modal(data: object, emoji_ids: frozenset[int]) -> Json:
    """The modal a bot answers with, refused when a limit is broken."""
    form = Form()
    body = Fields(form, data, ("data",))
    reader = ComponentReader(form, emoji_ids)
    modal: Json = {
        "custom_id": body.text("custom_id", least=1, most=100, required=True),
        "title": body.text("title", least=1, most=45, required=True),
    }
    components: list[Json] = []
    for fields in body.objects("components", least=1, most=5, required=True):
        kind = fields.one_of("type", AT_TOP, required=True)
        if kind == K.ROW:
            components.append(_row(reader, fields))
        elif kind == K.LABEL:
            components.append(_label(reader, fields))
        elif kind == K.TEXT:
            components.append(reader.text(fields))
    reader.number()
    form.refuse()
    modal["components"] = components
    return modal


def _row(reader: ComponentReader, fields: Fields) -> Json:
    component = reader.start(fields, K.ROW)
    inputs = fields.objects("components", least=1, most=1, required=True)
    found: list[Json] = []
    for each in inputs:
        if each.one_of("type", (K.TEXT_INPUT,), required=True) is not None:
            found.append(_text_input(reader, each, needs_label=True))
    component["components"] = found
    return component


def _label(reader: ComponentReader, fields: Fields) -> Json:
    component = reader.start(fields, K.LABEL)
    component["label"] = fields.text("label", least=1, most=45, required=True)
    if description := fields.text("description", most=100):
        component["description"] = description
    inner = fields.object("component", required=True)
    kind = None if inner is None else inner.one_of("type", IN_LABEL, required=True)
    if inner is not None and kind is not None:
        component["component"] = _question(reader, inner, kind)
    return component


def _question(reader: ComponentReader, fields: Fields, kind: int) -> Json:
    if kind == K.TEXT_INPUT:
        return _text_input(reader, fields, needs_label=False)
    if kind in SELECTS:
        component = reader.select(fields)
    else:
        component = reader.start(fields, kind)
        component["custom_id"] = reader.custom_id(fields)
    required = fields.flag("required")
    component["required"] = True if required is None else required
    if kind in (K.RADIO_GROUP, K.CHECKBOX_GROUP):
        most = 1 if kind == K.RADIO_GROUP else fields.whole("max_values", least=1, most=10)
        component["options"] = reader.options(fields, most or 1)
        component["max_values"] = most or len(component["options"])
        least = fields.whole("min_values", least=0, most=10)
        component["min_values"] = least if least is not None else int(component["required"])
    elif kind == K.FILE_UPLOAD:
        component["min_values"] = fields.whole("min_values", least=0, most=10) or 0
        component["max_values"] = fields.whole("max_values", least=1, most=10) or 1
    elif kind == K.CHECKBOX:
        component["default"] = bool(fields.flag("default"))
    return component


def _text_input(reader: ComponentReader, fields: Fields, *, needs_label: bool) -> Json:
    component = reader.start(fields, K.TEXT_INPUT)
    component["custom_id"] = reader.custom_id(fields)
    component["style"] = fields.one_of("style", (1, 2), required=True)
    component["label"] = fields.text("label", least=int(needs_label), most=45, required=needs_label)
    component["min_length"] = fields.whole("min_length", least=0, most=4000) or 0
    component["max_length"] = fields.whole("max_length", least=1, most=4000) or 4000
    required = fields.flag("required")
    component["required"] = True if required is None else required
    if value := fields.text("value", most=4000):
        component["value"] = value
    if placeholder := fields.text("placeholder", most=100):
        component["placeholder"] = placeholder
    return component
