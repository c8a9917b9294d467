// The part of Discord's markdown that bots use, turned into elements.

import { el } from "./dom.js";
import { language, say } from "./words.js";

const INLINE = [
  ["code", /^(`+)([\s\S]*?[^`])\1(?!`)/],
  ["escape", /^\\([\\`*_~|<>#\-[\]()])/],
  ["user", /^<@!?(\d{1,20})>/],
  ["role", /^<@&(\d{1,20})>/],
  ["channel", /^<#(\d{1,20})>/],
  ["command", /^<\/([^:<>\n]{1,100}):\d{1,20}>/],
  ["moment", /^<t:(-?\d{1,13})(?::([tTdDfFR]))?>/],
  ["emoji", /^<a?:(\w{2,32}):(\d{1,20})>/],
  ["everyone", /^@(everyone|here)\b/],
  ["link", /^\[((?:[^[\]\\]|\\.)+)\]\(<?(https?:\/\/[^\s<>)]+)>?\)/],
  ["address", /^<?(https?:\/\/[^\s<>]*[^\s<>.,;:!?'")\]])>?/],
  ["bold", /^\*\*((?:[^*\\]|\\.|\*(?!\*))+?)\*\*(?!\*)/],
  ["underline", /^__((?:[^_\\]|\\.|_(?!_))+?)__(?!_)/],
  ["italic", /^\*((?:[^*\s\\]|\\.)(?:(?:[^*\\]|\\.|\*\*)*?(?:[^*\s\\]|\\.))?)\*(?!\*)/],
  ["italic", /^_((?:[^_\\]|\\.)+?)_(?!\w)/],
  ["strike", /^~~([\s\S]+?)~~/],
  ["spoiler", /^\|\|([\s\S]+?)\|\|/],
];
const STARTS = /[`\\<@[h*_~|]/g;

export function markdown(text, context) {
  const root = el("div", { class: "text" });
  const lines = text.replaceAll("\r\n", "\n").split("\n");
  let loose = [];
  const flush = () => {
    if (loose.length) root.append(...inline(loose.join("\n"), context));
    loose = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    const fence = lines[at].match(/^(.*?)```([\w+-]*)$/);
    const oneLine = lines[at].match(/^```(.+?)```$/);
    const end = fence ? lines.findIndex((line, i) => i > at && line.includes("```")) : -1;
    if (oneLine) {
      flush();
      root.append(el("pre", {}, el("code", {}, oneLine[1])));
    } else if (fence && end > at) {
      if (fence[1]) loose.push(fence[1]);
      flush();
      const last = lines[end].slice(0, lines[end].indexOf("```"));
      const code = [...lines.slice(at + 1, end), ...(last ? [last] : [])].join("\n");
      root.append(el("pre", { tabindex: "0" }, el("code", {}, code)));
      at = end;
    } else {
      const taken = block(lines, at, context);
      if (taken) {
        flush();
        root.append(taken.node);
        at = taken.last;
      } else loose.push(lines[at]);
    }
  }
  flush();
  return root;
}

function block(lines, at, context) {
  const heading = lines[at].match(/^(#{1,3})\s+(.+)/);
  if (heading) return { node: el(`h${heading[1].length + 2}`, {}, inline(heading[2], context)), last: at };
  const small = lines[at].match(/^-#\s+(.+)/);
  if (small) return { node: el("small", {}, inline(small[1], context)), last: at };
  const run = (pattern) => {
    let last = at;
    while (last + 1 < lines.length && pattern.test(lines[last + 1])) last += 1;
    return last;
  };
  if (/^>\s/.test(lines[at])) {
    const last = run(/^>\s/);
    const inner = lines.slice(at, last + 1).map((line) => line.replace(/^>\s/, "")).join("\n");
    return { node: el("blockquote", {}, inline(inner, context)), last };
  }
  for (const [tag, pattern] of [["ul", /^\s*[-*]\s+/], ["ol", /^\s*\d{1,3}\.\s+/]]) {
    if (pattern.test(lines[at])) {
      const last = run(pattern);
      const items = lines.slice(at, last + 1).map((line) => el("li", {}, inline(line.replace(pattern, ""), context)));
      const start = tag === "ol" ? parseInt(lines[at], 10) : undefined;
      return { node: el(tag, { start }, items), last };
    }
  }
  return null;
}

export function inline(text, context, depth = 0) {
  const nodes = [];
  let plain = "";
  let at = 0;
  while (at < text.length) {
    const rest = text.slice(at);
    const found = depth < 8 && match(rest, text[at - 1]);
    if (found) {
      if (plain) nodes.push(document.createTextNode(plain));
      plain = "";
      nodes.push(render(found.kind, found.parts, context, depth));
      at += found.parts[0].length;
    } else {
      STARTS.lastIndex = 1;
      const next = STARTS.exec(rest);
      const step = next ? next.index : rest.length;
      plain += rest.slice(0, step);
      at += step;
    }
  }
  if (plain) nodes.push(document.createTextNode(plain));
  return nodes;
}

function match(rest, before) {
  for (const [kind, pattern] of INLINE) {
    if (kind === "address" && before && /\w/.test(before)) continue;
    if (rest[0] === "_" && before && /\w/.test(before)) continue;
    const parts = rest.match(pattern);
    if (parts) return { kind, parts };
  }
  return null;
}

function render(kind, parts, context, depth) {
  const inner = (text) => inline(text, context, depth + 1);
  switch (kind) {
    case "code": return el("code", {}, parts[2].trim() || parts[2]);
    case "escape": return document.createTextNode(parts[1]);
    case "bold": return el("strong", {}, inner(parts[1]));
    case "italic": return el("em", {}, inner(parts[1]));
    case "underline": return el("u", {}, inner(parts[1]));
    case "strike": return el("s", {}, inner(parts[1]));
    case "spoiler": return spoiler(inner(parts[1]));
    case "link": return link(parts[2], inner(parts[1]));
    case "address": return link(parts[1], parts[1]);
    case "moment": return moment(Number(parts[1]), parts[2] ?? "f");
    case "everyone": return el("span", { class: "mention me" }, parts[0]);
    case "emoji": return el("img", { class: "emoji", src: `/cdn/emojis/${parts[2]}.png`, alt: `:${parts[1]}:` });
    case "user": return context.mentionUser(parts[1]);
    case "role": return context.mentionRole(parts[1]);
    case "channel": return context.mentionChannel(parts[1]);
    default: return context.mentionCommand(parts[1]);
  }
}

function spoiler(children) {
  const node = el("button", { class: "spoiler", type: "button", "aria-label": say("hidden-text") });
  const inside = el("span", { "aria-hidden": "true" }, children);
  node.append(inside);
  node.addEventListener("click", () => {
    node.classList.toggle("shown");
    const shown = node.classList.contains("shown");
    inside.setAttribute("aria-hidden", String(!shown));
    if (shown) node.removeAttribute("aria-label");
    else node.setAttribute("aria-label", say("hidden-text"));
  });
  return node;
}

function link(address, children) {
  return el("a", { href: address, target: "_blank", rel: "noopener noreferrer" }, children);
}

const STYLES = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

export function relative(seconds, now = Date.now() / 1000) {
  const distance = seconds - now;
  const [unit, size] = UNITS.find(([, length]) => Math.abs(distance) >= length) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(Math.round(distance / size), unit);
}

function moment(seconds, style) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return document.createTextNode(say("invalid-date"));
  const full = new Intl.DateTimeFormat(language(), STYLES.F).format(date);
  const text = style === "R" ? relative(seconds) : new Intl.DateTimeFormat(language(), STYLES[style]).format(date);
  const node = el("time", { class: "moment", datetime: date.toISOString(), title: full }, text);
  if (style === "R") node.dataset.relative = String(seconds);
  return node;
}

setInterval(() => {
  for (const node of document.querySelectorAll("time[data-relative]")) {
    const text = relative(Number(node.dataset.relative));
    if (node.textContent !== text) node.textContent = text;
  }
}, 1000);
