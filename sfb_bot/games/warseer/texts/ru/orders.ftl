### Standing orders for windows.

order-for_hero = Спрашивать, только если атакуют моего героя
order-for_hero-detail = С остальными существами я пасую за тебя.
order-if_damage = Спрашивать, только если видно не меньше { $subject } урона
order-if_fatal = Спрашивать, только если моё существо вот-вот погибнет
order-if_fatal-detail = Если оставить кубики как есть.
order-for_kind = Спрашивать только об одном существе: { $subject }
order-for_rank = Спрашивать, только если ранг { $subject } или выше
order-keep = Спрашивать, только пока у меня больше { $subject } влияния
order-for_class = Спрашивать только в этот момент: { $subject }
window-attacked = до броска
window-rolled = кубики брошены
window-harmed = до урона
window-fallen = гибнет мой персонаж
window-summoned = враг призывает
