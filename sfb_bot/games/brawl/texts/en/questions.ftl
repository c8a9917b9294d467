### Questions to a player: prompts, menus, options, what stands beside them.

away = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} away
in-area = { $area } area
covers = covers { $hexes }
whose-own = yours
whose-enemy = enemy
none-redraw = Keep all
menu-read-about-react = Look up a card first
several-hexes = Choose { $most } hexes
several-champions = Choose { $most } champions
several-cards = { $fewest ->
    [0] Choose up to { $most } cards
   *[other] Choose { $most } cards
}
several-other = { $fewest ->
    [0] Choose up to { $most }
   *[other] Choose { $most }
}
section-hexes-all = Choose a hex
section-hexes = Hexes in column { $first }
section-hexes-range = Hexes in columns { $first } to { $last }
section-cards = Choose a card
section-hand = From your hand (secret)
section-discarded = From your discard pile (everybody sees which)
section-standard = Choose a standard action
section-figures = Choose a champion
section-champions = Choose champions
section-targets = Choose a target
section-react = Choose a reaction
section-cores = Choose a core
section-areas = Choose an area
section-players = Choose a player
section-teams = Choose a team
section-numbers = Choose a number
section-other = Choose
label-card = { $card } · { $core } · { $kind }
label-standard = { $action } · { $core }
label-line-standard = { $champion }: { $action }
label-defence = { $card } (+{ $points })
label-reaction = { $card } for { $champion }
label-hex-trap = { $hex } · trap
label-hex-for = { $champion } to { $hex }
label-hex-known-trap = { $hex } · trap: { $trap }
label-target = { $champion }, { $steps ->
    [one] adjacent
   *[other] { $steps } away
}
label-pattern = { $number }: { $targets }
label-seat-own = Me
label-seat-opponent = Whoever plays { $champions }
label-instead-of-dash = { $champion }: { $damage } damage instead
label-discarded = { $card } · discard pile
label-path = { $hex } through { $champions }
label-seat-partner = My partner
champion-values = health { $health } · defence { $defence } · { $attacks ->
    [one] 1 attack
   *[other] { $attacks } attacks
}, { $skills ->
    [one] 1 skill
   *[other] { $skills } skills
}, { $reactions ->
    [one] 1 reaction
   *[other] { $reactions } reactions
}
number = { $number }
number-draw = { $number ->
    [0] Draw nothing
    [one] Draw 1 card
   *[other] Draw { $number } cards
}
number-heal = { $number ->
    [0] Heal nothing
   *[other] Heal { $number }
}
word-any = Choose this
word-stop = Stop here
word-stop-move = Stay here
word-stop-dash = Don't dash
word-stop-jump = Don't jump
word-stop-swoop = Don't swoop
word-stop-force = Leave them there
word-stop-attack = Don't attack
word-stop-target = Don't use it
word-stop-use = Don't use it
word-stop-plan = Done
word-stop-discard = Done
word-stop-who_heals = Nobody
word-stop-ready_core = Leave them
word-stop-exhaust_core = No, keep it
word-free = Pay nothing
word-stop-who_dashes = Nobody
word-stop-who_jumps = Nobody
word-stop-look = Don't look
word-pass = No reaction
word-use = Use it
word-end = End turn
word-show = Show my hand
prompt-any = { $card }: your choice.
prompt-area = Which deployment area do you want?
prompt-turn_order = Who on your team plays first each round?
prompt-team = Choose your { $most } champions. The other side sees them once everyone has chosen.
prompt-line_up = Choose { $most } champions in secret. The other side bans one, and you play { $team } of the rest.
prompt-line_up-double = Choose { $most } champions in secret. You do this twice, and the other side bans one of the two teams.
prompt-ban = Ban one of the other side's champions.
prompt-starter = Which team do you take? The other side sees it once everyone has chosen.
menu-ready-team = Or take a starter team
prompt-ban_team = Ban one of the other side's two teams.
prompt-pick = Pick a champion for your team.
prompt-traps = Put { $most ->
    [one] 1 trap on an empty trap hex. Nobody knows what it is.
   *[other] { $most } traps on empty trap hexes. Nobody knows what they are.
}
prompt-redraw = Your opening hand. Choose any cards to swap. You can do this once.
prompt-deploy = Where does { $champion } start?
prompt-act = Your turn. Ready cores: { $cores }. What do you do?
prompt-who_acts = { $card }: which champion uses it?
prompt-which_core = { $card }: which core do you pay with?
prompt-move = { $champion } can move up to { $points }. Where to?
prompt-enter = { $champion } enters from the Gate. Where?
prompt-dash = { $champion } can dash up to { $points } in a straight line. Where to?
prompt-dash-instead = { $champion } can dash up to { $points } in a straight line, or hurt somebody adjacent instead. What will it be?
prompt-jump = { $champion } can jump up to { $points }. Where to?
prompt-swoop = { $champion } can swoop up to { $points } in a straight line. Where to?
prompt-force = Force { $champion } up to { $points ->
    [one] 1 hex
   *[other] { $points } hexes
}. Where to?
prompt-fear = { $champion } is scared and must flee. Where to?
prompt-attack = { $champion }, { $card }: who do you attack?
prompt-target = { $champion }, { $card }: who is the target?
prompt-use = { $champion }, { $card }: use it?
prompt-react = { $champion } attacks { $targets } with { $card }. Do you react?
prompt-refill = { $champion } set off a trap. Where does the new one go?
prompt-stun = { $champion } is stunned. Choose one of their cards to discard.
prompt-stun-show = { $champion } is stunned. You have none of their cards, so show your hand.
prompt-draw = { $card }: how many cards do you draw?
prompt-plan = { $card }: put a card on top of your deck? The last one you choose ends up on top.
prompt-plan-anywhere = { $card }: put a card on top of your deck? From your hand nobody sees which; from your discard pile everybody does. The last one ends up on top.
prompt-heal = { $card }: how much does { $champion } heal?
prompt-victim = { $card }: who else is hit?
prompt-which_champion = { $card }: which champion?
prompt-push_next = { $card }: who is pushed next?
prompt-pull_next = { $card }: who is pulled next?
prompt-force_next = { $card }: who is forced next?
prompt-fear_next = { $card }: who flees next?
prompt-who_dashes = { $card }: who dashes?
prompt-who_jumps = { $card }: who jumps?
prompt-look = { $card }: look at a trap?
prompt-put_token = { $card }: where do you put that trap?
prompt-lifesteal = { $card }: who gets the healing?
prompt-swap_with = { $card }: who swaps places with { $targets }?
prompt-which_opponent = { $card }: whose deck?
prompt-discard = { $card }: discard a card to pay for it?
prompt-discard-strength = { $champion } can discard Destruction cards: { $card } gets +{ $points } strength for each.
prompt-discard-no-strength = { $champion } could discard Destruction cards for +{ $points } strength each, but you hold none.
prompt-take_back = { $card }: which card do you take back from your discard pile?
prompt-who_heals = { $card }: who heals?
prompt-ready_core = Ready one of your cores?
prompt-exhaust_core = { $card }: exhaust a core for more?
prompt-place = { $card }: where does { $champion } go?
note-hand = In hand: { $cards }.
note-card = { $card } ({ $core })
note-purpose = -# { $name }: { $text }
note-reaction = { $card } ({ $core }, reaction)
finish-warning = You still have { $cores ->
    [one] 1 ready core
   *[other] { $cores } ready cores
} and { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} you could play. End your turn anyway?
hand-head = Your hand: { $count ->
    [one] 1 card
   *[other] { $count } cards
}. Ready cores: { $cores }. Deck { $deck }, discard { $discard }.
hand-known-top = On top of your deck: { $cards }.
replay-hand = Your hand then: { $cards }
replay-no-hand = Your hand was empty.
