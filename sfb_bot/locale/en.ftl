# All texts of the bot. One idea, one word; short, plain and kind; no line that needs a rulebook to be read.
# Champions are always written with the letter of their side, cores with their letter.

language-name = English

### Small words

somebody = somebody
nothing = none
gate = Gate
a-champion = a champion
this-effect = this effect
list-and = { $rest } and { $last }
figure = { $champion } ({ $side })
side-of = { $players } ({ $side })
core = { $name } ({ $letter })
core-destruction = Destruction
core-creation = Creation
core-manipulation = Manipulation
core-any = any core
kind-attack = attack
kind-skill = skill
kind-reaction = reaction
range-melee = melee
range-direct = direct { $nearest }–{ $farthest }
range-indirect = indirect { $nearest }–{ $farthest }
range-arc = arc of three hexes
range-ring = all around
value-move = move { $points }
value-strength = strength { $points }
value-strength-rising = strength { $points }+
value-defence = defence +{ $points }
value-defence-rising = defence +{ $points } or more
away = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} away
in-area = { $area } area
covers = covers { $hexes }
whose-own = yours
whose-enemy = enemy
figure-condition = { $hex } · { $left } of { $health } health · defence { $defence }
trap-damage = { $damage } damage
trap-stun = Stun
trap-root = Root
span-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
span-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
span-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
span-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}

### Buttons and menus

button-play = Play
button-hand = Hand
button-board = Board
button-log = Log
button-respond = Respond
button-undo = Undo
button-auto = Choose for me
button-back = Back
button-end-turn-yes = Yes, end my turn
button-accept = Accept
button-decline = Decline
button-join = Join
button-join-side = Join side { $side }
button-leave = Leave
button-cancel = Cancel
button-rematch = Rematch
button-replay = Replay
button-step-first = First
button-step-back = Back
button-step-on = Forward
button-step-last = Last
button-watch = Watch it
button-as-i-saw-it = As I saw it
button-as-everybody = As everybody saw it
button-older = Older
button-newer = Newer
button-picture = As a picture
button-in-words = In words
button-read-rule = Read the rule
button-current = Show the current question
button-rulings = { $count ->
    [one] 1 ruling
   *[other] { $count } rulings
}
button-agree = Agree
button-refuse = No, thanks
button-grant = Give more time
button-claim = Claim the match
button-concede-yes = Yes, I give up
button-concede = Give up, too
button-concede-no = No, I play on
button-team = Team note
button-write = Write
button-export = What is stored about me?
button-forget = Delete what is stored about me
button-forget-yes = Yes, delete everything
control-none = None
none-redraw = Keep all
menu-several = { $what } ({ $fewest ->
    [0] up to { $most }
   *[other] { $most }
})
menu-read-card = Read a card
menu-read-about = Read about one of them first
menu-read-about-react = Read a card first
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
menu-orders = When do you want to be asked?
section-hexes-all = Choose a hex
section-hexes = Hexes in column { $first }
section-hexes-range = Hexes in columns { $first } to { $last }
section-cards = Choose a card
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

### Options

label-card = { $card } · { $core } · { $kind }
label-standard = { $action } · { $core }
label-defence = { $card } (+{ $points })
label-reaction = { $card } for { $champion }
label-hex-trap = { $hex } · trap
label-hex-known-trap = { $hex } · trap: { $trap }
label-target = { $champion }, { $steps ->
    [one] adjacent
   *[other] { $steps } away
}
label-pattern = { $number }: { $targets }
label-seat-own = I do
label-seat-opponent = The player of { $champions }
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
word-stop-dash = Do not dash
word-stop-jump = Do not jump
word-stop-swoop = Do not swoop
word-stop-force = Leave it there
word-stop-attack = Do not attack
word-stop-target = Do not use it
word-stop-use = Do not use it
word-stop-plan = Done
word-stop-discard = Done
word-stop-who_heals = Nobody
word-stop-ready_core = Leave them
word-stop-exhaust_core = No, keep it
word-free = Pay nothing
word-stop-who_dashes = Nobody
word-stop-who_jumps = Nobody
word-stop-look = Do not look
word-pass = No reaction
word-use = Use it
word-end = End turn
word-show = Show my hand

### Questions (private)

prompt-any = { $card }: your choice.
prompt-area = Which deployment area do you want?
prompt-turn_order = Who of your team takes the earlier turn of each round?
prompt-team = Choose your { $most } champions. The other side sees them when everybody has chosen.
prompt-line_up = Lay out { $most } champions, in secret for now. The other side will ban one of them; you play { $team } of the rest.
prompt-line_up-double = Lay out { $most } champions, in secret for now. You do so twice, and the other side bans one of the two teams.
prompt-ban = Ban one champion of the other side.
prompt-ban_team = Ban one of the two teams the other side has laid out.
prompt-pick = Pick a champion for your team.
prompt-traps = Put { $most ->
    [one] 1 trap token on an empty trap hex. Nobody sees what it is.
   *[other] { $most } trap tokens on empty trap hexes. Nobody sees what they are.
}
prompt-redraw = Your opening hand. Choose the cards you want to swap, once.
prompt-deploy = Where does { $champion } start?
prompt-act = Your turn. Ready cores: { $cores }. What do you do?
prompt-who_acts = { $card }: which champion does it?
prompt-which_core = { $card }: which core pays for it?
prompt-move = { $champion } may move up to { $points }. Where to?
prompt-enter = { $champion } comes in from the Gate. Where?
prompt-dash = { $champion } may dash up to { $points } in a straight line. Where to?
prompt-jump = { $champion } may jump up to { $points }. Where to?
prompt-swoop = { $champion } may swoop up to { $points } in a straight line. Where to?
prompt-force = Force { $champion } up to { $points ->
    [one] 1 hex
   *[other] { $points } hexes
}. Where to?
prompt-fear = { $champion } is frightened and runs. Where to?
prompt-attack = { $champion }, { $card }: whom do you attack?
prompt-target = { $champion }, { $card }: who is the target?
prompt-use = { $champion }, { $card }: use it?
prompt-react = { $champion } attacks { $targets } with { $card }. Do you react?
prompt-refill = { $champion } set off a trap. Put a new one on which hex?
prompt-stun = { $champion } is stunned. Which of its cards do you discard?
prompt-stun-show = { $champion } is stunned. You hold none of its cards, so you show your hand.
prompt-draw = { $card }: how many cards do you draw?
prompt-plan = { $card }: put a card on top of your deck? The last one goes on top.
prompt-heal = { $card }: how much does { $champion } heal?
prompt-victim = { $card }: who else is hit?
prompt-which_champion = { $card }: which champion?
prompt-push_next = { $card }: who is pushed next?
prompt-pull_next = { $card }: who is pulled next?
prompt-force_next = { $card }: who is forced next?
prompt-fear_next = { $card }: who runs next?
prompt-who_dashes = { $card }: who dashes next?
prompt-who_jumps = { $card }: who jumps?
prompt-look = { $card }: look at one trap token?
prompt-put_token = { $card }: where do you put that token?
prompt-lifesteal = { $card }: who takes the healing?
prompt-swap_with = { $card }: with whom does { $targets } swap places?
prompt-which_opponent = { $card }: whose deck?
prompt-discard = { $card }: discard a card for it?
prompt-take_back = { $card }: which card do you take back from your discard pile?
prompt-who_heals = { $card }: who heals?
prompt-ready_core = Ready one of your cores?
prompt-exhaust_core = { $card }: exhaust a core for more?
prompt-place = { $card }: which hex?

panel-deadline = Time runs out { $when }.
panel-team-note = Team note: { $note }
note-hand = In hand: { $cards }.
note-card = { $card } ({ $core })
note-purpose = -# { $name }: { $text }
note-reaction = { $card } ({ $core }, reaction)
panel-held = Noted: { $answer }. It takes effect by itself in a while, so that nobody learns how fast you decided. Until then you can change it.
panel-not-asked = Nothing to do for you now. Waiting for { $players }.
panel-answered = Done. Waiting for { $players }.
panel-answered-with = You chose { $answer }. Waiting for { $players }.
panel-over = This match is over.
finish-sure = End your turn?
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

### Notes of partners (private)

team-note-head = Team note. Only you and { $partner } can read and write it.
team-note-empty = Nothing is written yet.
team-note-by = -# Written by { $player } { $when }
modal-note = Team note
modal-note-text = What only your partner sees

### Calls (public, after the player's name)

call-any = it is your choice.
call-turn = it is your turn.
call-react = do you react?
call-stun = a card for the Stun, please.
call-refill = where does the new trap go?
call-fear = where does your champion run?
call-fear_next = who runs first?
call-area = choose your deployment area.
call-turn_order = who of your team goes first?
call-team = choose your team.
call-line_up = lay out your champions.
call-ban = ban a champion.
call-ban_team = ban a team.
call-pick = pick a champion.
call-traps = place your traps.
call-redraw = look at your opening hand.
call-deploy = deploy your champions.
call-place = choose a hex.
call-draw = how many cards do you draw?
call-heal = how much do you heal?
call-plan = plan your cards.

### Ledger

thread-name = Brawl { $match }
opening = **Match { $match }** · { $players }
opening-promise = -# All chance is settled in advance; the end proves it by this hash: { $hash }
ledger-call = { $player }, { $call }
ledger-deadline = Time runs out { $when }.
ledger-more = … and { $count ->
    [one] 1 earlier line
   *[other] { $count } earlier lines
} in the log.
status = **Round { $round } · A { $a } : { $b } B** · first to { $goal }
chapter-round = Round { $round }
chapter-setup = Getting ready
menu-chapters = Go to a round
replay-head = Step { $number } of { $count } · { $status }
replay-head-own = Step { $number } of { $count }, as you saw it · { $status }
replay-gap = -# Older rules were in force before: the steps in between cannot be shown any more.
replay-hand = Your hand then: { $cards }
replay-no-hand = Your hand was empty.
replay-watch = Match { $match } from its beginning.
replay-nothing = There is nothing to watch yet.
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
phase-start_of_activation = start of the actions
phase-activation = actions
phase-upkeep = end of turn
phase-track = challenges
phase-over = over
text-cut = … the rest does not fit into one message.
log-head = Log, page { $page } of { $pages }
log-empty = Nothing has happened yet.

### Log lines

log-first = { $player } goes first.
log-starting-side = Side { $side } goes first.
log-team-order = { $player } goes before the partner.
log-turn-order = Turn order: { $players }.
log-area = { $player } takes the { $area } area.
log-line-up = { $player } lays out { $champions }.
log-sealed = { $count ->
    [one] { $players } has chosen in secret.
   *[other] { $players } have chosen in secret.
}
log-offers = { $player } offers { $first } or { $second }.
log-offer-banned = { $player } bans the team { $banned }; { $owner } has { $kept }.
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
log-turn = **Round { $round }**, turn of { $player }.
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
log-started-card-to = { $champion } plays **{ $card }** and goes to { $hex }.
log-started-card-in = { $champion } plays **{ $card }** and comes in on { $hex }.
log-started-standard = { $champion } takes the action **{ $card }**.
log-started-standard-to = { $champion } takes the action **{ $card }** and goes to { $hex }.
log-started-standard-in = { $champion } takes the action **{ $card }** and comes in on { $hex }.
log-draw-offered = { $player } offers a draw.
log-draw-cleared = The draw offer is off the table ({ $player }).
log-draw-withdrawn = { $player } takes the draw offer back.
log-concession = { $player } would give the match up; it is over if the partner says so, too.
log-concession-withdrawn = { $player } plays on after all.
log-conceded = { $player } gives the match up.
log-ended = **Side { $side } wins the match.**
log-ended-draw = **The match is a draw.**
log-drawn = { $player } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
log-reshuffled = { $player } makes a new deck of the discard pile.
log-planned = { $player } puts { $count ->
    [one] 1 card
   *[other] { $count } cards
} on top of the deck.
log-discarded = { $player } discards { $card }.
log-hand-shown = { $player } shows the hand: { $cards }.
log-at = { $champion } on { $hex }
log-entered = { $count ->
    [one] Into the arena: { $places }.
   *[other] Into the arena: { $places }.
}
log-moved-move = { $champion } goes to { $hex }.
log-moved-dash = { $champion } dashes to { $hex }.
log-moved-sail = { $champion } sails to { $hex }.
log-moved-swoop = { $champion } swoops to { $hex }.
log-moved-push = { $champion } is pushed to { $hex }.
log-moved-pull = { $champion } is pulled to { $hex }.
log-moved-force = { $champion } is forced to { $hex }.
log-moved-fear = { $champion } runs to { $hex }.
log-jumped = { $champion } jumps to { $hex }.
log-placed = { $champion } is placed on { $hex }.
log-attack = { $champion } attacks { $targets }.
log-target = The target: { $targets }.
log-reaction = Reaction: **{ $card }** for { $champion }.
log-no-reaction = No reaction.
log-no-reaction-of = { $player } does not react.
log-reaction-no_cards = No reaction: the hand is empty.
log-reaction-forbidden = No reaction is allowed.
log-reaction-no_cores = No reaction: no core is ready.
log-reaction-no_cards-of = { $player } cannot react: the hand is empty.
log-reaction-no_cores-of = { $player } cannot react: no core is ready.
log-no-damage = { $champion } takes no damage (strength { $strength }, defence { $defence }).
log-damaged-attack = { $champion } takes { $amount } damage (strength { $strength }, defence { $defence }).
log-damaged-poison = { $champion } takes { $amount } more damage from poison.
log-damaged-effect = { $champion } takes { $amount } damage.
log-damaged-trap = { $champion } takes { $amount } damage from the trap.
log-damaged-push = { $champion } cannot be pushed on and takes { $amount } damage.
log-damaged-pull = { $champion } cannot be pulled on and takes { $amount } damage.
log-healed = { $champion } heals { $amount }.
log-knocked-out = **{ $champion } is knocked out.**
log-levelled = **{ $champion } levels up.**
log-rooted = { $champion } is rooted until end of turn.
log-quarry = { $champion } is marked: the next attack on it ignores defence.
log-effect-ended-quarry = The mark on { $champion } is used up.
log-effect-ended-piercing = { $champion }'s attack ignored defence.
log-all-effects-ended = All lasting effects end.
log-swapped = { $champion } and { $other } swap places.
log-core-readied = { $player } readies a core: { $core }.
log-core-exhausted = { $player } exhausts a core: { $core }.
log-returned = { $player } takes { $card } back from the discard pile.
log-discard-planned = { $player } puts { $card } from the discard pile on top of the deck.
log-top-discarded = The top card of { $player }'s deck is discarded: { $card }.
log-free-action = No core is paid for it.
log-gains = { $champions }: { $gains } until end of turn.
gain-strength = { $amount } strength
gain-strength-against = { $amount } strength against { $against }
gain-movement = { $amount } movement
gain-defence = { $amount } defence
gain-fearless = immune to Fear
gain-piercing = the next attack ignores defence
log-resisted-immune = { $champion } is immune to { $effect }.
log-resisted-cancelled = { $effect } on { $champion } is cancelled.
log-resisted-rooted = { $champion } is rooted: { $effect } does nothing.
log-resisted-no_row = { $champion } is not in a row: { $effect } does nothing.
log-resisted-no_way = { $champion } has nowhere to run.
log-stunned = { $champion } is stunned.
log-trap = Trap on { $hex }: { $trap } for { $champion }!
log-looked = { $player } looks at the trap on { $hex }.
log-token-moved = The trap on { $start } is now on { $end }.

### Results

result-win = **{ $winner } { $players ->
    [one] wins
   *[other] win
} { $own } : { $other }** { $reason } after { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}.
result-draw = **A draw, { $a } : { $b }**, { $reason } after { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}.
reason-points = by points
reason-concession = by concession
reason-agreement = by agreement
reason-time = on time
reason-organiser = by decision of an organiser
result-side = { $side }: { $points } — { $how }
result-point = { $points } for { $source } (round { $round })
result-no-points = no points
knock-out-of = knocking out { $champion }
result-seed = -# The dice came from { $seed }, promised at the start as { $hash }

### The board in words

words-turn = Turn of { $player }, side { $side }.
words-player = **{ $player }, side { $side }, { $area }.** Ready cores: { $cores }. Hand { $hand }, deck { $deck }.
words-no-area = no area yet
words-area = { $area } area ({ $hexes })
words-figure = { $champion } on { $hex }: { $left } of { $health } health left, defence { $defence }{ $marks }.
words-figure-gate = { $champion } on the Gate: health { $health }, defence { $defence }{ $marks }.
mark-levelled = levelled up
mark-bloodied = bloodied
mark-trap-hex = on a trap hex
gain-quarry = marked: the next attack ignores defence
gain-rooted = rooted
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

### Invitations and games

invitation = { $host } challenges { $guest } to a brawl.
open-table = { $host } looks for somebody to brawl with.
team-invitation = **Super Teams:** { $host } invites { $guests } to a brawl of two against two.
team-table = **Super Teams:** { $host } looks for players for a brawl of two against two.
table-side = Side { $side }: { $players }
place-free = free
place-kept = { $player } (invited)
place-taken = { $player } ✓
table-started = { $first } play against { $second } in { $channel }.
invitation-pace = Pace { $name }: { $turn } a turn, { $bank } to spare, { $window } to react.
invitation-rest = { $first }. { $where }. The invitation expires { $when }.
invitation-started = { $host } and { $guest } play in { $channel }.
invitation-declined = { $guest } declined the challenge of { $host }.
invitation-cancelled = { $host } took the invitation back.
invitation-expired = The invitation of { $host } has expired.
setup-words-teams = Two champions each. { $draft }, { $champions ->
    [one] 1 champion
   *[other] { $champions } champions
} to choose from, first to { $goal ->
    [one] 1 point
   *[other] { $goal } points
}.
setup-words = { $draft }, { $champions ->
    [one] 1 champion
   *[other] { $champions } champions
} to choose from, first to { $goal ->
    [one] 1 point
   *[other] { $goal } points
}.
draft-any = Draft as agreed
draft-free = Free choice of teams
draft-casual = Casual draft
draft-tournament = Tournament draft
draft-double = Double tournament draft
pace-live = live
pace-daily = daily
pace-slow = slow
pace-custom = as agreed
first-random = Who goes first is drawn by lot
first-host = The host goes first
first-guest = The guest goes first
first-side-host = The host takes the first turn
first-side-guest = Side B goes first
where-thread = The game gets its own thread
where-here = The game is played here
list-empty = You have no games. Start one with `/brawl challenge` or `/brawl open`.
list-head = { $count ->
    [0] Your games. Nobody waits for you.
    [one] Your games. One waits for you.
   *[other] Your games. { $count } wait for you.
}
list-mine = ▶ **{ $channel }** against { $opponents } (match { $match }): your move.
list-theirs = { $channel } against { $opponents } (match { $match }): their move.
list-partners = { $opponents }, with { $partners }
list-deadline = Time runs out { $when }.
list-paused = { $channel } against { $opponents } (match { $match }): paused.
list-over = { $channel } against { $opponents } (match { $match }): over.

### Standing orders

orders-head = When an attack on your champions could be answered, what shall I do? An order does not depend on your hand and tells nobody anything.
order-ask = Always ask me
order-ask-detail = Every reaction window waits for you.
order-pass_turn = Pass for the rest of this turn
order-pass_turn-detail = No reaction until the turn changes, then ask again.
order-only_if_knock_out = Ask only if I could lose a champion
order-only_if_knock_out-detail = Counted as the attack stands, without any reaction.
order-only_for = Ask only for { $subject }

### Settings

settings-mine = Your settings. Everything here is yours alone.
settings-quiet = Quiet hours: { $start }:00 to { $end }:00 UTC. No reminders then.
settings-quiet-none = Quiet hours: none.
settings-server = Settings of this server. Organiser role: { $role }.
button-no-role = No organiser role
setting-hand_by = How you see your hand
setting-hand_by-ephemeral = Hand: here, seen by me alone
setting-hand_by-dm = Hand: by direct message
setting-reminders = Reminders
setting-reminders-thread = Reminders: in the game's thread
setting-reminders-dm = Reminders: by direct message
setting-reminders-off = Reminders: none
setting-quiet_from = Quiet hours begin
setting-quiet_from-off = Quiet hours: none
setting-quiet_from-hour = Quiet from { $hour }:00 UTC
setting-quiet_to = Quiet hours end
setting-quiet_to-off = End of the quiet hours: none
setting-quiet_to-hour = Quiet until { $hour }:00 UTC
setting-language = Language
setting-language-auto = Language: as in my Discord
setting-language-name = Language: { $language }
setting-server_language = Language of the posts
setting-server_language-name = Language of the posts: { $language }
setting-organiser_role = Role of the organisers
setting-pace = Usual pace
setting-pace-live = Pace: live
setting-pace-daily = Pace: daily
setting-pace-slow = Pace: slow
forget-sure = This deletes your settings and takes your name out of finished matches. It cannot be undone. Sure?
dm-refused = I could not send you a direct message. Until that works, use the buttons in the game's thread.

### Notices

reminder = { $player }, you are waited for. Time runs out { $when }.
reminder-direct = You are waited for in { $channel } (match { $match }). Time runs out { $when }.
nudge = { $player }, nothing is left to do this turn. Press Play and end it when you are ready.
undo-ask = { $other }, may { $player } take this back? { $what }
undo-choice = the last choice
draw-ask = { $other }, { $player } offers a draw.
time-up = The time of { $late } is up. { $other }, you may give more time or claim the match.
concede-sure = Give this match up? The other side wins at once.
concede-sure-partner = Give this match up? It is over once { $partner } says so, too. Until then you can take it back.
concede-sure-too = Give this match up? { $partner } has said so already: the other side wins at once.
concede-waits = You would give this match up; { $partner } has not said so. Do you want to play on after all?
concede-ask = { $other }, { $player } would give the match up. It is over if you say so, too.
notice-paused = An organiser paused the match. Reason: { $reason }
notice-resumed = The match goes on. Reason: { $reason }
notice-passed_for = An organiser answered for { $player }. Reason: { $reason }
notice-replaced = { $player } takes the seat of { $leaving }. Reason: { $reason }
notice-rewound = An organiser took the match back. Reason: { $reason }
notice-ended = An organiser ended the match. Reason: { $reason }
notice-time_granted = { $player } gets { $span } more.
notice-away = { $player } is away and comes back { $when }. The clock stands still.
notice-undo = { $player } took back: { $what }
notice-undo_agreed = With the consent of { $player } this was taken back: { $what }
notice-undo_refused = { $others }, { $player } would rather not take that back.
notice-draw_agreed = { $player } agrees to a draw. Still to say: { $others }.
notice-draw_declined = { $player } would rather play on. The draw offer is off.
notice-draw_withdrawn = { $player } takes the draw offer back.
notice-concession_withdrawn = { $player } plays on after all.
notice-action_restarted = The rules of this action were corrected meanwhile. It starts again from its first choice.
notice-dropped = { $player } plays no more.
notice-grace = { $player } gets time from the own grace for this pairing, until { $when }.
notice-signup_closed = Sign-up is over. The organisers start the season with `/league start`.
notice-not_started = Sign-up is over, but the season could not start. { $what } The organisers decide what becomes of it.
notice-substituted = { $player } takes the place of { $leaving }.
notice-any = Something about this match was changed.
notice-accepted = The match begins. The invitation now leads to it.
notice-seated = You are in. The match begins as soon as all places are taken.
notice-left = You left the table.
notice-declined = You declined.
notice-cancelled = You took the invitation back.
notice-granted = You gave more time.
notice-undo-refused = Nothing was taken back.
notice-rematch-offered = I invited everybody to a rematch.
notice-held = Noted. You can change it until it takes effect.
notice-invited = The invitation is posted.
notice-settings-saved = Saved.
notice-forgotten = Deleted. { $count ->
    [one] 1 finished match
   *[other] { $count } finished matches
} no longer name you.
notice-hand-sent = Your hand is in your direct messages.
notice-undo-asked = I asked the other side.
notice-draw-offered = Your offer stands until it is answered or withdrawn.
notice-draw-withdrawn = You took your draw offer back.
doctor-head = { $ill ->
    [0] Everything is well.
    [one] One thing needs a look.
   *[other] { $ill } things need a look.
}
doctor-any = { $check }
doctor-permissions-well = I have all permissions I need here.
doctor-permissions-ill = I lack permissions here: { $missing }. Give them to my role in this channel.
doctor-dm-well = Direct messages to you work.
doctor-dm-ill = I cannot send you direct messages. Allow them in your privacy settings for this server.
doctor-disk-well = Disk: { $free } free.
doctor-disk-ill = Only { $free } of disk left. Make room, or games cannot be saved.
doctor-database-well = The database is sound.
doctor-database-ill = The database reports: { $problem }. Stop the bot and restore a backup.
doctor-backup-well = The newest backup was made { $when }.
doctor-backup-ill = The newest backup was made { $when }. Make a new one: `python bot.py backup FILE`.
doctor-no_backup-ill = There is no backup beside the database. Make one: `python bot.py backup FILE`.
doctor-outbox-well = Nothing waits to be posted.
doctor-outbox-ill = { $count } posts wait to be delivered. Look at the bot's log.
doctor-deadlines-well = No deadline is overdue.
doctor-deadlines-ill = { $count } deadlines are overdue. Look at the bot's log.

### Refusals

refused = That is not possible now.
refused-not-yours = This question is for somebody else.
refused-not-yours-turn = It is not your turn to choose.
refused-stale = That button is from an earlier question. This is how it stands now.
refused-illegal = That is not among your choices now.
refused-illegal-word = That cannot be said now.
refused-over = This match is over. Nothing can be changed any more.
refused-setup = These settings do not make a match.
refused-setup-roster = A champion is unknown, or named twice.
refused-setup-draft-free = There are not enough champions for that: { $needed } are needed, { $found } are there.
refused-setup-draft-casual = A casual draft needs at least { $needed } champions; there are { $found }.
refused-setup-draft-tournament = A tournament draft needs at least { $needed } champions; there are { $found }.
refused-setup-draft-double = A double tournament draft needs at least { $needed } champions; there are { $found }.
refused-setup-draft-mode = That draft is for two players. Choose another one for teams.
refused-setup-first = The first player must be one of the players.
refused-setup-goal = The goal must be at least 1 point.
refused-position = I cannot read that position.
refused-illegal-do = “{ $option }” is not possible now.
refused-no-match = I do not know that match. `/brawl list` shows yours.
refused-not-seated = You do not play in this match. Press Board or Log to follow it.
refused-still-played = Your own view is shown when the match is over.
refused-paused = This match is paused: { $reason }
refused-undo-over = A finished match cannot be taken back: its seed is public, so every hidden card could be worked out.
refused-undo = You cannot take that back on your own: something became known, or somebody else has chosen since.
refused-time = The time of the other side is not up yet.
refused-lobby-closed = That invitation is no longer open.
refused-not-invited = That is not for you to press: you are not the one invited, or it is your own table.
refused-not-invited-cancel = Only who opened this table can take it back.
refused-not-invited-forgotten = Your opponent asked to be forgotten. Challenge somebody with `/brawl challenge`.
refused-place = That place cannot be taken.
refused-place-full = No place is free on that side. Try the other one.
refused-place-seated = You sit at this table already. Leave it first, or join the other side.
refused-place-host = This is your own table: you play on side A. Cancel takes it back.
refused-place-host-leaves = This is your own table. Press Cancel to take it back.
refused-place-not-in = You do not sit at this table.
refused-place-twice = You named somebody twice. Everybody has one place.
refused-place-too-many = You named more people than can play.
refused-team = There is no team note here.
refused-team-partner = In a duel there is nobody to share a note with.
refused-team-note = A note has at most { $most } characters; yours has { $found }.
refused-channel-busy = Match { $match } is being played here already. Use another channel or a thread.
refused-pace = These times do not work. A turn takes 2 minutes to 14 days, a reaction 30 seconds to a turn, a bank at most 28 days.
refused-league-unknown = I do not know that season. `/league list` shows those of this server.
refused-league-unknown-which = There are several seasons here. Say which one with the option `season`.
refused-league-unknown-none = There is no season in this server yet. Organisers make one with `/league create`.
refused-league-unknown-league = I do not know that league. `/league list` shows those of this server.
refused-league-settings = These settings make no season.
refused-league-settings-name = A league has a name of 1 to 60 letters.
refused-league-settings-round_length = A round lasts from 5 minutes to 90 days.
refused-league-settings-grace = Grace is at most 90 days.
refused-league-settings-remind = I remind at most three times a round. Write for example: 2d 6h
refused-league-settings-most = A season has room for 2 to 256.
refused-league-settings-team_size = These matches have another number of players. Choose the mode that fits.
refused-league-settings-signup = Sign-up must end in the future. Write for example 5d or 2026-05-01.
refused-league-settings-starts_itself = A season can start by itself only when sign-up has an end.
refused-league-settings-bad_best_of = A series is best of 1, 3 or 5.
refused-league-settings-bad_groups = Groups: choose the format groups and at least 2 of them.
refused-league-settings-bad_qualifiers = Say how many go to the play-offs with `qualifiers`: at least 2, of groups at least 1 each.
refused-league-settings-bad_points = These points make no sense: a win must be worth more than a loss. Write for example: win 3, draw 1, loss 0
refused-league-settings-bad_tie_breaks = I do not know one of these tie-breaks. There are: median_buchholz, buchholz, wins, difference, scored, head_to_head, lot.
refused-league-settings-too_few_entrants = Too few have joined for these settings.
refused-league-settings-too_many_groups = Too few have joined for so many groups.
refused-league-settings-too_many_swiss_rounds = Too few have joined for so many rounds.
refused-league-settings-too_many_qualifiers = Fewer have joined than should go to the play-offs.
refused-league-settings-channel = A season needs a text channel: its games get threads, and inside a thread there are none. Use the command in a channel.
refused-league-closed = Sign-up is over.
refused-league-closed-started = The season has started already.
refused-league-closed-late = Sign-up is over.
refused-league-entered = That player takes part already.
refused-league-entered-self = You take part already.
refused-league-not-entered = That player does not take part.
refused-league-not-entered-self = You do not take part in this season.
refused-league-not-entered-unknown = I do not find that player in this season.
refused-league-not-entered-dropped = That player has dropped out.
refused-league-not-entered-empty = The list names nobody. Write mentions or user ids, one player to a line.
refused-league-not-entered-stranger = User { $user } is not in this server. Nobody was entered.
refused-league-not-entered-bot = Bots do not play in leagues.
refused-league-partner = In this league players enter as the settings say.
refused-league-partner-pair = In this league pairs play. Use `/league join` and name your partner; your partner then presses Join.
refused-league-partner-single = In this league everybody plays alone.
refused-league-partner-self = You cannot be your own partner.
refused-league-time = That cannot be done now.
refused-league-time-signup = The season has not started yet.
refused-league-time-running = The season is being played. For that it would have to be paused, or not have started.
refused-league-time-started = The season has started already.
refused-league-time-paused = The season is paused. Let it go on first with `/league resume`.
refused-league-time-finished = The season is finished. Nothing of it is changed any more.
refused-league-round = That cannot be done in this round.
refused-league-round-undecided = { $count ->
    [one] 1 pairing of this round is undecided. `/league round` with close ends the round now.
   *[other] { $count } pairings of this round are undecided. `/league round` with close ends the round now.
}
refused-league-round-none = No round is open.
refused-league-round-decided = Everything in this round is decided. `/league round` opens the next one.
refused-league-pairing = I do not find that pairing.
refused-league-pairing-bye = That player has a bye in this round.
refused-league-pairing-none = That player has nothing to play now.
refused-league-decided = That pairing has its result already. Nothing was changed.
refused-league-reason = Say why: every action of an organiser needs a reason.
refused-league-reason-long = A reason has at most 300 letters.
refused-league-changed = The season was changed meanwhile, so this was not done. Use the command again to see what it would do now.
refused-league-undo = That cannot be taken back any more.
refused-league-undo-nothing = There is nothing to take back.
refused-league-undo-final = The last action cannot be taken back.
refused-league-undo-results = Results have been built upon it; finished rounds are never rewritten.
refused-rule = The rule behind it: { $rule }.
denied-bot-opponent = Bots do not brawl. Challenge a person.
denied-partner-in-duel = A duel has two players. To name a partner and a second opponent choose the mode teams.
denied-not-organiser = Only organisers of this server may do that.
denied-unknown = I do not know that button any more. `/brawl list` shows your games.
denied-trouble = Something went wrong on my side. Nothing was lost; please try again in a minute.
denied-missing-permissions = I may not do that here. I need: { $missing }.
denied-not-found = I did not find that.
denied-guild-only = That works in a server only.
denied-time = I do not understand that time. Write for example 2d, 12h or 2026-05-01.
denied-league-replace = This is a league match. Use `/league substitute`, so that the substitute also plays on in the season.
denied-league-stale = This preview is not your newest one, or it was carried out already. Use the command again to see what it would do now.
denied-league-list = I cannot read that file. Send plain text or CSV with a mention or user id in each line.
denied-league-role = I cannot give that role to winners: { $why }

### Leagues

button-season-mine = My pairing
button-season-tablewords = Table in words
button-season-schedule = Schedule
button-season-results = Results
button-confirm = Confirm
button-next-page = Page { $page } of { $pages }: next
league-title = **{ $name }**, season { $number }
league-head = { $season } · { $format }
league-swiss = Swiss
league-swiss-rounds = Swiss, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
stages-round_robin-1 = everybody against everybody
stages-round_robin-2 = everybody against everybody twice
stages-groups-1 = { $groups } groups
stages-groups-2 = { $groups } groups, everybody twice
league-best-of = best of { $games }
league-playoff-single = then knock-out of the best { $count }
league-playoff-double = then double elimination of the best { $count }
league-playoff-single-each = then knock-out of the best { $count } of each group
league-playoff-double-each = then double elimination of the best { $count } of each group
league-playoff-best-of = play-offs best of { $games }
league-over = Finished. Champion: { $champion }
league-over-nobody = Finished.
league-paused = Paused. Reason: { $reason }
league-signing-up = Sign-up is open; { $count ->
    [one] 1 has joined.
   *[other] { $count } have joined.
}
league-standing = { $round }, { $decided } of { $pairings } pairings decided. It ends { $when }.
league-round-main = Round { $number } of { $planned }
league-round-playoff = Round { $number }, play-offs
league-times = A round lasts { $span }; what is not decided then is decided by rule. Grace for a whole season: { $grace }.
league-points = Points: win { $win }, draw { $draw }, loss { $loss }, win by forfeit { $forfeit_win }, double forfeit { $double_forfeit }. Ties: { $ties }.
tie-median_buchholz = median Buchholz
tie-buchholz = Buchholz
tie-wins = wins
tie-difference = points difference
tie-scored = points scored
tie-head_to_head = head-to-head
tie-lot = lot
league-pairs = Pairs play together. Join with `/league join` and name your partner.
league-winner-role = The champion gets { $role }.
league-signup-open = Sign-up is open until the organisers start the season.
league-signup-until = Sign-up ends { $when } ({ $date }).
league-signup-starts = Sign-up ends { $when } ({ $date }); then the season starts by itself.
league-entered = { $count ->
    [0] Nobody has joined yet.
    [one] 1 has joined:
   *[other] { $count } have joined:
}
league-entered-of = { $count } of { $most } have joined:
league-invited = { $players } (waiting for the partner to join)
league-waiting = Waiting for a free place:
league-more = { $count ->
    [one] and 1 more
   *[other] and { $count } more
}
league-finished = { $season } is over.
league-champion = 🏆 Champion: { $players }
league-place = { $place }. { $players }
league-role-given = { $players } now wear { $role }.
league-role-refused = I could not give { $role } to { $players }: { $why }
league-role-rights = I lack the permission Manage Roles.
league-role-high = the role stands above my own in the list of roles.
league-role-managed = the role belongs to an integration and cannot be given.
league-role-gone = the role is gone.
league-role-member = that player is not in this server.
league-round-head = { $season } · **{ $round }** ends { $when } ({ $date }).
league-round-head-over = { $season } · **{ $round }** is over.
league-round-more = More pairings:
league-group = **Group { $group }**
league-stage-winners = **Winners' side**
league-stage-losers = **Losers' side**
league-stage-final = **Final**
pairing-both = { $home } – { $away }
pairing-open = { $both }: { $where }
pairing-no-thread = not open yet
pairing-called-off = called off
pairing-series = { $home } : { $away }
pairing-decided = { $both }: { $result } { $games }
pairing-bye-rest = { $player } rests.
pairing-bye-win = { $player } has a bye.
pairing-bye-walkover = { $player } wins without a game: the opponent has dropped out.
pairing-bye-through = { $player } goes through.
pairing-none = { $player } has nothing to play now.
pairing-in = { $season }, round { $round }:
pairing-due = Decided by rule { $when } ({ $date }).
result-both-double_forfeit = both forfeit
result-both-drawn = drawn
result-by-forfeit = { $winner } wins by forfeit
result-by-no_show = { $winner } wins, the other did not come
result-by-organiser = { $winner } wins by decision of an organiser
result-by-double_forfeit = both forfeit
result-series = { $winner } wins the series { $ours } : { $theirs }
result-game = { $winner } wins { $ours } : { $theirs }
result-game-timeout = { $winner } wins on time, { $ours } : { $theirs }
result-game-drawn = a draw, { $home } : { $away }
league-result = { $season }, round { $round }: { $both }: { $result } { $where }
league-result-series = That decides it: { $result }.
league-result-goes-on = The series stands { $series }.
league-thread-head = { $season }, round { $round }, game { $game }: { $home } – { $away }
league-thread-name = R{ $round } { $home } – { $away }
league-thread-name-series = R{ $round }.{ $game } { $home } – { $away }
league-greeting = { $players }, this is your game of round { $round } in { $season }. It is decided by rule { $when } ({ $date }).
league-greeting-series = { $players }, this is game { $game } of your series (best of { $games }) of round { $round } in { $season }. The series is decided by rule { $when } ({ $date }).
league-reminder = { $players }, your pairing in { $season } is decided by rule { $when }.
league-reminder-move = It is the move of { $players }.
league-reminder-direct = Your pairing in { $season } ({ $where }) is decided by rule { $when }.
league-notice = { $season }: { $words }
league-notice-paused = An organiser paused the season; all clocks stand still. Reason: { $reason }
league-notice-resumed = The season goes on; all deadlines have moved by the length of the pause.
schedule-nothing = Everything in this round is decided.
results-none = { $season } has no results yet.
results-head = Results of { $season }
results-round = **Round { $round }**
seasons-none = There is no season here. Organisers make one with `/league create`.
seasons-head = Seasons of this server:
table-whole = Table
table-of = **{ $name }**
table-group = Group { $group }
table-line = { $place }. { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $won }-{ $drawn }-{ $lost }, { $difference })
table-line-dropped = { $place }. ~~{ $player }~~: { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $won }-{ $drawn }-{ $lost }, { $difference }), dropped out
bracket-playoffs = play-offs
bracket-losers = Losers' side
bracket-round = Round { $step }
bracket-final = Final
bracket-round-winners = Winners, round { $step }
bracket-round-losers = Losers, round { $step }
bracket-last-winners = Winners' final
bracket-last-losers = Losers' final
bracket-grand-final = Grand final
bracket-grand-final-again = Grand final, once more
bracket-open = open
bracket-won = · { $winner } goes on

# What an organiser's action will change, and the log of what was done.
preview-head = **{ $action }**: { $season }. This will change:
preview-reason = Reason, for everybody to read: { $reason }
preview-sure = Shall I do it?
preview-cannot-pin = ⚠️ I may not pin messages here. Give me the permission Pin Messages, or pin the season's post yourself.
action-create = New season
action-start = Start the season
action-open_round = Open the next round
action-close_round = End the round now
action-award = Award a pairing
action-forfeit = Forfeit a pairing
action-drop = Drop out
action-substitute = Substitute a player
action-pause = Pause the season
action-resume = Let the season go on
action-finish = Finish the season
action-enter = Enter players
action-undo = Take the last action back
effect-season_opened = Sign-up opens in this channel.
effect-starts = Sign-up closes and round 1 opens: { $entrants } take part, { $matches ->
    [one] 1 game begins.
   *[other] { $matches } games begin.
}
effect-left_out = Left out: { $users }.
effect-pauses = All clocks stand still, in { $matches ->
    [one] 1 game.
   *[other] { $matches } games.
}
effect-resumes = All clocks run again, in { $matches ->
    [0] no game.
    [one] 1 game.
   *[other] { $matches } games.
}
effect-finishes = The season ends as it stands; { $undecided ->
    [0] nothing is undecided.
    [one] 1 pairing stays undecided and its game is called off.
   *[other] { $undecided } pairings stay undecided and their games are called off.
} It cannot be taken back.
effect-enters-active = { $users }: takes part.
effect-enters-waiting = { $users }: waits for a free place.
effect-opens_round = Round { $round } opens: { $matches ->
    [0] no games.
    [one] 1 game begins.
   *[other] { $matches } games begin.
}
effect-closes_round = Round { $round } ends now, without grace.
effect-is_left_open = { $pairing }: stays open for now.
effect-decides-both = { $pairing }: both lose ({ $reason }).
effect-decides = { $pairing }: { $winner } wins ({ $reason }).
effect-ends_match = The game { $match } ends.
effect-leaves = { $users }: no longer takes part.
effect-moves_up = { $users }: moves up from the waiting list.
effect-drops = { $users }: is paired no more after round { $after_round }; results stay.
effect-substitutes = { $joining } takes the place of { $leaving }, with all results.
effect-takes_over_match = The substitute also takes over the game { $match }.
effect-plays_again = { $pairing }: is played again in a new game.
effect-returns = { $users }: takes part again.
effect-undoes = Taken back: { $action } by { $by }. Its reason was: { $reason }
decided-organiser = by decision of an organiser
decided-forfeit = by forfeit
decided-no_show = did not come
decided-double_forfeit = double forfeit
league-done-active = You are in. The season's post shows who else is.
league-done-waiting = All places are taken. You are on the waiting list and move up when somebody leaves.
league-done-invited = Your partner is asked to join: press Join on the season's post, or `/league join`.
league-done-left = You no longer take part.
league-done-confirmed = Done.
league-done-cancelled = Nothing was changed.
league-done-created = The season is open for sign-up.
deeds-none = No organiser has done anything in { $season }.
deeds-head = What organisers did in { $season }, newest first:
deed = { $when } { $actor }: { $action }. Reason: { $reason }.
deed-by-rule = { $when } By rule: { $action }.

# Statistics.
stats-player = Figures of { $player } in this server.
stats-nothing = No finished matches yet.
stats-tally = { $played ->
    [one] 1 match
   *[other] { $played } matches
}: { $won } won, { $drawn } drawn, { $lost } lost ({ $rate } %).
stats-scored = Points made { $made }, given away { $given }.
stats-kind-duel = duels
stats-kind-teams = teams
stats-no-choices = No champions were picked in finished matches yet.
stats-rating = Rating in { $kind }: { $rating } after { $games ->
    [one] 1 match
   *[other] { $games } matches
}.
stats-titles = 🏆 Champion of { $seasons }.
stats-seasons = Played in { $seasons }.
stats-never-met = Never played against { $player }.
stats-against = Against { $player }: { $tally }
stats-choice = { $name }: picked { $picked ->
    [one] once
   *[other] { $picked } times
} ({ $picks } %), banned in { $bans } %, won { $wins } %.
stats-choices = Champions in { $matches ->
    [one] 1 match
   *[other] { $matches } matches
} of this server.
stats-league = **{ $name }**: { $matches ->
    [one] 1 match played.
   *[other] { $matches } matches played.
}
stats-ranking = Ranking over the last seasons:
stats-ranked = { $place }. { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
stats-ratings = Strongest by rating:
stats-rated = { $player }: { $rating }
stats-most-picked = Most picked:

### Look-ups

card-head = **{ $card }** · { $champion } · { $core } · { $kind }
standard-head = **{ $action }** · standard action · { $core }
challenge-head = **{ $challenge }** · challenge
champion-basic = Basic: health { $health }, defence { $defence }.
champion-levelled = Levelled up: health { $health }, defence { $defence }.
rule-head = **{ $rule }**
rule-cores = The cores: { $cores }.
rulings-head = Rulings:
rulings-line = Rulings: { $rulings }
find-card = { $card } ({ $champion })
find-standard = { $action } (standard action)
find-challenge = { $challenge } (challenge)

### The rules in short

rulename-goal = Winning
rule-goal = The first side with 5 points wins at once. Points come from challenges and from knocking out enemies.
rulename-preparation = Getting ready
rule-preparation =
    A random player goes first and takes a deployment area. Then the teams: three champions each.
    Each player puts two unseen traps on trap hexes, draws 5 cards and may swap any of them once. Then the champions are deployed in the own area, first player first.
rulename-drafts = Drafts
rule-drafts =
    Free: each names a team in secret. Casual: pick in turn from one pool, second player first, nobody twice.
    Tournament: each lays out five (in teams three), each bans one of the other side's, then picks from what is left. Double: each lays out two teams of five, the other bans one of the two; then as in the tournament draft.
rulename-teams = Super Teams
rule-teams =
    Two against two, sides taking turns in turn. Each has two champions, 12 cards and a hand of 4. Partners share allies, challenges and points; the first side with 7 wins.
    Either partner may react for a champion of their side, with their own cards and cores, one reaction per attack; whose champion is attacked is asked first. Hands are secret between partners, too, but you may talk as you like.
    The track has five slots worth 0, 0, 1, 2 and 1; two new challenges come each round.
rulename-turn = Rounds and turns
rule-turn =
    A turn: score challenges, take actions, then upkeep. After everybody's turn the challenges move on and a new round begins.
    Upkeep: ready your cores, discard the rest of your hand, draw 5.
rulename-scoring = Scoring
rule-scoring = At the start of your turn, from round 2 on, you score every challenge on a slot with points whose condition you meet. It is then discarded.
rulename-challenges = Challenges
rule-challenges = Challenges lie on four slots worth 0, 1, 2 and 1 points. Each round they move one slot to the right; the last one drops off and a new one comes to the first slot.
rulename-actions = Actions and cores
rule-actions =
    In your turn take as many actions as you like, each paid with a ready core: play a card of that colour for its champion, or take a standard action.
    Do as much of a card as possible. What says "up to" or "may" can be left out, the rest must be done. A card beats the rules.
rulename-standard_actions = Standard actions
rule-standard_actions =
    Each at most once a turn, by any of your champions, for one ready core.
    Manipulation: move 1, then Plan 1. Creation: move 1, then Heal 1. Destruction: move 1, then 1 damage to an adjacent enemy. Any core: move 2.
rulename-movement = Movement
rule-movement = Move up to the printed number of hexes, also 0. Enemies and statues block; allies may be passed, but not ended on. A trap you enter goes off at once, before the next step.
rulename-gate = The Gate
rule-gate = A knocked-out champion waits on the Gate and cannot be hit. It comes back with any action that has a move: the first point puts it on a free hex of its own deployment area.
rulename-attack = Attacks
rule-attack =
    Move, effects before the attack, then attack or stop. Choose targets; the other side may react.
    Damage is strength minus defence, for each target. Then the effects after the attack: first of the reaction, then of the card.
rulename-ranges = Ranges
rule-ranges =
    Melee: an adjacent enemy. Indirect: an enemy at that distance, whatever is between. Direct: an enemy in a straight row at that distance with nobody and no statue between.
    Areas hit everybody in them, allies too, and need at least one enemy inside.
rulename-skill = Skills
rule-skill = Move, then use the skill or stop. Effects happen from top to bottom; one without a target is skipped. Nobody can react to skills and standard actions.
rulename-reactions = Reactions
rule-reactions =
    When your champion is a target in the other side's turn, you may play one reaction and pay its core. Name the champion you defend; it need not own the card.
    You are asked whenever you hold a card and have a ready core, whatever the card is, so that being asked tells nothing.
rulename-defence = Defence
rule-defence = Defence lowers the strength of attacks, never below 0 damage. It does not help against plain damage. Defence below 0 counts as 0.
rulename-knock_out = Knock-out
rule-knock_out = A champion with as much damage as health is out: it goes to its Gate, unhurt and on its basic side, and the other side scores 1 point, whatever the cause.
rulename-levels = Levelling up
rule-levels = A champion that knocks out an enemy levels up when the action is finished. Its card is turned over; its damage stays. A knock-out turns it back.
rulename-traps = Traps
rule-traps =
    Four tokens always lie face down. Whoever comes onto one sets it off: 1, 2 or 3 damage, Stun or Root. Defence does not help.
    Then the player of that champion puts a new token on another empty trap hex, and the move goes on. Trap hexes are the printed ones, also when empty, and every hex with a token.
rulename-displacement = Displacement
rule-displacement = Push, Pull, Force and Fear move somebody else. Whoever is immune to it takes no damage from it either. A rooted champion stays; Push and Pull still hurt it.
rulename-cards = Decks and cards
rule-cards = Your deck is the 18 cards of your three champions. When it is empty while you draw, your discard pile becomes the new deck.
rulename-information = What is known
rule-information = Hidden: hands, decks, face-down traps and sealed choices. Open: discard piles, numbers of cards, cores, damage and challenges. The dice are promised by a hash at the start and shown at the end.
rulename-bloodied = Bloodied
rule-bloodied = A champion with 3 or more damage.
rulename-control = Control
rule-control = You control an area when you have more champions in it than the other side.
rulename-dash = Dash
rule-dash = Dash X: go up to X hexes in one straight row. The usual rules of movement apply, and traps go off.
rulename-double = Double
rule-double = After its damage the attack does the same damage once more.
rulename-draw = Draw
rule-draw = Draw X: draw up to X cards. Say how many before you draw.
rulename-fear = Fear
rule-fear = Fear X: its player dashes the champion up to X hexes so that every step leads away from the source, as far as possible.
rulename-force = Force
rule-force = Force X: you move the target up to X hexes along any way it could walk itself.
rulename-heal = Heal
rule-heal = Heal X: remove up to X damage, from the acting champion unless the card says otherwise.
rulename-jump = Jump
rule-jump = Jump X: go to a free hex within X, over everything. A trap on that hex goes off.
rulename-lifesteal = Lifesteal
rule-lifesteal = The attacker heals as much damage as the attack did.
rulename-place = Place
rule-place = Put the champion on that hex. It is not a move, so even a rooted champion can be placed. A trap there goes off.
rulename-plan = Plan
rule-plan = Plan X: put up to X cards from your hand on top of your deck, in any order.
rulename-poison = Poison
rule-poison = Poison X: if the attack did any damage, it does X more.
rulename-pull = Pull
rule-pull = Pull X: straight towards the one who pulls. 1 damage for each step that could not be made. Nothing happens if the two are not in one row.
rulename-push = Push
rule-push = Push X: straight away from the one who pushes. 1 damage for each step that could not be made. Nothing happens if the two are not in one row.
rulename-root = Root
rule-root = Until end of turn the champion cannot move or be moved. It may attack, use skills and be placed.
rulename-stun = Stun
rule-stun = Its player discards a hand card of that champion, or shows the whole hand if there is none.
rulename-swoop = Swoop
rule-swoop = Swoop X: go up to X hexes in one straight row, over everything, to a free hex. A trap there goes off.

### Rulings

ruling-q1 = Points for a knock-out count at once; the champion levels up when the action is finished.
ruling-q2 = Any knock-out of an enemy counts for a level: by attack, skill, standard action, push or pull, or a trap it was moved into. Through a reaction the defended champion levels up. Knocking out an ally or oneself never does.
ruling-q3 = A levelled champion gains nothing more. Whoever is knocked out before the action ends does not level up.
ruling-q4 = The point for a knock-out always goes to the other side of the one knocked out.
ruling-q5 = Knocked out by a trap on its own move: the other side scores, nobody levels up, and the rest of the card is lost.
ruling-q6 = If one card knocks out champions on both sides, both score. If that ties both at the goal, the side that did not play the card wins; otherwise the higher score wins.
ruling-q7 = Damage of one step is simultaneous; points and victory are looked at after each step, so a win comes before later effects of the same card.
ruling-q8 = A knock-out ends all effects on the champion. Effects played for the team while it is on the Gate do not reach it later.
ruling-q9 = Damage beyond what was needed counts in full for Lifesteal.
ruling-q10 = Damage stays when a champion levels up; its new values count at once.
ruling-q11 = Coming in from the Gate costs 1 movement point and must be done first. Without a free hex in the area, or with a card without a move, the champion cannot act.
ruling-q12 = Jump and Swoop pass over enemies, statues and traps, but end on a free hex. Dash follows the rules of movement.
ruling-q13 = Bonus movement counts for every card and standard action with a printed move, never for Dash, Jump or Swoop.
ruling-q14 = Bonuses change only values that are printed, also a printed 0. Strength bonuses help attack cards only. A minimum range that is not printed stays 1.
ruling-q15 = Push and Pull go the full distance. Champions, statues and the edge block; each missing step is 1 damage. Not in one row: nothing happens.
ruling-q16 = Whoever pulls blocks the last step: a Pull on an adjacent target is all damage.
ruling-q17 = With several champions pushed, the player who pushes chooses the order.
ruling-q18 = A forced champion keeps to its own rules of movement and sets off traps. Missing steps do no damage.
ruling-q19 = A frightened champion takes the longest way that leads away at every step; its player chooses among equal ones. With no such way it stays unhurt.
ruling-q20 = A rooted champion is not moved: Push and Pull do 1 damage per step, Force and Fear nothing. It can be placed.
ruling-q21 = Immunity to a push saves from its damage, too.
ruling-q22 = Rooted by a trap on the way: the steps left over count as missing and do 1 damage each.
ruling-q23 = Placing needs a free hex and sets off a trap there.
ruling-q24 = Towards or away means every single step; otherwise there is no step.
ruling-q25 = The player of the champion on the trap puts the new token on another empty trap hex, unseen, before the used one is shuffled back, also after a knock-out.
ruling-q26 = With all trap hexes taken, the new token goes beside another token; if even that is impossible, on any free hex.
ruling-q27 = Trap damage is credited to whoever moved the victim there; on its own move to nobody. An ally's help earns no level.
ruling-q28 = While Deryn is levelled up, a trap in her hex does not go off, for her or anybody passing. What Prowl looks at is for its player alone.
ruling-q29 = Moves that ignore traps on the way still set off a trap on their last hex.
ruling-q30 = Defence from a reaction is for that attack only. Darksteel Armour: +1 now, +2 against later attacks this turn.
ruling-q31 = One reaction per attack card, however many targets it has.
ruling-q32 = Any reaction in hand may defend any targeted champion, also if its owner is on the Gate. A part that moves the owner needs it in the arena.
ruling-q33 = If the defended champion is knocked out, nothing of the reaction happens after the attack.
ruling-q34 = If the attacker is knocked out by the reaction, nothing of the card happens after the attack.
ruling-q35 = Effects are compulsory: Fireball and Chain Lightning must hit own champions if nobody else is in reach.
ruling-q36 = Effects around a target do nothing if the target was knocked out.
ruling-q37 = You may play a card for its move alone. The effect of a standard action after its move may be left out, too.
ruling-q38 = An area attack needs an enemy inside and hits allies as well. Hexes outside the arena do not count.
ruling-q39 = Direct: one row, nobody and no statue between. Indirect: distance alone.
ruling-q40 = Ignoring defence also ignores the defence of a reaction.
ruling-q41 = Double repeats the damage without counting defence anew. Lifesteal counts both and all targets, but not Poison.
ruling-q42 = Damage done by an attack counts in full, also beyond what was needed.
ruling-q43 = Revenge returns the damage the attack did to the defended champion, Double included, Poison not. Defence does not help.
ruling-q44 = Hunter's Quarry is used up by the next attack that targets the marked champion.
ruling-q45 = Hold Ground cancels every displacement of that attack, also of other targets. What came before the attack has happened.
ruling-q46 = Relentless Advance: if the target did not move, Kilgore is not placed.
ruling-q47 = Next to a levelled Dugrun you may attack only with him among the targets. Skills and standard actions are free.
ruling-q48 = Allies never include the champion of the card; "your champions" do.
ruling-q49 = With deck and discard pile both empty, drawing stops. A card reaches the discard pile when it is finished, a reaction after its attack.
ruling-q50 = Draw and Plan are "up to": say how many cards before drawing.
ruling-q51 = A Stun is chosen by the player of the champion. Without a card of it the hand is shown to all; with an empty hand nothing happens.
ruling-q52 = Discard piles and both sides of champion cards are open to all. "Look" is for one player alone.
ruling-q53 = Only damaged champions can be healed; it may be less than the number.
ruling-q54 = Scoring is automatic and all at once. A challenge on the slot without points is neither scored nor discarded.
ruling-q55 = The first player stays the same all match.
ruling-q57 = Until end of turn means the end of the turn being played.
ruling-q58 = Where a card and the rules differ, the card is right.

### Slash commands

command-brawl = Play Super Fantasy Brawl
command-brawl-challenge = Challenge somebody to a match
command-brawl-open = Open a table that anybody may join
command-brawl-play = Show what you can do now
command-brawl-hand = Show your hand, to you alone
command-brawl-board = Show the arena
command-brawl-log = Show what has happened
command-brawl-undo = Take your last choice back
command-brawl-concede = Give the match up
command-brawl-draw = Offer a draw, agree to one, or take your offer back
command-brawl-list = Show your games and whose turn it is
command-brawl-team = Read and write what only your partner sees
command-brawl-orders = Say when you want to be asked for reactions
command-brawl-do = Do a whole action in one line
command-brawl-replay = Watch a match again
command-brawl-away = Pause your clock for a while
command-card = Read a card
command-champion = Read about a champion
command-rules = Read a rule
command-settings = Settings
command-settings-me = Your settings, and what is stored about you
command-settings-server = Settings of this server
command-brawl-admin = For organisers
command-brawl-admin-pause = Pause a match
command-brawl-admin-resume = Let a paused match go on
command-brawl-admin-pass = Answer for the player who is waited for
command-brawl-admin-rewind = Take a match back to an earlier turn
command-brawl-admin-replace = Replace a player
command-brawl-admin-end = End a match
command-doctor = Check whether everything works here
command-league = Leagues: seasons that run themselves
command-league-create = Organisers: open sign-up for a season in this channel
command-league-join = Join a season
command-league-leave = Leave a season; once it has started you drop out of it
command-league-start = Organisers: close sign-up and open the first round
command-league-round = Organisers: open the next round, or end this one
command-league-table = Show the table or the bracket
command-league-schedule = Show what is to be played
command-league-results = Show what was played
command-league-pairing = Show whom you, or somebody else, plays now
command-league-award = Organisers: give an undecided pairing to a player
command-league-forfeit = Organisers: an undecided pairing is lost by a player
command-league-drop = Organisers: a player plays no more
command-league-substitute = Organisers: somebody takes a player's place
command-league-pause = Organisers: stop all clocks of a season
command-league-resume = Organisers: let a paused season go on
command-league-finish = Organisers: end a season as it stands
command-league-undo = Organisers: take the last action back
command-league-import = Organisers: enter a list of players
command-league-export = Organisers: get a season as files
command-league-list = Show the seasons of this server
command-league-log = Show what organisers did in a season
command-stats = Figures about players, champions and leagues
command-stats-player = Figures of a player, also against another one
command-stats-champion = How often champions are picked and banned, and how often they win
command-stats-league = Ranking and ratings of a league
option-opponent = Whom do you challenge?
option-mode = Two players, or two teams of two?
option-partner = Teams: who plays with you? Empty for anybody
option-opponent2 = Teams: the second opponent. Empty for anybody
option-note = What to write down. Empty to read what is there
option-draft = How are the teams chosen?
option-pace = How fast do you want to play?
option-first = Who goes first?
option-where = In a new thread, or in this channel?
option-text = In words instead of a picture
option-card = The card or standard action
option-to = The hex to go to
option-target = The target
option-until = Until when? For example 2d or 2026-05-01
option-name = What do you want to read about?
option-reason = Why? Everybody can read it
option-player = Which player?
option-by = Who plays instead?
option-steps = How many answers to take back
option-turn = Back to the start of which turn?
option-winner = Who wins? Empty for a draw
option-match = Which match? Empty for the one in this channel
option-season = Which season? Empty if there is only one
option-league = Which league?
option-league-name = Name of the league; a new season of it, if it is there
option-format = Who meets whom?
option-round_length = How long is a round? For example 7d
option-twice = Everybody meets twice
option-rounds = Swiss: how many rounds? Empty for as many as it takes
option-groups = Groups: how many?
option-playoff = Play-offs afterwards?
option-qualifiers = How many go to the play-offs (of each group)?
option-best_of = Best of how many games?
option-playoff_best_of = Best of how many in the play-offs? Empty for the same
option-most = At most how many may join? Empty for no limit
option-signup_until = Sign-up ends: for example 5d or 2026-05-01
option-starts_itself = Start by itself when sign-up ends
option-cadence = When does the next round open?
option-grace = How much may a player overdraw in a season? For example 2d
option-reminders = Remind before the end of a round: for example 2d 6h
option-points = For example: win 3, draw 1, loss 0, forfeit_win 2
option-tie_breaks = For example: difference, scored, head_to_head
option-seeding = How are players ranked at the start?
option-reset = Double elimination: the grand final may be played once more
option-winner_role = The champion gets this role
option-entrant = Which player of the season?
option-season-partner = Leagues of pairs: who plays with you?
option-action = Open the next round, or end this one now?
option-both = Both forfeit
option-round = Which round? Empty for the newest
option-list = Mentions or user ids, one player (or pair) to a line
option-file = The same as a text or CSV file
option-stats-player = Whose figures? Empty for your own
option-against = Also against whom?
option-stats-champion = Which champion? Empty for all
choice-draft-free = free choice
choice-draft-casual = casual draft
choice-draft-tournament = tournament draft
choice-draft-double = double tournament draft
choice-mode-duel = duel, two players
choice-mode-teams = Super Teams, four players
choice-pace-live = live (minutes)
choice-pace-daily = daily
choice-pace-slow = slow
choice-pace-custom = custom
choice-first-random = by lot
choice-first-me = me
choice-first-them = them
choice-where-thread = in a new thread
choice-where-here = here
choice-format-round_robin = everybody against everybody
choice-format-swiss = Swiss
choice-format-groups = groups
choice-playoff-none = none
choice-playoff-single = knock-out
choice-playoff-double = double elimination
choice-cadence-at_once = as soon as everything is decided
choice-cadence-scheduled = when the time of the round is up
choice-seeding-rating = by rating in this server
choice-seeding-joined = in the order of joining
choice-action-open = open the next round
choice-action-close = end this round now

# The form for the times of a custom pace.
modal-pace = Times of your own
modal-pace-turn = Time for a turn, such as 12h or 2d
modal-pace-window = Time to react, such as 90s or 6h
modal-pace-bank = Spare time for the whole game
