### Tables and brackets of a season, as a picture and as text.

button-page-before = Назад
button-page-after = Дальше
page-of = Страница { $page } из { $pages }.
page-of-more = Страница { $page } из { $pages }. Остальное — по кнопке «Таблица».
table-tie-named = { $name } ({ $head })
table-note-ties = При равенстве очков: { $ties }.
table-note-seeding = Результатов пока нет, поэтому здесь порядок посева.
table-note-through = Золотой край: сейчас проходит в плей-офф.
table-note-qualified = Золотой край: играет в плей-офф.
table-note-places = Места { $first }–{ $last } из { $all }.
nth = { $number }-м
table-mine-table = Ты на { $nth } месте из { $count }.
table-mine-group = { $group }: ты на { $nth } месте из { $count }.
table-mine-in = Ты всё ещё в игре.
table-mine-out = Ты выбываешь на { $nth } месте из { $count }.
table-mine-over = Ты заканчиваешь сезон на { $nth } месте из { $count }.
table-mine-shared = Это место ты делишь с другими.
table-mark-through = ✓
table-mark-dropped = вне сезона
table-mark-computer = подмена
table-key-through = ✓ — сейчас проходит в плей-офф.
table-key-qualified = ✓ — играет в плей-офф.
