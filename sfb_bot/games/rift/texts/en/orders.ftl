### Standing orders for response windows.

order-pass_until = Don't ask me during { $subject }
order-turns = { $count ->
    [one] their next turn
   *[other] their next { $count } turns
}
order-turns-running = { $more ->
    [0] this turn
    [one] this turn and their next
   *[other] this turn and their next { $more }
}
order-only_if_destroyed = Ask only if I'd lose a warrior
order-only_if_destroyed-detail = Counted as the stack lies, by what everybody sees.
order-only_if_champion = Ask only about my champions
order-only_if_champion-detail = If one would be destroyed, or a spell is aimed at one.
order-only_if_gate = Ask only if my portal is in danger
order-only_if_gate-detail = If a home cell of mine is a target, or an enemy stands on one.
order-only_attacks = Ask only about attacks
order-only_attacks-detail = I pass for you on spells.
order-only_spells = Ask only about spells
order-only_spells-detail = I pass for you on attacks.
order-only_for = Ask only about { $subject }
order-no_counter = Don't ask in my own turn
order-no_counter-detail = When they answer what I do, I let it happen.
