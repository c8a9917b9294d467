-- 0007 posts
-- What: the newest post of every match's ledger with what it tells, written before it is sent; and how much of
--       a match everybody may know (-1 where an earlier version has left that to be found out).
-- Why:  a post that was on its way when the bot died is found again instead of made twice, and whoever takes
--       something back knows what the channel is about to be told.
CREATE TABLE ledger_post (
  match      INTEGER PRIMARY KEY REFERENCES match ON DELETE CASCADE,
  number     INTEGER NOT NULL,
  channel    INTEGER NOT NULL,
  since      INTEGER NOT NULL,
  told       INTEGER NOT NULL,
  ask_no     INTEGER NOT NULL,
  is_opening INTEGER NOT NULL,
  notice     TEXT NOT NULL,
  message    INTEGER
) STRICT;
ALTER TABLE match ADD COLUMN told_seq INTEGER NOT NULL DEFAULT -1;
