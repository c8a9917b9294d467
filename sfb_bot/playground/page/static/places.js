// Servers, channels, threads, conversations and the user's own corner.

import { $, avatar, el, fill, initials } from "./dom.js";
import { language, languages, nameOf, say } from "./words.js";

export function drawRail(app) {
  const inDms = app.section === "dms";
  const total = (places) => places.reduce((sum, place) => sum + place.mentions + total(place.threads ?? []), 0);
  const button = (label, text, current, count, action) => el("button", {
    class: "rail-button", type: "button", "aria-current": String(current), title: label,
    "aria-label": count ? say("mentions-of", { place: label, count }) : label, onclick: action,
  }, text, count ? el("span", { class: "badge", "aria-hidden": "true" }, count) : null);
  const guilds = app.places.guilds.map((guild) => button(
    guild.name, initials(guild.name), !inDms && app.section === guild.id, total(guild.channels), () => app.showSection(guild.id)));
  fill($("rail"), button(say("direct-messages"), "✉", inDms, total(app.places.dms), () => app.showSection("dms")), guilds);
}

export function drawPlaces(app) {
  const guild = app.places.guilds.find((each) => each.id === app.section);
  $("side-title").textContent = guild ? guild.name : say("direct-messages");
  if (guild) {
    fill($("places"), el("h2", {}, say("channels")), el("ul", {}, guild.channels.map((channel) => channelItem(channel, app))));
    return;
  }
  const known = new Set(app.places.dms.map((dm) => dm.with));
  const others = app.people.filter((person) => person.id !== app.me.id && !known.has(person.id));
  fill($("places"),
    app.places.dms.length ? [el("h2", {}, say("conversations")), el("ul", {}, app.places.dms.map((dm) => el("li", {}, placeButton(dm, avatar(dm.with, dm.name, true), app))))] : null,
    others.length ? [el("h2", {}, say("write-to")), el("ul", {}, others.map((person) => el("li", {}, el("button", {
      class: "place", type: "button", onclick: () => app.openDm(person.id),
    }, avatar(person.id, person.display, true), el("span", { class: "name" }, person.display)))))] : null);
}

function channelItem(channel, app) {
  const threads = channel.threads ?? [];
  const shown = threads.filter((thread) => !thread.archived);
  const archived = threads.filter((thread) => thread.archived);
  const list = (some) => el("ul", {}, some.map((thread) => el("li", {}, placeButton(thread, el("span", { class: "sign", "aria-hidden": "true" }, thread.kind === 12 ? "◇" : "╰"), app))));
  const hasOpen = archived.some((thread) => thread.id === app.channel);
  return el("li", {},
    placeButton(channel, el("span", { class: "sign", "aria-hidden": "true" }, "#"), app),
    shown.length ? list(shown) : null,
    archived.length ? el("details", { open: hasOpen }, el("summary", {}, say("archived-count", { count: archived.length })), list(archived)) : null);
}

function placeButton(place, sign, app) {
  const current = place.id === app.channel;
  const label = [place.name, place.archived && say("archived"), place.mentions ? say("mentions", { count: place.mentions }) : place.unread && say("unread")].filter(Boolean).join(", ");
  return el("button", {
    class: place.unread && !current ? "place unread" : "place", type: "button", "aria-label": label,
    "aria-current": current ? "page" : undefined, onclick: () => app.open(place.id),
  }, sign, el("span", { class: "name" }, place.name), place.mentions ? el("span", { class: "badge", "aria-hidden": "true" }, place.mentions) : null);
}

export function drawSelf(app) {
  const open = $("self").querySelector("details")?.open ?? false;
  const people = app.people.filter((person) => !person.bot);
  const select = el("select", { id: "user-switch" }, people.map((person) => el("option", { value: person.id, selected: person.id === app.me.id }, person.display)));
  select.addEventListener("change", () => app.become(select.value));
  const box = el("input", { type: "checkbox", id: "accepts-dms" });
  box.checked = app.places.accepts_dms;
  box.addEventListener("change", () => app.act("privacy", { accepts_dms: box.checked }));
  const speech = el("select", { id: "language-switch" }, languages.map((code) => el("option", { value: code, lang: code, selected: code === language() }, nameOf(code))));
  speech.addEventListener("change", () => app.changeLanguage(speech.value));
  const links = people.filter((person) => person.id !== app.me.id)
    .map((person) => el("a", { href: `/?user=${encodeURIComponent(person.name)}`, target: "_blank", rel: "noopener" }, person.display));
  fill($("self"),
    el("label", { for: "user-switch" }, say("you-are")),
    el("div", { class: "self-row" }, avatar(app.me.id, app.me.display), select),
    el("details", { open }, el("summary", {}, say("more")), el("div", { class: "self-more" },
      el("label", { class: "check", for: "accepts-dms" }, box, say("accept-dms")),
      el("label", { for: "language-switch" }, say("language")), speech,
      links.length ? el("div", {}, say("another-window"), el("div", { class: "links" }, links)) : null,
      el("p", { class: "hint" }, say("local")))));
}

export function setDrawer(open) {
  $("drawer").classList.toggle("open", open);
  $("shade").hidden = !open;
  $("open-drawer").setAttribute("aria-expanded", String(open));
  if (open) $("drawer").querySelector('[aria-current="page"], .place, button')?.focus();
}
