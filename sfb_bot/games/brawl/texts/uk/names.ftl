### What things are called. Champions are always written with the letter of their side, cores with theirs.

gate = Брама
a-champion = чемпіон
    .genitive = чемпіона
    .dative = чемпіонові
    .accusative = чемпіона
    .instrumental = чемпіоном
    .prepositional = чемпіоні
    .gender = masculine
figure = { $champion } ({ $side })
    .genitive = { GEN($champion) } ({ $side })
    .dative = { DAT($champion) } ({ $side })
    .accusative = { ACC($champion) } ({ $side })
    .instrumental = { INS($champion) } ({ $side })
    .prepositional = { PRE($champion) } ({ $side })
    .gender = { GENDER($champion) ->
        [feminine] feminine
        [neuter] neuter
        [plural] plural
       *[masculine] masculine
    }
side-of = { $players } ({ $side })
core = { CAP($name) } ({ $letter })
    .genitive = { $name } ({ $letter })
core-destruction = руйнування
core-creation = творення
core-manipulation = керування
core-any = будь-яке ядро
kind-attack = атака
kind-skill = навичка
kind-reaction = реакція
range-melee = ближня атака
range-direct = прямий постріл { $nearest }–{ $farthest }
range-indirect = непрямий постріл { $nearest }–{ $farthest }
range-arc = дуга з трьох гексів
range-ring = усе довкола
value-move = рух { $points }
value-strength = сила { $points }
value-strength-rising = сила { $points }+
value-defence = захист +{ $points }
value-defence-either = захист +{ $points } або +{ $most }
value-defence-between = захист від +{ $points } до +{ $most }
figure-condition = { $hex } · здоров’я { $left } із { $health } · захист { $defence }
trap-damage = { $damage } шкоди
trap-stun = оглушення
trap-root = знерухомлення
team-random = Випадкова команда
team-random-detail = Чемпіони навмання: щоразу сюрприз.
card-in-list = «{ $card }»
