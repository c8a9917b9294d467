-- 0011 troubles
-- What: which matches, invitations and seasons cannot be shown now, why, since when, and whether those concerned
--       were told; and the channel in which a match goes on whose place was deleted.
-- Why:  a place that refuses is tried with growing pauses, which a restart must not shorten; people are told once.
--       * lane is that of the outbox. kind: 'refused', 'gone', 'left' (the server), 'broken'.
--       * match_home.number counts the places a match has lost, so that each new one is made once.
CREATE TABLE trouble (
  lane    TEXT PRIMARY KEY,
  kind    TEXT NOT NULL,
  guild   INTEGER NOT NULL,
  channel INTEGER NOT NULL,
  missing TEXT NOT NULL,
  error   TEXT NOT NULL,
  since   INTEGER NOT NULL,
  is_told INTEGER NOT NULL CHECK (is_told IN (0, 1))
) STRICT, WITHOUT ROWID;

CREATE TABLE match_home (
  match   INTEGER PRIMARY KEY REFERENCES match (id),
  channel INTEGER NOT NULL,
  number  INTEGER NOT NULL
) STRICT;
