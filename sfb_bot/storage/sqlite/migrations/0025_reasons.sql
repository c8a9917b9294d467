-- 0025 reasons
-- What: matches that are over have no reason for a pause.
-- Why:  a paused match that an organiser ended kept it, and `verify` found fault with that.
UPDATE match SET paused_for = '' WHERE status = 'over';
