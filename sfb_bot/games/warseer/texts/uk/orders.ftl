### Standing orders for windows.

order-for_hero = Питати, лише якщо атакують мого героя
order-for_hero-detail = Для інших істот тактики пропускаються.
order-if_damage = Питати, лише якщо видно шкоди від { $subject }
order-if_fatal = Питати, лише якщо мою істоту було б знищено
order-if_fatal-detail = За кубиками, як вони лежать, до відповідей.
order-for_kind = Питати, лише якщо це { $subject }
order-for_rank = Питати, лише якщо ранг { $subject } і вище
order-keep = Питати, лише доки в мене більше { $subject } впливу
order-for_class = Питати, лише { $subject }
window-attacked = до кидка
window-rolled = коли кубики відкрито
window-harmed = до шкоди
window-fallen = коли я втрачаю персонажа
window-summoned = коли викликає ворог
