# Why a move is good, after "it".
better-base = улучшает для тебя положение баз
better-strength = усиливает твои удары
better-toughness = делает твоих бойцов живучее
better-levels = развивает твоих героев
better-economy = приносит тебе больше золота
better-buildings = укрепляет твою базу постройками
better-cards = оставляет тебе больше карт
better-threat = грозит чужой базе и бережёт твою
