### What things are called. Champions are always written with the letter of their side, cores with theirs.

gate = Врата
a-champion = чемпион
    .genitive = чемпиона
    .dative = чемпиону
    .accusative = чемпиона
    .instrumental = чемпионом
    .prepositional = чемпионе
    .gender = masculine
figure = { $champion } ({ $side })
    .genitive = { GEN($champion) } ({ $side })
    .dative = { DAT($champion) } ({ $side })
    .accusative = { ACC($champion) } ({ $side })
    .instrumental = { INS($champion) } ({ $side })
    .prepositional = { PRE($champion) } ({ $side })
    .gender = { GENDER($champion) }
side-of = { $players } ({ $side })
core = { $name } ({ $letter })
    .genitive = { GEN($name) } ({ $letter })
core-destruction = Разрушение
    .genitive = разрушения
core-creation = Сотворение
    .genitive = сотворения
core-manipulation = Управление
    .genitive = управления
core-any = любое ядро
kind-attack = атака
kind-skill = навык
kind-reaction = реакция
range-melee = ближняя атака
range-direct = прямой выстрел { $nearest }–{ $farthest }
range-indirect = непрямой выстрел { $nearest }–{ $farthest }
range-arc = дуга из трёх клеток
range-ring = все клетки вокруг
value-move = движение { $points }
value-strength = сила { $points }
value-strength-rising = сила { $points }+
value-defence = защита +{ $points }
value-defence-either = защита +{ $points } или +{ $most }
value-defence-between = защита от +{ $points } до +{ $most }
figure-condition = { $hex } · здоровье { $left } из { $health } · защита { $defence }
trap-damage = { $damage ->
    [one] { $damage } урон
   *[other] { $damage } урона
}
trap-stun = оглушение
trap-root = обездвиживание
team-random = Случайная команда
team-random-detail = Случайные чемпионы: каждый раз сюрприз.
card-in-list = «{ $card }»
