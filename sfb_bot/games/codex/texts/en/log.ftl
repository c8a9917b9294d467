### The log: a short line per action.

log-first = { $player } goes first.
log-banned = { $player } bans { $hero }.
log-picked = { $player } picks { $hero }.
log-heroes = { $player } plays { $heroes }.
log-main-hero = **{ $hero }**
log-dealt = The decks are shuffled, everybody draws 5 cards.
log-drawn = { $player } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
log-drawn-surplus = Surplus: { $player } draws a card.
log-drawn-technician = Technician: { $player } draws a card.
log-redrawn = { $player } discards { $count } and draws { $drawn }.
log-discarded = { $player } discards { $count ->
    [one] a card
   *[other] { $count } cards
}.
log-discarded-random = { $player } discards { $count ->
    [one] a random card
   *[other] { $count } random cards
}.
log-reshuffled = { $player } reshuffles.
log-hired = { $player } hires a worker.
log-workers-lost = { $player } loses { $count ->
    [one] a worker
   *[other] { $count } workers
}.
log-teched = { $player } adds { $count ->
    [one] a card
   *[other] { $count } cards
} of the codex.
log-gold-workers = { $player } gets { $amount } gold.
log-gold-scavenger = Scavenger: { $player } gets { $amount } gold.
log-gold-bounty = Bounty: { $player } gets { $amount } gold.
log-gold-steal = { $player } steals { $amount } gold from { $other }.
log-gold-resist = { $player } pays { $amount } for { $card }'s resist.
log-gold-tax = { $player } pays { $amount } gold to attack.
log-gold-gained = { $player } gets { $amount } gold.
log-gold-lost = { $player } loses { $amount } gold.
log-played-card = { $player } plays **{ $card }**{ $boosted ->
    [true] {" "}with boost
   *[other] {""}
} for { $cost }.
log-played-spell = { $player } casts **{ $card }**{ $boosted ->
    [true] {" "}with boost
   *[other] {""}
} for { $cost }.
log-played-from = It comes from the { $zone }.
log-moved = { $player } moves { $card } from the { $source }.
log-moved-hand = { $player } takes { $card } from the { $source } into the hand.
log-moved-deck = { $player } puts { $card } from the { $source } into the deck.
log-moved-discard = { $player } puts { $card } from the { $source } into the discard pile.
log-moved-codex = { $player } puts { $card } from the { $source } back into the codex.
log-moved-trash = { $player } trashes { $card } from the { $source }.
log-looked = { $player } looks at { $other }'s { $zone }.
log-looked-own = { $player } looks through their { $zone }.
log-turn = **Turn { $turn }**, { $player }.
log-turn-extra = **Turn { $turn }**, { $player } once more.
log-patrol = { $player }'s patrol: { $placed }.
log-patrol-empty = { $player } leaves nobody on patrol.
log-lent = { $thing } helps { $player } out as { $slot }.
log-extra-turn = **{ $player } gets another turn.**
log-edict-peace = Peace for { $player }: their units can't patrol, and nobody's units can attack them until their next turn.
log-base-fell = **{ $player }'s base falls!**
log-tie = { $players } are level and play on.
log-seat-left = { $player } leaves the table.
log-conceded = { $player } concedes.
log-concession = { $player } wants to concede. { $partner } must agree.
log-concession-withdrawn = { $player } decides to play on.
log-draw-offered = { $player } offers a draw.
log-draw-withdrawn = { $player } withdraws the draw offer.
log-draw-declined = { $player } declines the draw.
log-ended = **{ $player } { $count ->
    [one] wins
   *[other] win
} the match.**
log-ended-draw = **The match is a draw.**

# What happens to things on the table.
log-summoned = { $player } summons **{ $card }**.
log-put = { $card } comes into play for { $player }.
log-token = { $player } gets { $tokens }.
log-forecast = { $card } waits in the future.
log-arrives = **{ $card }** arrives.
log-build = { $player } starts building **{ $building }**.
log-built = { $player } builds **{ $building }** at once.
log-spec = Spec: { $spec }.
log-finished = { $count ->
    [one] { $things } is finished.
   *[other] { $things } are finished.
}
log-left-dies = **{ $thing } dies.**
log-left-destroyed = **{ $thing } is destroyed.**
log-left-hand = { $thing } goes back to the hand.
log-left-codex = { $thing } goes back to the codex.
log-left-command = { $thing } goes back to the command zone.
log-left-deck = { $thing } goes back to the deck.
log-left-buried = { $thing } is buried.
log-left-sacrificed = { $thing } is sacrificed.
log-left-trashed = { $thing } is trashed.
log-left-legendary = { $thing } is discarded: there's one already.
log-left-fading = { $thing } fades away.
log-left-discarded = { $thing } is discarded.
log-damaged = { $thing } takes { $amount }{ $absorbed ->
    [0] {""}
   *[other] {" "}(armor { $absorbed })
}.
log-damaged-base = **{ $thing } takes { $amount } damage.**
log-damaged-runes = { $thing } takes { $amount } damage as -1/-1 runes.
log-absorbed = { $thing }'s armor takes { $absorbed }.
log-prevented = { $thing } is spared { $amount } damage.
log-healed = { $count ->
    [one] { $things } heals { $amount }.
   *[other] { $things } heal { $amount } each.
}
log-repaired = { $thing } is repaired by { $amount }.
log-saved = { $thing } survives.
log-saved-two_lives = { $thing } has a second life.
log-saved-indestructible = { $thing } can't be destroyed.
log-exhausted = { $count ->
    [one] { $things } is exhausted.
   *[other] { $things } are exhausted.
}
log-readied = { $count ->
    [one] { $things } is ready again.
   *[other] { $things } are ready again.
}
log-not-readied = { $count ->
    [one] { $things } doesn't ready.
   *[other] { $things } don't ready.
}
log-sidelined = { $thing } leaves the patrol zone.
log-slot = { $thing } is now { $slot }.
log-disabled = { $thing } is disabled.
log-wont-ready = { $thing } won't ready next time.
log-level = { $hero } is now level { $level }.
log-level-gold = **{ $hero }** rises to level { $level }.
log-level-reward = **{ $hero }** gains two levels and is now level { $level }.
log-runes-got = { $count ->
    [one] { $things } gets { $runes }.
   *[other] { $things } get { $runes } each.
}
log-runes-lost = { $count ->
    [one] { $things } loses { $runes }.
   *[other] { $things } lose { $runes } each.
}
log-gets = { $count ->
    [one] { $things } gets { $what }.
   *[other] { $things } get { $what }.
}
mod-atk = { $amount } ATK
mod-hp = { $amount } HP
mod-armor = { $amount } armor
mod-key = { $keywords }
mod-lose = no { $keywords }
log-control = { $player } takes control of { $thing }.
log-control-back = { $thing } goes back to { $player }.
log-attached = { $card } lies on { $thing }.
log-shape = { $thing } becomes { $card }.
log-shape-back = { $thing } is itself again.
log-held = { $card } goes to { $thing }.
log-used = { $player } uses **{ $thing }**.
log-detected = { $player } spots { $thing }.
log-targeted = It targets { $things }.
log-attacked = **{ $attacker }** attacks { $defender }.
log-attack-goes-on = The attack goes on against { $defender }.
log-attack-stops = The attack stops.
log-coin = { $player } flips a coin: { $side }.
coin-heads = heads
coin-tails = tails

# A turn that is over, in a line or two.
heading-turn = Turn { $turn } · { $player }
recap-deeds = **{ $player }** { $deeds }.
recap-hired = hired a worker
recap-played = played { $cards }
recap-summoned = summoned { $heroes }
recap-levels = raised { $raised }
recap-level = { $hero } to level { $level }
recap-and = { $rest } and { $last }
recap-built = started { $buildings }
recap-attacked = attacked { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}
recap-nothing = **{ $player }** just waited.
recap-lost = **{ $player } { $count ->
    [one] loses
   *[other] lose
} { $things }**
recap-base = **{ $base } −{ $amount }**
