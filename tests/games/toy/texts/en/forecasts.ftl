# What an answer leads to.
toy-outlook-luck = up to the dice
toy-outlook-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
toy-caution-empty = The pot is empty, so this gets you nothing. Bank anyway?
