-- 0022 formats
-- What: how many points win a match, with what is kept of a finished one (0 where a game knows no such number);
--       who organises a league beside the organisers of the server: people, and a role (0 for none);
--       when an entrant has confirmed to play, where a season asks for that.
-- Why:  a game that is given up counts in the table of a league as won by the goal, so that nobody is denied the
--       difference of points. Results of earlier versions have 0: they keep counting as they were counted.
--       Not everybody who runs a league runs the whole server.
ALTER TABLE match_result ADD COLUMN goal INTEGER NOT NULL DEFAULT 0;
ALTER TABLE league ADD COLUMN organiser_role INTEGER NOT NULL DEFAULT 0;
CREATE TABLE league_organiser (
    league INTEGER NOT NULL REFERENCES league (id),
    user   INTEGER NOT NULL,
    PRIMARY KEY (league, user)
) STRICT, WITHOUT ROWID;
ALTER TABLE entrant ADD COLUMN confirmed_at INTEGER;
