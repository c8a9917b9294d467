-- 0026 languages
-- What: the language of somebody's Discord when they last did something (empty: not known, or one the bot does not
--       speak), and that of a server on Discord for its web page. The language in guild_settings may be empty from
--       now on: organisers have chosen none, and the server's own on Discord counts.
-- Why:  who did not just press anything is spoken to as well, by direct message or on a panel that goes on by
--       itself; and pages are made from the database alone.
--       A server that is stored already keeps its language, even if that is English because nobody chose one: it
--       cannot be told from one that did, and what a server reads must not change by itself.
ALTER TABLE preferences ADD COLUMN discord_language TEXT NOT NULL DEFAULT '';
ALTER TABLE web_server ADD COLUMN language TEXT NOT NULL DEFAULT '';
