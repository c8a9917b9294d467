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
