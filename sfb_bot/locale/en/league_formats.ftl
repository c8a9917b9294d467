### Formats of leagues: pure eliminations, the match for the third place, and what else a season can be made of.

choice-format-knockout = knockout from the start
choice-format-knockout_third = knockout from the start, with a third-place match
choice-format-double_elimination = double elimination from the start
choice-format-double_elimination_once = double elimination from the start, never a second grand final
choice-playoff-single_third = knockout with a third-place match
stages-elimination-single = knockout from the start
stages-elimination-double = double elimination from the start
league-third-place = with a third-place match
league-round-knockout = Round { $number }
bracket-third = Third-place match
refused-league-settings-bad_elimination = In a knockout everyone is in the bracket from the start. Leave out `playoff`, `qualifiers`, `groups`, `rounds` and `twice`.
refused-league-settings-bad_third_place = Only a knockout has a third-place match: double elimination finds the third place by itself.
refused-league-settings-fill_in = In a knockout the best seeds sit out an odd round, so no computer fills in. Leave out `fill_in`.
