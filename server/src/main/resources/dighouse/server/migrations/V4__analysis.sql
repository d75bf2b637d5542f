-- What a bot thinks of a finished table, made once; follows from its events, and names nobody.
CREATE TABLE analysis (
    table_id TEXT NOT NULL PRIMARY KEY,
    body TEXT NOT NULL,
    at BIGINT NOT NULL
);
