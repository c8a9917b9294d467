### Forecasts: what an answer leads to, short enough for a button; and what to ask before it is taken.

forecast-dies = dies
forecast-destroyed = destroyed
forecast-leaves = leaves play
forecast-hurt = { $left } HP left
forecast-of = { $name } { $words }
forecast-of-hurt = { $name } → { $left } HP
forecast-becomes = becomes { $atk }/{ $left }
forecast-of-becomes = { $name } → { $atk }/{ $left }
forecast-becomes-hp = becomes { $left } HP
forecast-joins = joins you
forecast-turns = goes over to them
forecast-attacker = attacker
forecast-own = your { $name }
forecast-base = −{ $amount } → { $left } HP
forecast-base-repaired = +{ $amount } → { $left } HP
forecast-of-base = { $base } { $words }
forecast-base-own = your base
forecast-base-theirs = their base
forecast-base-seat = base of { $player }
forecast-more = { $count } more
forecast-open = more may follow
forecast-no-damage = no damage
forecast-draws = draw { $count }
forecast-wins = wins the match!
forecast-loses = loses the match
forecast-hire = +1 gold each turn

# What is asked before an answer is taken.
caution-loses = This would lose you the match. Do it anyway?
caution-wasted = { $fighter } would die without hurting anybody. Attack anyway?
