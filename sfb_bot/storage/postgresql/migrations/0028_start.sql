-- 0028 start
-- What: all tables as they are in SQLite after its migration 0028, where PostgreSQL comes in. From here on every
--       number has a file for each of the two.
-- Why:  bots that run as several processes, or on several machines, share one database. On what differs:
--       * Every whole number is a BIGINT, truth as well (0 or 1), so that both databases are read alike. Texts are
--         in the order of their bytes: the database is made with the collation C.
--       * Matches, invitations, leagues and seasons are numbered without a gap, because a missing number is a loss
--         (`python bot.py verify`). PostgreSQL's own sequences leave gaps where something was taken back, so these
--         numbers are counted in a table.
--       * min, max, instr, json_each and so on do what SQLite's do with what the tables hold.
CREATE TABLE last_number (
    name   TEXT PRIMARY KEY,
    number BIGINT NOT NULL
);
INSERT INTO last_number VALUES ('match', 0), ('lobby', 0), ('league', 0), ('season', 0);
CREATE FUNCTION next_number(TEXT) RETURNS BIGINT LANGUAGE sql
    AS 'UPDATE last_number SET number = number + 1 WHERE name = $1 RETURNING number';

CREATE FUNCTION min(BIGINT, BIGINT) RETURNS BIGINT LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS 'SELECT least($1, $2)';
CREATE FUNCTION max(BIGINT, BIGINT) RETURNS BIGINT LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS 'SELECT greatest($1, $2)';
CREATE FUNCTION instr(TEXT, TEXT) RETURNS BIGINT LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS 'SELECT strpos($1, $2)::BIGINT';
-- The numbers of a list.
CREATE FUNCTION json_each(TEXT) RETURNS TABLE (value BIGINT) LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS 'SELECT each::BIGINT FROM json_array_elements_text($1::JSON) AS each';
-- Whether a text is a list of numbers; one of them, as '$[2]'; and the list with another one in its place.
CREATE FUNCTION json_valid(TEXT) RETURNS BOOLEAN LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
    PERFORM $1::JSON;
    RETURN TRUE;
EXCEPTION WHEN OTHERS THEN
    RETURN FALSE;
END $$;
CREATE FUNCTION json_extract(TEXT, TEXT) RETURNS BIGINT LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS 'SELECT ($1::JSON ->> substr($2, 3, length($2) - 3)::INTEGER)::BIGINT';
CREATE FUNCTION json_set(TEXT, TEXT, BIGINT) RETURNS TEXT LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$SELECT replace(jsonb_set($1::JSONB, ARRAY[substr($2, 3, length($2) - 3)], $3::TEXT::JSONB)::TEXT, ' ', '')$$;

CREATE TABLE match (
    id            BIGINT PRIMARY KEY DEFAULT next_number('match'),
    game          TEXT NOT NULL,
    guild         BIGINT NOT NULL,
    channel       BIGINT NOT NULL,
    status        TEXT NOT NULL CHECK (status IN ('live', 'paused', 'over')),
    setup         TEXT NOT NULL,
    seed          TEXT NOT NULL,
    pace          TEXT NOT NULL,
    seq           BIGINT NOT NULL CHECK (seq >= 0),
    ask_no        BIGINT NOT NULL,
    created_at    BIGINT NOT NULL,
    asked_at      BIGINT NOT NULL,
    clock         TEXT NOT NULL,
    ended_at      BIGINT,
    ledger        BIGINT,
    shown_seq     BIGINT NOT NULL,
    paused_for    TEXT NOT NULL,
    lobby         BIGINT,
    opening       TEXT NOT NULL,
    told_seq      BIGINT NOT NULL DEFAULT -1,
    unshown_since BIGINT,
    edition       TEXT NOT NULL DEFAULT '',
    rules_version BIGINT NOT NULL DEFAULT 0,
    edition_since BIGINT NOT NULL DEFAULT 0,
    broken        TEXT NOT NULL DEFAULT '',
    hints         BIGINT NOT NULL DEFAULT 0 CHECK (hints IN (0, 1)),
    waits         BIGINT NOT NULL DEFAULT 0 CHECK (waits IN (0, 1))
);
CREATE UNIQUE INDEX match_place ON match (channel) WHERE status <> 'over' AND channel <> 0;
CREATE INDEX match_over_in ON match (channel, id) WHERE status = 'over';
CREATE INDEX match_live ON match (id) WHERE status <> 'over';
CREATE TABLE seat (
    match      BIGINT NOT NULL REFERENCES match (id),
    seat       BIGINT NOT NULL,
    "user"     BIGINT NOT NULL,
    bank       BIGINT NOT NULL,
    away_until BIGINT NOT NULL,
    side       BIGINT NOT NULL DEFAULT 0,
    used       BIGINT,
    seen       BIGINT NOT NULL DEFAULT -1,
    came       BIGINT CHECK (came IN (0, 1)),
    PRIMARY KEY (match, seat)
);
CREATE INDEX seat_user ON seat ("user", match);
CREATE TABLE entry (
    match       BIGINT NOT NULL REFERENCES match (id),
    seq         BIGINT NOT NULL CHECK (seq > 0),
    entry       TEXT NOT NULL,
    events      TEXT NOT NULL,
    at          BIGINT NOT NULL,
    interaction TEXT NOT NULL,
    PRIMARY KEY (match, seq)
);
CREATE TABLE checkpoint (
    match BIGINT NOT NULL REFERENCES match (id),
    seq   BIGINT NOT NULL CHECK (seq >= 0),
    kept  BIGINT NOT NULL CHECK (kept IN (0, 1)),
    body  BYTEA NOT NULL,
    PRIMARY KEY (match, seq)
);
CREATE TABLE held_answer (
    match      BIGINT NOT NULL REFERENCES match (id),
    seat       BIGINT NOT NULL,
    ask_no     BIGINT NOT NULL,
    keys       TEXT NOT NULL,
    release_at BIGINT NOT NULL,
    PRIMARY KEY (match, seat)
);
CREATE TABLE standing_order (
    match   BIGINT NOT NULL REFERENCES match (id),
    place   BIGINT NOT NULL,
    seat    BIGINT NOT NULL,
    kind    TEXT NOT NULL,
    subject TEXT NOT NULL,
    turn_no BIGINT NOT NULL,
    PRIMARY KEY (match, place)
);
CREATE TABLE interaction (
    id TEXT PRIMARY KEY,
    at BIGINT NOT NULL
);
CREATE INDEX interaction_age ON interaction (at);
CREATE TABLE lobby (
    id         BIGINT PRIMARY KEY DEFAULT next_number('lobby'),
    kind       TEXT NOT NULL CHECK (kind IN ('challenge', 'open')),
    status     TEXT NOT NULL CHECK (status IN ('waiting', 'started', 'declined', 'cancelled', 'expired')),
    guild      BIGINT NOT NULL,
    channel    BIGINT NOT NULL,
    host       BIGINT NOT NULL,
    game       TEXT NOT NULL,
    setup      TEXT NOT NULL,
    pace       TEXT NOT NULL,
    first      TEXT NOT NULL CHECK (first IN ('random', 'host', 'guest')),
    place      TEXT NOT NULL CHECK (place IN ('thread', 'here')),
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    message    BIGINT,
    match      BIGINT REFERENCES match (id),
    hints      BIGINT NOT NULL DEFAULT 0 CHECK (hints IN (0, 1))
);
CREATE INDEX lobby_host ON lobby (host);
CREATE INDEX lobby_match ON lobby (match) WHERE match IS NOT NULL;
CREATE TABLE deadline (
    id     BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    kind   TEXT NOT NULL,
    due    BIGINT NOT NULL,
    match  BIGINT REFERENCES match (id),
    lobby  BIGINT REFERENCES lobby (id),
    seat   BIGINT,
    ask_no BIGINT NOT NULL,
    note   TEXT NOT NULL,
    season BIGINT
);
CREATE INDEX deadline_due ON deadline (due, id);
CREATE INDEX deadline_match ON deadline (match) WHERE match IS NOT NULL;
CREATE INDEX deadline_lobby ON deadline (lobby) WHERE lobby IS NOT NULL;
CREATE TABLE outbox (
    id         BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    lane       TEXT NOT NULL,
    kind       TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    match      BIGINT REFERENCES match (id),
    lobby      BIGINT REFERENCES lobby (id),
    "user"     BIGINT,
    body       TEXT NOT NULL,
    tries      BIGINT NOT NULL DEFAULT 0,
    next_try   BIGINT NOT NULL DEFAULT 0,
    trouble    TEXT NOT NULL DEFAULT '',
    season     BIGINT,
    guild      BIGINT
);
CREATE INDEX outbox_lane ON outbox (lane, id);
CREATE INDEX outbox_user ON outbox ("user") WHERE "user" IS NOT NULL;
CREATE TABLE preferences (
    "user"           BIGINT PRIMARY KEY,
    hand_by          TEXT NOT NULL,
    reminders        TEXT NOT NULL,
    quiet_from       BIGINT,
    quiet_to         BIGINT,
    language         TEXT NOT NULL,
    dm_refused       BIGINT NOT NULL CHECK (dm_refused IN (0, 1)),
    theme            TEXT NOT NULL DEFAULT '',
    timezone         TEXT NOT NULL DEFAULT '',
    orientation      TEXT NOT NULL DEFAULT '',
    discord_language TEXT NOT NULL DEFAULT ''
);
CREATE TABLE guild_settings (
    guild           BIGINT PRIMARY KEY,
    organiser_role  BIGINT,
    pace            TEXT NOT NULL,
    language        TEXT NOT NULL,
    theme           TEXT NOT NULL DEFAULT 'dark',
    games           TEXT NOT NULL DEFAULT '[]',
    rates_computers BIGINT NOT NULL DEFAULT 0 CHECK (rates_computers IN (0, 1)),
    puzzle_channel  BIGINT NOT NULL DEFAULT 0,
    results_channel BIGINT NOT NULL DEFAULT 0,
    live_channel    BIGINT NOT NULL DEFAULT 0,
    queue_channel   BIGINT NOT NULL DEFAULT 0,
    orientation     TEXT NOT NULL DEFAULT 'portrait',
    posts           TEXT NOT NULL DEFAULT 'turn' CHECK (posts IN ('turn', 'action')),
    web             TEXT NOT NULL DEFAULT ''
);
CREATE TABLE admin_action (
    id     BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    guild  BIGINT NOT NULL,
    match  BIGINT NOT NULL,
    actor  BIGINT NOT NULL,
    action TEXT NOT NULL,
    reason TEXT NOT NULL,
    at     BIGINT NOT NULL
);
CREATE INDEX admin_action_guild ON admin_action (guild, id);
CREATE INDEX admin_action_actor ON admin_action (actor);
CREATE TABLE note (
    key  TEXT PRIMARY KEY,
    text TEXT NOT NULL
);
CREATE TABLE lobby_seat (
    lobby  BIGINT NOT NULL REFERENCES lobby (id),
    seat   BIGINT NOT NULL,
    "user" BIGINT,
    is_in  BIGINT NOT NULL CHECK (is_in IN (0, 1)),
    side   BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (lobby, seat)
);
CREATE INDEX lobby_seat_user ON lobby_seat ("user") WHERE "user" IS NOT NULL;
CREATE TABLE team_note (
    match  BIGINT NOT NULL REFERENCES match (id),
    side   BIGINT NOT NULL,
    text   TEXT NOT NULL,
    writer BIGINT NOT NULL,
    at     BIGINT NOT NULL,
    PRIMARY KEY (match, side)
);
CREATE TABLE league (
    id             BIGINT PRIMARY KEY DEFAULT next_number('league'),
    guild          BIGINT NOT NULL,
    name           TEXT NOT NULL,
    created_at     BIGINT NOT NULL,
    created_by     BIGINT NOT NULL,
    organiser_role BIGINT NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX league_name ON league (guild, lower(name));
CREATE TABLE season (
    id           BIGINT PRIMARY KEY DEFAULT next_number('season'),
    league       BIGINT NOT NULL REFERENCES league (id),
    number       BIGINT NOT NULL,
    status       TEXT NOT NULL CHECK (status IN ('signup', 'running', 'paused', 'finished')),
    version      BIGINT NOT NULL,
    channel      BIGINT NOT NULL,
    game         TEXT NOT NULL,
    setup        TEXT NOT NULL,
    pace         TEXT NOT NULL,
    settings     TEXT NOT NULL,
    terms        TEXT NOT NULL,
    created_at   BIGINT NOT NULL,
    created_by   BIGINT NOT NULL,
    signup_until BIGINT,
    started_at   BIGINT,
    finished_at  BIGINT,
    paused_at    BIGINT,
    paused_for   TEXT NOT NULL,
    qualified    TEXT NOT NULL,
    paused_until BIGINT,
    UNIQUE (league, number)
);
CREATE TABLE entrant (
    season              BIGINT NOT NULL REFERENCES season (id),
    id                  BIGINT NOT NULL,
    status              TEXT NOT NULL CHECK (status IN ('invited', 'active', 'waiting', 'dropped')),
    rank                BIGINT NOT NULL,
    joined_at           BIGINT NOT NULL,
    dropped_after_round BIGINT,
    grace_left          BIGINT NOT NULL CHECK (grace_left >= 0),
    start_points        BIGINT NOT NULL DEFAULT 0,
    confirmed_at        BIGINT,
    PRIMARY KEY (season, id)
);
CREATE TABLE entrant_player (
    season  BIGINT NOT NULL,
    entrant BIGINT NOT NULL,
    place   BIGINT NOT NULL,
    "user"  BIGINT NOT NULL,
    since   BIGINT NOT NULL,
    until   BIGINT,
    PRIMARY KEY (season, entrant, place),
    FOREIGN KEY (season, entrant) REFERENCES entrant (season, id)
);
CREATE INDEX entrant_player_user ON entrant_player ("user", season);
CREATE UNIQUE INDEX entrant_player_once ON entrant_player (season, "user") WHERE until IS NULL AND "user" <> 0;
CREATE TABLE season_round (
    season    BIGINT NOT NULL REFERENCES season (id),
    number    BIGINT NOT NULL,
    stage     TEXT NOT NULL,
    opened_at BIGINT NOT NULL,
    ends_at   BIGINT NOT NULL,
    closed_at BIGINT,
    is_cut    BIGINT NOT NULL CHECK (is_cut IN (0, 1)),
    is_held   BIGINT NOT NULL DEFAULT 0 CHECK (is_held IN (0, 1)),
    PRIMARY KEY (season, number)
);
CREATE TABLE pairing (
    season       BIGINT NOT NULL,
    id           BIGINT NOT NULL,
    round        BIGINT NOT NULL,
    home         BIGINT NOT NULL,
    away         BIGINT,
    first_player BIGINT,
    bye          TEXT,
    stage        TEXT NOT NULL,
    group_no     BIGINT NOT NULL,
    step         BIGINT NOT NULL,
    position     BIGINT NOT NULL,
    due          BIGINT NOT NULL,
    grace_of     BIGINT,
    grace_from   BIGINT,
    decided_at   BIGINT,
    match_time   BIGINT,
    offered_time BIGINT,
    offered_by   BIGINT,
    extended     BIGINT NOT NULL DEFAULT 0 CHECK (extended >= 0),
    PRIMARY KEY (season, id),
    FOREIGN KEY (season, round) REFERENCES season_round (season, number),
    FOREIGN KEY (season, home) REFERENCES entrant (season, id),
    FOREIGN KEY (season, away) REFERENCES entrant (season, id)
);
CREATE TABLE pairing_game (
    season       BIGINT NOT NULL,
    pairing      BIGINT NOT NULL,
    number       BIGINT NOT NULL,
    match        BIGINT UNIQUE REFERENCES match (id),
    winner       BIGINT,
    home_score   BIGINT NOT NULL,
    away_score   BIGINT NOT NULL,
    reason       TEXT,
    ended_at     BIGINT,
    paused       BIGINT NOT NULL CHECK (paused IN (0, 1)),
    is_corrected BIGINT NOT NULL DEFAULT 0 CHECK (is_corrected IN (0, 1)),
    PRIMARY KEY (season, pairing, number),
    FOREIGN KEY (season, pairing) REFERENCES pairing (season, id)
);
CREATE TABLE season_action (
    id      BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    season  BIGINT NOT NULL REFERENCES season (id),
    actor   BIGINT NOT NULL,
    action  TEXT NOT NULL,
    reason  TEXT NOT NULL,
    at      BIGINT NOT NULL,
    effects TEXT NOT NULL,
    undo    TEXT NOT NULL,
    undone  BIGINT NOT NULL CHECK (undone IN (0, 1))
);
CREATE INDEX season_action_season ON season_action (season, id);
CREATE INDEX season_action_actor ON season_action (actor);
CREATE TABLE season_post (
    season  BIGINT NOT NULL REFERENCES season (id),
    kind    TEXT NOT NULL,
    key     BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    message BIGINT NOT NULL,
    PRIMARY KEY (season, kind, key)
);
CREATE TABLE match_result (
    match    BIGINT PRIMARY KEY REFERENCES match (id),
    winner   BIGINT,
    ending   TEXT NOT NULL,
    points   TEXT NOT NULL,
    sides    TEXT NOT NULL,
    picks    TEXT NOT NULL,
    bans     TEXT NOT NULL,
    is_rated BIGINT NOT NULL CHECK (is_rated IN (0, 1)),
    number   BIGINT NOT NULL DEFAULT 0,
    goal     BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX deadline_season ON deadline (season) WHERE season IS NOT NULL;
CREATE TABLE ledger_post (
    match      BIGINT PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE,
    number     BIGINT NOT NULL,
    channel    BIGINT NOT NULL,
    since      BIGINT NOT NULL,
    told       BIGINT NOT NULL,
    ask_no     BIGINT NOT NULL,
    is_opening BIGINT NOT NULL,
    notice     TEXT NOT NULL,
    message    BIGINT,
    grown      BIGINT NOT NULL DEFAULT 0,
    turn       BIGINT NOT NULL DEFAULT -1,
    turn_since BIGINT NOT NULL DEFAULT 0,
    act_since  BIGINT NOT NULL DEFAULT 0,
    taken_back BIGINT NOT NULL DEFAULT 0 CHECK (taken_back IN (0, 1)),
    has_called BIGINT NOT NULL DEFAULT 0
);
CREATE TABLE stats_matches (
    guild   BIGINT NOT NULL,
    game    TEXT NOT NULL,
    season  BIGINT NOT NULL,
    matches BIGINT NOT NULL,
    PRIMARY KEY (guild, game, season)
);
CREATE TABLE stats_players (
    guild  BIGINT NOT NULL,
    game   TEXT NOT NULL,
    season BIGINT NOT NULL,
    "user" BIGINT NOT NULL,
    won    BIGINT NOT NULL,
    drawn  BIGINT NOT NULL,
    lost   BIGINT NOT NULL,
    made   BIGINT NOT NULL,
    given  BIGINT NOT NULL,
    PRIMARY KEY (guild, game, season, "user")
);
CREATE INDEX stats_players_user ON stats_players ("user", guild, game);
CREATE TABLE stats_choices (
    guild  BIGINT NOT NULL,
    game   TEXT NOT NULL,
    season BIGINT NOT NULL,
    name   TEXT NOT NULL,
    picked BIGINT NOT NULL,
    banned BIGINT NOT NULL,
    won    BIGINT NOT NULL,
    drawn  BIGINT NOT NULL,
    lost   BIGINT NOT NULL,
    PRIMARY KEY (guild, game, season, name)
);
CREATE TABLE stats_own_choices (
    guild  BIGINT NOT NULL,
    game   TEXT NOT NULL,
    "user" BIGINT NOT NULL,
    name   TEXT NOT NULL,
    picked BIGINT NOT NULL,
    banned BIGINT NOT NULL,
    won    BIGINT NOT NULL,
    drawn  BIGINT NOT NULL,
    lost   BIGINT NOT NULL,
    PRIMARY KEY ("user", guild, game, name)
);
CREATE TABLE stats_meetings (
    guild BIGINT NOT NULL,
    game  TEXT NOT NULL,
    one   BIGINT NOT NULL,
    two   BIGINT NOT NULL,
    won   BIGINT NOT NULL,
    drawn BIGINT NOT NULL,
    lost  BIGINT NOT NULL,
    PRIMARY KEY (one, two, guild, game)
);
CREATE INDEX stats_meetings_two ON stats_meetings (two);
CREATE TABLE rating (
    guild  BIGINT NOT NULL,
    game   TEXT NOT NULL,
    mode   TEXT NOT NULL,
    "user" BIGINT NOT NULL,
    skill  DOUBLE PRECISION NOT NULL,
    doubt  DOUBLE PRECISION NOT NULL,
    games  BIGINT NOT NULL,
    won    BIGINT NOT NULL,
    drawn  BIGINT NOT NULL,
    lost   BIGINT NOT NULL,
    season BIGINT NOT NULL,
    PRIMARY KEY (guild, game, mode, "user")
);
CREATE INDEX rating_user ON rating ("user", guild, game);
CREATE TABLE recount (
    guild   BIGINT NOT NULL,
    game    TEXT NOT NULL,
    changes BIGINT NOT NULL,
    PRIMARY KEY (guild, game)
);
CREATE UNIQUE INDEX match_result_number ON match_result (number);
CREATE TABLE season_finish (
    season  BIGINT NOT NULL REFERENCES season (id),
    entrant BIGINT NOT NULL,
    place   BIGINT NOT NULL,
    tied    BIGINT NOT NULL CHECK (tied IN (0, 1)),
    played  BIGINT NOT NULL,
    PRIMARY KEY (season, entrant)
);
CREATE TABLE deletion (
    id        TEXT PRIMARY KEY,
    who       TEXT NOT NULL,
    at        BIGINT NOT NULL,
    in_copies BIGINT NOT NULL CHECK (in_copies IN (0, 1))
);
CREATE TABLE deletion_owed (
    what   TEXT NOT NULL CHECK (what IN ('match', 'lobby', 'season')),
    id     BIGINT NOT NULL,
    "user" BIGINT NOT NULL,
    PRIMARY KEY (what, id, "user")
);
CREATE TABLE ping (
    id     BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    at     BIGINT NOT NULL,
    what   TEXT NOT NULL,
    guild  BIGINT NOT NULL,
    asker  BIGINT NOT NULL,
    target BIGINT NOT NULL,
    lobby  BIGINT,
    match  BIGINT,
    turn   BIGINT NOT NULL
);
CREATE INDEX ping_at ON ping (at);
CREATE INDEX ping_target ON ping (target, at);
CREATE INDEX ping_asker ON ping (asker, at);
CREATE INDEX ping_lobby ON ping (lobby) WHERE lobby IS NOT NULL;
CREATE INDEX ping_match ON ping (match, what) WHERE match IS NOT NULL;
CREATE INDEX lobby_waiting ON lobby (guild, host) WHERE status = 'waiting';
CREATE TABLE block (
    "user"  BIGINT NOT NULL,
    blocked BIGINT NOT NULL,
    who     TEXT NOT NULL,
    PRIMARY KEY ("user", blocked, who)
);
CREATE INDEX block_blocked ON block (blocked);
CREATE TABLE silence (
    id    BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    kind  TEXT NOT NULL,
    since BIGINT NOT NULL,
    until BIGINT NOT NULL
);
CREATE TABLE trouble (
    lane    TEXT PRIMARY KEY,
    kind    TEXT NOT NULL,
    guild   BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    missing TEXT NOT NULL,
    error   TEXT NOT NULL,
    since   BIGINT NOT NULL,
    is_told BIGINT NOT NULL CHECK (is_told IN (0, 1))
);
CREATE TABLE match_home (
    match   BIGINT PRIMARY KEY REFERENCES match (id),
    channel BIGINT NOT NULL,
    number  BIGINT NOT NULL
);
CREATE TABLE content (
    game    TEXT NOT NULL,
    edition TEXT NOT NULL,
    body    BYTEA NOT NULL,
    PRIMARY KEY (game, edition)
);
CREATE INDEX seat_computer ON seat (match) WHERE "user" < 0;
CREATE TABLE practice (
    "user"      BIGINT NOT NULL,
    game        TEXT NOT NULL,
    exercise    TEXT NOT NULL,
    number      BIGINT NOT NULL,
    entries     TEXT NOT NULL,
    mistakes    BIGINT NOT NULL,
    begun_at    BIGINT NOT NULL,
    solved_at   BIGINT,
    given_up_at BIGINT,
    PRIMARY KEY ("user", game, exercise)
);
CREATE TABLE daily_puzzle (
    guild    BIGINT NOT NULL,
    day      BIGINT NOT NULL,
    game     TEXT NOT NULL,
    exercise TEXT NOT NULL,
    channel  BIGINT NOT NULL,
    message  BIGINT,
    PRIMARY KEY (guild, day)
);
CREATE TABLE daily_solver (
    guild  BIGINT NOT NULL,
    day    BIGINT NOT NULL,
    "user" BIGINT NOT NULL,
    at     BIGINT NOT NULL,
    PRIMARY KEY (guild, day, "user")
);
CREATE TABLE live_board (
    guild   BIGINT PRIMARY KEY,
    channel BIGINT NOT NULL,
    message BIGINT,
    shown   TEXT NOT NULL DEFAULT ''
);
CREATE TABLE waiting (
    guild      BIGINT NOT NULL,
    "user"     BIGINT NOT NULL,
    game       TEXT NOT NULL,
    pace       TEXT NOT NULL,
    channel    BIGINT NOT NULL,
    since      BIGINT NOT NULL,
    until      BIGINT NOT NULL,
    is_offered BIGINT NOT NULL DEFAULT 0 CHECK (is_offered IN (0, 1)),
    PRIMARY KEY (guild, "user")
);
CREATE TABLE unpaired_match (
    match  BIGINT PRIMARY KEY REFERENCES match (id),
    season BIGINT NOT NULL
);
CREATE TABLE deleted_season (
    season BIGINT PRIMARY KEY,
    guild  BIGINT NOT NULL,
    at     BIGINT NOT NULL,
    actor  BIGINT NOT NULL,
    name   TEXT NOT NULL,
    reason TEXT NOT NULL
);
CREATE TABLE league_organiser (
    league BIGINT NOT NULL REFERENCES league (id),
    "user" BIGINT NOT NULL,
    PRIMARY KEY (league, "user")
);
CREATE TABLE web_server (
    guild    BIGINT PRIMARY KEY,
    name     TEXT NOT NULL,
    language TEXT NOT NULL DEFAULT ''
);
CREATE TABLE web_place (
    channel BIGINT PRIMARY KEY,
    guild   BIGINT NOT NULL,
    is_open BIGINT NOT NULL CHECK (is_open IN (0, 1)),
    parent  BIGINT NOT NULL
);
CREATE INDEX web_place_by_guild ON web_place (guild);
CREATE TABLE web_name (
    guild       BIGINT NOT NULL,
    "user"      BIGINT NOT NULL,
    name        TEXT NOT NULL,
    in_pictures TEXT NOT NULL,
    PRIMARY KEY (guild, "user")
);
CREATE TABLE answer_ahead (
    match  BIGINT NOT NULL REFERENCES match (id),
    seat   BIGINT NOT NULL,
    prompt TEXT NOT NULL,
    keys   TEXT NOT NULL,
    PRIMARY KEY (match, seat)
);
ALTER TABLE deadline ADD FOREIGN KEY (season) REFERENCES season (id);
ALTER TABLE outbox ADD FOREIGN KEY (season) REFERENCES season (id);
