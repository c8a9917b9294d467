### Forecasts: what an answer leads to, short enough for a button; and what to ask before it is taken.

forecast-wins = перемога в матчі!
forecast-loses = програш матчу
forecast-destroyed = загине
forecast-chance = загине: { $percent } %
forecast-push = натиск { $percent } %
forecast-no-damage = без шкоди
forecast-wounds = { $amount ->
    [one] { $amount } рана
    [few] { $amount } рани
   *[other] { $amount } ран
}
forecast-wounds-range = рани { $least }–{ $amount }
forecast-healed = лікування { $amount }
forecast-of = { $creature }: { $words }
forecast-points = бали { $amount }
forecast-influence = вплив { $amount }
forecast-income = дохід { $amount }
forecast-draws = нових карт: { $count }
forecast-targets = дістане: { $creatures }
forecast-open = може бути більше
forecast-idle-nothing = нічого не дасть
forecast-idle-no_target = немає кого дістати
forecast-idle-no_wounds = немає чого лікувати
caution-loses = Так ти програєш матч. Усе одно зробити?
caution-idle-nothing = Це нічого не дасть. Усе одно зробити?
caution-idle-no_target = Тут нікого не дістати, це нічого не дасть. Усе одно зробити?
caution-idle-no_wounds = Ран немає, лікувати нема чого. Усе одно зробити?
