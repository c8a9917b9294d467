### The board in words.

words-turn = { $player } to move.
words-draw-offer = { $player } offers a draw.
words-left = **{ $player }** has left the table.
words-concession = { $player } wants to concede. { $partner } must agree.
words-preparing = **{ $player }.** Heroes: { $heroes }.
words-bans = Banned: { $heroes }.
words-player = **{ $player }.** Base { $hp } HP, gold { $gold }, workers { $workers }, hand { $hand }, deck { $deck }, discard { $discard }, codex { $codex }.
words-away = Command zone: { $things }.
words-patrol = Patrol: { $things }.
words-field = In play: { $things }.
words-buildings = Buildings: { $things }.
words-future = In the future: { $things }.
words-open-hand = Open hand: { $cards }.
