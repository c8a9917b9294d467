### Words in the pictures of tables, brackets and invitations, and in their alt texts.

picture-table-place = №
picture-table-player = Игрок
picture-table-played = И
picture-table-won = В
picture-table-drawn = Н
picture-table-lost = П
picture-table-difference = +/−
picture-table-points = О
picture-table-empty = Игроков пока нет
picture-player-unknown = неизвестный игрок
picture-bracket-empty = Матчей пока нет
picture-bracket-open = определится позже
picture-bracket-bye = проходит без игры
picture-bracket-winner = победитель
picture-place-in = готов
picture-place-invited = приглашён
picture-place-free = свободное место
picture-place-somebody = Игрок { $letter }
