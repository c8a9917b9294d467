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
effect-scores = Score on the board: { $home_score } : { $away_score }.
effect-unrates = Match { $match } no longer counts for ratings and stats.
effect-rates = Match { $match } counts for ratings and stats again.
effect-cancels_match = Match { $match } is cancelled.
effect-replaces_pairing = Round { $round }: { $pairing } isn't played. The right players are paired instead.
effect-unpairs = Round { $round }: { $pairing } isn't played. The players are paired when it's clear who they are.
effect-table_moves = Table: { $users }: { $had } → { $has } points, place { $was } → { $is }.
effect-rounds_stay = Pairings up to round { $round } stay as they are.
effect-can_reopen = To pair round { $round } again, use `/league-admin reopen`.
effect-qualified_stay = Those who are in the play-offs stay in.
effect-goes_on = The season is running again.
effect-plays_on = { $count ->
    [one] 1 game that was cancelled begins again.
   *[other] { $count } games that were cancelled begin again.
}
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

## Time, settings, people, the end of a season.

command-league-admin-extend = Give a pairing or the whole round more time
command-league-admin-change = Change a setting of a season
command-league-admin-enter = Let a player in after the start
command-league-admin-return = Let a player who dropped out play again
command-league-admin-delete = Delete a season that was only a test
option-extend-time = How much longer, or until when? For example 2d, 1d 12h or 2026-12-01 18:00
option-extend-player = Whose pairing? Leave empty for the whole round
option-change-setting = Which setting? Pick from the list as you type
option-change-value = The new value, for example 7d, scheduled, or: win 3, draw 1
option-enter-player = Who joins?
option-enter-points = Swiss: with how many points do they start? Usually 0
option-return-player = Who plays again?
option-delete-season = Which season?
option-delete-name = If games were finished in it: type the league's name to be sure
option-pause-until = Until when? For example 3d or 2026-12-01 18:00. Leave empty to resume by hand
action-extend = Give more time
action-change = Change a setting
action-enter_late = Late entry
action-come_back = Play again
action-delete = Delete the season
effect-extends = { $pairing }: finish by { $when }.
effect-extends_round = Round { $round } now ends { $when }. All its open games have until then.
effect-resumes_itself = The season goes on by itself on { $when }.
effect-changes = { $setting }: { $before } → { $value }.
effect-counts_from_round = It counts from the next round on.
effect-counts_from_game = Games that are being played keep their pace. New ones have the new pace.
effect-enters_late = { $users } { $players ->
    [one] plays
   *[other] play
} from round { $round } on, starting with { $points } points.
effect-begins_again = Nothing was decided yet, so the schedule is made again. { $matches ->
    [one] 1 game begins.
   *[other] { $matches } games begin.
}
effect-comes_back = { $users } { $players ->
    [one] plays
   *[other] play
} again from round { $round } on. What was forfeited stays forfeited.
effect-deletes = The season and everything about it is deleted: { $entrants } players, { $finished } decided games, its table and its log. You can't undo this.
league-paused-until = It goes on by itself on { $when }.
league-deleted = { $season } was deleted by an organiser.
league-notice-returned = { $player } joins the season and plays from the next round on.
league-setting-round_length = Time for a round
league-setting-grace = Grace time
league-setting-remind = Reminders
league-setting-cadence = Next round
league-setting-most = Number of places
league-setting-loses_on_time = A clock that runs out loses the game
league-setting-starts_itself = Start automatically
league-setting-seeding = Seeding
league-setting-winner_role = Role for the champion
league-setting-fill_in = Computer that fills in
league-setting-points = Points
league-setting-tie_breaks = Tie-breaks
league-setting-swiss_rounds = Swiss rounds
league-setting-playoff = Play-offs
league-setting-qualifiers = Places in the play-offs
league-setting-grand_final_reset = Second grand final
league-setting-best_of = Games of a series
league-setting-playoff_best_of = Games of a play-off series
league-setting-pace = Pace
league-setting-signup_until = End of sign-up
league-setting-on = yes
league-setting-off = no
refused-league-time-moment = I don't understand that time. Write it like this: 2d, 1d 12h, 2w, 18:30 or 2026-12-01 18:00.
refused-league-time-pause = A pause has to end in the future, within a year.
refused-league-time-extension = That isn't more time. Choose a later moment, at most 90 days from now.
refused-league-time-playoffs = The play-offs have begun, so that's settled.
refused-league-time-started_setting = The season has started, so that's settled.
refused-league-time-delete = Games were finished in this season. To delete it anyway, type its name in `name`: { $name }
refused-league-settings-setting = I don't know that setting. Pick one from the list as you type.
refused-league-settings-choice = That setting can't have this value. Pick one from the list as you type.
refused-league-settings-value = I don't understand that value.
refused-league-settings-same = That's how it is already. Nothing changed.
refused-league-settings-role = I can't give that role: it has to be below mine, and I need the Manage Roles permission.
refused-league-closed-last_round = It's too late: there's no round left to join.
refused-league-closed-schedule = Everyone's schedule is fixed once a game is decided. They can take someone's place with `/league substitute`, or join the next season.
refused-league-entered-came_back = That player dropped out. Let them back in with `/league-admin return`.
refused-league-entered-pair = That player's pair has dropped out. Let both back in with `/league-admin return`.
points-win = win { $points }
points-draw = draw { $points }
points-loss = loss { $points }
points-forfeit_win = win by forfeit { $points }
points-forfeit_loss = loss by forfeit { $points }
points-double_forfeit = double forfeit { $points }
points-bye = bye { $points }
