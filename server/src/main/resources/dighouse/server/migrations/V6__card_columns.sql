-- What the lobby filters by, out of the JSON of the cards: the kind of pace, and who may watch. Cards
-- that are there already were found by the text of their JSON; the columns say the same, also of a
-- card that is no longer JSON.
ALTER TABLE card ADD COLUMN pace TEXT NOT NULL DEFAULT '';
ALTER TABLE card ADD COLUMN watching TEXT NOT NULL DEFAULT '';
UPDATE card SET
    pace = CASE
        WHEN body LIKE '%"pace":{"kind":"untimed"%' THEN 'untimed'
        WHEN body LIKE '%"pace":{"kind":"days"%' THEN 'days'
        WHEN body LIKE '%"pace":{"kind":"live"%' THEN 'live'
        ELSE '' END,
    watching = CASE
        WHEN body LIKE '%"watching":"public"%' THEN 'public'
        WHEN body LIKE '%"watching":"link"%' THEN 'link'
        WHEN body LIKE '%"watching":"private"%' THEN 'private'
        ELSE '' END;

-- A rare pace is found without looking at all tables of another one.
CREATE INDEX card_by_pace ON card (status, visibility, pace, changed);
