"""From what a user filled into a form to the payload the bot receives."""

from __future__ import annotations

from typing import Any, cast

from sfb_bot.playground.drive.options import OptionReader
from sfb_bot.playground.errors import UserActionError
from sfb_bot.playground.forms import Json
from sfb_bot.playground.limits import commands as kinds

_SELECT_KINDS = {5: kinds.USER, 6: kinds.ROLE, 7: kinds.MENTIONABLE, 8: kinds.CHANNEL}


def answer_modal(modal: Json, values: dict[str, Any], reader: OptionReader) -> Json:
    """The `data` of the submission; values are keyed by custom id and checked as the client would."""
    known: set[str] = set()
    components: list[Json] = []
    for part in modal["components"]:
        if part["type"] == 10:
            components.append({"type": 10, "id": part["id"]})
        elif part["type"] == 1:
            children = [_answer(child, child["label"], values, reader, known) for child in part["components"]]
            components.append({"type": 1, "id": part["id"], "components": children})
        else:
            inner = _answer(part["component"], part["label"], values, reader, known)
            components.append({"type": 18, "id": part["id"], "component": inner})
    unknown = sorted(set(values) - known)
    if unknown:
        raise UserActionError(f"The form has no field called {unknown[0]}.")
    data: Json = {"custom_id": modal["custom_id"], "components": components}
    if reader.resolved:
        data["resolved"] = reader.resolved
    return data


def _answer(part: Json, label: str, values: dict[str, Any], reader: OptionReader, known: set[str]) -> Json:
    known.add(part["custom_id"])
    given = values.get(part["custom_id"])
    result: Json = {"type": part["type"], "id": part["id"], "custom_id": part["custom_id"]}
    if part["type"] == 4:
        return result | {"value": _text(part, label, given)}
    if part["type"] == 23:
        return result | {"value": bool(part["default"] if given is None else given)}
    chosen = _chosen(part, label, given, reader)
    if part["type"] == 21:
        return result | {"value": chosen[0] if chosen else None}
    return result | {"values": chosen}


def _text(part: Json, label: str, given: Any) -> str:
    text = str(part.get("value", "") if given is None else given)
    if not text and not part["required"]:
        return ""
    least, most = max(part["min_length"], 1 if part["required"] else 0), part["max_length"]
    if not least <= len(text) <= most:
        raise UserActionError(f"“{label}” needs {least} to {most} characters.")
    return text


def _chosen(part: Json, label: str, given: Any, reader: OptionReader) -> list[str]:
    if given is None:
        chosen = [option["value"] for option in part.get("options", []) if option.get("default")]
    elif isinstance(given, list):
        chosen = [str(each) for each in cast("list[object]", given)]
    else:
        chosen = [str(getattr(given, "id", given))]
    if not chosen and not part["required"]:
        return []
    least, most = part.get("min_values", 1), part.get("max_values", 1)
    if not max(least, int(part["required"])) <= len(chosen) <= most:
        raise UserActionError(f"“{label}” needs {least} to {most} entries.")
    if "options" in part:
        if not set(chosen) <= {option["value"] for option in part["options"]}:
            raise UserActionError(f"“{label}” has no such entry.")
        return chosen
    if part["type"] not in _SELECT_KINDS:
        raise UserActionError("Files cannot be sent from the playground.")
    for value in chosen:
        if not value.isdigit() or not reader.resolve(_SELECT_KINDS[part["type"]], int(value)):
            raise UserActionError(f"“{label}” has no such entry.")
    return chosen
