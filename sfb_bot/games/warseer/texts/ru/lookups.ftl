### Looking things up.

cards-head = **Карты** · Прочитай о герое или посмотри целый набор.
gallery-head = **{ $cards }** · Выбери, что прочитать.
gallery-hero = { $hero }: герой и карты
gallery-feats = Подвиги
gallery-terrain = Местность
gallery-shop = Лавка турнира
gallery-scenarios = Сценарии
gallery-maps = Поля
button-cards = Все карты
menu-read = Прочитать ещё
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
card-head = **{ $card }** · { $kind }
hero-line = -# Лидерство: бронза { $bronze }, серебро { $silver }, золото { $gold }. Приспешник: { $minion }.
map-head = **{ $map }** · поле на { $players ->
    [one] { $players } игрока
   *[other] { $players } игроков
}
map-terrain = { $terrain }. Мест для уникальной местности: { $spots }.
keyword-bearers = -# { $creatures }
find-card = { $card } ({ $kind })
