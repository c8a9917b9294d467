-- 0013 computers
-- What: whether a server rates matches with computer players; and which seats are theirs, to be found quickly.
-- Why:  a place at a table may be a computer player's. Notes on what is not obvious:
--       * A computer player is a user below 0: -(level + 100 * number), so -2 is the first one of level easy at
--         its table and -102 the second. The numbers of levels stand in matches/computer_players.py.
--       * Results of matches with computer players are not rated (match_result.is_rated), and so are in no
--         figures, unless the server rates them when they end.
ALTER TABLE guild_settings ADD COLUMN rates_computers INTEGER NOT NULL DEFAULT 0 CHECK (rates_computers IN (0, 1));
CREATE INDEX seat_computer ON seat (match) WHERE user < 0;
