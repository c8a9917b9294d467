-- 0016 hints
-- What: whether players may ask for hints in a match, as its invitation says.
-- Why:  a hint is what a computer player would do. Everybody at the table agrees to it before the match, so it is
--       stored with both. A match with hints is not rated (match_result.is_rated). Matches of leagues have none.
ALTER TABLE lobby ADD COLUMN hints INTEGER NOT NULL DEFAULT 0 CHECK (hints IN (0, 1));
ALTER TABLE match ADD COLUMN hints INTEGER NOT NULL DEFAULT 0 CHECK (hints IN (0, 1));
