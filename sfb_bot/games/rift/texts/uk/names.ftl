### What things are called. Warriors are written with their cell, players with their colour.

a-warrior = воїн
    .genitive = воїна
    .dative = воїнові
    .accusative = воїна
    .instrumental = воїном
    .prepositional = воїнові
    .gender = masculine
a-spell = закляття
    .genitive = закляття
    .dative = закляттю
    .accusative = закляття
    .instrumental = закляттям
    .prepositional = заклятті
    .gender = neuter
the-spell = закляття
    .genitive = закляття
    .dative = закляттю
    .accusative = закляття
    .instrumental = закляттям
    .prepositional = заклятті
    .gender = neuter
this-item = Наступне в стопці
the-attack = Атака
warrior-at = { $warrior } { $cell }
warrior-in-form = { $warrior } ({ $form })
card-times = { $card } ×{ $count }
side-of = { $player } ({ $side })
side-blue = Сині
side-red = Червоні
lane-N = Північний ряд
lane-S = Південний ряд
rank-common = рядовий
rank-elite = елітний
rank-champion = чемпіон
ranks-common = рядові воїни
    .genitive = рядових воїнів
    .gender = plural
ranks-elite = елітні воїни
    .genitive = елітних воїнів
    .gender = plural
ranks-champion = чемпіони
    .genitive = чемпіонів
    .gender = plural
world-dawn = Світ Світанку
world-dusk = Світ Присмерку
timing-turn = лише у твій хід
timing-any = будь-коли
flies = літає
# The words before it end in "at distance", so that the long word is said once.
strike-at = { $distance }: { $damage }
strike-never = будь-якій: 0
kind-values = життя { $life } · шкода на відстані { $strikes }
warrior-life = життя { $left } з { $life }
warrior-strikes = шкода на відстані { $strikes }
mark-new = щойно в ряду
mark-stepped = крок зроблено
mark-changed = подобу змінено
mark-returned = удруге не повернеться
mark-enchanted = чари: { $spells }

# What is played, with everything it names: on buttons, in the log, on the stack.
play-on = { $spell } → { $target }
play-pair = { $spell }: { $target } ↔ { $second }
play-move = { $spell }: { $target } → { $where }
play-against = { $spell } проти { GEN($other) }
play-enchantment = { $spell } → { $enchantment } на { PRE($target) }
spell-aimed = { $spell } ({ $target })
play-reflect = { $spell }: { $other } → { $target }
play-reflect-move = { $spell }: { $other } → { $target } → { $where }
item-attack = атака на { ACC($target) }: { GENDER($warriors) ->
    [plural] б’ють
   *[other] б’є
} { $warriors }, { $damage } шкоди
