-- 0003 league
-- What: leagues and their seasons: who entered, the rounds, who is paired with whom, the games of every
--       pairing and how they ended, what organisers did; and of every finished match what statistics need.
-- Why:  a season runs itself, so everything it is computed from is stored here. Notes on what is not obvious:
--       * Entrants, rounds and pairings are numbered within their season; an entrant stays when the person
--         behind it is replaced (entrant_player.until).
--       * pairing_game is the bridge to ordinary matches. Its row is completed in the transaction that ends
--         the match. reason: NULL while it is played, 'void' when it was called off and does not count.
--       * season.version changes with every change but a result, so that two organisers cannot act at once.
--       * Deadlines and posts of a season lie in the tables that matches use.

CREATE TABLE league (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    guild      INTEGER NOT NULL,
    name       TEXT NOT NULL COLLATE NOCASE,
    created_at INTEGER NOT NULL,
    created_by INTEGER NOT NULL,
    UNIQUE (guild, name)
) STRICT;

CREATE TABLE season (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    league       INTEGER NOT NULL REFERENCES league (id),
    number       INTEGER NOT NULL,
    status       TEXT NOT NULL CHECK (status IN ('signup', 'running', 'paused', 'finished')),
    version      INTEGER NOT NULL,
    channel      INTEGER NOT NULL,
    game         TEXT NOT NULL,
    setup        TEXT NOT NULL,
    pace         TEXT NOT NULL,
    settings     TEXT NOT NULL,
    terms        TEXT NOT NULL,
    created_at   INTEGER NOT NULL,
    created_by   INTEGER NOT NULL,
    signup_until INTEGER,
    started_at   INTEGER,
    finished_at  INTEGER,
    paused_at    INTEGER,
    paused_for   TEXT NOT NULL,
    qualified    TEXT NOT NULL,
    UNIQUE (league, number)
) STRICT;

CREATE TABLE entrant (
    season              INTEGER NOT NULL REFERENCES season (id),
    id                  INTEGER NOT NULL,
    status              TEXT NOT NULL CHECK (status IN ('invited', 'active', 'waiting', 'dropped')),
    rank                INTEGER NOT NULL,
    joined_at           INTEGER NOT NULL,
    dropped_after_round INTEGER,
    grace_left          INTEGER NOT NULL CHECK (grace_left >= 0),
    PRIMARY KEY (season, id)
) STRICT, WITHOUT ROWID;

-- until: when somebody else took over.
CREATE TABLE entrant_player (
    season  INTEGER NOT NULL,
    entrant INTEGER NOT NULL,
    place   INTEGER NOT NULL,
    user    INTEGER NOT NULL,
    since   INTEGER NOT NULL,
    until   INTEGER,
    PRIMARY KEY (season, entrant, place),
    FOREIGN KEY (season, entrant) REFERENCES entrant (season, id)
) STRICT, WITHOUT ROWID;

CREATE INDEX entrant_player_user ON entrant_player (user, season);
-- Nobody takes part twice; 0 is somebody who was forgotten.
CREATE UNIQUE INDEX entrant_player_once ON entrant_player (season, user) WHERE until IS NULL AND user <> 0;

CREATE TABLE season_round (
    season    INTEGER NOT NULL REFERENCES season (id),
    number    INTEGER NOT NULL,
    stage     TEXT NOT NULL,
    opened_at INTEGER NOT NULL,
    ends_at   INTEGER NOT NULL,
    closed_at INTEGER,
    is_cut    INTEGER NOT NULL CHECK (is_cut IN (0, 1)),
    PRIMARY KEY (season, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE pairing (
    season       INTEGER NOT NULL,
    id           INTEGER NOT NULL,
    round        INTEGER NOT NULL,
    home         INTEGER NOT NULL,
    away         INTEGER,
    first_player INTEGER,
    bye          TEXT,
    stage        TEXT NOT NULL,
    group_no     INTEGER NOT NULL,
    step         INTEGER NOT NULL,
    position     INTEGER NOT NULL,
    due          INTEGER NOT NULL,
    grace_of     INTEGER,
    grace_from   INTEGER,
    decided_at   INTEGER,
    PRIMARY KEY (season, id),
    FOREIGN KEY (season, round) REFERENCES season_round (season, number),
    FOREIGN KEY (season, home) REFERENCES entrant (season, id),
    FOREIGN KEY (season, away) REFERENCES entrant (season, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE pairing_game (
    season     INTEGER NOT NULL,
    pairing    INTEGER NOT NULL,
    number     INTEGER NOT NULL,
    match      INTEGER UNIQUE REFERENCES match (id),
    winner     INTEGER,
    home_score INTEGER NOT NULL,
    away_score INTEGER NOT NULL,
    reason     TEXT,
    ended_at   INTEGER,
    paused     INTEGER NOT NULL CHECK (paused IN (0, 1)),
    PRIMARY KEY (season, pairing, number),
    FOREIGN KEY (season, pairing) REFERENCES pairing (season, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE season_action (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    season  INTEGER NOT NULL REFERENCES season (id),
    actor   INTEGER NOT NULL,
    action  TEXT NOT NULL,
    reason  TEXT NOT NULL,
    at      INTEGER NOT NULL,
    effects TEXT NOT NULL,
    undo    TEXT NOT NULL,
    undone  INTEGER NOT NULL CHECK (undone IN (0, 1))
) STRICT;

CREATE INDEX season_action_season ON season_action (season, id);
CREATE INDEX season_action_actor ON season_action (actor);

-- Posts of a season that are kept current, such as its table; key tells posts of one kind apart.
CREATE TABLE season_post (
    season  INTEGER NOT NULL REFERENCES season (id),
    kind    TEXT NOT NULL,
    key     INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    PRIMARY KEY (season, kind, key)
) STRICT, WITHOUT ROWID;

-- winner and the lists go by side; picks and bans by seat.
CREATE TABLE match_result (
    match    INTEGER PRIMARY KEY REFERENCES match (id),
    winner   INTEGER,
    ending   TEXT NOT NULL,
    points   TEXT NOT NULL,
    sides    TEXT NOT NULL,
    picks    TEXT NOT NULL,
    bans     TEXT NOT NULL,
    is_rated INTEGER NOT NULL CHECK (is_rated IN (0, 1))
) STRICT;

ALTER TABLE deadline ADD COLUMN season INTEGER REFERENCES season (id);
CREATE INDEX deadline_season ON deadline (season) WHERE season IS NOT NULL;

ALTER TABLE outbox ADD COLUMN season INTEGER REFERENCES season (id);
