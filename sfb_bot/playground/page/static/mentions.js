// People, roles, channels and commands that a text names.

import { el, toast } from "./dom.js";
import { say } from "./words.js";

export function mentions(app) {
  const span = (text, isMe = false) => el("span", { class: isMe ? "mention me" : "mention" }, text);
  return {
    mentionUser: (id) => span(`@${app.nameOf(id)}`, id === app.me?.id),
    mentionRole: (id) => span(`@${app.guild?.roles[id] ?? say("unknown")}`),
    mentionChannel: (id) => {
      const place = app.find(id);
      if (!place) return span(`#${say("unknown")}`);
      return el("button", { class: "mention", type: "button", onclick: () => app.open(id) }, `#${place.name}`);
    },
    mentionCommand: (name) => {
      const use = () => {
        const command = app.commands?.slash.find((each) => each.path === name);
        if (command) app.composer.startCommand(command);
        else toast(say("no-command", { name }), { bad: true });
      };
      return el("button", { class: "mention", type: "button", onclick: use }, `/${name}`);
    },
  };
}
