### The log: a short line per action.

log-first = { $player } goes first.
log-dealt-packet = Each player gets { $count } warriors to choose from.
log-dealt = Each player gets { $count } more for the army.
log-kept = { $count ->
    [one] { $players } has chosen champions.
   *[other] { $players } have chosen their champions.
}
log-picked = { $count ->
    [one] { $players } has picked.
   *[other] { $players } have picked.
}
log-armies = The armies are ready: { $count } warriors each.
log-drawn = { $player } draws { $count ->
    [one] 1 spell
   *[other] { $count } spells
}.
log-discarded = { $player } discards { $spell }.
log-discarded-drawn = { $player } discards { $spell } and draws { $count }.
log-turn = **Turn { $turn }**, { $player }.
log-advanced = { $count ->
    [one] { $warriors } advances.
   *[other] { $warriors } advance.
}
log-at-portal = **{ $warrior } is at { $player }'s portal!**
log-turned = { $player } turns up { $warrior }.
log-summoned = { $player } summons **{ $warrior }** on { $cell }.
log-recalled = { $player } puts { $warrior } from the discard pile on top of the deck.
log-recalled-nobody = { $player } calls nobody back.
log-quiet = { $count } quiet turns in a row. After { $limit }, damage stays.
log-quiet-tally = { $count } quiet turns in a row. After { $limit }, the armies are counted.
log-exhausted = **Exhaustion: from now on damage stays.**
log-conceded = { $player } concedes.
log-draw-offered = { $player } offers a draw.
log-draw-withdrawn = { $player } withdraws the draw offer.
log-draw-declined = { $player } declines the draw.
log-ended = **{ $player } wins the match.**
log-ended-draw = **The match is a draw.**
log-attacks = { $player } attacks **{ $target }** with { $warriors }: { $damage } damage.
log-plays = { $player } plays **{ $play }**.
log-no-response = { $player } doesn't respond.
log-no-cards = { $player } has nothing to respond with.
log-strikes = { $count ->
    [one] { $warriors } strikes for { $damage }.
   *[other] { $warriors } strike for { $damage }.
}
log-failed-target = { $item } fails: the target is gone or can't be chosen any more.
log-failed-nobody = { $item } fails: nobody can hit the target any more.
log-cancelled = { $spell } is dispelled.
log-cancelled-unnamed = The spell is dispelled.
log-redirected = { $player } turns { $spell } on { $target }.
log-damaged-attack = { $warrior } takes { $amount } and survives.
log-damaged-breath = The breath burns { $warrior }: { $amount } damage.
log-damaged-blast = The blast hits { $warrior }: { $amount } damage.
log-damaged-spell = { $warrior } takes { $amount } and survives.
log-destroyed = **{ $warrior } is destroyed.**
log-destroyed-returns = **{ $warrior } is destroyed** and goes on top of { $player }'s deck.
log-enchanted = { $warrior } gets { $spell }.
log-enchantment-ended = { $spell } on { $warrior } ends.
log-enchantment-dispelled = { $spell } on { $warrior } is dispelled.
log-shuffled-in = { $warrior } is shuffled into { $player }'s deck.
log-put-on-top = { $warrior } goes on top of { $player }'s deck.
log-moved-step = { $warrior } steps to { $cell }.
log-moved-spell = { $warrior } moves to { $cell }.
log-moved-push = { $warrior } is pushed to { $cell }.
log-moved-swap = { $warrior } moves to { $cell }.
log-swapped = { $warrior } and { $other } swap places.
log-shoved = { $warrior } is shoved to { $cell }.
log-form = { $warrior } turns into **{ $form }**.

# A turn that is over, in a line or two.
heading-turn = Turn { $turn } · { $player }
recap-deeds = **{ $player }** { $deeds }.
recap-summoned = summoned { $warrior }
recap-attacked = attacked
recap-played = played { $spells }
recap-answered = **{ $player }** answered with { $spells }.
recap-nothing = **{ $player }** just advanced.
recap-destroyed = **{ $warrior } destroyed**
recap-sent-back = { $warrior } back in the deck
recap-hurt = { $warrior } −{ $amount } ❤
