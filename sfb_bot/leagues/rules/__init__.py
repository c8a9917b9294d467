"""Leagues as pure functions: who plays whom, who stands where, who goes on, who is rated how.

Everything is computed from a `Season` (or from results) and from nothing else: no clock, no chance but
lots drawn from the season's seed, the same answer whatever order the results are given in.

* `values`: what a league is made of
* `progress.settings_refusal(settings, entrants)`: why a season cannot start
* `progress.next_round(season)`: the next round, or why there is none
* `series.pairing_state(season, pairing_id)`: where a series stands and who starts the next game
* `table.standings(season, group=..., through_round=...)`: a table
* `bracket.bracket(season)`: the play-offs as a picture wants them
* `ratings.ratings(...)`, `ranking.ranking(...)`: over many seasons, about people and not entrants
"""
