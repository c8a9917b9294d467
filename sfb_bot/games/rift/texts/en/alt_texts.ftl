### Alt texts: pictures in words, for people who can't see them. Whole phrases, so that each language can order them its own way.

## The table

alt-begin = Two empty lanes. The match is about to begin.
alt-setup = Set-up. { $step }.
alt-turn = { $turn }, { $name } to play.
alt-won = Match over: { $name } won { $reason }.
alt-drawn = Match over: draw { $reason }.
alt-waiting = Waiting for { $names }.
alt-army-size = { $name }: { $number } { $number ->
    [one] warrior
   *[other] warriors
} so far.
alt-warriors = { $name }: { $warriors }.
alt-no-warriors = { $name } has nobody in the lanes.
alt-warrior = { $cell } { $name } { $left }/{ $life }
alt-strikes = damage { $strikes }
alt-flies = flying
alt-form = is { $name }
alt-badge-ashes = has returned once
alt-badge-steps = has stepped
alt-badge-mask = has changed form
alt-player = { $name }: hand { $hand }, spell deck { $spells }, spells used { $used }, warriors to come { $warriors }, warriors lost { $discard }.
alt-tops = On top of { $name }'s warrior deck: { $warriors }.
alt-turned = Turned up: { $warrior }.
alt-stack = Stack, top first: { $items }.
alt-happened = Just now: { $what }.
alt-advanced = advanced { $ways }
alt-moved = moved { $start }–{ $end }
alt-summoned = summoned on { $cell }
alt-struck = { $sources } hit { $target } for { $total }
alt-struck-in-vain = the attack on { $target } failed
alt-cast = { $name } cast { $spell }
alt-cast-in-vain = { $name } cast { $spell } in vain
alt-hurt = { $cell } −{ $number }
alt-fell-destroyed = { $name } destroyed on { $cell }
alt-fell-returns = { $name } destroyed on { $cell }, back on top of its deck
alt-fell-deck = { $name } sent from { $cell } to its deck
alt-your-hand = Your hand: { $cards }.
alt-your-army = Your army so far: { $cards }.
alt-life = life { $number }
alt-place-lane = in the lanes
alt-place-lost = lost
alt-place-top = next up
alt-place-deck = in the deck
alt-destroyed-count = { $name } had { $number } { $number ->
    [one] warrior
   *[other] warriors
} destroyed.
alt-replay = Animated replay: { $start } – { $end }. At its end:
alt-nothing = No question for you now.
alt-options = Options: { $options }.
alt-option-attack = attack { $target } with { $strikers }
alt-option-step = step with { $warrior }
alt-option-form = change the form of { $warrior }

## What a question asks, by its prompt

alt-asks-choose = Choose
alt-asks-keep_champions = Choose the champions to keep
alt-asks-pick = Pick a warrior
alt-asks-summon_lane = Choose the lane to summon in
alt-asks-main = Your main step: attack, cast, use abilities or end it
alt-asks-attack_target = Choose whom to attack
alt-asks-attack_with = Choose who strikes
alt-asks-spell_target = Choose a target
alt-asks-spell_second = Choose the second target
alt-asks-spell_cells = Choose how far
alt-asks-step_to = Step forward or back
alt-asks-form = Choose a form
alt-asks-respond = Respond, or pass
alt-asks-respond_more = Anything more, or done
alt-asks-draw = Draw 1 spell, or discard 1 and draw 2
alt-asks-lich_discard = Choose a spell to discard
alt-asks-necromancer_return = Choose a warrior to put on top of your deck

## The plain words among the options

alt-word-end = end the step
alt-word-select = choose who strikes
alt-word-back = back
alt-word-pass = pass
alt-word-draw = draw 1
alt-word-none = nobody
alt-word-other = something else
