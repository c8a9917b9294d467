-- 0028 shared turns
-- What: whether a post, or the one it was made anew from, has called everybody who shares the turn.
-- Why:  partners who share a turn are called once when they can act, and not after every move of the other.
ALTER TABLE ledger_post ADD COLUMN has_called INTEGER NOT NULL DEFAULT 0;
