// The page's own words, in the language of whoever looks at it: a file for each in words/, with the same keys.

const USUAL = "en";
// The files there are; nobody keeps a list.
export const languages = document.querySelector('meta[name="playground-languages"]').content.split(" ");

let spoken = USUAL, table = {}, plural = new Intl.PluralRules(USUAL);

export const language = () => spoken;

// Speak the first of these languages there are words in; whatever stands in the page itself follows.
export async function speak(wanted) {
  const short = wanted.map((tag) => tag.split("-")[0].toLowerCase());
  const found = short.find((each) => languages.includes(each)) ?? USUAL;
  if (found === spoken && Object.keys(table).length) return;
  table = await (await fetch(`/static/words/${found}.json`)).json();
  spoken = found;
  plural = new Intl.PluralRules(found);
  document.documentElement.lang = found;
  for (const node of document.querySelectorAll("[data-say]")) node.textContent = say(node.dataset.say);
  for (const node of document.querySelectorAll("[data-label]")) node.setAttribute("aria-label", say(node.dataset.label));
}

// A sentence; what depends on a number has a form for each kind of number in the language.
export function say(key, facts = {}) {
  return parts(key, facts).join("");
}

// The same in pieces, where some of the facts are elements.
export function parts(key, facts = {}) {
  const found = table[key] ?? key;
  const words = typeof found === "string" ? found : found[plural.select(facts.count)] ?? found.other;
  return words.split(/\{(\w+)\}/).map((part, index) => (index % 2 ? facts[part] ?? "" : part)).filter((part) => part !== "");
}

// What a language calls itself.
export function nameOf(code) {
  const name = new Intl.DisplayNames(code, { type: "language" }).of(code);
  return name[0].toLocaleUpperCase(code) + name.slice(1);
}
