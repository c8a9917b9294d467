### Small words that every room needs.

somebody = кто-то
deleted-player = удалённый игрок
nothing = нет
list-and = { $rest } и { $last }
utc = UTC
versus = { $sides } — { $side }
partners-named = { $rest } и { $last }
span-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
}
    .genitive = { $count ->
        [one] { $count } дня
       *[other] { $count } дней
    }
    .accusative = { $count ->
        [one] { $count } день
        [few] { $count } дня
        [many] { $count } дней
       *[other] { $count } дня
    }
span-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
    [many] { $count } часов
   *[other] { $count } часа
}
    .genitive = { $count ->
        [one] { $count } часа
       *[other] { $count } часов
    }
    .accusative = { $count ->
        [one] { $count } час
        [few] { $count } часа
        [many] { $count } часов
       *[other] { $count } часа
    }
span-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
    [many] { $count } минут
   *[other] { $count } минуты
}
    .genitive = { $count ->
        [one] { $count } минуты
       *[other] { $count } минут
    }
    .accusative = { $count ->
        [one] { $count } минуту
        [few] { $count } минуты
        [many] { $count } минут
       *[other] { $count } минуты
    }
span-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
    [many] { $count } секунд
   *[other] { $count } секунды
}
    .genitive = { $count ->
        [one] { $count } секунды
       *[other] { $count } секунд
    }
    .accusative = { $count ->
        [one] { $count } секунду
        [few] { $count } секунды
        [many] { $count } секунд
       *[other] { $count } секунды
    }
find-other = { $name } · { $other }
