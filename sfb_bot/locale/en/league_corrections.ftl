### Putting a season right: commands, effects, notices.

command-league-admin = Organisers: put a season right
command-league-admin-move = Move a season to another channel
option-season-channel = Where should the season go on?
action-move = Move the season
effect-moves = The season goes on in { $channel }. { $playing ->
    [0] No games are being played.
    [one] 1 game stays in its thread. New games open in the new channel.
   *[other] { $playing } games stay in their threads. New games open in the new channel.
}
refused-league-time-here = The season is already in that channel.
league-notice-moved = The season moved here from { $before }.
league-moved = { $season } moved to { $channel }.

## Results put right.

command-league-admin-result = Put a result right: another winner, a draw, a forfeit, a score
command-league-admin-replay = Play a game again
command-league-admin-reopen = Take the newest round back, to pair it again
option-result-player = Whose pairing?
option-result = What's the result?
option-score = Points on the board, that player's first, for example 5:3
option-result-round = Which round? Leave empty for the newest pairing
option-result-game = Series: which game? Leave empty for the whole pairing
choice-result-win = that player wins
choice-result-draw = a draw
choice-result-forfeit = that player forfeits
choice-result-double_forfeit = both forfeit
choice-result-score = only the score changes
action-correct = Correct a result
action-replay = Play a game again
action-reopen = Take the round back
effect-was_decided = Until now: { $winner } won { $pairing } ({ $reason }).
effect-was_decided-drawn = Until now: { $pairing } was a draw.
effect-was_decided-both = Until now: both lost { $pairing }.
effect-decides-drawn = { $pairing }: a draw.
effect-scores = Score on the board: { $home } : { $away }.
effect-unrates = Match { $match } no longer counts for ratings and stats.
effect-rates = Match { $match } counts for ratings and stats again.
effect-calls_off = Match { $match } is cancelled.
effect-pairs_again = Round { $round }: { $pairing } isn't played. The right players are paired instead.
effect-unpairs = Round { $round }: { $pairing } isn't played. The players are paired when it's clear who they are.
effect-table_moves = Table: { $users }: { $had } → { $has } points, place { $was } → { $is }.
effect-rounds_stay = Pairings up to round { $round } stay as they are.
effect-can_reopen = To pair round { $round } again, use `/league-admin reopen`.
effect-qualified_stay = Those who are in the play-offs stay in.
effect-goes_on = The season is running again.
effect-loses_title = { $users } { $players ->
    [one] isn't
   *[other] aren't
} the champion any more, and the champion's role goes.
effect-wins_title = New champion: { $users }.
effect-has_no_champion = Nothing was played, so there's no champion and there are no ranking points.
effect-opens_sign_up = Sign-up is open again.
effect-reopens = Round { $taken } is taken back. Round { $round } is open again.
effect-waits_for_round = Round { $round } is paired again when you start it with `/league round`.
decided-played = by the result of the game
decided-timeout = on time
deed-head = { $season }: an organiser did this: { $action }.
deed-why = Reason: { $reason }
league-result-void = { $season }, round { $round }: { $both }: this result doesn't count any more.
league-round-taken-back = { $season }: round { $round } was taken back. It'll be paired again.
league-notice-title_lost = { $players } isn't the champion after all.
refused-league-correction = I can't correct that.
refused-league-correction-same = That's already the result. Nothing changed.
refused-league-correction-needs_winner = Play-offs need a winner, so there's no draw.
refused-league-correction-followed = The match that followed has been played. Correct or replay that one first.
refused-league-correction-forgotten = Someone in this season asked to be forgotten, so it can't go on.
refused-league-correction-score = I don't understand that score. Write it like this: 5:3. A forfeit has no score.
refused-league-correction-open = That pairing has no result yet. Decide it first, then correct the score.
refused-league-correction-game = { $count ->
    [0] That pairing has no finished game.
    [one] That pairing has 1 finished game.
   *[other] That pairing has { $count } finished games.
}
refused-league-round-earliest = There's no earlier round to go back to.
refused-league-round-played = { $count ->
    [one] 1 game of this round already has a result. Replay it first with `/league-admin replay`, or leave the round as it is.
   *[other] { $count } games of this round already have results, so it stays as it is.
}
