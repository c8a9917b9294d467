### Looking things up.

cards-head = **Карты** · Прочитай о герое или посмотри целый набор.
gallery-head = **{ $cards }** · Выбери карту, чтобы прочитать её.
gallery-starter = Стартовая колода · { $colour }
gallery-tokens = Помощники
gallery-buildings = Здания
button-cards = Все карты
menu-read = Прочитать карту
menu-read-hero = Прочитать о герое
menu-read-set = Посмотреть набор карт
menu-read-rule = Прочитать правило
menu-read-keyword = Найти ключевое слово
button-rules = Все правила
button-next-rule = Дальше: { $rule }
button-rulings-before = Предыдущие разъяснения
button-rulings-after = Ещё разъяснения
button-rulings = { $count ->
    [one] { $count } разъяснение
    [few] { $count } разъяснения
    [many] { $count } разъяснений
   *[other] { $count } разъяснения
}
rule-head = **{ $rule }**
rule-in-short = **{ $rule }:** { $words }
rulings-head = Разъяснения:
rulings-line = Разъяснения: { $rulings }
rulings-about = **{ $name }** · разъяснения{ $pages ->
    [1] {""}
   *[other] , страница { $page } из { $pages }
}
card-head = **{ $card }** · { $kind } · цена { $cost }
card-target = Знак **{ $sign }** стоит перед тем, что выбирают целью.
hero-head = **{ $hero }** · герой · { $spec } · { $colour }
find-card = { $card } ({ $kind })
