### Words in the pictures of tables, brackets and invitations, and in their alt texts.

picture-table-place = №
picture-table-player = Игрок
picture-table-won = В
picture-table-drawn = Н
picture-table-lost = П
picture-table-points = Очки
picture-tie-median_buchholz = мБ
picture-tie-buchholz = Бх
picture-tie-difference = +/−
picture-tie-scored = Наб
picture-tie-head_to_head = ЛВ
picture-table-mine = это ты
picture-table-through = проходит
picture-table-empty = Игроков пока нет
picture-player-unknown = неизвестный игрок
picture-bracket-empty = Матчей пока нет
picture-bracket-open = определится
picture-bracket-bye = без игры
picture-bracket-winner = победитель
picture-place-in = на месте
picture-place-invited = ждём ответ
picture-place-free = свободно
picture-place-somebody = Игрок { $letter }
