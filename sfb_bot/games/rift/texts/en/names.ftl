### What things are called. Warriors are written with their cell, players with their colour.

a-warrior = a warrior
a-spell = a spell
the-spell = the spell
this-item = It
the-attack = The attack
warrior-at = { $warrior } { $cell }
warrior-in-form = { $warrior } ({ $form })
card-times = { $card } ×{ $count }
side-of = { $player } ({ $side })
side-blue = Blue
side-red = Red
lane-N = North lane
lane-S = South lane
rank-common = common
rank-elite = elite
rank-champion = champion
ranks-common = commons
ranks-elite = elites
ranks-champion = champions
world-dawn = Dawn
world-dusk = Dusk
timing-turn = your turn only
timing-any = any time
flies = flies
strike-at = { $damage } at { $distance }
strike-never = none
kind-values = life { $life } · damage { $strikes }
warrior-life = life { $left } of { $life }
warrior-strikes = damage { $strikes }
mark-new = just summoned
mark-stepped = has stepped
mark-changed = has changed form
mark-returned = won't return again
mark-enchanted = with { $spells }

# What is played, with everything it names: on buttons, in the log, on the stack.
play-on = { $spell } → { $target }
play-pair = { $spell }: { $target } ↔ { $second }
play-move = { $spell }: { $target } → { $where }
play-against = { $spell } against { $other }
play-enchantment = { $spell } → { $enchantment } on { $target }
spell-aimed = { $spell } ({ $target })
play-reflect = { $spell }: { $other } → { $target }
play-reflect-move = { $spell }: { $other } → { $target } → { $where }
item-attack = attack on { $target } with { $warriors }, { $damage } damage
