### Stats of players, of what they choose, and of leagues.

stats-player = { $player }'s stats on this server.
stats-nothing = No finished matches yet.
stats-tally = { $played ->
    [one] 1 match
   *[other] { $played } matches
}: { $won } won, { $drawn } drawn, { $lost } lost ({ $rate }%).
stats-scored = Points scored: { $made }. Points conceded: { $given }.
stats-no-choices = Nothing was picked in a finished match yet.
stats-rating = Rating in { $kind }: { $rating } after { $games ->
    [one] 1 match
   *[other] { $games } matches
}.
stats-titles = 🏆 Champion of { $seasons }.
stats-seasons = Played in { $seasons }.
stats-never-met = No matches against { $player } yet.
stats-against = Against { $player }: { $tally }
stats-choice = { $name }: picked { $picked ->
    [one] once
   *[other] { $picked } times
} ({ $picks }%), banned in { $bans }%, won { $wins }%.
stats-choices = Picks in { $matches ->
    [one] 1 match
   *[other] { $matches } matches
} on this server.
stats-mode-any = rated matches
leaderboard = **Leaderboard, { $kind }.** At least { $least ->
    [one] 1 rated match.
   *[other] { $least } rated matches.
}
leaderboard-league = **Leaderboard of { $league }, { $kind }.** Players of its newest season, at least { $least ->
    [one] 1 rated match.
   *[other] { $least } rated matches.
}
leaderboard-nobody = Nobody has played that many yet.
leaderboard-line = { $place }. { $player }: **{ $rating }** ({ $games ->
    [one] 1 match
   *[other] { $games } matches
}, { $won } won)
leaderboard-soon = You: { $rating }. Play { $count ->
    [one] 1 more match
   *[other] { $count } more matches
} to be listed.
stats-league = **{ $name }**: { $matches ->
    [one] 1 match played.
   *[other] { $matches } matches played.
}
stats-ranking = Ranking over recent seasons:
stats-ranked = { $place }. { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
stats-ratings = Top ratings:
stats-rated = { $player }: { $rating }
stats-most-picked = Most picked:
