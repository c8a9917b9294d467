### The set-up of a match, and why one is refused.

setup-words-basic = Армії випадкові; з { $dealt } чемпіонів ти залишаєш { $kept }.
setup-words-draft = Армії набираєте драфтом: береш одного, решту передаєш.
refused-setup-setup = Таких налаштувань я не знаю. Вибирай зі списку, коли вводиш.
refused-position = Не можу прочитати цю позицію.

# Modes, as ratings name them
stats-mode-duel = дуелі
