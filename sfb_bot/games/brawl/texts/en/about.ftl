### The game in three sentences, for somebody who has never heard of it.

about-what = Two teams of three champions fight in an arena, one turn at a time.
about-win = The first to 5 points wins: score by holding challenge spots when your turn begins, and by knocking enemies out.
about-turn = I draw the arena, keep hands secret and only offer what the rules allow, so you learn as you play.
about-quick = You both take a starter team and begin.
