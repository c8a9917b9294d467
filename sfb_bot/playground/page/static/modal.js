// A form the bot asks the user to fill in.

import { el, freshId } from "./dom.js";
import { menuEntries } from "./components.js";
import { markdown } from "./markdown.js";
import { say } from "./words.js";

export function openModal(modal, interaction, app) {
  const readers = [];
  const titleId = freshId("title");
  const problem = el("p", { class: "problem", role: "alert", hidden: true });
  const send = el("button", { class: "press first", type: "submit" }, say("submit"));
  const cancel = el("button", { class: "press", type: "button" }, say("cancel"));
  const parts = modal.components.map((part) => formPart(part, readers, app));
  const form = el("form", { class: "sheet", method: "dialog", novalidate: true },
    el("h2", { id: titleId }, modal.title), parts, problem, el("div", { class: "sheet-foot" }, cancel, send));
  const dialog = el("dialog", { "aria-labelledby": titleId }, form);
  cancel.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const values = Object.fromEntries(readers.map(([id, read]) => [id, read()]));
    send.disabled = true;
    try {
      await app.interact("submit", { interaction, values }, { throws: true });
      dialog.close();
    } catch (error) {
      problem.textContent = error.message;
      problem.hidden = false;
      send.disabled = false;
    }
  });
  document.body.append(dialog);
  dialog.showModal();
}

function formPart(part, readers, app) {
  if (part.type === 10) return markdown(part.content, app.context);
  if (part.type === 1) return part.components.map((child) => question(child, child.label, null, readers, app));
  return question(part.component, part.label, part.description, readers, app);
}

function question(part, label, hint, readers, app) {
  const id = freshId("field");
  const optional = part.required === false ? el("span", { class: "hint" }, " ", say("optional-field")) : null;
  const about = hint ? el("p", { class: "hint", id: `${id}-hint` }, hint) : null;
  const described = hint ? `${id}-hint` : undefined;
  if (part.type === 4) {
    const props = { id, maxlength: part.max_length, placeholder: part.placeholder, required: part.required, "aria-describedby": described };
    const input = part.style === 2 ? el("textarea", props) : el("input", { type: "text", ...props });
    input.value = part.value ?? "";
    readers.push([part.custom_id, () => input.value]);
    return el("div", { class: "field" }, el("label", { for: id }, label, optional), about, input);
  }
  if (part.type === 23) {
    const box = el("input", { type: "checkbox", id, "aria-describedby": described });
    box.checked = part.default;
    readers.push([part.custom_id, () => box.checked]);
    return el("div", { class: "field" }, el("label", { class: "check", for: id }, box, label), about);
  }
  if (part.type === 19) return el("p", { class: "missing" }, say("field-no-files", { label }));
  const entries = menuEntries(part, app);
  if (part.type !== 21 && part.type !== 22 && part.max_values === 1) {
    const select = el("select", { id, "aria-describedby": described },
      el("option", { value: "" }, part.placeholder || say("choose-one")),
      entries.map((entry) => el("option", { value: entry.value, selected: entry.chosen }, entry.shown)));
    readers.push([part.custom_id, () => (select.value ? [select.value] : [])]);
    return el("div", { class: "field" }, el("label", { for: id }, label, optional), about, select);
  }
  const type = part.type === 21 ? "radio" : "checkbox";
  const boxes = entries.map((entry) => {
    const box = el("input", { type, name: id, value: entry.value });
    box.checked = Boolean(entry.chosen);
    const words = el("span", {}, entry.shown, entry.about ? el("div", { class: "hint" }, entry.about) : null);
    return [box, el("label", { class: "check" }, box, words)];
  });
  const chosen = () => boxes.filter(([box]) => box.checked).map(([box]) => box.value);
  readers.push([part.custom_id, chosen]);
  return el("fieldset", { class: "field", "aria-describedby": described }, el("legend", {}, label, optional), about, boxes.map(([, node]) => node));
}
