### Notes that only partners see.

button-team = Team note
button-write = Write
panel-team-note = Team note: { $note }
team-note-head = Team note. Only you and { $partner } can read and edit it.
team-note-empty = Empty so far. Press Write to start it.
team-note-by = -# Written by { $player } { $when }
modal-note = Team note
modal-note-text = Only your partner sees this
