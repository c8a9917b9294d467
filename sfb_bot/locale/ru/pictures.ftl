### Words in the pictures of tables and brackets, and in their alt texts.

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
