### Stats of players, of what they choose, and of leagues.

stats-player = { $player }: статистика на этом сервере.
stats-nothing = Законченных матчей пока нет.
stats-tally = { $played ->
    [one] { $played } матч
    [few] { $played } матча
   *[many] { $played } матчей
}: побед { $won }, ничьих { $drawn }, поражений { $lost } ({ $rate }%).
stats-scored = Победные очки: заработано { $made }, отдано { $given }.
stats-no-choices = В законченных матчах пока никого не выбирали.
stats-rating = Рейтинг ({ $kind }): { $rating } после { $games ->
    [one] { $games } матча
   *[other] { $games } матчей
}.
stats-titles = 🏆 Титулы чемпиона: { $seasons }.
stats-seasons = Сезоны: { $seasons }.
stats-never-met = Матчей против игрока { $player } пока нет.
stats-against = Против игрока { $player } — { $tally }
stats-choice = { $name }: выбирали { $picked ->
    [one] { $picked } раз
    [few] { $picked } раза
   *[many] { $picked } раз
} ({ $picks }%), исключали в { $bans }%, побед { $wins }%.
stats-choices = Выбор в { $matches ->
    [one] { $matches } матче
   *[other] { $matches } матчах
} на этом сервере.
stats-mode-any = рейтинговые матчи
leaderboard = **Таблица лидеров, { $kind }.** Не меньше { $least ->
    [one] { $least } рейтингового матча.
   *[other] { $least } рейтинговых матчей.
}
leaderboard-league = **Таблица лидеров лиги «{ $league }», { $kind }.** Игроки её последнего сезона, не меньше { $least ->
    [one] { $least } рейтингового матча.
   *[other] { $least } рейтинговых матчей.
}
leaderboard-nobody = Столько пока никто не сыграл.
leaderboard-line = { $place }. { $player }: **{ $rating }** ({ $games ->
    [one] { $games } матч
    [few] { $games } матча
   *[many] { $games } матчей
}, побед { $won })
leaderboard-soon = У тебя { $rating }. Сыграй ещё { $count ->
    [one] { $count } матч
    [few] { $count } матча
   *[many] { $count } матчей
}, чтобы попасть в таблицу.
stats-league = **{ $name }**: { $matches ->
    [one] сыгран { $matches } матч.
    [few] сыграно { $matches } матча.
   *[many] сыграно { $matches } матчей.
}
stats-ranking = Общий зачёт последних сезонов:
stats-ranked = { $place }. { $player }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
stats-ratings = Лучшие рейтинги:
stats-rated = { $player }: { $rating }
stats-most-picked = Чаще всего выбирали:
