### Notes that only partners see.

button-team = Team note
button-write = Write
panel-team-note = Team note: { $note }
team-note-head = Team note. Only you and { $partner } can read and write it.
team-note-empty = Nothing is written yet.
team-note-by = -# Written by { $player } { $when }
modal-note = Team note
modal-note-text = What only your partner sees
