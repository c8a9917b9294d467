### Small words that every room needs.

somebody = хтось
deleted-player = видалений гравець
nothing = немає
list-and = { $rest } та { $last }
utc = UTC
versus = { $sides } — { $side }
partners-named = { $rest } & { $last }
span-days = { $count ->
    [one] { $count } день
    [few] { $count } дні
   *[other] { $count } днів
}
    .accusative = { $count ->
        [one] { $count } день
        [few] { $count } дні
       *[other] { $count } днів
    }
span-hours = { $count ->
    [one] { $count } година
    [few] { $count } години
   *[other] { $count } годин
}
    .accusative = { $count ->
        [one] { $count } годину
        [few] { $count } години
       *[other] { $count } годин
    }
span-minutes = { $count ->
    [one] { $count } хвилина
    [few] { $count } хвилини
   *[other] { $count } хвилин
}
    .accusative = { $count ->
        [one] { $count } хвилину
        [few] { $count } хвилини
       *[other] { $count } хвилин
    }
span-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунди
   *[other] { $count } секунд
}
    .accusative = { $count ->
        [one] { $count } секунду
        [few] { $count } секунди
       *[other] { $count } секунд
    }
find-other = { $name } · { $other }
