### Forecasts: what an answer leads to, short enough for a button; and what to ask before it is taken.

forecast-dies = погибнет
forecast-destroyed = разрушение
forecast-leaves = покинет игру
forecast-hurt = останется { $left } ❤
forecast-of = { $name } — { $words }
forecast-of-hurt = { $name } → { $left } ❤
forecast-becomes = станет { $atk }/{ $left }
forecast-of-becomes = { $name } → { $atk }/{ $left }
forecast-becomes-hp = станет { $left } ❤
forecast-joins = переходит к тебе
forecast-turns = переходит к ним
forecast-attacker = атакующий
forecast-own = { $name } (твоя карта)
forecast-base = −{ $amount } → { $left } ❤
forecast-base-repaired = +{ $amount } → { $left } ❤
forecast-of-base = { $base } { $words }
forecast-base-own = твоя база
forecast-base-theirs = вражеская база
forecast-base-seat = база ({ $player })
forecast-more = и ещё { $count }
forecast-open = и не только
forecast-no-damage = без урона
forecast-draws = возьмёшь { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
forecast-wins = победа в матче!
forecast-loses = поражение в матче
forecast-hire = +1 золото каждый ход

# What is asked before an answer is taken.
caution-loses = Так ты проиграешь матч. Всё равно продолжить?
caution-wasted = { $fighter }: гибель без пользы, никто не пострадает. Всё равно атаковать?
