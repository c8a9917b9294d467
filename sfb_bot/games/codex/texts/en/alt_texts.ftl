### Alt texts: pictures in words, for people who can't see them. Whole phrases, so that each language can order them its own way.

## The table

alt-setup = Set-up: heroes are being chosen.
alt-turn = Turn { $number }, { $names } to play.
alt-won = Match over: { $names } won, { $reason }.
alt-drawn = Match over: draw { $reason }.
alt-heroes = { $name }'s heroes: { $heroes }.
alt-bans = { $name } bans { $heroes }.
alt-player = { $name }: base { $hp } HP, { $gold } gold, { $workers } workers, { $hand } in hand.
alt-built = Buildings: { $buildings }.
alt-piles = Deck { $deck }, discard { $discard }, codex { $codex }.
alt-open-hand = Open hand: { $cards }.
alt-things = In play for { $name }: { $things }.
alt-no-things = Nothing in play for { $name }.
alt-future = In the future: { $things }.
alt-command = Heroes waiting: { $heroes }.
alt-waits = { $name } (back in { $number })
alt-level = { $name } level { $level }
alt-base-of = { $name }'s base
alt-exhausted = exhausted
alt-fresh = just arrived
alt-stuck = won't ready
alt-armor = armor { $number }
alt-held = holds { $number }
alt-rune-plus = +{ $number } runes
alt-rune-minus = −{ $number } runes
alt-rune-time = time { $number }
alt-rune-other = runes { $number }
alt-happened = Just now: { $what }.
alt-played = { $name } played { $card }
alt-attacked = { $attacker } attacked { $defender }
alt-hurt = { $name } −{ $number }
alt-left = { $name } left play
alt-replay = Animated replay: turns { $start }–{ $end }. At its end:

## Cards and pages

alt-cost = cost { $number }
alt-your-hand = Your hand, { $number ->
    [one] { $number } card
   *[other] { $number } cards
}, { $gold } gold to spend.
alt-codex = Your codex, { $number ->
    [one] { $number } card
   *[other] { $number } cards
} left.
alt-result-player = { $name }: base { $hp } HP, { $workers } workers, heroes { $heroes }.

## Questions

alt-nothing = No question for you now.
alt-hand = Your hand: { $cards }.
alt-asks = Choose: { $options }.
alt-asks-main = Your turn. You can: { $options }.
alt-asks-card = { $card } asks you to choose: { $options }.
alt-option-play = play { $card }
alt-option-summon = summon { $card }
alt-option-level = level up { $card }
alt-option-build = build { $card }
alt-option-attack = attack with { $card }
alt-option-use = use { $card }
alt-option-workers = { $name }'s worker
alt-option-mode = way { $number }
alt-word-hire = hire a worker
alt-word-detect = detect
alt-word-drop = give up your add-on
alt-word-repair = repair
alt-word-patrol = patrol and end the turn
alt-word-back = back
alt-word-none = nobody
alt-word-done = done
alt-word-lock = lock the patrol
alt-word-yes = yes
alt-word-no = no
alt-word-begin = begin
alt-word-other = something else
