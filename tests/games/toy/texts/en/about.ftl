about-what = A race of dice.
about-win = Whoever has the most points at the end wins.
about-turn = Throw as long as you dare, then bank.
