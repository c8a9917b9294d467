-- 0017 solutions
-- What: when somebody had the solution of a puzzle shown, without having solved it.
-- Why:  such a puzzle does not count as solved any more, and is not offered again.
ALTER TABLE practice ADD COLUMN given_up_at INTEGER;
