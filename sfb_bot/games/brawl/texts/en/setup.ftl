### The set-up of a match, and why one is refused.

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
draft-any = Custom draft
draft-free = Free choice of teams
draft-casual = Casual draft
draft-tournament = Tournament draft
draft-double = Double tournament draft
draft-quick = Quick match
draft-random = Random teams
setup-words-quick = Quick match: take a starter team, I set up the rest. First to { $goal ->
    [one] 1 point
   *[other] { $goal } points
}.
setup-words-random = Random teams, and I set up the rest. First to { $goal ->
    [one] 1 point
   *[other] { $goal } points
}.
setup-words-team = Side { $side } plays { $champions }.
refused-setup-roster = I don't know one of those champions, or one is named twice.
refused-setup-draft-free = You need at least { $needed } champions for that; there are { $found }.
refused-setup-draft-casual = A casual draft needs at least { $needed } champions; there are { $found }.
refused-setup-draft-tournament = A tournament draft needs at least { $needed } champions; there are { $found }.
refused-setup-draft-double = A double tournament draft needs at least { $needed } champions; there are { $found }.
refused-setup-draft-quick = A quick match needs at least { $needed } champions; there are { $found }.
refused-setup-draft-random = Random teams need at least { $needed } champions; there are { $found }.
refused-setup-quick-roster = There's no starter team among those champions.
refused-setup-team = That's no team for this match.
refused-setup-team-draft = With that draft you choose teams in the match, not before it.
refused-setup-draft-mode = That draft is for two players. Choose another one for teams.
refused-setup-first = Pick one of the players to go first.
refused-setup-goal = The goal has to be at least 1 point.
refused-position = I can't read that position.

# Modes, as ratings name them
stats-mode-duel = duels
stats-mode-teams = teams
