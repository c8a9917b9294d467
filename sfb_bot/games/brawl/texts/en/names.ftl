### What things are called. Champions are always written with the letter of their side, cores with theirs.

gate = Gate
a-champion = a champion
figure = { $champion } ({ $side })
side-of = { $players } ({ $side })
core = { $name } ({ $letter })
core-destruction = Destruction
core-creation = Creation
core-manipulation = Manipulation
core-any = any core
kind-attack = attack
kind-skill = skill
kind-reaction = reaction
range-melee = melee
range-direct = direct { $nearest }–{ $farthest }
range-indirect = indirect { $nearest }–{ $farthest }
range-arc = arc of three hexes
range-ring = all around
value-move = move { $points }
value-strength = strength { $points }
value-strength-rising = strength { $points }+
value-defence = defence +{ $points }
value-defence-rising = defence +{ $points } or more
figure-condition = { $hex } · { $left } of { $health } health · defence { $defence }
trap-damage = { $damage } damage
trap-stun = Stun
trap-root = Root
