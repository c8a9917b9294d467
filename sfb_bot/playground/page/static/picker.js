// A list to choose from: opens at an element, works with mouse, touch, arrows and screen readers.

import { el, fill, freshId } from "./dom.js";
import { say } from "./words.js";

// Shows rows for whatever is typed elsewhere; focus stays in the input, which steers it with keys.
export class Suggestions {
  constructor(input, { onChoose, label }) {
    this.input = input;
    this.onChoose = onChoose;
    this.entries = [];
    this.active = -1;
    this.list = el("div", { class: "popover", role: "listbox", id: freshId("list"), "aria-label": label });
    this.list.hidden = true;
    document.body.append(this.list);
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-autocomplete", "list");
    input.setAttribute("aria-controls", this.list.id);
    input.setAttribute("aria-expanded", "false");
    input.addEventListener("blur", () => setTimeout(() => this.hide(), 120));
  }

  get isOpen() { return !this.list.hidden; }

  show(entries, { note } = {}) {
    this.entries = entries;
    this.active = entries.length ? 0 : -1;
    const rows = entries.map((entry, index) => {
      const row = optionRow(entry, freshId("option"));
      row.addEventListener("mousedown", (event) => { event.preventDefault(); this.onChoose(entry); });
      row.addEventListener("mousemove", () => this.move(index));
      return row;
    });
    if (!rows.length && note) rows.push(el("div", { class: "option about" }, note));
    fill(this.list, rows);
    this.list.hidden = rows.length === 0;
    this.input.setAttribute("aria-expanded", String(!this.list.hidden));
    this.place();
    this.mark();
  }

  place() {
    const box = (this.input.closest(".box, .slot") ?? this.input).getBoundingClientRect();
    const width = Math.min(Math.max(box.width, 260), innerWidth - 16);
    this.list.style.width = `${width}px`;
    this.list.style.left = `${Math.max(8, Math.min(box.left, innerWidth - width - 8))}px`;
    const top = (this.input.closest(".command") ?? this.input.closest(".box") ?? this.input).getBoundingClientRect().top;
    this.list.style.bottom = `${innerHeight - top + 6}px`;
    this.list.style.maxHeight = `${Math.min(340, top - 16)}px`;
  }

  hide() {
    this.list.hidden = true;
    this.entries = [];
    this.input.setAttribute("aria-expanded", "false");
    this.input.removeAttribute("aria-activedescendant");
  }

  move(index) {
    if (!this.entries.length) return;
    this.active = (index + this.entries.length) % this.entries.length;
    this.mark();
  }

  mark() {
    [...this.list.children].forEach((row, index) => {
      const on = index === this.active;
      row.classList.toggle("active", on);
      if (row.role === "option") row.setAttribute("aria-selected", String(on));
      if (on) {
        this.input.setAttribute("aria-activedescendant", row.id);
        row.scrollIntoView({ block: "nearest" });
      }
    });
  }

  // True when the key was for the list.
  key(event) {
    if (!this.isOpen || !this.entries.length) return false;
    if (event.key === "ArrowDown") this.move(this.active + 1);
    else if (event.key === "ArrowUp") this.move(this.active - 1);
    else if ((event.key === "Enter" || event.key === "Tab") && !event.shiftKey) this.onChoose(this.entries[this.active]);
    else if (event.key === "Escape") this.hide();
    else return false;
    event.preventDefault();
    return true;
  }

  remove() { this.list.remove(); }
}

function optionRow(entry, id) {
  const about = entry.about ? el("div", { class: "about" }, entry.about) : null;
  const words = el("div", { class: "words" }, el("div", {}, entry.shown), about);
  return el("div", { class: "option", role: "option", id, "aria-selected": "false" }, entry.icon, words);
}

// Asks for one or several entries; resolves to the values, or null when put away.
export function pick(anchor, { entries, least, most, chosen = [], label }) {
  return new Promise((resolve) => {
    const several = most > 1;
    const selected = new Set(chosen);
    const list = el("div", { role: "listbox", tabindex: "-1", "aria-label": label, "aria-multiselectable": several });
    const popover = el("div", { class: "popover sheet-like" }, list);
    let active = Math.max(0, entries.findIndex((entry) => selected.has(entry.value)));
    const count = el("span", {});
    const done = el("button", { class: "press first", type: "button" }, say("done"));
    const rows = entries.map((entry, index) => {
      const row = optionRow(entry, freshId("option"));
      row.append(el("span", { class: "tick", "aria-hidden": "true" }, "✓"));
      row.addEventListener("click", () => { active = index; choose(); });
      row.addEventListener("mousemove", () => { active = index; draw(); });
      return row;
    });
    list.append(...(rows.length ? rows : [el("div", { class: "option about" }, say("nothing-to-choose"))]));
    if (several || least === 0) popover.append(el("div", { class: "popover-foot" }, count, done));

    function draw() {
      rows.forEach((row, index) => {
        row.classList.toggle("active", index === active);
        row.setAttribute("aria-selected", String(selected.has(entries[index].value)));
      });
      if (rows[active]) {
        list.setAttribute("aria-activedescendant", rows[active].id);
        rows[active].scrollIntoView({ block: "nearest" });
      }
      count.textContent = say("chosen-count", { count: selected.size, least, most });
      done.disabled = selected.size < least || selected.size > most;
    }
    function choose() {
      const value = entries[active]?.value;
      if (value === undefined) return;
      if (!several && least > 0) return close([value]);
      if (selected.has(value)) selected.delete(value);
      else {
        if (selected.size >= most) selected.delete(selected.values().next().value);
        selected.add(value);
      }
      draw();
    }
    function close(result) {
      document.removeEventListener("pointerdown", outside, true);
      popover.remove();
      anchor.setAttribute("aria-expanded", "false");
      anchor.focus();
      resolve(result);
    }
    function outside(event) {
      if (!popover.contains(event.target)) close(null);
    }
    const inOrder = () => entries.map((entry) => entry.value).filter((value) => selected.has(value));
    done.addEventListener("click", () => close(inOrder()));
    popover.addEventListener("keydown", (event) => {
      const keys = { ArrowDown: 1, ArrowUp: -1 };
      if (event.key === "Escape") close(null);
      else if (event.target === done) return;
      else if (event.key in keys) active = (active + keys[event.key] + entries.length) % (entries.length || 1);
      else if (event.key === "Home") active = 0;
      else if (event.key === "End") active = entries.length - 1;
      else if (event.key === "Enter" || event.key === " ") choose();
      else return;
      event.preventDefault();
      if (popover.isConnected) draw();
    });
    (anchor.closest("dialog") ?? document.body).append(popover);
    const box = anchor.getBoundingClientRect();
    const width = Math.min(Math.max(box.width, 240), innerWidth - 16);
    popover.style.width = `${width}px`;
    popover.style.left = `${Math.max(8, Math.min(box.left, innerWidth - width - 8))}px`;
    if (box.bottom + 300 < innerHeight) popover.style.top = `${box.bottom + 4}px`;
    else popover.style.bottom = `${innerHeight - box.top + 4}px`;
    anchor.setAttribute("aria-expanded", "true");
    document.addEventListener("pointerdown", outside, true);
    draw();
    list.focus();
  });
}
