-- 0004 sides
-- What: the side every seat plays for, at a table that waits and in a match.
-- Why:  who plays with whom is said by a game's rules; until now two sides always sat in turn.
ALTER TABLE seat ADD COLUMN side INTEGER NOT NULL DEFAULT 0;
UPDATE seat SET side = seat % 2;

ALTER TABLE lobby_seat ADD COLUMN side INTEGER NOT NULL DEFAULT 0;
UPDATE lobby_seat SET side = seat % 2;
