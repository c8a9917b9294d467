-- 0014 practice
-- What: how far people have come in lessons and puzzles.
-- Why:  whoever leaves in the middle of one goes on there, also after a restart of the bot.
--       * number grows with every change, so that a press on an older panel is known by it.
--       * entries are the answers so far, as JSON; those of a solved exercise are the ones that solved it.
CREATE TABLE practice (
    user      INTEGER NOT NULL,
    game      TEXT NOT NULL,
    exercise  TEXT NOT NULL,
    number    INTEGER NOT NULL,
    entries   TEXT NOT NULL,
    mistakes  INTEGER NOT NULL,
    begun_at  INTEGER NOT NULL,
    solved_at INTEGER,
    PRIMARY KEY (user, game, exercise)
) STRICT, WITHOUT ROWID;
