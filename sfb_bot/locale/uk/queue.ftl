### Waiting for an opponent.

button-leave-queue = Вийти з черги
button-meanwhile = Поки зіграти з комп’ютером
queue-in = Ти в черзі на { $game } ({ $pace }). Знайду когось близького за рейтингом — відкрию матч і покличу тебе.
queue-others = { $count ->
    [0] Зараз у цьому темпі більше ніхто не чекає.
    [one] У цьому темпі чекає ще { $count } гравець.
    [few] У цьому темпі чекають ще { $count } гравці.
   *[other] У цьому темпі чекають ще { $count } гравців.
}
queue-until = Перестану шукати { $when }.
queue-offer = Ще шукаю, хто зіграє з тобою в { $game }. Може, поки що з комп’ютером? Місце в черзі лишиться твоїм.
queue-expired = На жаль, охочих зіграти в { $game } не знайшлося. Спробуй ще раз: `/{ $group } queue` у { $channel } — або відкрий стіл: `/{ $group } open`.
queue-expired-here = { $player }, на жаль, охочих зіграти в { $game } не знайшлося. Спробуй ще раз: `/{ $group } queue` — або відкрий стіл: `/{ $group } open`.
queue-found = Матч { $match } знайдено: { $players }! Ваша гілка:
notice-queue-left = Тебе більше немає в черзі.
notice-queue-not-in = Тебе немає в черзі.
notice-meanwhile = Граємо! Матч із комп’ютером відкриється за мить. Ти й далі в черзі.
