### Standing orders for windows.

order-for_hero = Спрашивать, только если атакуют моего героя
order-for_hero-detail = Для других существ тактики пропускаются.
order-if_damage = Спрашивать, только если видно урона от { $subject }
order-if_fatal = Спрашивать, только если моё существо было бы уничтожено
order-if_fatal-detail = По кубикам, как они лежат, до ответов.
order-for_kind = Спрашивать, только если это { $subject }
order-for_rank = Спрашивать, только если ранг { $subject } и выше
order-keep = Спрашивать, только пока у меня больше { $subject } влияния
order-for_class = Спрашивать, только { $subject }
window-attacked = до броска
window-rolled = когда кубики открыты
window-harmed = до урона
window-fallen = когда я теряю персонажа
window-summoned = когда призывает враг
