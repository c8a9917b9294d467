-- 0021 corrections
-- What: which results an organiser has put right; which rounds wait for an organiser before the next is opened;
--       until when a season is paused; with how many points somebody entered late.
-- Why:  everything in a season can be corrected. Notes on what is not obvious:
--       * pairing_game.is_corrected: the result is no longer what its match says. The match stays as it was played,
--         and counts for ratings only where the league still says the same.
--       * season_round.is_held: the round after it was taken back, and is paired again when an organiser says so.
--       * season.paused_until: a deadline of that moment lets the season go on; NULL when an organiser has to.
ALTER TABLE pairing_game ADD COLUMN is_corrected INTEGER NOT NULL DEFAULT 0 CHECK (is_corrected IN (0, 1));
ALTER TABLE season_round ADD COLUMN is_held INTEGER NOT NULL DEFAULT 0 CHECK (is_held IN (0, 1));
ALTER TABLE season ADD COLUMN paused_until INTEGER;
ALTER TABLE entrant ADD COLUMN start_points INTEGER NOT NULL DEFAULT 0;

-- Matches that were called off because their pairing was taken back, or their season deleted; season is the number
-- it had.
CREATE TABLE unpaired_match (
    match  INTEGER PRIMARY KEY REFERENCES match (id),
    season INTEGER NOT NULL
) STRICT;

-- Seasons that were deleted, so that nobody takes them for lost.
CREATE TABLE deleted_season (
    season INTEGER PRIMARY KEY,
    guild  INTEGER NOT NULL,
    at     INTEGER NOT NULL,
    actor  INTEGER NOT NULL,
    name   TEXT NOT NULL,
    reason TEXT NOT NULL
) STRICT;
