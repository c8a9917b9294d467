-- 0015 daily puzzles
-- What: where a server wants a puzzle every day, which one it had on which day, and who solved it there.
-- Why:  one is posted each day, once, also when the bot was restarted in between; its post names who solved it.
--       * day counts from 1970, UTC, each beginning at the hour at which puzzles are posted.
--       * puzzle_channel is 0 for a server that wants none. message is the post, once there is one.
--       * outbox.guild: rows that belong to a server rather than to a match, a table, a season or a person.
ALTER TABLE guild_settings ADD COLUMN puzzle_channel INTEGER NOT NULL DEFAULT 0;
ALTER TABLE outbox ADD COLUMN guild INTEGER;

CREATE TABLE daily_puzzle (
    guild    INTEGER NOT NULL,
    day      INTEGER NOT NULL,
    game     TEXT NOT NULL,
    exercise TEXT NOT NULL,
    channel  INTEGER NOT NULL,
    message  INTEGER,
    PRIMARY KEY (guild, day)
) STRICT, WITHOUT ROWID;

CREATE TABLE daily_solver (
    guild INTEGER NOT NULL,
    day   INTEGER NOT NULL,
    user  INTEGER NOT NULL,
    at    INTEGER NOT NULL,
    PRIMARY KEY (guild, day, user)
) STRICT, WITHOUT ROWID;
