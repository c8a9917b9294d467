### Looking things up.

cards-head = **Карты** · Выбери одну, чтобы прочитать о ней, или посмотри все сразу.
gallery-head = **{ $cards }** · Выбери, о ком или о чём прочитать.
gallery-champion = Чемпионы
gallery-elite = Элитные воины
gallery-common = Рядовые
gallery-spells = Заклинания
button-gallery-champion = Чемпионы
button-gallery-elite = Элитные воины
button-gallery-common = Рядовые
button-gallery-spells = Заклинания
menu-read-champion = Прочитать о чемпионе
menu-read-elite = Прочитать об элитном воине
menu-read-common = Прочитать о рядовом
menu-read-spells = Прочитать заклинание
menu-read-rule = Прочитать правило
menu-read-keyword = Найти ключевое слово
button-rules = Все правила
button-next-rule = Дальше: { $rule }
button-rulings-before = Предыдущие разъяснения
button-rulings-after = Ещё разъяснения
button-rulings = { $count ->
    [one] { $count } разъяснение
    [few] { $count } разъяснения
   *[other] { $count } разъяснений
}
rule-head = **{ $rule }**
rule-in-short = **{ $rule }:** { $words }
rulings-head = Разъяснения:
rulings-line = Разъяснения: { $rulings }
rulings-about = **{ $name }** · разъяснения{ $pages ->
    [1] {""}
   *[other] , страница { $page } из { $pages }
}
warrior-head = **{ $warrior }** · { $rank } · { $world } · { $copies ->
    [one] { $copies } карта
    [few] { $copies } карты
   *[other] { $copies } карт
}
warrior-reason = Зачем брать: { $reason }
spell-head = **{ $spell }** · { $kind } · { $timing } · { $copies ->
    [one] { $copies } карта
    [few] { $copies } карты
   *[other] { $copies } карт
} в твоей колоде
kind-spell = заклинание
kind-enchantment = зачарование
target-own = Цель: твой воин.
target-enemy = Цель: враг.
target-any = Цель: любой воин.
target-lesser_enemy = Цель: вражеский рядовой или элитный воин.
target-duel = Цели: твой воин и враг в том же ряду.
target-pair = Цели: два твоих воина.
target-cell = Цель: ячейка.
target-magic = Цель: заклинание противника, которое он разыгрывает, или зачарование.
target-aimed_spell = Цель: заклинание, которое противник разыгрывает на одного воина.
find-warrior = { $warrior } ({ $rank })
find-spell = { $spell } (заклинание)
