### Looking things up.

button-champion-cards = Усі карти
button-champion-sheet = Карта чемпіона
button-rules = Усі правила
button-next-rule = Далі: { $rule }
button-rulings-before = Попередні роз’яснення
button-rulings-after = Ще роз’яснення
champions-head = **Чемпіони** · Вибери, чиї шість карт подивитися.
menu-read-champion = Прочитати про чемпіона
menu-read-rule = Прочитати правило
menu-read-keyword = Знайти ключове слово
rule-in-short = **{ $rule }:** { $words }
rulings-about = **{ $name }** · роз’яснення{ $pages ->
    [1] {""}
   *[other] , сторінка { $page } з { $pages }
}
button-rulings = { $count ->
    [one] { $count } роз’яснення
    [few] { $count } роз’яснення
   *[other] { $count } роз’яснень
}
card-head = **{ $card }** · { $champion } · { $core } · { $kind }
standard-head = **{ $action }** · базова дія · { $core }
challenge-head = **{ $challenge }** · випробування
champion-basic = Початкова сторона: здоров’я { $health }, захист { $defence }.
champion-levelled = Прокачана сторона: здоров’я { $health }, захист { $defence }.
rule-head = **{ $rule }**
rule-cores = Ядра: { $cores }.
rulings-head = Роз’яснення:
rulings-line = Роз’яснення: { $rulings }
find-card = { $card } ({ $champion })
find-standard = { $action } (базова дія)
find-challenge = { $challenge } (випробування)
