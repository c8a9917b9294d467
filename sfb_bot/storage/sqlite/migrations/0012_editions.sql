-- 0012 editions
-- What: the content of games (their cards and boards) as it was when matches began, each distinct one once; with
--       every match its edition of that content and the version of the rules; why a match cannot be read.
-- Why:  a changed card must not change a match that is being played, nor what can be seen again of one that is
--       over. Notes on what is not obvious:
--       * An edition is named by the hash of its content; content.body is compressed JSON.
--       * Matches of earlier versions have no edition until the bot has started once: they then count as begun
--         with the content and the rules of that start.
--       * edition_since is 0, or the number of entries that were played with content that is lost.
--       * broken is a sentence for the host, empty for a match that can be read. The status stays as it was.
CREATE TABLE content (
    game    TEXT NOT NULL,
    edition TEXT NOT NULL,
    body    BLOB NOT NULL,
    PRIMARY KEY (game, edition)
) STRICT, WITHOUT ROWID;

ALTER TABLE match ADD COLUMN edition TEXT NOT NULL DEFAULT '';
ALTER TABLE match ADD COLUMN rules_version INTEGER NOT NULL DEFAULT 0;
ALTER TABLE match ADD COLUMN edition_since INTEGER NOT NULL DEFAULT 0;
ALTER TABLE match ADD COLUMN broken TEXT NOT NULL DEFAULT '';
