-- 0018 community
-- What: the time everybody has used in a match; the time zones of people; where a server wants its results, its
--       board of running matches and the matches of its queue; and the queue itself.
-- Why:  * seat.used are seconds on the clock. NULL in matches that began before: nobody has counted them.
--       * preferences.timezone is an IANA name; empty for those who think in UTC.
--       * guild_settings: channels, 0 for nowhere. results_channel gets a line for every finished match,
--         live_channel has the board, queue_channel is where matches of the queue are opened (0: where the
--         one who waited longest asked for it).
--       * live_board is the post of a server's board; shown is a fingerprint of what it told last.
--       * waiting: who waits for an opponent in a server, since when, until when, and whether a computer
--         player was offered meanwhile. One row a person and server.
ALTER TABLE seat ADD COLUMN used INTEGER;
ALTER TABLE preferences ADD COLUMN timezone TEXT NOT NULL DEFAULT '';
ALTER TABLE guild_settings ADD COLUMN results_channel INTEGER NOT NULL DEFAULT 0;
ALTER TABLE guild_settings ADD COLUMN live_channel INTEGER NOT NULL DEFAULT 0;
ALTER TABLE guild_settings ADD COLUMN queue_channel INTEGER NOT NULL DEFAULT 0;

CREATE TABLE live_board (
    guild   INTEGER PRIMARY KEY,
    channel INTEGER NOT NULL,
    message INTEGER,
    shown   TEXT NOT NULL DEFAULT ''
) STRICT;

CREATE TABLE waiting (
    guild      INTEGER NOT NULL,
    user       INTEGER NOT NULL,
    game       TEXT NOT NULL,
    pace       TEXT NOT NULL,
    channel    INTEGER NOT NULL,
    since      INTEGER NOT NULL,
    until      INTEGER NOT NULL,
    is_offered INTEGER NOT NULL DEFAULT 0 CHECK (is_offered IN (0, 1)),
    PRIMARY KEY (guild, user)
) STRICT, WITHOUT ROWID;
