### Forecasts: what an answer leads to, short enough for a button; and what to ask before it is taken.

forecast-dies = гине
forecast-destroyed = знищення
forecast-leaves = покидає гру
forecast-hurt = лишиться { $left } життя
forecast-of = { $name } — { $words }
forecast-of-hurt = { $name } → { $left } життя
forecast-becomes = стане { $atk }/{ $left }
forecast-of-becomes = { $name } → { $atk }/{ $left }
forecast-becomes-hp = стане { $left } життя
forecast-joins = переходить до тебе
forecast-turns = переходить до них
forecast-attacker = нападник
forecast-own = { $name } (твоя карта)
forecast-base = −{ $amount } → { $left } життя
forecast-base-repaired = +{ $amount } → { $left } життя
forecast-of-base = { $base } { $words }
forecast-base-own = твоя база
forecast-base-theirs = ворожа база
forecast-base-seat = база ({ $player })
forecast-more = і ще { $count }
forecast-open = і не тільки
forecast-no-damage = без шкоди
forecast-draws = візьмеш { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[other] { $count } карт
}
forecast-wins = виграє матч!
forecast-loses = програє матч
forecast-hire = +1 золото щоходу

# What is asked before an answer is taken.
caution-loses = Так ти програєш матч. Усе одно зіграти?
caution-wasted = { $fighter } загине, нікому не завдавши шкоди. Усе одно атакувати?
