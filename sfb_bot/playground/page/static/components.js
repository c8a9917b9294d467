// Buttons, menus and the layout around them.

import { avatar, el } from "./dom.js";
import { pick } from "./picker.js";
import { markdown } from "./markdown.js";
import { say } from "./words.js";

const STYLES = { 1: "press first", 2: "press", 3: "press good", 4: "press bad" };

export function emojiNode(emoji) {
  if (!emoji) return null;
  if (!emoji.id) return el("span", { "aria-hidden": "true" }, emoji.name);
  return el("img", { class: "emoji", src: `/cdn/emojis/${emoji.id}.png`, alt: "" });
}

export function components(parts, message, app) {
  return parts.map((part) => component(part, message, app));
}

function component(part, message, app) {
  const inner = (list) => components(list, message, app);
  switch (part.type) {
    case 1: return el("div", { class: "row" }, inner(part.components));
    case 2: return button(part, message, app);
    case 3: case 5: case 6: case 7: case 8: return menu(part, message, app);
    case 9: return el("div", { class: "section" }, el("div", {}, inner(part.components)), inner([part.accessory]));
    case 10: return markdown(part.content, app.context);
    case 11: return picture(part.media, part.description, part.spoiler);
    case 12: return pictures(part.items.map((item) => picture(item.media, item.description, item.spoiler)));
    case 13: return fileLink({ url: part.file.url, filename: part.name ?? say("file") });
    case 14: return el("hr", { class: `separator${part.divider ? " line" : ""}${part.spacing === 2 ? " wide" : ""}` });
    case 17: return container(part, inner);
    default: return el("p", { class: "missing" }, say("cannot-show"));
  }
}

function container(part, inner) {
  const node = el("div", { class: "container" }, inner(part.components));
  if (part.accent_color !== null) node.style.borderLeftColor = `#${part.accent_color.toString(16).padStart(6, "0")}`;
  if (part.spoiler) {
    node.classList.add("covered");
    node.tabIndex = 0;
    node.setAttribute("aria-label", say("hidden-content"));
    const show = () => { node.classList.remove("covered"); node.removeAttribute("aria-label"); };
    node.addEventListener("click", show, { once: true });
    node.addEventListener("keydown", (event) => event.key === "Enter" && show(), { once: true });
  }
  return node;
}

function button(part, message, app) {
  const words = [emojiNode(part.emoji), part.label ? el("span", {}, part.label) : null];
  const name = part.label ? undefined : part.emoji?.name;
  if (part.style === 5) {
    return el("a", { class: "press", href: part.url, target: "_blank", rel: "noopener noreferrer", "aria-label": name }, words, " ↗");
  }
  const node = el("button", { class: STYLES[part.style], type: "button", disabled: part.disabled, "aria-label": name }, words);
  node.dataset.customId = part.custom_id;
  node.addEventListener("click", () => {
    const place = { channel: message.channel_id, message: message.id, custom_id: part.custom_id };
    app.interact("press", place, { busy: node, message: message.id });
  });
  return node;
}

function menu(part, message, app) {
  const entries = menuEntries(part, app);
  const chosen = entries.filter((entry) => entry.chosen);
  const words = chosen.length
    ? el("span", { class: "words" }, chosen.map((entry) => entry.shown).join(", "))
    : el("span", { class: "words empty" }, part.placeholder || say("choose"));
  const label = part.placeholder || say("choose");
  const node = el("button", { class: "pick", type: "button", disabled: part.disabled, "aria-haspopup": "listbox", "aria-expanded": "false" }, words, el("span", { "aria-hidden": "true" }, "▾"));
  node.dataset.customId = part.custom_id;
  node.addEventListener("click", async () => {
    const options = { entries, least: part.min_values, most: part.max_values, chosen: chosen.map((e) => e.value), label };
    const values = await pick(node, options);
    if (values === null) return;
    const place = { channel: message.channel_id, message: message.id, custom_id: part.custom_id, values };
    app.interact("choose", place, { busy: node, message: message.id });
  });
  return node;
}

export function menuEntries(part, app) {
  if (part.type === 3 || part.options) {
    return part.options.map((option) => ({
      value: option.value, shown: option.label, about: option.description, icon: emojiNode(option.emoji), chosen: option.default,
    }));
  }
  const defaults = new Set((part.default_values ?? []).map((each) => String(each.id)));
  const people = app.peopleHere().map((p) => ({ value: p.id, shown: p.display, icon: avatar(p.id, p.display, true) }));
  const roles = app.rolesHere().map((r) => ({ value: r.id, shown: `@${r.name}` }));
  const channels = app.channelsHere().map((c) => ({ value: c.id, shown: `#${c.name}` }));
  const found = { 5: people, 6: roles, 7: [...people, ...roles], 8: channels }[part.type] ?? [];
  return found.map((entry) => ({ ...entry, chosen: defaults.has(entry.value) }));
}

export function pictures(list) {
  return el("div", { class: list.length > 1 ? "pictures several" : "pictures" }, list);
}

export function picture(media, description, spoiler = false) {
  const alt = description || say("undescribed");
  if (new URL(media.url, location.href).host !== location.host) {
    return el("p", { class: "missing" }, say("not-loaded", { what: description || say("a-picture"), host: new URL(media.url).host }));
  }
  const size = media.width ? { width: media.width, height: media.height } : {};
  const source = new URL(media.url);
  const image = el("img", { src: source.pathname + source.search, alt, loading: "lazy", ...size });
  const node = el("button", { class: "shot", type: "button", "aria-label": spoiler ? say("hidden-picture") : say("enlarge", { what: alt }) }, image);
  if (spoiler) node.classList.add("hidden-picture");
  node.addEventListener("click", () => {
    if (node.classList.contains("hidden-picture")) {
      node.classList.remove("hidden-picture");
      node.setAttribute("aria-label", say("enlarge", { what: alt }));
    } else enlarge(image.src, alt, Boolean(description));
  });
  return node;
}

function enlarge(source, alt, isDescribed) {
  const close = el("button", { class: "press", type: "button", autofocus: true }, say("close"));
  const shown = el("img", { src: source, alt: isDescribed ? "" : alt });
  const pan = el("div", { class: "pan", tabindex: "0", role: "group", "aria-label": say("the-picture") }, shown);
  const dialog = el("dialog", { class: "picture", "aria-label": say("picture") }, pan, el("p", {}, close), el("p", {}, alt));
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  const centre = () => { pan.scrollLeft = (pan.scrollWidth - pan.clientWidth) / 2; };
  if (shown.complete) centre();
  else shown.addEventListener("load", centre, { once: true });
}

export function fileLink(file) {
  const address = new URL(file.url);
  const size = file.size ? ` (${say("kilobytes", { count: Math.max(1, Math.round(file.size / 1024)) })})` : "";
  return el("a", { class: "file", href: address.pathname + address.search, download: file.filename }, el("span", { "aria-hidden": "true" }, "⤓"), file.filename, size);
}
