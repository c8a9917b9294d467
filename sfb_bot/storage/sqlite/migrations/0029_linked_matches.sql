-- 0029 linked matches
-- What: which match followed another one by itself, and for which game of a season they were played.
-- Why:  in some games several matches make one contest; in a league the last of them is the game's, and what the
--       earlier ones were played for must not get lost.
CREATE TABLE linked_match (
    match   INTEGER PRIMARY KEY REFERENCES match (id),
    before  INTEGER NOT NULL UNIQUE REFERENCES match (id),
    season  INTEGER,
    pairing INTEGER
) STRICT;
