### Stats of players, of what they choose, and of leagues.

stats-player = Статистика на цьому сервері: { $player }.
stats-nothing = Завершених матчів поки немає.
stats-tally = { $played ->
    [one] { $played } матч
    [few] { $played } матчі
   *[other] { $played } матчів
}: перемог { $won }, нічиїх { $drawn }, поразок { $lost } ({ $rate }% перемог).
stats-scored = Набрано очок: { $made }. Віддано очок: { $given }.
stats-no-choices = У завершених матчах поки нічого не вибирали.
stats-rating = Рейтинг, { $kind }: { $rating } після { $games ->
    [one] { $games } матчу
   *[other] { $games } матчів
}.
stats-titles = 🏆 Чемпіонські титули: { $seasons }.
stats-seasons = Зіграні сезони: { $seasons }.
stats-never-met = Матчів проти суперника { $player } поки немає.
stats-against = Проти суперника { $player } — { $tally }
stats-choice = { $name }: вибирали { $picked ->
    [one] { $picked } раз
    [few] { $picked } рази
   *[other] { $picked } разів
} ({ $picks }%), вилучали у { $bans }% матчів, перемог { $wins }%.
stats-choices = Вибір у { $matches ->
    [one] { $matches } матчі
   *[other] { $matches } матчах
} на цьому сервері.
stats-mode-any = рейтингові матчі
leaderboard = **Таблиця лідерів, { $kind }.** Щонайменше { $least ->
    [one] { $least } рейтинговий матч.
    [few] { $least } рейтингові матчі.
   *[other] { $least } рейтингових матчів.
}
leaderboard-league = **Таблиця лідерів: { $league }, { $kind }.** Гравці останнього сезону, щонайменше { $least ->
    [one] { $least } рейтинговий матч.
    [few] { $least } рейтингові матчі.
   *[other] { $least } рейтингових матчів.
}
leaderboard-nobody = Стільки поки ніхто не зіграв.
leaderboard-line = { $place }. { $player }: **{ $rating }** ({ $games ->
    [one] { $games } матч
    [few] { $games } матчі
   *[other] { $games } матчів
}, перемог { $won })
leaderboard-soon = Ти: { $rating }. До списку лишилося { $count ->
    [one] зіграти ще { $count } матч
    [few] зіграти ще { $count } матчі
   *[other] зіграти ще { $count } матчів
}.
stats-league = **{ $name }**: { $matches ->
    [one] зіграно { $matches } матч.
    [few] зіграно { $matches } матчі.
   *[other] зіграно { $matches } матчів.
}
stats-ranking = Залік за останні сезони:
stats-ranked = { $place }. { $player }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}
stats-ratings = Найвищий рейтинг:
stats-rated = { $player }: { $rating }
stats-most-picked = Найчастіший вибір:
