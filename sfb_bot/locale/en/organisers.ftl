### What organisers of a season do: previews, effects, the log.

button-confirm = Confirm

## What an organiser's action will change, and the log of what was done.

preview-head = **{ $action }** in { $season }. Here's what changes:
preview-reason = Reason (everyone sees it): { $reason }
preview-sure = Go ahead?
preview-cannot-pin = ⚠️ I can't pin messages here. Give me the Pin Messages permission, or pin the season's post yourself.
action-create = New season
action-start = Start the season
action-open_round = Start the next round
action-close_round = End the round now
action-award = Award a pairing
action-forfeit = Forfeit a pairing
action-drop = Drop out
action-substitute = Substitute a player
action-pause = Pause the season
action-resume = Resume the season
action-finish = Finish the season
action-enter = Add players
action-undo = Undo the last action
effect-season_opened = Sign-up opens in this channel.
effect-starts = Sign-up closes and round 1 starts. Taking part: { $entrants }. { $matches ->
    [one] 1 game begins.
   *[other] { $matches } games begin.
}
effect-fills_in = { $users } fills in, because the number of players is odd.
effect-is_ranked = { $users } { $players ->
    [one] gets
   *[other] get
} a place in the table, with the computer's results.
effect-left_out = Left out: { $users }.
effect-pauses = All clocks stop. { $matches ->
    [0] No games are being played.
    [one] 1 game is paused.
   *[other] { $matches } games are paused.
}
effect-resumes = All clocks start again. { $matches ->
    [0] No games are being played.
    [one] 1 game goes on.
   *[other] { $matches } games go on.
}
effect-finishes = The season ends with the current standings. { $undecided ->
    [0] Every pairing is decided.
    [one] 1 pairing stays undecided and its game is cancelled.
   *[other] { $undecided } pairings stay undecided and their games are cancelled.
}
effect-enters-active = { $users } { $players ->
    [one] joins
   *[other] join
} the season.
effect-enters-waiting = { $users } { $players ->
    [one] goes
   *[other] go
} on the waiting list.
effect-opens_round = Round { $round } starts: { $matches ->
    [0] no games.
    [one] 1 game begins.
   *[other] { $matches } games begin.
}
effect-closes_round = Round { $round } ends now, with no grace time.
effect-is_left_open = { $pairing }: still open for now.
effect-decides-both = { $pairing }: both lose ({ $reason }).
effect-decides = { $pairing }: { $winner } { $players ->
    [one] wins
   *[other] win
} ({ $reason }).
effect-ends_match = Match { $match } ends.
effect-leaves = { $users } { $players ->
    [one] leaves
   *[other] leave
} the season.
effect-moves_up = { $users } { $players ->
    [one] moves
   *[other] move
} up from the waiting list.
effect-drops = { $users } { $players ->
    [one] plays
   *[other] play
} no more games after round { $after_round }. Results so far stay.
effect-substitutes = { $joining } takes over from { $leaving } and keeps all results.
effect-takes_over_match = They also take over match { $match }.
effect-plays_again = { $pairing }: a new game starts.
effect-returns = { $users } { $players ->
    [one] is
   *[other] are
} back in the season.
effect-undoes = Undone: { $action } by { $by }. Their reason was: { $reason }
decided-organiser = organiser's decision
decided-forfeit = by forfeit
decided-no_show = no-show
decided-double_forfeit = double forfeit
deeds-none = Organisers haven't done anything in { $season } yet.
deeds-head = What organisers did in { $season }, latest first:
deed = { $when } { $actor }: { $action }. Reason: { $reason }.
deed-by-rule = { $when } Automatic: { $action }.
