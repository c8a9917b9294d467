### Statistics.


## Statistics.

stats-player = Figures of { $player } in this server.
stats-nothing = No finished matches yet.
stats-tally = { $played ->
    [one] 1 match
   *[other] { $played } matches
}: { $won } won, { $drawn } drawn, { $lost } lost ({ $rate } %).
stats-scored = Points made { $made }, given away { $given }.
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
