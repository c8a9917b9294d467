### Standing orders for windows.

order-for_hero = Спрашивай, только если атакуют моего героя
order-for_hero-detail = За остальных пасую.
order-if_damage = Спрашивай, только если видно не меньше { $subject } урона
order-if_fatal = Спрашивай, только если моё существо вот-вот погибнет
order-if_fatal-detail = Если оставить кубики как есть.
order-for_kind = Спрашивай, только если дело касается { GEN($subject) }
order-for_rank = Спрашивай, только если ранг { $subject } или выше
order-keep = Спрашивай, только пока у меня больше { $subject } влияния
order-for_class = Спрашивай только в этот момент: { $subject }
window-attacked = до броска
window-rolled = кубики брошены
window-harmed = до урона
window-fallen = гибнет мой персонаж
window-summoned = враг призывает
order-play = Тогда сразу сыграть: { $subject }, если можно
