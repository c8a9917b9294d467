### How a match ended.

result-win = **{ $winner } { $players ->
    [1] перемагає
   *[other] перемагають
} { $own } : { $other }** після { $rounds ->
    [one] { $rounds } раунду
   *[other] { $rounds } раундів
}: { $reason }.
result-draw = **Нічия, { $a } : { $b }** після { $rounds ->
    [one] { $rounds } раунду
   *[other] { $rounds } раундів
}: { $reason }.
reason-points = за очками
reason-concession = суперник здається
reason-agreement = за згодою
reason-time = за часом
reason-organiser = за рішенням організатора
result-side = { $side }: { $points } — { $how }
result-point = { $source } +{ $points } (раунд { $round })
result-no-points = без очок
knock-out-of = нокаут { GEN($champion) }
