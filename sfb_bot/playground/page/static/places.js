// Servers, channels, threads, conversations and the user's own corner.

import { $, avatar, el, fill, initials } from "./dom.js";

export function drawRail(app) {
  const inDms = app.section === "dms";
  const total = (places) => places.reduce((sum, place) => sum + place.mentions + total(place.threads ?? []), 0);
  const button = (label, text, current, count, action) => el("button", {
    class: "rail-button", type: "button", "aria-current": String(current), title: label,
    "aria-label": count ? `${label}, ${count} unread mentions` : label, onclick: action,
  }, text, count ? el("span", { class: "badge", "aria-hidden": "true" }, count) : null);
  const guilds = app.places.guilds.map((guild) => button(
    guild.name, initials(guild.name), !inDms && app.section === guild.id, total(guild.channels), () => app.showSection(guild.id)));
  fill($("rail"), button("Direct messages", "✉", inDms, total(app.places.dms), () => app.showSection("dms")), guilds);
}

export function drawPlaces(app) {
  const guild = app.places.guilds.find((each) => each.id === app.section);
  $("side-title").textContent = guild ? guild.name : "Direct messages";
  if (guild) {
    fill($("places"), el("h2", {}, "Channels"), el("ul", {}, guild.channels.map((channel) => channelItem(channel, app))));
    return;
  }
  const known = new Set(app.places.dms.map((dm) => dm.with));
  const others = app.people.filter((person) => person.id !== app.me.id && !known.has(person.id));
  fill($("places"),
    app.places.dms.length ? [el("h2", {}, "Conversations"), el("ul", {}, app.places.dms.map((dm) => el("li", {}, placeButton(dm, avatar(dm.with, dm.name, true), app))))] : null,
    others.length ? [el("h2", {}, "Write to"), el("ul", {}, others.map((person) => el("li", {}, el("button", {
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
    archived.length ? el("details", { open: hasOpen }, el("summary", {}, `${archived.length} archived`), list(archived)) : null);
}

function placeButton(place, sign, app) {
  const current = place.id === app.channel;
  const label = [place.name, place.archived && "archived", place.mentions ? `${place.mentions} mentions` : place.unread && "unread"].filter(Boolean).join(", ");
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
  const links = people.filter((person) => person.id !== app.me.id)
    .map((person) => el("a", { href: `/?user=${encodeURIComponent(person.name)}`, target: "_blank", rel: "noopener" }, person.display));
  fill($("self"),
    el("label", { for: "user-switch" }, "You are"),
    el("div", { class: "self-row" }, avatar(app.me.id, app.me.display), select),
    el("details", { open }, el("summary", {}, "More"), el("div", { class: "self-more" },
      el("label", { class: "check", for: "accepts-dms" }, box, "Others may write me direct messages"),
      links.length ? el("div", {}, "Another window as", el("div", { class: "links" }, links)) : null,
      el("p", { class: "hint" }, "A local place for trying out and tests. Nothing leaves this computer."))));
}

export function setDrawer(open) {
  $("drawer").classList.toggle("open", open);
  $("shade").hidden = !open;
  $("open-drawer").setAttribute("aria-expanded", String(open));
  if (open) $("drawer").querySelector('[aria-current="page"], .place, button')?.focus();
}
