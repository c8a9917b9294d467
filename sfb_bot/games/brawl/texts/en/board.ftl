### The board in words.

words-turn = Turn of { $player }, side { $side }.
words-player = **{ $player }, side { $side }, { $area }.** Ready cores: { $cores }. Hand { $hand }, deck { $deck }.
words-no-area = no area yet
words-area = { $area } area ({ $hexes })
words-figure = { $champion } on { $hex }: { $left } of { $health } health left, defence { $defence }{ $marks }.
words-figure-gate = { $champion } on the Gate: health { $health }, defence { $defence }{ $marks }.
mark-levelled = levelled up
mark-bloodied = bloodied
mark-trap-hex = on a trap hex
words-in-play = Being played: { $cards }.
words-shown = Hand cards everybody has seen: { $cards }.
words-discard = Discard pile: { $cards }.
words-line-up = { $player } laid out { $champions }.
words-sealed = You laid out in secret: { $champions }.
words-partner-sealed = Your partner laid out { $champions }. The other side does not see it yet.
words-offers = { $player } laid out two teams: { $first }; or { $second }.
words-concession = { $player } would give up; it is over if the partner says so, too.
words-bans = { $player } lost to a ban: { $champions }.
words-picks = { $player } has { $champions }.
words-tokens = Traps lie on { $hexes }; { $supply } more in the supply.
words-empty-traps = Trap hexes without a token: { $hexes }.
words-statue = Statue { $statue } on { $hex }. { $core } area: { $hexes }.
words-challenge = Challenge for { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $challenge }. { $condition }
words-met = Met right now by side { $sides }.
words-known-token = { $hex } is { $trap }
words-known-tokens = You know: { $tokens }.
