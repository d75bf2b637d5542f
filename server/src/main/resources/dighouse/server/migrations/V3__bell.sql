-- Where a person wants to be told that a table waits for them: an address of their own.
CREATE TABLE bell (
    person TEXT NOT NULL PRIMARY KEY,
    address TEXT NOT NULL
);
