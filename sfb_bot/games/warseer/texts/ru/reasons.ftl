# Why a move is good, after "it".
better-points = приближает очки
better-hero = улучшает для тебя положение героев
better-army = усиливает твои фигуры против чужих
better-economy = приносит тебе больше
better-cards = оставляет тебе больше карт
better-gear = снаряжает твою сторону
better-danger = грозит чужим и бережёт твоих
better-position = ведёт твои фигуры туда, где они нужны
