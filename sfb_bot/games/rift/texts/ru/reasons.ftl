# Why a move is good, after "it".
better-material = оставляет тебе армию сильнее
better-ground = продвигает тебя вперёд
better-hand = оставляет тебе лучшие заклинания в руке
better-threats = готовит новые атаки
better-safety = бережёт твоих воинов
better-portal = приближает тебя к вражескому порталу
better-tempo = не даёт противнику передышки
better-deck = оставляет больше воинов в твоей колоде
