# What an option leads to: short, after its name and a colon, or before its details.
forecast-dies = dies
forecast-returns = dies, then tops the deck
forecast-sent-back = back to the deck
forecast-survives = survives with { $left }
forecast-moves = to { $cell }
forecast-of = { $warrior } { $words }
forecast-more = { $count } more
forecast-no-damage = no damage
forecast-vain = would do nothing
forecast-wins = wins the match!
forecast-loses = loses the match
forecast-draws = draw { $count }
forecast-they-arrive = { $warriors } can reach your portal
forecast-may-be-answered = They may respond.
forecast-threats = ⚠️ { $warriors } can reach your portal next turn.

# Asked once before an option is taken.
caution-vain = This would do nothing now. Do it anyway?
caution-loses = This would lose you the match. Do it anyway?
caution-threats = { $count ->
    [one] { $warriors } reaches your portal next turn and wins unless you stop it.
   *[other] { $warriors } reach your portal next turn and win unless you stop them.
}
caution-could-destroy = With its bonuses an attack would still destroy { $warriors }.
