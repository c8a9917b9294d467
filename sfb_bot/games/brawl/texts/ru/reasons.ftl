# Why a move is good, after "it".
better-points = приносит очки
better-scores_next = даёт тебе перевес в следующем подсчёте очков
better-holds = удерживает испытание
better-within_reach = приближает испытание
better-wounds = оставляет твоих чемпионов здоровее вражеских
better-levels = даёт перевес в прокачке
better-present = оставляет на арене больше твоих чемпионов
better-cores = стоит противнику больше ядер, чем тебе
better-cards = стоит противнику больше карт, чем тебе
