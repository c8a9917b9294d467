-- 0002 teams
-- What: who sits where at a table before its match, one row a place; what partners write down for each other.
-- Why:  four players come to a table one by one, some invited, some by joining a side. Notes on what is not
--       obvious:
--       * lobby_seat.user is NULL where anybody may sit, 0 for somebody who asked to be forgotten.
--       * lobby.invited could name one person; it becomes the row of seat 1.
--       * A note of partners lies apart from the bot's own notes: it belongs to a match and its writer, so it
--         is exported and deleted with them.

CREATE TABLE lobby_seat (
    lobby INTEGER NOT NULL REFERENCES lobby (id),
    seat  INTEGER NOT NULL,
    user  INTEGER,
    is_in INTEGER NOT NULL CHECK (is_in IN (0, 1)),
    PRIMARY KEY (lobby, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX lobby_seat_user ON lobby_seat (user) WHERE user IS NOT NULL;

INSERT INTO lobby_seat (lobby, seat, user, is_in) SELECT id, 0, host, 1 FROM lobby;
INSERT INTO lobby_seat (lobby, seat, user, is_in)
    SELECT lobby.id, 1, coalesce(seat.user, lobby.invited), lobby.match IS NOT NULL
    FROM lobby LEFT JOIN seat ON seat.match = lobby.match AND seat.seat = 1;

DROP INDEX lobby_invited;
ALTER TABLE lobby DROP COLUMN invited;

CREATE TABLE team_note (
    match  INTEGER NOT NULL REFERENCES match (id),
    side   INTEGER NOT NULL,
    text   TEXT NOT NULL,
    writer INTEGER NOT NULL,
    at     INTEGER NOT NULL,
    PRIMARY KEY (match, side)
) STRICT, WITHOUT ROWID;
