-- 0001 start
-- What: everything the bot remembers: matches with their journals and checkpoints, what is due, what is
--       still to be shown, invitations, preferences, settings of servers, organisers' actions.
-- Why:  the first version of the file. Notes on what is not obvious:
--       * application_id marks the file as ours, so that a wrong path cannot spoil another program's file.
--       * Ids of matches, invitations, deadlines and outbox rows are never given twice (AUTOINCREMENT):
--         a button or a deadline of something deleted must not mean something newer.
--       * Presses lie apart from the journal: an undo takes entries away, but never makes an old press
--         valid again.
--       * Times are seconds since 1970 (UTC), JSON is compact text, checkpoints are compressed JSON.
--       * Foreign keys between matches and invitations are left out where both point at each other.

PRAGMA application_id = 1397113458;

CREATE TABLE match (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    game        TEXT NOT NULL,
    guild       INTEGER NOT NULL,
    channel     INTEGER NOT NULL,
    status      TEXT NOT NULL CHECK (status IN ('live', 'paused', 'over')),
    setup       TEXT NOT NULL,
    seed        TEXT NOT NULL,
    pace        TEXT NOT NULL,
    seq         INTEGER NOT NULL CHECK (seq >= 0),
    ask_no      INTEGER NOT NULL,
    created_at  INTEGER NOT NULL,
    asked_at    INTEGER NOT NULL,
    clock       TEXT NOT NULL,
    ended_at    INTEGER,
    ledger      INTEGER,
    shown_seq   INTEGER NOT NULL,
    paused_for  TEXT NOT NULL,
    lobby       INTEGER,
    opening     TEXT NOT NULL
) STRICT;

-- One match at a time in a channel; channel 0 means that the match has no place yet.
CREATE UNIQUE INDEX match_place ON match (channel) WHERE status <> 'over' AND channel <> 0;
CREATE INDEX match_over_in ON match (channel, id) WHERE status = 'over';
CREATE INDEX match_live ON match (id) WHERE status <> 'over';

CREATE TABLE seat (
    match      INTEGER NOT NULL REFERENCES match (id),
    seat       INTEGER NOT NULL,
    user       INTEGER NOT NULL,
    bank       INTEGER NOT NULL,
    away_until INTEGER NOT NULL,
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seat_user ON seat (user, match);

CREATE TABLE entry (
    match       INTEGER NOT NULL REFERENCES match (id),
    seq         INTEGER NOT NULL CHECK (seq > 0),
    entry       TEXT NOT NULL,
    events      TEXT NOT NULL,
    at          INTEGER NOT NULL,
    interaction TEXT NOT NULL,
    PRIMARY KEY (match, seq)
) STRICT, WITHOUT ROWID;

-- kept: from the opening or the start of a turn, not replaced by the next checkpoint.
CREATE TABLE checkpoint (
    match INTEGER NOT NULL REFERENCES match (id),
    seq   INTEGER NOT NULL CHECK (seq >= 0),
    kept  INTEGER NOT NULL CHECK (kept IN (0, 1)),
    body  BLOB NOT NULL,
    PRIMARY KEY (match, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE held_answer (
    match      INTEGER NOT NULL REFERENCES match (id),
    seat       INTEGER NOT NULL,
    ask_no     INTEGER NOT NULL,
    keys       TEXT NOT NULL,
    release_at INTEGER NOT NULL,
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;

-- place: the order in which a seat's standing orders were given.
CREATE TABLE standing_order (
    match   INTEGER NOT NULL REFERENCES match (id),
    place   INTEGER NOT NULL,
    seat    INTEGER NOT NULL,
    kind    TEXT NOT NULL,
    subject TEXT NOT NULL,
    turn_no INTEGER NOT NULL,
    PRIMARY KEY (match, place)
) STRICT, WITHOUT ROWID;

CREATE TABLE interaction (
    id TEXT PRIMARY KEY,
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX interaction_age ON interaction (at);

CREATE TABLE lobby (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    kind       TEXT NOT NULL CHECK (kind IN ('challenge', 'open')),
    status     TEXT NOT NULL CHECK (status IN ('waiting', 'started', 'declined', 'cancelled', 'expired')),
    guild      INTEGER NOT NULL,
    channel    INTEGER NOT NULL,
    host       INTEGER NOT NULL,
    invited    INTEGER,
    game       TEXT NOT NULL,
    setup      TEXT NOT NULL,
    pace       TEXT NOT NULL,
    first      TEXT NOT NULL CHECK (first IN ('random', 'host', 'guest')),
    place      TEXT NOT NULL CHECK (place IN ('thread', 'here')),
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    message    INTEGER,
    match      INTEGER REFERENCES match (id)
) STRICT;

CREATE INDEX lobby_host ON lobby (host);
CREATE INDEX lobby_invited ON lobby (invited) WHERE invited IS NOT NULL;
CREATE INDEX lobby_match ON lobby (match) WHERE match IS NOT NULL;

CREATE TABLE deadline (
    id     INTEGER PRIMARY KEY AUTOINCREMENT,
    kind   TEXT NOT NULL,
    due    INTEGER NOT NULL,
    match  INTEGER REFERENCES match (id),
    lobby  INTEGER REFERENCES lobby (id),
    seat   INTEGER,
    ask_no INTEGER NOT NULL,
    note   TEXT NOT NULL
) STRICT;

CREATE INDEX deadline_due ON deadline (due, id);
CREATE INDEX deadline_match ON deadline (match) WHERE match IS NOT NULL;
CREATE INDEX deadline_lobby ON deadline (lobby) WHERE lobby IS NOT NULL;

-- lane: rows of one lane are shown in their order, each waiting for the ones before it.
CREATE TABLE outbox (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    lane       TEXT NOT NULL,
    kind       TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    match      INTEGER REFERENCES match (id),
    lobby      INTEGER REFERENCES lobby (id),
    user       INTEGER,
    body       TEXT NOT NULL,
    tries      INTEGER NOT NULL DEFAULT 0,
    next_try   INTEGER NOT NULL DEFAULT 0,
    trouble    TEXT NOT NULL DEFAULT ''
) STRICT;

CREATE INDEX outbox_lane ON outbox (lane, id);
CREATE INDEX outbox_user ON outbox (user) WHERE user IS NOT NULL;

CREATE TABLE preferences (
    user       INTEGER PRIMARY KEY,
    hand_by    TEXT NOT NULL,
    reminders  TEXT NOT NULL,
    quiet_from INTEGER,
    quiet_to   INTEGER,
    language   TEXT NOT NULL,
    dm_refused INTEGER NOT NULL CHECK (dm_refused IN (0, 1))
) STRICT;

CREATE TABLE guild_settings (
    guild          INTEGER PRIMARY KEY,
    organiser_role INTEGER,
    pace           TEXT NOT NULL,
    language       TEXT NOT NULL
) STRICT;

CREATE TABLE admin_action (
    id     INTEGER PRIMARY KEY AUTOINCREMENT,
    guild  INTEGER NOT NULL,
    match  INTEGER NOT NULL,
    actor  INTEGER NOT NULL,
    action TEXT NOT NULL,
    reason TEXT NOT NULL,
    at     INTEGER NOT NULL
) STRICT;

CREATE INDEX admin_action_guild ON admin_action (guild, id);
CREATE INDEX admin_action_actor ON admin_action (actor);

-- Short notes of the bot to itself, such as which commands Discord has been told of.
CREATE TABLE note (
    key  TEXT PRIMARY KEY,
    text TEXT NOT NULL
) STRICT, WITHOUT ROWID;
