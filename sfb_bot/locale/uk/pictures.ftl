### Words in the pictures of tables, brackets and invitations, and in their alt texts.

picture-table-place = №
picture-table-player = Гравець
picture-table-won = В
picture-table-drawn = Н
picture-table-lost = П
picture-table-points = Оч
picture-tie-median_buchholz = мБ
picture-tie-buchholz = Бх
picture-tie-difference = +/−
picture-tie-scored = Наб
picture-tie-head_to_head = Ос
picture-table-mine = це ти
picture-table-through = проходить далі
picture-table-empty = Гравців поки немає
picture-player-unknown = невідомий гравець
picture-bracket-empty = Матчів поки немає
picture-bracket-open = визначиться
picture-bracket-bye = без гри
picture-bracket-winner = переможець
picture-place-in = на місці
picture-place-invited = запрошено
picture-place-free = вільне місце
picture-place-somebody = Гравець { $letter }
