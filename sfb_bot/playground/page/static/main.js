// The page as a whole: who the user is, what is open, and what happens.

import { $, announce, el, fill, focusKey, keepFocus, refocus, toast } from "./dom.js";
import { Connection } from "./socket.js";
import { Composer } from "./composer.js";
import { drawPlaces, drawRail, drawSelf, setDrawer } from "./places.js";
import { messageNode, spoken } from "./messages.js";
import { openModal } from "./modal.js";
import { mentions } from "./mentions.js";
import { callNodes, startNode } from "./start.js";
import { parts, say, speak } from "./words.js";

class App {
  constructor() {
    this.me = null;
    this.people = [];
    this.places = { guilds: [], dms: [] };
    this.messages = new Map();
    this.commands = null;
    this.channel = null;
    this.section = null;
    this.pending = new Map();
    this.isFresh = true;
    this.composer = new Composer(this);
    this.context = mentions(this);
    this.bind();
    this.connection = new Connection({
      onOpen: () => this.hello(),
      onEvent: (event) => this.onEvent(event),
      onLost: () => this.showBanner(say("lost")),
    });
  }

  bind() {
    $("open-drawer").addEventListener("click", () => setDrawer(true));
    $("shade").addEventListener("click", () => setDrawer(false));
    $("drawer").addEventListener("keydown", (event) => event.key === "Escape" && setDrawer(false));
    $("older").addEventListener("click", () => this.loadOlder());
    $("to-newest").addEventListener("click", () => this.toNewest());
    $("scroller").addEventListener("scroll", () => this.isAtNewest() && this.seen());
    document.addEventListener("visibilitychange", () => this.seen());
    this.wasAtNewest = true;
    $("scroller").addEventListener("scroll", () => { this.wasAtNewest = this.isAtNewest(); });
    // The composer grows and shrinks; whoever reads the newest message keeps seeing it.
    new ResizeObserver(() => { if (this.wasAtNewest && this.messages.size) $("scroller").scrollTop = $("scroller").scrollHeight; }).observe($("scroller"));
  }

  ask(op, fields) { return this.connection.ask(op, fields); }

  async act(op, fields) {
    try {
      return await this.ask(op, fields);
    } catch (error) {
      toast(error.message, { bad: true });
      return undefined;
    }
  }

  showBanner(text) {
    $("banner").textContent = text;
    $("banner").hidden = !text;
  }

  async hello(userId) {
    const wanted = userId ?? this.me?.id ?? await this.firstUser();
    try {
      const state = await this.ask("hello", { user: wanted, fresh: this.isFresh, languages: navigator.languages });
      this.isFresh = false;
      await speak([state.me.locale]);
      this.showBanner("");
      Object.assign(this, { me: state.me, people: state.people, places: state.places, bot: state.bot, startPage: state.start });
      history.replaceState(null, "", `/?user=${encodeURIComponent(this.me.name)}`);
      const start = this.find(this.channel) ? this.channel : this.places.guilds[0]?.channels[0]?.id ?? this.places.dms[0]?.id;
      this.drawAround();
      if (start) await this.open(start, { keepFocus: true });
    } catch (error) {
      this.showBanner(error.message);
    }
  }

  async firstUser() {
    const name = new URLSearchParams(location.search).get("user");
    const people = await this.ask("people");
    const named = people.find((person) => person.name === name?.toLowerCase());
    if (name && !named) toast(say("no-such-user", { name, me: people[0].display }), { bad: true });
    return (named ?? people[0]).id;
  }

  async become(userId) {
    announce("");
    this.messages.clear();
    this.drawMessages();
    this.channel = this.section === "dms" ? null : this.channel;
    await this.hello(userId);
    announce(say("you-are-now", { name: this.me.display }));
  }

  // The person's Discord speaks another language from now on; the bot follows with the next answer.
  async changeLanguage(language) {
    if (await this.act("language", { language }) === undefined) return;
    await this.hello();
    drawSelf(this);
    $("language-switch").focus();
  }

  // Whoever plays several people in one window goes on as the one who is asked.
  async playAs(userId, channelId) {
    await this.become(userId);
    if (this.channel !== channelId && this.find(channelId)) await this.open(channelId);
  }

  drawAround() {
    if (!this.section || (this.section !== "dms" && !this.places.guilds.some((g) => g.id === this.section))) {
      this.section = this.places.guilds[0]?.id ?? "dms";
    }
    drawRail(this);
    keepFocus($("places"), () => drawPlaces(this));
    if (!$("self").contains(document.activeElement)) drawSelf(this);
    fill($("calls"), callNodes(this));
    $("calls").hidden = !$("calls").childElementCount;
    const count = this.mentionTotal();
    document.title = `${count ? `(${count}) ` : ""}${this.place ? this.titleOf(this.place) : say("playground")} · ${this.me.display}`;
  }

  mentionTotal() {
    const sum = (places) => places.reduce((total, place) => total + place.mentions + sum(place.threads ?? []), 0);
    return sum(this.places.dms) + this.places.guilds.reduce((total, guild) => total + sum(guild.channels), 0);
  }

  allPlaces() {
    return [...this.places.dms, ...this.places.guilds.flatMap((g) => g.channels.flatMap((c) => [c, ...c.threads]))];
  }

  find(id) { return this.allPlaces().find((place) => place.id === id); }

  get place() { return this.find(this.channel); }

  get guild() { return this.places.guilds.find((g) => g.channels.some((c) => c.id === this.channel || c.threads.some((t) => t.id === this.channel))); }

  titleOf(place) { return place.with || place.parent ? place.name : `#${place.name}`; }

  nameOf(userId) { return this.people.find((person) => person.id === userId)?.display ?? say("unknown"); }

  peopleHere() {
    if (this.guild) return this.guild.members;
    const ids = [this.me.id, this.place?.with];
    return this.people.filter((person) => ids.includes(person.id));
  }

  rolesHere() { return Object.entries(this.guild?.roles ?? {}).map(([id, name]) => ({ id, name: name.replace(/^@/, "") })); }

  channelsHere() { return this.guild?.channels ?? []; }

  showSection(section) {
    this.section = section;
    const guild = this.places.guilds.find((each) => each.id === section);
    if (guild && this.guild?.id !== section && guild.channels[0]) this.open(guild.channels[0].id, { keepDrawer: true });
    else this.drawAround();
  }

  async openDm(userId) {
    const found = await this.act("dm", { user: userId });
    if (!found) return;
    for (let tries = 0; tries < 20 && !this.find(found.channel); tries += 1) await new Promise((r) => setTimeout(r, 25));
    this.open(found.channel);
  }

  async open(channelId, { keepDrawer = false, keepFocus: stay = false } = {}) {
    const [page, commands] = await Promise.all([
      this.act("open", { channel: channelId }),
      this.ask("commands", { channel: channelId }).catch(() => null),
    ]);
    if (!page) return;
    this.channel = channelId;
    this.commands = commands;
    this.section = this.guild?.id ?? "dms";
    this.messages = new Map(page.messages.map((message) => [message.id, message]));
    if (!keepDrawer) setDrawer(false);
    this.drawRoom(page.more);
    this.drawAround();
    if (!stay && matchMedia("(min-width: 761px)").matches) this.composer.focus();
    else if (!stay) $("room-title").focus();
  }

  drawRoom(more) {
    const place = this.place;
    $("room-title").textContent = place ? this.titleOf(place) : "…";
    $("room-topic").textContent = place?.archived ? say("archived-topic") : place?.topic ?? "";
    $("older").hidden = !more;
    $("messages").setAttribute("aria-label", say("messages-in", { place: place?.name ?? "" }));
    $("welcome").hidden = Boolean(more);
    this.drawWelcome();
    this.drawMessages();
    this.composer.draw();
    this.toNewest();
  }

  drawWelcome() {
    const place = this.place;
    const isStart = this.startPage && place && place.id === this.places.guilds[0]?.channels[0]?.id;
    const head = isStart ? startNode(this) : el("h3", {}, place ? say("this-is", { place: this.titleOf(place) }) : "");
    fill($("welcome"), head, this.welcome());
  }

  // The first steps, for somebody who has never been here.
  welcome() {
    const [command, other] = (this.commands?.slash ?? []).slice(0, 2).map(({ path }) => this.context.mentionCommand(path));
    const first = command ? parts(other ? "begin-with-either" : "begin-with", { command, other }) : null;
    const friend = this.people.find((person) => !person.bot && person.id !== this.me.id);
    const address = friend ? `/?user=${encodeURIComponent(friend.name)}` : "";
    const window = friend ? el("a", { href: address, target: "_blank", rel: "noopener" }, say("second-window", { friend: friend.display })) : null;
    return [
      el("p", {}, say("type-slash"), first ? [" ", first] : null),
      friend ? el("p", {}, parts("play-friend", { me: this.me.display, friend: friend.display, window })) : null,
    ];
  }

  drawMessages() {
    const list = [...this.messages.values()];
    fill($("messages"), list.map((message, index) => messageNode(message, list[index - 1], this)));
  }

  drawMessage(message, isNew) {
    const list = [...this.messages.values()];
    const index = list.findIndex((each) => each.id === message.id);
    const node = messageNode(message, list[index - 1], this);
    const old = $(`message-${message.id}`);
    if (!old) return $("messages").append(node);
    const focused = old.contains(document.activeElement) ? focusKey(old, document.activeElement) : null;
    old.replaceWith(node);
    if (focused && !isNew) refocus(node, focused);
    return undefined;
  }

  async loadOlder() {
    const first = this.messages.keys().next().value;
    const page = await this.act("older", { channel: this.channel, before: first });
    if (!page) return;
    const box = $("scroller");
    const below = box.scrollHeight - box.scrollTop;
    this.messages = new Map([...page.messages.map((m) => [m.id, m]), ...this.messages]);
    $("older").hidden = !page.more;
    $("welcome").hidden = page.more;
    this.drawMessages();
    box.scrollTop = box.scrollHeight - below;
  }

  isAtNewest() {
    const box = $("scroller");
    return box.scrollHeight - box.scrollTop - box.clientHeight < 60;
  }

  toNewest() {
    const box = $("scroller");
    // Where nothing was said yet, what stands above is what to read.
    box.scrollTop = this.messages.size ? box.scrollHeight : 0;
    // Pictures may still grow the last message once they are there.
    for (const image of box.querySelectorAll("img")) {
      if (!image.complete) image.addEventListener("load", () => { if (this.messages.size && this.isNear(600)) box.scrollTop = box.scrollHeight; }, { once: true });
    }
    this.seen();
  }

  isNear(pixels) {
    const box = $("scroller");
    return box.scrollHeight - box.scrollTop - box.clientHeight < pixels;
  }

  seen() {
    if (document.visibilityState !== "visible" || !this.isAtNewest()) return;
    $("to-newest").hidden = true;
    const place = this.place;
    if (place && (place.unread || place.mentions)) this.ask("read", { channel: this.channel }).catch(() => {});
  }

  onEvent(event) {
    const handlers = {
      places: () => this.onPlaces(event.places),
      message: () => this.onMessage(event.message, event.new),
      gone: () => this.onGone(event),
      answered: () => this.pending.get(event.interaction)?.(event),
      commands: () => this.refreshCommands(),
      typing: () => this.onTyping(event.user),
      ping: () => this.onPing(event),
      language: () => this.hello().then(() => drawSelf(this)),
    };
    handlers[event.t]?.();
  }

  onPlaces(places) {
    const before = JSON.stringify([this.place?.can_write, this.place?.locked, this.place?.archived]);
    this.places = places;
    if (this.channel && !this.place) {
      toast(say("channel-gone"), { bad: true });
      const next = this.places.guilds[0]?.channels[0]?.id;
      if (next) this.open(next);
    } else if (before !== JSON.stringify([this.place?.can_write, this.place?.locked, this.place?.archived])) {
      this.composer.draw();
      $("room-topic").textContent = this.place.archived ? say("archived-topic") : this.place.topic ?? "";
    }
    this.drawAround();
    this.seen();
  }

  onMessage(message, isNew) {
    if (message.channel_id !== this.channel) return;
    // The first thing said here comes below what there was to read meanwhile.
    const stick = this.isAtNewest() || !this.messages.size;
    const known = this.messages.get(message.id);
    if (!known && !isNew) return;
    this.messages.set(message.id, message);
    this.drawMessage(message, isNew);
    if (isNew || (known?.loading && !message.loading)) {
      $("typing").textContent = "";
      if (!message.loading && message.author.id !== this.me.id) announce(spoken(message));
    }
    // What only this user sees is the answer to something just pressed or typed: show it.
    if (stick || (isNew && message.ephemeral)) this.toNewest();
    else if (isNew) $("to-newest").hidden = false;
  }

  onGone({ channel, ids }) {
    if (channel !== this.channel) return;
    const stick = this.isAtNewest();
    for (const id of ids) this.messages.delete(id);
    this.drawMessages();
    if (stick) this.toNewest();
  }

  onTyping(userId) {
    $("typing").textContent = say("typing", { name: this.nameOf(userId) });
    clearTimeout(this.typingTimer);
    this.typingTimer = setTimeout(() => { $("typing").textContent = ""; }, 8000);
  }

  onPing({ channel, author }) {
    if (channel === this.channel && document.visibilityState === "visible" && this.isAtNewest()) return;
    const place = this.find(channel);
    const words = place?.with || !place ? say("wrote", { author }) : say("mentioned", { author, place: this.titleOf(place) });
    toast(words, { action: () => this.open(channel) });
  }

  async refreshCommands() {
    if (!this.channel) return;
    this.commands = await this.ask("commands", { channel: this.channel }).catch(() => this.commands);
    this.drawWelcome();
  }

  // Begin something the bot must answer; `answered` resolves when it has, or has not in time.
  async start(op, fields) {
    const { interaction } = await this.ask(op, fields);
    const answered = new Promise((resolve) => {
      this.pending.set(interaction, (event) => { this.pending.delete(interaction); resolve(event); });
    });
    return { interaction, answered };
  }

  async finish(answered, { throws = false } = {}) {
    const event = await answered;
    if (event.failed) {
      const words = say("no-answer");
      if (throws) throw new Error(words);
      toast(words, { bad: true });
    }
    if (event.modal) openModal(event.modal, event.interaction, this);
    return event;
  }

  async interact(op, fields, { busy, throws = false } = {}) {
    busy?.classList.add("busy");
    busy?.setAttribute("aria-busy", "true");
    try {
      const { answered } = await this.start(op, fields);
      return await this.finish(answered, { throws });
    } catch (error) {
      if (throws) throw error;
      toast(error.message, { bad: true });
      return undefined;
    } finally {
      busy?.classList.remove("busy");
      busy?.removeAttribute("aria-busy");
    }
  }
}

await speak(navigator.languages);
new App();
