### The game in three sentences, for somebody who has never heard of it.

about-what = Two armies of twelve march at each other in two lanes, with a hand of spells behind them.
about-win = Bring one warrior to the enemy portal by the end of your turn, or destroy every enemy.
about-turn = Each turn your warriors advance, one joins them, and you strike once and cast what you like. I keep hands secret and only offer what the rules allow.
