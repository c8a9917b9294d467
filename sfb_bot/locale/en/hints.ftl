### Hints: what a computer would do in your place, and reviews of finished matches.

button-hint = Hint
button-take-hint = Do that
hint = 💡 **{ $answer }**. I see nothing better.
hint-because = 💡 **{ $answer }**: it { $reasons }.
hint-habit = 💡 **{ $answer }** is a good choice.
hint-unsure = 💡 I can't tell what's best here. **{ $answer }** is safe.
hint-thinking = 💡 Thinking…
hint-failed = 💡 Nothing comes to mind. Press Hint to try again.
hints-allowed = 💡 Hints are allowed, so this match isn't rated.
better-victory = wins the match
refused-hints = There are no hints in this match.

button-review = Review
button-review-turn = See { $number }
review-head = { $count ->
    [one] One turn could have gone better. This is what you could know then:
   *[other] These { $count } turns cost you most, by what you could know then:
}
review-turn = { $number }. **{ $when }**: you chose { $done }. Better: **{ $better }**.
review-turn-because = { $number }. **{ $when }**: you chose { $done }. Better: **{ $better }**. It { $reasons }.
review-then = , then { "" }
review-moment = Step { $seq }
review-clean = Well played! In your { $count } turns I'd have done nothing better.
review-waiting = Your review begins in a moment…
review-progress = Looking at your turns… { $done } of { $total }
review-failed = I couldn't finish your review. Press Review to try again.
refused-still-played-review = You can review your turns once the match is over.
refused-review = I can't review this match.
refused-review-short = That match was too short to review. Play a few more turns next time.
refused-review-edition = That match was played by an older version of the rules, so I can't review it.
refused-review-game = Computers can't play this game yet, so I can't review it.
