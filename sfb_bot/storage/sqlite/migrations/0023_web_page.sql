-- 0023 web page
-- What: the address of a server's web page (empty: it has none), and what such a page shows that only Discord
--       knows: the server's name, which of the channels its leagues use everybody can read, and what the players
--       of its leagues are called (in words, and in pictures by letters that can be drawn).
-- Why:  pages are made from the database alone, also by `publish`, while Discord is not asked.
--       * is_open of a thread says that it is not private; it is read by whoever reads its parent (0 for a channel).
--       Rows are there only while a server has its page on. A name goes with its person.
ALTER TABLE guild_settings ADD COLUMN web TEXT NOT NULL DEFAULT '';
CREATE TABLE web_server (
    guild INTEGER PRIMARY KEY,
    name TEXT NOT NULL
) STRICT;
CREATE TABLE web_place (
    channel INTEGER PRIMARY KEY,
    guild INTEGER NOT NULL,
    is_open INTEGER NOT NULL CHECK (is_open IN (0, 1)),
    parent INTEGER NOT NULL
) STRICT;
CREATE INDEX web_place_by_guild ON web_place (guild);
CREATE TABLE web_name (
    guild INTEGER NOT NULL,
    user INTEGER NOT NULL,
    name TEXT NOT NULL,
    in_pictures TEXT NOT NULL,
    PRIMARY KEY (guild, user)
) STRICT, WITHOUT ROWID;
