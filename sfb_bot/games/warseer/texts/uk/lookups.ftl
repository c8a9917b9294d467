### Looking things up.

cards-head = **Карти** · Прочитай про героя або подивися цілий набір.
gallery-head = **{ $cards }** · Вибери, що прочитати.
gallery-hero = { $hero }: герой і карти
gallery-feats = Подвиги
gallery-terrain = Місцевість
gallery-shop = Крамниця турніру
gallery-scenarios = Сценарії
gallery-maps = Мапи
button-cards = Усі карти
menu-read = Прочитати ще
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
    [many] { $count } роз’яснень
   *[other] { $count } роз’яснення
}
rule-head = **{ $rule }**
rule-in-short = **{ $rule }:** { $words }
rulings-head = Роз’яснення:
rulings-line = Роз’яснення: { $rulings }
rulings-about = **{ $name }** · роз’яснення{ $pages ->
    [1] {""}
   *[other] , сторінка { $page } з { $pages }
}
card-head = **{ $card }** · { $kind }
hero-line = -# Лідерство: бронза { $bronze }, срібло { $silver }, золото { $gold }. Посіпака: { $minion }.
map-head = **{ $map }** · мапа на { $players ->
    [one] { $players } гравця
   *[other] { $players } гравців
}
map-terrain = { $terrain }. Місць для унікальної місцевості: { $spots }.
keyword-bearers = -# { $creatures }
find-card = { $card } ({ $kind })
