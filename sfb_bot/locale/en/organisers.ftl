### What organisers of a season do: previews, effects, the log.

button-confirm = Confirm

## What an organiser's action will change, and the log of what was done.

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
deeds-none = No organiser has done anything in { $season }.
deeds-head = What organisers did in { $season }, newest first:
deed = { $when } { $actor }: { $action }. Reason: { $reason }.
deed-by-rule = { $when } By rule: { $action }.
