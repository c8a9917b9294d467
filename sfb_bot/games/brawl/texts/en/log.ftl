### The log: a short line per action.

this-effect = this effect
log-first = { $player } goes first.
log-starting-side = Side { $side } goes first.
log-team-order = { $player } plays before { $partner }.
log-turn-order = Turn order: { $players }.
log-area = { $player } takes the { $area } area.
log-line-up = { $player } lays out { $champions }.
log-sealed = { $count ->
    [one] { $players } has made a secret choice.
   *[other] { $players } have made a secret choice.
}
log-offers = { $player } offers { $first } or { $second }.
log-offer-banned = { $player } bans the team { $banned }. { $owner } keeps { $kept }.
log-ban = { $player } bans { $champion }.
log-pick = { $player } picks { $champions }.
log-trap-placed = { $player } puts { $count ->
    [one] a trap
   *[other] traps
} on { $hexes }.
log-redraw = { $player } swaps { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
log-turn = **Round { $round }**, { $player }'s turn.
log-upkeep = { $player } ends the turn, discards { $cards } and draws { $count }.
log-upkeep-no-discard = { $player } ends the turn and draws { $count }.
log-challenge = New challenge: { $challenge } ({ $condition }).
log-dropped = { $challenge } leaves the track.
log-all-dropped = { $count ->
    [one] { $challenges } leaves the track.
   *[other] { $challenges } leave the track.
}
log-challenge-scored = { $player } scores **{ $challenge }**: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
log-points = { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $side }.
log-started-card = { $champion } plays **{ $card }**.
log-started-card-to = { $champion } plays **{ $card }** → { $hex }.
log-started-card-in = { $champion } plays **{ $card }** and enters at { $hex }.
log-started-standard = { $champion } uses **{ $card }**.
log-started-standard-to = { $champion } uses **{ $card }** → { $hex }.
log-started-standard-in = { $champion } uses **{ $card }** and enters at { $hex }.
log-draw-offered = { $player } offers a draw.
log-draw-cleared = { $player } plays on, so the draw offer is off.
log-draw-withdrawn = { $player } withdraws the draw offer.
log-concession = { $player } wants to concede. { $partner } must agree.
log-concession-withdrawn = { $player } decides to play on.
log-conceded = { $player } concedes.
log-ended = **Side { $side } wins the match.**
log-ended-draw = **The match is a draw.**
log-drawn = { $player } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
log-reshuffled = { $player } shuffles the discard pile into a new deck.
log-planned = { $player } puts { $count ->
    [one] 1 card
   *[other] { $count } cards
} on top of the deck.
log-discarded = { $player } discards { $card }.
log-hand-shown = { $player } shows their hand: { $cards }.
log-at = { $champion } on { $hex }
log-entered = Into the arena: { $places }.
log-moved-move = { $champion } moves to { $hex }.
log-moved-dash = { $champion } dashes to { $hex }.
log-moved-sail = { $champion } dashes to { $hex }.
log-moved-swoop = { $champion } swoops to { $hex }.
log-moved-push = { $champion } is pushed to { $hex }.
log-moved-pull = { $champion } is pulled to { $hex }.
log-moved-force = { $champion } is forced to { $hex }.
log-moved-fear = { $champion } flees to { $hex }.
log-jumped = { $champion } jumps to { $hex }.
log-placed = { $champion } is placed on { $hex }.
log-attack = { $champion } attacks { $targets }.
log-target = Target: { $targets }.
log-reaction = Reaction: **{ $card }** for { $champion }.
log-no-reaction = No reaction.
log-no-reaction-of = { $player } doesn't react.
log-reaction-no_cards = No reaction: no cards in hand.
log-reaction-forbidden = Nobody can react to this attack.
log-reaction-no_cores = No reaction: no ready core.
log-reaction-no_cards-of = { $player } can't react: no cards in hand.
log-reaction-no_cores-of = { $player } can't react: no ready core.
log-no-damage = { $champion } takes no damage (strength { $strength }, defence { $defence }).
log-damaged-attack = { $champion } takes { $amount } damage (strength { $strength }, defence { $defence }).
log-damaged-double = { $champion } takes { $amount } damage (strength { $strength }, defence { $defence }, Double).
log-damaged-poison = { $champion } takes { $amount } more damage from poison.
log-damaged-effect = { $champion } takes { $amount } damage.
log-damaged-trap = { $champion } takes { $amount } damage from the trap.
log-damaged-push = { $champion } is blocked and takes { $amount } damage from the push.
log-damaged-pull = { $champion } is blocked and takes { $amount } damage from the pull.
log-healed = { $champion } heals { $amount }.
log-knocked-out = **{ $champion } is knocked out.**
log-levelled = **{ $champion } levels up.**
log-rooted = { $champion } is rooted until the end of the turn.
log-quarry = { $champion } is marked: the next attack on them this turn ignores their defence and has { $amount } strength.
log-effect-ended-quarry = The mark on { $champion } is used up.
log-effect-ended-piercing = { $champion }'s attack ignored defence.
log-all-effects-ended = All lasting effects end.
log-swapped = { $champion } and { $other } swap places.
log-core-readied = { $player } readies a core: { $core }.
log-core-exhausted = { $player } exhausts a core: { $core }.
log-returned = { $player } takes { $card } back from the discard pile.
log-discard-planned = { $player } puts { $card } from the discard pile on top of the deck.
log-top-discarded = The top card of { $player }'s deck is discarded: { $card }.
log-free-action = It costs no core.
log-gains = { $champions }: { $gains } until the end of the turn.
gain-strength = { $amount } strength
gain-strength-against = { $amount } strength against { $against }
gain-movement = { $amount } movement
gain-defence = { $amount } defence
gain-fearless = immune to Fear
gain-piercing = their next attack ignores defence
log-resisted-immune = { $champion } is immune to { $effect }.
log-resisted-cancelled = { $effect } on { $champion } is cancelled.
log-resisted-rooted = { $champion } is rooted: { $effect } does nothing.
log-resisted-no_row = { $champion } isn't in a straight line: { $effect } does nothing.
log-resisted-no_way = { $champion } has nowhere to flee.
log-stunned = { $champion } is stunned.
log-trap = Trap on { $hex }: { $trap } for { $champion }!
log-looked = { $player } looks at the trap on { $hex }.
log-token-moved = The trap on { $start } moves to { $end }.
gain-quarry = marked: the next attack on them ignores their defence and has { $amount } strength
gain-rooted = rooted

# A turn that is over, in a line or two.
heading-turn = Round { $round } · { $player }
recap-played = **{ $player }** played { $cards }.
recap-nothing = **{ $player }** played nothing.
recap-hurt = { $champion } −{ $amount } ❤
recap-healed = { $champion } +{ $amount } ❤
recap-knocked-out = **{ $champion } knocked out**
recap-points = **{ $side }: +{ $points } { $points ->
    [one] point
   *[other] points
}**
