### Standing orders for windows.

order-for_hero = Питати, лише якщо атакують мого героя
order-for_hero-detail = З рештою істот я пасую за тебе.
order-if_damage = Питати, лише якщо видно щонайменше { $subject } шкоди
order-if_fatal = Питати, лише якщо моя істота ось-ось загине
order-if_fatal-detail = Якщо залишити кубики як є.
order-for_kind = Питати лише про одну істоту: { $subject }
order-for_rank = Питати, лише якщо ранг { $subject } або вищий
order-keep = Питати, лише доки в мене більше { $subject } впливу
order-for_class = Питати лише в цю мить: { $subject }
window-attacked = до кидка
window-rolled = кубики кинуто
window-harmed = до шкоди
window-fallen = гине мій персонаж
window-summoned = ворог викликає
