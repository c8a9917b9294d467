### Looking things up.

button-champion-cards = Все карты
button-champion-sheet = Карта чемпиона
button-rules = Все правила
button-next-rule = Дальше: { $rule }
button-rulings-before = Предыдущие разъяснения
button-rulings-after = Ещё разъяснения
champions-head = **Чемпионы** · Выбери, чтобы увидеть все шесть карт.
menu-read-champion = Прочитать о чемпионе
menu-read-rule = Прочитать правило
menu-read-keyword = Найти ключевое слово
rule-in-short = **{ $rule }:** { $words }
rulings-about = **{ $name }** · разъяснения{ $pages ->
    [1] {""}
   *[other] , страница { $page } из { $pages }
}
button-rulings = { $count ->
    [one] { $count } разъяснение
    [few] { $count } разъяснения
   *[other] { $count } разъяснений
}
card-head = **{ $card }** · { $champion } · { $core } · { $kind }
standard-head = **{ $action }** · базовое действие · { $core }
challenge-head = **{ $challenge }** · испытание
champion-basic = Начальная сторона: здоровье { $health }, защита { $defence }.
champion-levelled = Прокачанная сторона: здоровье { $health }, защита { $defence }.
rule-head = **{ $rule }**
rule-cores = Ядра: { $cores }.
rulings-head = Разъяснения:
rulings-line = Разъяснения: { $rulings }
find-card = { $card } ({ $champion })
find-standard = { $action } (базовое действие)
find-challenge = { $challenge } (испытание)
