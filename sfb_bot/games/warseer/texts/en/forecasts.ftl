### Forecasts: what an answer leads to, short enough for a button; and what to ask before it is taken.

forecast-wins = wins the match!
forecast-loses = loses the match
forecast-destroyed = destroyed
forecast-chance = { $percent } % to destroy
forecast-push = push { $percent } %
forecast-no-damage = no damage
forecast-wounds = { $amount ->
    [one] 1 wound
   *[other] { $amount } wounds
}
forecast-wounds-range = { $least }–{ $amount } wounds
forecast-healed = heals { $amount }
forecast-of = { $creature }: { $words }
forecast-points = { $amount } { $count ->
    [one] point
   *[other] points
}
forecast-influence = { $amount } influence
forecast-income = { $amount } income
forecast-draws = draw { $count }
forecast-targets = reaches { $creatures }
forecast-open = more may follow
forecast-idle-nothing = does nothing
forecast-idle-no_target = nobody in reach
forecast-idle-no_wounds = no wounds to heal
caution-loses = This would lose you the match. Do it anyway?
caution-idle-nothing = This would do nothing. Do it anyway?
caution-idle-no_target = Nobody is in reach, so this would do nothing. Do it anyway?
caution-idle-no_wounds = There are no wounds to heal. Do it anyway?
