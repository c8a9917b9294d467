-- 0029 linked matches
-- What: which match followed another one by itself, and for which game of a season they were played.
-- Why:  in some games several matches make one contest; in a league the last of them is the game's, and what the
--       earlier ones were played for must not get lost.
CREATE TABLE linked_match (
    match   BIGINT PRIMARY KEY REFERENCES match (id),
    before  BIGINT NOT NULL UNIQUE REFERENCES match (id),
    season  BIGINT,
    pairing BIGINT
);
-- It catches what is no JSON, and no worker of a parallel query may do that.
ALTER FUNCTION json_valid(TEXT) PARALLEL UNSAFE;
