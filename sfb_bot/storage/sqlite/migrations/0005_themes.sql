-- 0005 themes
-- What: the colours of pictures, chosen by a person (empty: as the server) and by a server.
-- Why:  the high-contrast pictures were there, but nobody could ask for them.
ALTER TABLE preferences ADD COLUMN theme TEXT NOT NULL DEFAULT '';
ALTER TABLE guild_settings ADD COLUMN theme TEXT NOT NULL DEFAULT 'dark';
