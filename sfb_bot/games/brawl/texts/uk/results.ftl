### How a match ended.

result-win = **{ $winner } { $players ->
    [1] перемагає
   *[other] перемагають
} { $own } : { $other }** { $reason } після { $rounds ->
    [one] { $rounds } раунду
   *[other] { $rounds } раундів
}.
result-draw = **Нічия, { $a } : { $b }**, { $reason } після { $rounds ->
    [one] { $rounds } раунду
   *[other] { $rounds } раундів
}.
reason-points = за очками
reason-concession = через здачу суперника
reason-agreement = за згодою
reason-time = за часом
reason-organiser = за рішенням організатора
result-side = { $side }: { $points } — { $how }
result-point = { $source } +{ $points } (раунд { $round })
result-no-points = без очок
knock-out-of = нокаут { GEN($champion) }
