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
