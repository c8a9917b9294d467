# Why a move is good, after "it".
better-points = приносить очки
better-scores_next = дає тобі перевагу в наступному отриманні очок
better-holds = утримує випробування
better-within_reach = наближає виконання випробування
better-wounds = лишає твоїх чемпіонів здоровішими за ворожих
better-levels = дає тобі перевагу в прокачці
better-present = лишає тобі більше чемпіонів на арені
better-cores = коштує супернику більше ядер, ніж тобі
better-cards = коштує супернику більше карт, ніж тобі
