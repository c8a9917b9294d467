-- 0006 games
-- What: which games a server plays, as a JSON list of their names; empty for all there are.
-- Why:  a house with several games, of which a community may want one alone.
ALTER TABLE guild_settings ADD COLUMN games TEXT NOT NULL DEFAULT '[]';
