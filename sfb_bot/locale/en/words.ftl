### Small words that every room needs.

somebody = somebody
deleted-player = a deleted player
nothing = none
list-and = { $rest } and { $last }
utc = UTC
versus = { $sides } vs { $side }
partners-named = { $rest } & { $last }
span-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
span-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
span-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
span-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
find-other = { $name } · { $other }
