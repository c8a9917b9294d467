// The start page: what this is, and buttons that begin without typing.

import { el, toast } from "./dom.js";
import { Connection } from "./socket.js";
import { say } from "./words.js";

const PATIENCE = 20000, LOOK_AGAIN = 40;

export function startNode(app) {
  const games = app.startPage.map((game) => gameNode(app, game));
  return games.length > 1 ? el("div", { class: "starts" }, games) : games[0];
}

function gameNode(app, { title, lines, alt, picture, ways }) {
  const buttons = ways.filter((way) => commandOf(app, way)).map((way, index) => {
    const node = el("button", { class: index ? "way" : "way first", type: "button" }, way.label);
    node.addEventListener("click", () => go(app, way, node));
    return node;
  });
  return el("section", { class: "start", "aria-label": title },
    alt ? el("div", { class: "scene" }, el("img", { src: picture, alt })) : null,
    el("h3", {}, title),
    lines.map((line) => el("p", {}, line)),
    buttons.length ? el("div", { class: "ways" }, buttons) : null);
}

function commandOf(app, way) {
  const command = app.commands?.slash.find((each) => each.path === way.command);
  return way.rival && !friendOf(app) ? undefined : command;
}

function friendOf(app) {
  return app.people.find((person) => !person.bot && person.id !== app.me.id);
}

async function go(app, way, node) {
  node.disabled = true;
  node.classList.add("busy");
  try {
    await follow(app, way);
  } catch (error) {
    toast(error.message, { bad: true });
  } finally {
    node.disabled = false;
    node.classList.remove("busy");
  }
}

async function follow(app, way) {
  const command = commandOf(app, way), friend = friendOf(app), channel = app.channel;
  const taken = new Set(command.options.map((option) => option.name));
  const values = Object.fromEntries(Object.entries(way.values).filter(([name]) => taken.has(name)));
  if (way.rival) values[way.rival] = friend.id;
  const places = new Set(app.allPlaces().map((place) => place.id));
  const newest = [...app.messages.keys()].at(-1) ?? "0";
  await app.interact("run", { channel, command: command.path, values }, { throws: true });
  if (way.answer) await answerAs(app, friend, channel, newest, way.answer);
  if (!way.leads) return;
  const found = await until(() => app.allPlaces().find((place) => !places.has(place.id) && place.mentions));
  if (found) await app.open(found.id);
}

// Presses a button in the name of somebody else who is here, over a connection of their own. It is known by how its
// custom id begins: what stands on it is in the language of the server.
async function answerAs(app, friend, channel, after, beginning) {
  let answered = false;
  const other = new Connection({
    onOpen: () => {}, onLost: () => {},
    onEvent: (event) => { answered = answered || event.t === "answered"; },
  });
  try {
    await until(() => other.socket.readyState === WebSocket.OPEN);
    await other.ask("hello", { user: friend.id, fresh: false, languages: navigator.languages });
    let press;
    await until(async () => {
      const { messages } = await other.ask("open", { channel });
      press = messages.filter((message) => BigInt(message.id) > BigInt(after))
        .map((message) => ({ message: message.id, button: buttonOf(message.components ?? [], beginning) }))
        .findLast(({ button }) => button);
      return press;
    });
    if (!press) return;
    await other.ask("press", { channel, message: press.message, custom_id: press.button.custom_id });
    await until(() => answered);
    await other.ask("read", { channel });
  } finally {
    other.close();
  }
}

function buttonOf(parts, beginning) {
  for (const part of parts) {
    if (part.type === 2 && part.custom_id?.startsWith(beginning) && !part.disabled) return part;
    const found = buttonOf(part.components ?? [], beginning);
    if (found) return found;
  }
  return undefined;
}

// Looks until something is so; after a while the person goes on by hand, the messages say how.
async function until(isSo) {
  const end = performance.now() + PATIENCE;
  for (;;) {
    const found = await isSo();
    if (found || performance.now() > end) return found;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
  }
}

// Somebody else who plays here is asked: one press to play as them.
export function callNodes(app) {
  return (app.places.calls ?? []).map((call) => {
    const where = app.find(call.channel);
    const isElsewhere = where && call.channel !== app.channel;
    const words = say(isElsewhere ? "asked-in" : "asked", { name: call.display, place: isElsewhere ? app.titleOf(where) : "" });
    const node = el("button", { class: "call", type: "button" }, el("span", {}, words), el("b", {}, say("play-as", { name: call.display })));
    node.addEventListener("click", () => app.playAs(call.id, call.channel));
    return node;
  });
}
