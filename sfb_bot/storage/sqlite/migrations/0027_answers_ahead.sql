-- 0027 answers ahead
-- What: answers to questions that are still to come, at most one for each seat of a match under way.
-- Why:  a game may let its players choose in the turns of others what they will be asked. keys is a list, as in
--       held_answer; prompt is the question they are for.
CREATE TABLE answer_ahead (
    match  INTEGER NOT NULL REFERENCES match (id),
    seat   INTEGER NOT NULL,
    prompt TEXT NOT NULL,
    keys   TEXT NOT NULL,
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
