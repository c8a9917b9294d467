// Building elements. Text from users only ever becomes text nodes, never markup.

export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "class") node.className = value;
    else if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name === "value") node.value = value;
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  append(node, children);
  return node;
}

export function append(node, children) {
  for (const child of children.flat(Infinity)) {
    if (child === null || child === undefined || child === false) continue;
    node.append(child instanceof Node ? child : document.createTextNode(String(child)));
  }
  return node;
}

export function fill(node, ...children) {
  node.replaceChildren();
  return append(node, children);
}

export const $ = (id) => document.getElementById(id);

let lastId = 0;
export const freshId = (prefix) => `${prefix}-${++lastId}`;

const HUES = [205, 150, 320, 265, 40, 12, 95];

export function avatar(id, name, small = false) {
  const hue = HUES[Number(BigInt(id) % BigInt(HUES.length))];
  const node = el("span", { class: small ? "avatar small" : "avatar", "aria-hidden": "true" }, initials(name));
  node.style.background = `hsl(${hue} 62% 66%)`;
  return node;
}

export function initials(name) {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = words.length > 1 ? words[0][0] + words[1][0] : name.slice(0, 2);
  return letters.toUpperCase();
}

export function announce(text) {
  $("announcer").textContent = text;
}

export function toast(text, { bad = false, action } = {}) {
  const tag = action ? "button" : "div";
  const node = el(tag, { class: bad ? "toast bad" : "toast", type: action ? "button" : undefined }, text);
  if (action) node.addEventListener("click", () => { node.remove(); action(); });
  $("toasts").append(node);
  setTimeout(() => node.remove(), bad ? 9000 : 5000);
}

// What is drawn anew keeps the focus where it was.
export function focusKey(root, focused) {
  return { id: focused.dataset.customId, index: [...root.querySelectorAll("button, a, [tabindex]")].indexOf(focused) };
}

export function refocus(root, { id, index }) {
  const all = [...root.querySelectorAll("button, a, [tabindex]")];
  (all.find((each) => id && each.dataset.customId === id) ?? all[Math.min(index, all.length - 1)])?.focus();
}

export function keepFocus(root, draw) {
  const focused = root.contains(document.activeElement) ? focusKey(root, document.activeElement) : null;
  draw();
  if (focused) refocus(root, focused);
}
