### What everybody sees of a match: opening, ledger, log, result.

menu-read-card = Посмотреть карту
opening = **Матч { $match }** · { $players }
opening-promise = -# Код честной игры: { $hash }… (целиком — в журнале)
ledger-call = { $player }, { $call }
ledger-deadline = Время истекает { $when }.
ledger-more = … ещё { $count ->
    [one] { $count } строка
    [few] { $count } строки
    [many] { $count } строк
   *[other] { $count } строки
} — в журнале.
text-cut = … остальное не поместилось в одно сообщение.
fair-play-code = -# Код честной игры: { $hash }
fair-play-seed = -# Зерно: { $seed }. Проверь: SHA-256 этого зерна и есть код честной игры, а значит, тасовку никто не менял.
time-used = Потрачено времени: { $players }.
under-a-minute = меньше минуты
result-place = Где играли: { $channel }.
result-unread = Матч окончен: { $sides }.
log-head = Журнал, страница { $page } из { $pages }
log-empty = Пока ничего не произошло.
button-fair-play = Честная игра: проверить тасовку
