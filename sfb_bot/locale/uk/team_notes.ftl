### Notes that only partners see.

button-team = Нотатка для соратника
button-write = Написати
panel-team-note = Нотатка для соратника: { $note }
team-note-head = Нотатка для соратника. Читати й змінювати її можете лише ти та { $partner }.
team-note-empty = Поки порожньо. Натисни «Написати», щоб почати.
team-note-by = -# Автор: { $player }, { $when }
modal-note = Нотатка для соратника
modal-note-text = Це бачить лише твій соратник
