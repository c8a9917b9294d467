-- 0009 deletions
-- What: who asked to be forgotten, and where that is still owed; who was pinged by whom lately; who does not
--       want to be invited by whom.
-- Why:  a deletion has to reach what is still going on, files that are restored later and the copies beside
--       the database; and nobody may be pinged without end. Notes on what is not obvious:
--       * deletion.who is a fingerprint: it recognises a user id that turns up, and names nobody. The same list
--         lies in a file beside the database, because a restored backup knows nothing of later requests.
--       * deletion.in_copies: the copies that migrations left beside the database are clean, too.
--       * deletion_owed names a match, table or season in which somebody stays until it is over.
--       * ping: what was agreed to is taken out again, so friends may play as often as they like; nothing is
--         kept for longer than a day.
--       * block.blocked is 0, and who the fingerprint, once the one who is blocked was forgotten.

CREATE TABLE deletion (
    id        TEXT PRIMARY KEY,
    who       TEXT NOT NULL,
    at        INTEGER NOT NULL,
    in_copies INTEGER NOT NULL CHECK (in_copies IN (0, 1))
) STRICT, WITHOUT ROWID;

CREATE TABLE deletion_owed (
    what TEXT NOT NULL CHECK (what IN ('match', 'lobby', 'season')),
    id   INTEGER NOT NULL,
    user INTEGER NOT NULL,
    PRIMARY KEY (what, id, user)
) STRICT, WITHOUT ROWID;

CREATE TABLE ping (
    id     INTEGER PRIMARY KEY,
    at     INTEGER NOT NULL,
    what   TEXT NOT NULL,
    guild  INTEGER NOT NULL,
    asker  INTEGER NOT NULL,
    target INTEGER NOT NULL,
    lobby  INTEGER,
    match  INTEGER,
    turn   INTEGER NOT NULL
) STRICT;

CREATE INDEX ping_at ON ping (at);
CREATE INDEX ping_target ON ping (target, at);
CREATE INDEX ping_asker ON ping (asker, at);
CREATE INDEX ping_lobby ON ping (lobby) WHERE lobby IS NOT NULL;
CREATE INDEX ping_match ON ping (match, what) WHERE match IS NOT NULL;
CREATE INDEX lobby_waiting ON lobby (guild, host) WHERE status = 'waiting';

CREATE TABLE block (
    user    INTEGER NOT NULL,
    blocked INTEGER NOT NULL,
    who     TEXT NOT NULL,
    PRIMARY KEY (user, blocked, who)
) STRICT, WITHOUT ROWID;

CREATE INDEX block_blocked ON block (blocked);
