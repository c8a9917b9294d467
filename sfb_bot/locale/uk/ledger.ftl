### What everybody sees of a match: opening, ledger, log, result.

menu-read-card = Подивитися карту
opening = **Матч { $match }** · { $players }
opening-promise = -# Код чесної гри: { $hash }… (повний код — у журналі)
ledger-call = { $player }, { $call }
ledger-deadline = Час спливає { $when }.
ledger-more = … і ще { $count ->
    [one] { $count } попередній рядок
    [few] { $count } попередні рядки
   *[other] { $count } попередніх рядків
} у журналі.
text-cut = … решта не вміщується в одне повідомлення.
fair-play-code = -# Код чесної гри: { $hash }
fair-play-seed = -# Зерно: { $seed }. Перевір: SHA-256 цього зерна — це код чесної гри, тож тасування ніхто не змінив.
time-used = Витрачено часу: { $players }.
under-a-minute = менше хвилини
result-place = Грали в { $channel }.
result-unread = Матч завершено: { $sides }.
log-head = Журнал, сторінка { $page } з { $pages }
log-empty = Поки що нічого не сталося.
button-fair-play = Чесна гра: перевірити тасування
