### Looking things up.

cards-head = **Карти** · Вибери одну, щоб прочитати, або подивися цілий набір.
gallery-head = **{ $cards }** · Вибери карту, щоб прочитати.
gallery-champion = Чемпіони
gallery-elite = Елітні
gallery-common = Рядові
gallery-spells = Закляття
button-gallery-champion = Чемпіони
button-gallery-elite = Елітні
button-gallery-common = Рядові
button-gallery-spells = Закляття
menu-read-champion = Прочитати про чемпіона
menu-read-elite = Прочитати про елітного воїна
menu-read-common = Прочитати про рядового воїна
menu-read-spells = Прочитати закляття
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
warrior-head = **{ $warrior }** · { $rank } · { $world } · { $copies ->
    [one] { $copies } карта
    [few] { $copies } карти
   *[other] { $copies } карт
}
warrior-reason = Чому варто взяти: { $reason }
spell-head = **{ $spell }** · { $kind } · { $timing } · { $copies ->
    [one] { $copies } карта
    [few] { $copies } карти
   *[other] { $copies } карт
} у твоїй колоді
kind-spell = закляття
kind-enchantment = чари
target-own = Ціль: один із твоїх воїнів.
target-enemy = Ціль: ворог.
target-any = Ціль: будь-який воїн.
target-lesser_enemy = Ціль: ворожий рядовий чи елітний воїн.
target-duel = Цілі: твій воїн і ворог у тому самому ряду.
target-pair = Цілі: двоє твоїх воїнів.
target-cell = Ціль: клітинка.
target-magic = Ціль: закляття суперника, яке ще не подіяло, або чари на воїні.
target-aimed_spell = Ціль: закляття суперника, яке ще не подіяло й націлене на одного воїна.
find-warrior = { $warrior } ({ $rank })
find-spell = { $spell } (закляття)
