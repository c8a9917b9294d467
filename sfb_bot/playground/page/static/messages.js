// One message as the user sees it.

import { append, avatar, el } from "./dom.js";
import { components, emojiNode, fileLink, picture, pictures } from "./components.js";
import { inline, markdown } from "./markdown.js";
import { pick } from "./picker.js";
import { language, parts as said, say } from "./words.js";

const CLOCK = { timeStyle: "short" };
const DAY = { dateStyle: "medium", timeStyle: "short" };
const QUICK = ["👍", "👎", "❤️", "😄", "🎉", "👀"];

const told = (moment, how) => new Intl.DateTimeFormat(language(), how).format(moment);

export function messageNode(message, previous, app) {
  if (message.system) return systemNode(message, app);
  const follows = continues(message, previous);
  const classes = ["message", follows && "follows", message.pings_me && "pings", message.ephemeral && "private"];
  const node = el("li", { class: classes.filter(Boolean).join(" "), id: `message-${message.id}` });
  const moment = new Date(message.created * 1000);
  const gutter = follows
    ? el("span", { class: "gutter clock", "aria-hidden": "true" }, told(moment, CLOCK))
    : el("span", { class: "gutter" }, avatar(message.author.id, message.author.name));
  const byline = el("div", { class: follows ? "unseen" : "byline" },
    authorNode(message, app),
    message.author.bot ? el("span", { class: "tag" }, say("bot")) : null,
    el("time", { datetime: moment.toISOString() }, told(moment, DAY)));
  const body = el("div", { class: "body" }, origin(message), byline, contents(message, app), underline(message, app));
  return append(node, [gutter, body, tools(message, app)]);
}

function authorNode(message, app) {
  if (message.author.id === app.me.id) return el("span", { class: "who" }, message.author.name);
  const node = el("button", { class: "who", type: "button", "aria-haspopup": "listbox" }, message.author.name);
  node.addEventListener("click", async () => {
    const commands = (app.guild && app.commands?.user) || [];
    const entries = [{ value: "", shown: say("write-direct") }, ...commands.map((name) => ({ value: name, shown: name, about: say("command") }))];
    const chosen = await pick(node, { entries, least: 1, most: 1, label: message.author.name });
    if (chosen === null) return;
    if (chosen[0] === "") app.openDm(message.author.id);
    else app.interact("user_command", { channel: message.channel_id, user: message.author.id, command: chosen[0] });
  });
  return node;
}

export function continues(message, previous) {
  return Boolean(previous) && !previous.system && previous.author.id === message.author.id
    && message.created - previous.created < 300 && !message.used && !message.reply
    && previous.ephemeral === message.ephemeral;
}

function systemNode(message, app) {
  const name = message.author.name;
  const open = () => app.open(message.message_reference.channel_id);
  const thread = el("button", { class: "link-button", type: "button", onclick: open }, message.content);
  const words = message.type === 6 ? say("pinned", { name }) : said("started-thread", { name, thread });
  return el("li", { class: "system", id: `message-${message.id}` }, words);
}

function origin(message) {
  if (message.used) {
    return el("div", { class: "origin" }, "↱ ", said("used", { name: el("b", {}, message.used.by), command: message.used.command }));
  }
  if (message.reply) {
    const who = message.reply.author ? el("b", {}, message.reply.author) : null;
    return el("div", { class: "origin" }, "↱ ", who, " ", message.reply.text);
  }
  return null;
}

function contents(message, app) {
  if (message.loading) {
    const expired = Date.now() / 1000 - message.created > 900;
    return expired ? el("p", { class: "problem" }, say("did-not-respond")) : el("p", { class: "thinking" }, say("thinking", { name: message.author.name }));
  }
  const parts = [];
  if (message.content) {
    const text = markdown(message.content, app.context);
    if (message.edited_timestamp) text.append(el("span", { class: "edited" }, say("edited")));
    parts.push(text);
  }
  const isPicture = (file) => file.content_type.startsWith("image/");
  const shots = message.attachments.filter(isPicture).map((file) => picture(file, file.description, file.filename.startsWith("SPOILER_")));
  if (shots.length) parts.push(pictures(shots));
  parts.push(...message.attachments.filter((file) => !isPicture(file)).map(fileLink));
  if (!(message.flags & 4)) parts.push(...message.embeds.map((embed) => embedNode(embed, app)));
  parts.push(...components(message.components, message, app));
  return parts;
}

function embedNode(embed, app) {
  const beside = embed.thumbnail ? " beside" : "";
  const title = embed.title && (embed.url
    ? el("a", { href: embed.url, target: "_blank", rel: "noopener noreferrer" }, inline(embed.title, app.context))
    : inline(embed.title, app.context));
  const fields = (embed.fields ?? []).map((field) => el("div", { class: field.inline ? "embed-field inline" : "embed-field" }, el("h4", {}, inline(field.name, app.context)), markdown(field.value, app.context)));
  const when = embed.timestamp ? told(new Date(embed.timestamp), DAY) : "";
  const foot = [embed.footer?.text, when].filter(Boolean).join(" · ");
  const node = el("section", { class: "embed" },
    embed.thumbnail ? el("div", { class: "embed-thumb" }, picture(embed.thumbnail, "")) : null,
    embed.author ? el("p", { class: `embed-author${beside}` }, embed.author.name) : null,
    title ? el("h3", { class: beside.trim() }, title) : null,
    embed.description ? el("div", { class: beside.trim() }, markdown(embed.description, app.context)) : null,
    fields.length ? el("div", { class: "embed-fields" }, fields) : null,
    embed.image ? picture(embed.image, "") : null,
    foot ? el("footer", {}, foot) : null);
  if (embed.color !== undefined) node.style.borderLeftColor = `#${embed.color.toString(16).padStart(6, "0")}`;
  return node;
}

function underline(message, app) {
  const parts = [];
  if (message.reactions?.length) {
    parts.push(el("div", { class: "reactions" }, message.reactions.map((reaction) => {
      const label = `${reaction.emoji.name}, ${reaction.count}`;
      const node = el("button", { class: "reaction", type: "button", "aria-pressed": String(reaction.me), "aria-label": label }, emojiNode(reaction.emoji), String(reaction.count));
      node.addEventListener("click", () => react(message, reaction.emoji, app));
      return node;
    })));
  }
  if (message.thread) {
    const open = () => app.open(message.thread.id);
    parts.push(el("button", { class: "thread-card", type: "button", onclick: open }, el("span", { class: "sign", "aria-hidden": "true" }, "╰"), el("b", {}, message.thread.name), el("span", { class: "about" }, say("open-thread"))));
  }
  if (message.ephemeral) {
    const dismiss = () => app.act("dismiss", { channel: message.channel_id, message: message.id });
    parts.push(el("p", { class: "under" }, say("only-you"), el("button", { class: "link-button", type: "button", onclick: dismiss }, say("dismiss"))));
  }
  return parts;
}

function react(message, emoji, app) {
  app.act("react", { channel: message.channel_id, message: message.id, emoji: emoji.name, emoji_id: emoji.id ?? null });
}

function tools(message, app) {
  const buttons = [];
  const tool = (label, text, action) => {
    const node = el("button", { class: "tool", type: "button", "aria-label": label, title: label }, text);
    node.addEventListener("click", () => action(node));
    buttons.push(node);
  };
  if (!message.ephemeral) {
    tool(say("add-reaction"), "☺", async (node) => {
      const entries = QUICK.map((each) => ({ value: each, shown: each }));
      const chosen = await pick(node, { entries, least: 1, most: 1, label: say("reactions") });
      if (chosen) react(message, { name: chosen[0] }, app);
    });
  }
  const commands = app.commands?.message ?? [];
  if (commands.length && !message.ephemeral) {
    tool(say("use-command"), say("apps"), async (node) => {
      const entries = commands.map((name) => ({ value: name, shown: name }));
      const chosen = await pick(node, { entries, least: 1, most: 1, label: say("commands") });
      if (chosen) app.interact("message_command", { channel: message.channel_id, message: message.id, command: chosen[0] }, { busy: node });
    });
  }
  if (message.author.id === app.me.id) {
    tool(say("delete-message"), say("delete"), () => app.act("delete", { channel: message.channel_id, message: message.id }));
  }
  return buttons.length ? el("div", { class: "tools" }, buttons) : null;
}

export function spoken(message) {
  const texts = [message.content, ...message.embeds.flatMap((embed) => [embed.title, embed.description])];
  const collect = (parts) => parts.forEach((part) => {
    if (part.content) texts.push(part.content);
    if (part.components) collect(part.components);
  });
  collect(message.components);
  const words = texts.filter(Boolean).join("\n").replaceAll(/<[@#t:/][^>]*>/g, "").slice(0, 300);
  return say(message.ephemeral ? "spoken-privately" : "spoken", { name: message.author.name, words: words || say("no-text") });
}
