### Looking things up.

cards-head = **Карти** · Прочитай про героя або подивися цілий набір.
gallery-head = **{ $cards }** · Вибери карту, щоб прочитати.
gallery-starter = Стартова колода: { $colour }
gallery-tokens = Помічники
gallery-buildings = Будівлі
button-cards = Усі карти
menu-read = Прочитати карту
menu-read-hero = Прочитати про героя
menu-read-set = Подивитися набір карт
menu-read-rule = Прочитати правило
menu-read-keyword = Знайти ключове слово
button-rules = Усі правила
button-next-rule = Далі: { $rule }
button-rulings-before = Попередні роз’яснення
button-rulings-after = Ще роз’яснення
button-rulings = { $count ->
    [one] { $count } роз’яснення
    [few] { $count } роз’яснення
   *[other] { $count } роз’яснень
}
rule-head = **{ $rule }**
rule-in-short = **{ $rule }:** { $words }
rulings-head = Роз’яснення:
rulings-line = Роз’яснення: { $rulings }
rulings-about = **{ $name }** · роз’яснення{ $pages ->
    [1] {""}
   *[other] , сторінка { $page } з { $pages }
}
card-head = **{ $card }** · { $kind } · ціна { $cost }
card-target = Знак **{ $sign }** стоїть перед тим, що вибирають ціллю.
hero-head = **{ $hero }** · герой · { $spec } · { $colour }
find-card = { $card } ({ $kind })
