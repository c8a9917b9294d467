# Why a move is good, after "it".
better-points = приносить очки
better-scores_next = дає тобі перевагу, коли знову рахуватимуть очки
better-holds = утримує випробування
better-within_reach = наближає виконання випробування
better-wounds = лишає твоїх чемпіонів здоровішими за ворожих
better-levels = дає тобі перевагу в прокачці
better-present = лишає тобі більше чемпіонів на арені
better-cores = коштує суперникові більше ядер, ніж тобі
better-cards = коштує суперникові більше карт, ніж тобі
