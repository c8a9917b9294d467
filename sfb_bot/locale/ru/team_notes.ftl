### Notes that only partners see.

button-team = Заметка для соратника
button-write = Написать
panel-team-note = Заметка для соратника: { $note }
team-note-head = Заметка для соратника. Читать и менять её можете только ты и { $partner }.
team-note-empty = Пока пусто. Нажми «Написать» и начни.
team-note-by = -# Автор: { $player }, { $when }
modal-note = Заметка для соратника
modal-note-text = Её увидит только твой соратник
