-- 0021 goal
-- What: how many points win a match, with what is kept of a finished one; 0 where a game knows no such number.
-- Why:  a game that is given up counts in the table of a league as won by the goal, so that nobody is denied the
--       difference of points. Results of earlier versions have 0: they keep counting as they were counted.
ALTER TABLE match_result ADD COLUMN goal INTEGER NOT NULL DEFAULT 0;
