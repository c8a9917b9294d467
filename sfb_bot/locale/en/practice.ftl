### Lessons and puzzles, for one person each.

button-learn = Learn
button-lessons = All lessons
button-next-lesson = Next lesson
button-first-match = Play my first match
button-again = Start again
button-try-again = Do it again
lesson-head = **{ $number }/{ $count } { $title }** · { $task }
lesson-solved = ✅ { $done }
lesson-wrong = ❌ { $why }
lesson-last = That was the last lesson. You know enough to play!
lesson-list = Lessons of { $game }: { $solved } of { $count } done.
lesson-menu = Choose a lesson
lesson-all-done = You've done every lesson. Do any of them again, or play!
lesson-first-match = Your first match: `/{ $game } solo level:beginner`
lesson-stale = That panel is older. Here's where you are:
button-other-puzzle = Another puzzle
puzzle-head = **Puzzle { $number }** · { $task }
puzzle-wrong = ❌ That line gains less than { $gain ->
    [one] a point
   *[other] { $gain } points
  }. There's exactly one that does: try again.
puzzle-wrong-task = ❌ That doesn't do it. There's exactly one line that does: try again.
puzzle-solved = ✅ Solved! { $tries ->
    [0] At the first try.
    [one] After one wrong try.
   *[other] After { $tries } wrong tries.
  }
puzzle-count = You've solved { $solved } of { $count } puzzles.
puzzle-all-done = You've been through all { $count } puzzles and solved { $solved }. New ones come with updates.
puzzle-uncounted = ✅ That's the line. It doesn't count: you've seen the solution.
puzzle-solution-head = **Puzzle { $number }** · the solution
puzzle-solution-seen = This one no longer counts for you. Play it anyway, or take another.
button-solution = Show solution
button-give-up = Give up
button-solve = Solve it
daily-head = **Puzzle of the day** · { $task }
daily-nobody = Nobody has solved it yet. Only you see what you try.
daily-solved = Solved by { $players }.
daily-solved-more = Solved by { $players } and { $more } more.
practice-you = You
practice-other = Rival
