### Tables and brackets of a season, as a picture and as text.

button-page-before = Назад
button-page-after = Далі
page-of = Сторінка { $page } з { $pages }.
page-of-more = Сторінка { $page } з { $pages }. Решту покаже кнопка «Таблиця».
table-tie-named = { $name } ({ $head })
table-note-ties = За рівних очок вирішують: { $ties }.
table-note-seeding = Результатів поки немає, тож це посів.
table-note-through = Золотом позначено тих, хто зараз виходить у плейоф.
table-note-qualified = Золотом позначено тих, хто грає в плейофі.
table-note-places = Місця { $first }–{ $last } з { $all }.
nth = { $number }
table-mine-table = Твоє місце: { $nth } з { $count }.
table-mine-group = { $group }, твоє місце: { $nth } з { $count }.
table-mine-in = Ти ще в боротьбі.
table-mine-out = Для тебе турнір завершено, твоє місце: { $nth } з { $count }.
table-mine-over = Твоє підсумкове місце: { $nth } з { $count }.
table-mine-shared = Ти ділиш його з іншими.
table-mark-through = ✓
table-mark-dropped = уже не грає
table-mark-computer = поза заліком
table-key-through = ✓ — зараз виходить у плейоф.
table-key-qualified = ✓ — грає в плейофі.
