### Forecasts: what an answer leads to, short enough for a button; and what to ask before it is taken.

forecast-wins = победа в матче!
forecast-loses = проигрыш матча
forecast-destroyed = погибнет
forecast-chance = погибнет: { $percent } %
forecast-push = натиск { $percent } %
forecast-no-damage = без урона
forecast-wounds = { $amount ->
    [one] { $amount } рана
    [few] { $amount } раны
   *[other] { $amount } ран
}
forecast-wounds-range = раны { $least }–{ $amount }
forecast-healed = лечение { $amount }
forecast-of = { $creature }: { $words }
forecast-points = очки { $amount }
forecast-influence = влияние { $amount }
forecast-income = доход { $amount }
forecast-draws = новых карт: { $count }
forecast-targets = достанет: { $creatures }
forecast-open = может быть больше
forecast-idle-nothing = ничего не даст
forecast-idle-no_target = некого достать
forecast-idle-no_wounds = лечить нечего
caution-loses = Так ты проиграешь матч. Всё равно сделать?
caution-idle-nothing = Это ничего не даст. Всё равно сделать?
caution-idle-no_target = Здесь никого не достать, это ничего не даст. Всё равно сделать?
caution-idle-no_wounds = Ран нет, лечить нечего. Всё равно сделать?
