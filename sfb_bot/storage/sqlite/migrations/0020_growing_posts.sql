-- 0020 growing posts
-- What: how far a post of the ledger has grown since it was made, and which turn it tells of; whether a server
--       wants a post a turn or a post an action; how much of a match each of its players has seen.
-- Why:  the actions of one turn grow one post, and its newest ones can be taken back without a word. The first
--       panel somebody opens tells what has happened since they last looked.
--       * turn is the number of the turn, 0 during the set-up, -1 for a post that does not grow, such as those of
--         earlier versions. turn_since and act_since say after how many entries it and the one before began.
--       * taken_back: the post still tells something that was taken back without a word.
--       * seen counts entries; -1 where nobody knows.
ALTER TABLE ledger_post ADD COLUMN grown INTEGER NOT NULL DEFAULT 0;
ALTER TABLE ledger_post ADD COLUMN turn INTEGER NOT NULL DEFAULT -1;
ALTER TABLE ledger_post ADD COLUMN turn_since INTEGER NOT NULL DEFAULT 0;
ALTER TABLE ledger_post ADD COLUMN act_since INTEGER NOT NULL DEFAULT 0;
ALTER TABLE ledger_post ADD COLUMN taken_back INTEGER NOT NULL DEFAULT 0 CHECK (taken_back IN (0, 1));
ALTER TABLE guild_settings ADD COLUMN posts TEXT NOT NULL DEFAULT 'turn' CHECK (posts IN ('turn', 'action'));
ALTER TABLE seat ADD COLUMN seen INTEGER NOT NULL DEFAULT -1;
