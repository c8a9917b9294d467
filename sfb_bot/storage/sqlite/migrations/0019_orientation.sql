-- 0019 orientation
-- What: whether pictures are upright or wide, chosen by a person (empty: as the server) and by a server.
-- Why:  on a phone a wide arena leaves the board half the width; those with large screens may want it back.
ALTER TABLE preferences ADD COLUMN orientation TEXT NOT NULL DEFAULT '';
ALTER TABLE guild_settings ADD COLUMN orientation TEXT NOT NULL DEFAULT 'portrait';
