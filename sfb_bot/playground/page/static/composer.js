// The message box: plain text, and slash commands with their options.

import { $, avatar, el, fill, freshId, toast } from "./dom.js";
import { Suggestions } from "./picker.js";
import { say } from "./words.js";

const BOOLEAN = 5, USER = 6, CHANNEL = 7, ROLE = 8, MENTIONABLE = 9, ATTACHMENT = 11;

export class Composer {
  constructor(app) {
    this.app = app;
    this.node = $("composer");
  }

  draw() {
    this.stopCommand();
    this.suggestions?.remove();
    const place = this.app.place;
    if (!place) return fill(this.node);
    if (!place.can_write || place.locked) {
      const why = place.locked ? say("locked") : say("no-permission");
      return fill(this.node, el("p", { class: "silent" }, why));
    }
    const name = place.with ? place.name : `#${place.name}`;
    this.input = el("textarea", { id: "composer-input", rows: 1, maxlength: 4000, "aria-label": say("message-label", { place: name }), placeholder: say("message-hint", { place: name }) });
    const send = el("button", { class: "send", type: "button", "aria-label": say("send") }, "➤");
    send.addEventListener("click", () => this.send());
    this.suggestions = new Suggestions(this.input, { label: say("commands"), onChoose: (entry) => this.startCommand(entry.command) });
    this.input.addEventListener("input", () => this.typed());
    this.input.addEventListener("keydown", (event) => {
      if (this.suggestions.key(event)) return;
      if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
        event.preventDefault();
        this.send();
      }
    });
    fill(this.node, el("div", { class: "box" }, this.input, send));
    return undefined;
  }

  focus() { (this.form?.querySelector("input") ?? this.input)?.focus(); }

  typed() {
    this.input.style.height = "auto";
    this.input.style.height = `${Math.min(this.input.scrollHeight, innerHeight * 0.3)}px`;
    const text = this.input.value;
    if (!text.startsWith("/") || text.includes("\n")) return this.suggestions.hide();
    const typed = text.slice(1).toLowerCase();
    const commands = this.app.commands?.slash ?? [];
    const exact = commands.find((command) => `${command.shown} ` === typed || `${command.path} ` === typed);
    if (exact) return this.startCommand(exact);
    const words = typed.trim();
    const rank = (command) => (command.shown.startsWith(words) || command.path.startsWith(words) ? 0 : 1);
    const found = commands.filter((command) => command.shown.includes(words) || command.path.includes(words));
    const entries = found.sort((a, b) => rank(a) - rank(b)).slice(0, 25).map((command) => ({
      command, shown: `/${command.shown}`, about: command.description, icon: avatar(this.app.bot, this.app.nameOf(this.app.bot), true),
    }));
    return this.suggestions.show(entries, { note: commands.length ? say("no-command-called") : say("no-commands") });
  }

  async send() {
    const text = this.input.value;
    if (!text.trim()) return;
    if (text.startsWith("/") && this.suggestions.isOpen && this.suggestions.entries.length) {
      this.startCommand(this.suggestions.entries[0].command);
      return;
    }
    try {
      await this.app.ask("say", { channel: this.app.channel, text });
      this.input.value = "";
      this.typed();
    } catch (error) {
      toast(error.message, { bad: true });
    }
  }

  startCommand(command) {
    this.suggestions?.hide();
    this.slots = new Map();
    this.command = command;
    this.bar = el("div", { class: "slots" });
    this.hint = el("span", { class: "hint", "aria-live": "polite" }, command.options.length ? say("run-or-leave") : say("run-hint"));
    const run = el("button", { class: "press first", type: "submit" }, say("run"));
    const leave = el("button", { class: "press", type: "button", onclick: () => this.leaveCommand() }, say("cancel"));
    this.form = el("form", { class: "command", "aria-label": say("command-form", { name: command.shown }) },
      el("div", { class: "command-head" }, el("b", {}, `/${command.shown}`), el("span", {}, command.description)),
      this.bar, el("div", { class: "command-foot" }, this.hint, el("div", { class: "buttons" }, leave, run)));
    this.form.addEventListener("submit", (event) => { event.preventDefault(); this.run(run); });
    this.form.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && !event.defaultPrevented) this.leaveCommand();
    });
    fill(this.node, this.form);
    for (const option of command.options) {
      if (option.required) this.addSlot(option);
      else this.bar.append(this.moreButton(option));
    }
    (this.form.querySelector("input") ?? run).focus();
  }

  moreButton(option) {
    const node = el("button", { class: "slot-more", type: "button", title: option.description }, `+ ${option.shown}`);
    node.addEventListener("click", () => { node.remove(); this.addSlot(option).focus(); });
    return node;
  }

  addSlot(option) {
    const id = freshId("option");
    const input = el("input", { id, type: "text", autocomplete: "off", "aria-required": String(option.required), placeholder: option.required ? "" : say("optional") });
    const node = el("span", { class: "slot" }, el("label", { for: id }, option.shown), input);
    const slot = { option, input, node, value: undefined, request: 0 };
    slot.suggestions = new Suggestions(input, { label: option.description, onChoose: (entry) => this.chooseFor(slot, entry) });
    input.addEventListener("input", () => { slot.value = undefined; node.classList.remove("wrong"); this.suggest(slot); });
    input.addEventListener("focus", () => { this.hint.textContent = option.description; this.suggest(slot); });
    input.addEventListener("keydown", (event) => slot.suggestions.key(event));
    this.slots.set(option.name, slot);
    const before = [...this.bar.children].find((child) => child.classList.contains("slot-more"));
    this.bar.insertBefore(node, before ?? null);
    return input;
  }

  chooseFor(slot, entry) {
    slot.input.value = entry.shown;
    slot.value = entry.value;
    slot.suggestions.hide();
    const list = [...this.slots.values()];
    const next = list.slice(list.indexOf(slot) + 1).find((each) => !each.input.value);
    (next?.input ?? slot.input).focus();
    if (!next) slot.suggestions.hide();
  }

  fixedEntries(option) {
    const app = this.app;
    const people = () => app.peopleHere().map((p) => ({ value: p.id, shown: p.display, icon: avatar(p.id, p.display, true) }));
    const roles = () => app.rolesHere().map((r) => ({ value: r.id, shown: `@${r.name}` }));
    if (option.choices) return option.choices.map((choice) => ({ value: choice.value, shown: choice.name }));
    if (option.type === BOOLEAN) return [{ value: true, shown: say("true") }, { value: false, shown: say("false") }];
    if (option.type === USER) return people();
    if (option.type === ROLE) return roles();
    if (option.type === MENTIONABLE) return [...people(), ...roles()];
    if (option.type === CHANNEL) return app.channelsHere().map((c) => ({ value: c.id, shown: `#${c.name}` }));
    return null;
  }

  async suggest(slot) {
    const typed = slot.input.value;
    const fixed = this.fixedEntries(slot.option);
    if (fixed) {
      if (slot.value !== undefined) return slot.suggestions.hide();
      const words = typed.toLowerCase().replace(/^[@#]/, "");
      return slot.suggestions.show(fixed.filter((entry) => entry.shown.toLowerCase().includes(words)), { note: say("nothing-fits") });
    }
    if (!slot.option.autocomplete || slot.value !== undefined) return slot.suggestions.hide();
    const request = ++slot.request;
    try {
      const fields = { channel: this.app.channel, command: this.command.path, option: slot.option.name, values: { ...this.values(), [slot.option.name]: typed } };
      const answer = await this.app.interact("choices", fields, { throws: true });
      if (request !== slot.request || document.activeElement !== slot.input) return undefined;
      const entries = answer.choices.map((choice) => ({ value: choice.value, shown: choice.name }));
      return slot.suggestions.show(entries, { note: say("no-suggestion") });
    } catch (error) {
      if (request === slot.request) this.hint.textContent = error.message;
      return undefined;
    }
  }

  values() {
    const values = {};
    for (const { option, input, value } of this.slots.values()) {
      const typed = input.value.trim();
      if (!typed) continue;
      const fixed = this.fixedEntries(option);
      const same = fixed?.find((entry) => entry.shown.toLowerCase() === typed.toLowerCase() || `@${entry.shown}`.toLowerCase() === typed.toLowerCase());
      values[option.name] = value ?? (fixed ? same?.value ?? typed : typed);
    }
    return values;
  }

  async run(button) {
    const values = this.values();
    const missing = [...this.slots.values()].find(({ option }) => option.required && !(option.name in values));
    if (missing) {
      missing.node.classList.add("wrong");
      this.hint.textContent = say("required", { name: missing.option.shown, about: missing.option.description });
      missing.input.focus();
      return;
    }
    if (this.command.options.some((option) => option.type === ATTACHMENT && option.name in values)) {
      this.hint.textContent = say("no-files");
      return;
    }
    button.disabled = true;
    try {
      const started = this.app.start("run", { channel: this.app.channel, command: this.command.path, values });
      const { answered } = await started;
      this.leaveCommand();
      this.app.finish(answered);
    } catch (error) {
      this.hint.textContent = error.message;
      button.disabled = false;
    }
  }

  stopCommand() {
    for (const slot of this.slots?.values() ?? []) slot.suggestions.remove();
    this.slots = undefined;
    this.form = undefined;
  }

  leaveCommand() {
    this.draw();
    this.input?.focus();
  }
}
