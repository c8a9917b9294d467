### The board in words.

words-turn = Сейчас ходит: { $player }.
words-draw-offer = { $player } предлагает ничью.
words-left = **{ $player }** больше не играет.
words-concession = { $player } хочет сдаться. Нужно согласие: { $partner }.
words-preparing = **{ $player }.** Герои: { $heroes }.
words-bans = Исключены: { $heroes }.
words-player = **{ $player }.** База { $hp } ❤, золото { $gold }, рабочие { $workers }, рука { $hand }, колода { $deck }, сброс { $discard }, кодекс { $codex }.
words-away = Командная зона: { $things }.
words-patrol = Патруль: { $things }.
words-field = В игре: { $things }.
words-buildings = Здания: { $things }.
words-future = В будущем: { $things }.
words-open-hand = Открытая рука: { $cards }.
