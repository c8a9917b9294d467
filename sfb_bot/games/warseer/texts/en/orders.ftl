### Standing orders for windows.

order-for_hero = Ask only if my hero is attacked
order-for_hero-detail = Tactics for other creatures are passed.
order-if_damage = Ask only if { $subject } or more damage shows
order-if_fatal = Ask only if a creature of mine would be destroyed
order-if_fatal-detail = By the dice as they lie, before answers.
order-for_kind = Ask only about { $subject }
order-for_rank = Ask only about { $subject } rank and higher
order-keep = Ask only while I have more than { $subject } influence
order-for_class = Ask only { $subject }
window-attacked = before the roll
window-rolled = when dice lie open
window-harmed = before damage
window-fallen = when I lose a character
window-summoned = when they summon
order-play = Then play { $subject } at once, if I can
