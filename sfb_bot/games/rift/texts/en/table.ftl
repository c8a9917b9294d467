### How it stands and who is called, for everybody.

discard-button-own = My discard piles ({ $count })
discard-button-other = Their discard piles ({ $count })
discard-button-seat = Discard piles, { $side } ({ $count })
discard-head = Discard piles of { $player }: { $warriors ->
    [one] 1 warrior
   *[other] { $warriors } warriors
}, { $spells ->
    [one] 1 spell
   *[other] { $spells } spells
}.
call-any = it's your choice.
call-turn = it's your turn.
call-respond = do you respond?
call-respond_more = anything more?
call-lich_discard = choose a spell to discard.
call-keep_champions = choose your champions.
call-pick = pick a warrior.
status = **Turn { $turn } · warriors: Blue { $a } : { $b } Red**
status-exhausted = **Turn { $turn } · warriors: Blue { $a } : { $b } Red** · damage stays
status-preparing = **Getting ready · { $step }**
chapter-turn = Turn { $turn }
chapter-setup = Getting ready
phase-first_player = who goes first
phase-deal = dealing
phase-keep = champions
phase-pick = drafting armies
phase-muster = shuffling
page-hand = Hand
page-army = Army
