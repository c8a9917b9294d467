### The board in words.

words-turn = Зараз ходить: { $player }.
words-draw-offer = { $player } пропонує нічию.
words-left = **{ $player }** вже не за столом.
words-concession = { $player } хоче здатися. Потрібна згода: { $partner }.
words-preparing = **{ $player }.** Герої: { $heroes }.
words-bans = Заборонено: { $heroes }.
words-player = **{ $player }.** База { $hp } життя, золото { $gold }, робітники { $workers }, рука { $hand }, колода { $deck }, скид { $discard }, кодекс { $codex }.
words-away = Командна зона: { $things }.
words-patrol = Патруль: { $things }.
words-field = У грі: { $things }.
words-buildings = Будівлі: { $things }.
words-future = У майбутньому: { $things }.
words-open-hand = Відкрита рука: { $cards }.
