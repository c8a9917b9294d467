### The game in three sentences, for somebody who has never heard of it.

about-what = A hero and a small army on a battlefield of hexes. Every creature acts once a turn; coloured dice decide the attacks.
about-win = Be the first to 10 points: destroy enemy characters, play feats, earn a rich income. Destroying the enemy hero ends a duel.
about-turn = Move and attack with each creature, summon one from your War Camp, play spells, relics and buildings. I count, roll and only offer what the rules allow.
