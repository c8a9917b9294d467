### How a match ended.

result-win = **{ $winner } wins** { $reason } after { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}.
result-draw = **Draw** { $reason } after { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}.
result-arrived = { $warriors } made it.
result-side = { $side }: { $left ->
    [one] 1 warrior
   *[other] { $left } warriors
} left, { $lost } lost, { $spells ->
    [one] 1 spell
   *[other] { $spells } spells
} played.
reason-portal = at the portal
reason-destruction = by destruction
reason-tally = by the count
reason-concession = by concession
reason-agreement = by agreement
reason-time = on time
reason-organiser = by an organiser's decision
