-- 0010 silences
-- What: since when a match cannot be shown where it is played; and the times when the bot could be reached by
--       nobody, or the clock of the machine was moved.
-- Why:  clocks stand still while nobody could be told or could answer. What a silence added to all clocks is
--       written in the transaction that adds it, so it is added once, also if the bot is stopped in the middle.
--       A silence that ends before it began is a clock that was set back.
ALTER TABLE match ADD COLUMN unshown_since INTEGER;

CREATE TABLE silence (
    id    INTEGER PRIMARY KEY AUTOINCREMENT,
    kind  TEXT NOT NULL,
    since INTEGER NOT NULL,
    until INTEGER NOT NULL
) STRICT;
