### How it stands and who is called, for everybody.

discard-button-own = My discard pile ({ $count })
discard-button-other = Their discard pile ({ $count })
discard-button-seat = Discard pile { $letter } ({ $count })
discard-head = Discard pile of { $player }: { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards, newest last
}.

call-any = it's your choice.
call-turn = it's your turn.
call-react = do you react?
call-stun = choose a card to lose to the Stun.
call-refill = where does the new trap go?
call-fear = where does your champion flee?
call-fear_next = who flees first?
call-area = choose your deployment area.
call-turn_order = who on your team plays first?
call-team = choose your team.
call-starter = choose a starter team.
call-line_up = choose your line-up.
call-ban = ban a champion.
call-ban_team = ban a team.
call-pick = pick a champion.
call-traps = place your traps.
call-redraw = look at your opening hand.
call-deploy = deploy your champions.
call-place = choose a hex.
call-draw = how many cards do you draw?
call-heal = how much do you heal?
call-plan = put cards on top of your deck?
status = **Round { $round } · A { $a } : { $b } B** · first to { $goal }
chapter-round = Round { $round }
chapter-setup = Getting ready
status-preparing = **Getting ready · { $step }**
phase-first_player = who goes first
phase-team_order = who goes first
phase-area = deployment areas
phase-draft = champions
phase-deal = dealing
phase-traps = traps
phase-opening_hand = opening hands
phase-redraw = opening hands
phase-deploy = deployment
phase-scoring = scoring
phase-start_of_activation = start of actions
phase-activation = actions
phase-upkeep = end of turn
phase-track = challenges
phase-over = over
page-hand = Hand
