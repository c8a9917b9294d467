### The board in words.

words-turn = { $player }'s turn, side { $side }.
words-player = **{ $player }, side { $side }, { $area }.** Ready cores: { $cores }. Hand { $hand }, deck { $deck }.
words-no-area = no area yet
words-area = { $area } area ({ $hexes })
words-figure = { $champion } on { $hex }: { $left } of { $health } health left, defence { $defence }{ $marks }.
words-figure-gate = { $champion } at the Gate: health { $health }, defence { $defence }{ $marks }.
mark-levelled = levelled up
mark-bloodied = bloodied
mark-trap-hex = on a trap hex
words-in-play = Now being played: { $cards }.
words-shown = Hand cards everyone has seen: { $cards }.
words-discard = Discard pile: { $cards }.
words-line-up = { $player }'s line-up: { $champions }.
words-sealed = Your secret line-up: { $champions }.
words-partner-sealed = Your partner's line-up: { $champions }. The other side can't see it yet.
words-offers = { $player } offers two teams: { $first }; or { $second }.
words-concession = { $player } wants to concede. { $partner } must agree.
words-bans = Banned from { $player }: { $champions }.
words-picks = { $player }'s team: { $champions }.
words-tokens = Traps on { $hexes }. { $supply } more in the supply.
words-empty-traps = Empty trap hexes: { $hexes }.
words-statue = Statue { $statue } on { $hex }. { $core } area: { $hexes }.
words-challenge = Challenge for { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $challenge }. { $condition }
words-met = Met right now by side { $sides }.
words-known-token = { $hex } is { $trap }
words-known-tokens = You know: { $tokens }.
