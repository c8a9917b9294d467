-- 0024 check in
-- What: whether the clocks of a match wait for its players, and who of them has come; when a pairing of a league
--       is to be played, who has proposed another time, and how much longer its round was made for it.
-- Why:  a game of a league opens when its round does, and its players may be asleep. Its clocks wait until every
--       side has done something in it, or until the time they have agreed upon.
--       * match.waits: its clocks stand still. seat.came: whether whoever sits there has done anything; NULL
--         where nobody counts it, as in all other matches and those of earlier versions.
--       * pairing.match_time: agreed upon. offered_time and offered_by (an entrant): a proposal that nobody has
--         answered. extended: seconds beyond the round's end that cost nobody grace.
ALTER TABLE match ADD COLUMN waits INTEGER NOT NULL DEFAULT 0 CHECK (waits IN (0, 1));
ALTER TABLE seat ADD COLUMN came INTEGER CHECK (came IN (0, 1));
ALTER TABLE pairing ADD COLUMN match_time INTEGER;
ALTER TABLE pairing ADD COLUMN offered_time INTEGER;
ALTER TABLE pairing ADD COLUMN offered_by INTEGER;
ALTER TABLE pairing ADD COLUMN extended INTEGER NOT NULL DEFAULT 0 CHECK (extended >= 0);
