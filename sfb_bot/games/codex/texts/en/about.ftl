### The game in three sentences, for somebody who has never heard of it.

about-what = A strategy game in cards: workers, buildings, an army, and heroes who level up. Each turn you secretly add two cards of your codex to your own deck.
about-win = Bring your opponent's base from 20 HP to 0.
about-turn = Spend gold on workers, cards, heroes and buildings, attack, then leave a patrol to guard your base. I count gold, keep secrets and only offer what the rules allow.
