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
   *[many] { $count } днів
}
    .accusative = { $count ->
        [one] { $count } день
        [few] { $count } дні
       *[many] { $count } днів
    }
    .genitive = { $count ->
        [one] { $count } дня
       *[many] { $count } днів
    }
span-hours = { $count ->
    [one] { $count } година
    [few] { $count } години
   *[many] { $count } годин
}
    .accusative = { $count ->
        [one] { $count } годину
        [few] { $count } години
       *[many] { $count } годин
    }
    .genitive = { $count ->
        [one] { $count } години
       *[many] { $count } годин
    }
span-minutes = { $count ->
    [one] { $count } хвилина
    [few] { $count } хвилини
   *[many] { $count } хвилин
}
    .accusative = { $count ->
        [one] { $count } хвилину
        [few] { $count } хвилини
       *[many] { $count } хвилин
    }
    .genitive = { $count ->
        [one] { $count } хвилини
       *[many] { $count } хвилин
    }
span-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунди
   *[many] { $count } секунд
}
    .accusative = { $count ->
        [one] { $count } секунду
        [few] { $count } секунди
       *[many] { $count } секунд
    }
    .genitive = { $count ->
        [one] { $count } секунди
       *[many] { $count } секунд
    }
