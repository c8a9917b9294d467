### Standing orders for windows.

order-for_hero = Питай, лише якщо атакують мого героя
order-for_hero-detail = За решту пасую.
order-if_damage = Питай, лише якщо видно щонайменше { $subject } шкоди
order-if_fatal = Питай, лише якщо моя істота ось-ось загине
order-if_fatal-detail = Якщо залишити кубики як є.
order-for_kind = Питай лише про істоту: { $subject }
order-for_rank = Питай, лише якщо ранг { $subject } або вищий
order-keep = Питай, лише доки в мене більше { $subject } впливу
order-for_class = Питай лише в цю мить: { $subject }
window-attacked = до кидка
window-rolled = кубики кинуто
window-harmed = до шкоди
window-fallen = гине мій персонаж
window-summoned = ворог викликає
order-play = Тоді одразу зіграти: { $subject }, якщо можна
