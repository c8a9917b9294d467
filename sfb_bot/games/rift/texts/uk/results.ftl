### How a match ended.

result-win = **{ $winner } перемагає** після { $turns ->
    [one] { $turns } ходу
   *[other] { $turns } ходів
}: { $reason }.
result-draw = **Нічия** після { $turns ->
    [one] { $turns } ходу
   *[other] { $turns } ходів
}: { $reason }.
result-arrived = { $warriors } { GENDER($warriors) ->
    [plural] дійшли
    [feminine] дійшла
    [neuter] дійшло
   *[masculine] дійшов
} до мети.
result-side = { $side }: лишилося { $left ->
    [one] { $left } воїн
    [few] { $left } воїни
   *[other] { $left } воїнів
}, втрачено { $lost }, зіграно { $spells ->
    [one] { $spells } закляття
    [few] { $spells } закляття
   *[other] { $spells } заклять
}.
reason-portal = через портал
reason-destruction = через знищення
reason-tally = за підрахунком
reason-concession = суперник здається
reason-agreement = за згодою
reason-time = за часом
reason-organiser = за рішенням організатора
