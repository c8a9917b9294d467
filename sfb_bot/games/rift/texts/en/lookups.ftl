### Looking things up.

cards-head = **Cards** · Pick one to read it, or see a whole set.
gallery-head = **{ $cards }** · Pick one to read it.
gallery-champion = Champions
gallery-elite = Elites
gallery-common = Commons
gallery-spells = Spells
button-gallery-champion = Champions
button-gallery-elite = Elites
button-gallery-common = Commons
button-gallery-spells = Spells
menu-read-champion = Read about a champion
menu-read-elite = Read about an elite
menu-read-common = Read about a common
menu-read-spells = Read a spell
menu-read-rule = Read a rule
menu-read-keyword = Look up a keyword
button-rules = All rules
button-next-rule = Next: { $rule }
button-rulings-before = Earlier rulings
button-rulings-after = More rulings
button-rulings = { $count ->
    [one] 1 ruling
   *[other] { $count } rulings
}
rule-head = **{ $rule }**
rule-in-short = **{ $rule }:** { $words }
rulings-head = Rulings:
rulings-line = Rulings: { $rulings }
rulings-about = **{ $name }** · rulings{ $pages ->
    [one] {""}
   *[other] , page { $page } of { $pages }
}
warrior-head = **{ $warrior }** · { $rank } · { $world } · { $copies ->
    [one] 1 copy
   *[other] { $copies } copies
}
warrior-reason = Why pick it: { $reason }
spell-head = **{ $spell }** · { $kind } · { $timing } · { $copies ->
    [one] 1 card
   *[other] { $copies } cards
} in your deck
kind-spell = spell
kind-enchantment = enchantment
target-own = Target: one of your warriors.
target-enemy = Target: an enemy.
target-any = Target: any warrior.
target-lesser_enemy = Target: an enemy common or elite.
target-duel = Targets: one of your warriors and an enemy in the same lane.
target-pair = Targets: two of your warriors.
target-cell = Target: a cell.
target-magic = Target: an enemy spell being played, or an enchantment.
target-aimed_spell = Target: an enemy spell being played that has one warrior as its target.
find-warrior = { $warrior } ({ $rank })
find-spell = { $spell } (spell)
