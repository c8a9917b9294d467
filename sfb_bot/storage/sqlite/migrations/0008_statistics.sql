-- 0008 statistics
-- What: what finished matches add up to, by server and game: matches, players, what was chosen, who met whom,
--       ratings; the order in which matches ended; the final places of finished seasons.
-- Why:  statistics were counted from all matches at every look. Notes on what is not obvious:
--       * All of it can be counted again from match_result and seat. A row in recount says that this is owed for
--         a game of a server: by an upgrade, because somebody was forgotten (their matches count no more in the
--         ratings of others), or because a result was corrected. recount.changes grows while it is owed.
--       * match_result.number is the order of the transactions that ended the matches; ratings depend on it.
--       * A season of 0 stands for matches of no league. There are no rows of people who were forgotten.
--       * season_finish is filled when somebody looks, and emptied by every change of the season.

CREATE TABLE stats_matches (
    guild   INTEGER NOT NULL,
    game    TEXT NOT NULL,
    season  INTEGER NOT NULL,
    matches INTEGER NOT NULL,
    PRIMARY KEY (guild, game, season)
) STRICT, WITHOUT ROWID;

CREATE TABLE stats_players (
    guild  INTEGER NOT NULL,
    game   TEXT NOT NULL,
    season INTEGER NOT NULL,
    user   INTEGER NOT NULL,
    won    INTEGER NOT NULL,
    drawn  INTEGER NOT NULL,
    lost   INTEGER NOT NULL,
    made   INTEGER NOT NULL,
    given  INTEGER NOT NULL,
    PRIMARY KEY (guild, game, season, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX stats_players_user ON stats_players (user, guild, game);

CREATE TABLE stats_choices (
    guild  INTEGER NOT NULL,
    game   TEXT NOT NULL,
    season INTEGER NOT NULL,
    name   TEXT NOT NULL,
    picked INTEGER NOT NULL,
    banned INTEGER NOT NULL,
    won    INTEGER NOT NULL,
    drawn  INTEGER NOT NULL,
    lost   INTEGER NOT NULL,
    PRIMARY KEY (guild, game, season, name)
) STRICT, WITHOUT ROWID;

CREATE TABLE stats_own_choices (
    guild  INTEGER NOT NULL,
    game   TEXT NOT NULL,
    user   INTEGER NOT NULL,
    name   TEXT NOT NULL,
    picked INTEGER NOT NULL,
    banned INTEGER NOT NULL,
    won    INTEGER NOT NULL,
    drawn  INTEGER NOT NULL,
    lost   INTEGER NOT NULL,
    PRIMARY KEY (user, guild, game, name)
) STRICT, WITHOUT ROWID;

CREATE TABLE stats_meetings (
    guild INTEGER NOT NULL,
    game  TEXT NOT NULL,
    one   INTEGER NOT NULL,
    two   INTEGER NOT NULL,
    won   INTEGER NOT NULL,
    drawn INTEGER NOT NULL,
    lost  INTEGER NOT NULL,
    PRIMARY KEY (one, two, guild, game)
) STRICT, WITHOUT ROWID;

CREATE INDEX stats_meetings_two ON stats_meetings (two);

CREATE TABLE rating (
    guild  INTEGER NOT NULL,
    game   TEXT NOT NULL,
    mode   TEXT NOT NULL,
    user   INTEGER NOT NULL,
    skill  REAL NOT NULL,
    doubt  REAL NOT NULL,
    games  INTEGER NOT NULL,
    won    INTEGER NOT NULL,
    drawn  INTEGER NOT NULL,
    lost   INTEGER NOT NULL,
    season INTEGER NOT NULL,
    PRIMARY KEY (guild, game, mode, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX rating_user ON rating (user, guild, game);

CREATE TABLE recount (
    guild   INTEGER NOT NULL,
    game    TEXT NOT NULL,
    changes INTEGER NOT NULL,
    PRIMARY KEY (guild, game)
) STRICT, WITHOUT ROWID;

INSERT INTO recount (guild, game, changes) SELECT DISTINCT guild, game, 1 FROM match WHERE status = 'over';

ALTER TABLE match_result ADD COLUMN number INTEGER NOT NULL DEFAULT 0;
UPDATE match_result SET number = ended.number FROM (
    SELECT match.id, row_number() OVER (ORDER BY match.ended_at, match.id) AS number
    FROM match_result JOIN match ON match.id = match_result.match
) AS ended WHERE ended.id = match_result.match;
CREATE UNIQUE INDEX match_result_number ON match_result (number);

CREATE TABLE season_finish (
    season  INTEGER NOT NULL REFERENCES season (id),
    entrant INTEGER NOT NULL,
    place   INTEGER NOT NULL,
    tied    INTEGER NOT NULL CHECK (tied IN (0, 1)),
    played  INTEGER NOT NULL,
    PRIMARY KEY (season, entrant)
) STRICT, WITHOUT ROWID;
