-- The house's memory, the same in SQLite and PostgreSQL.

-- What happened at each table, in order; never changed. The key is the lock: whoever appends
-- first wins.
CREATE TABLE event (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    at BIGINT NOT NULL,
    house_at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) ${in_key_order};

-- Commands that were carried out, so that one sent twice is played once.
CREATE TABLE command (
    sender TEXT NOT NULL,
    id TEXT NOT NULL,
    answer TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (sender, id)
) ${in_key_order};

-- What the lobby shows of a table; follows from its events.
CREATE TABLE card (
    table_id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    visibility TEXT NOT NULL,
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    body TEXT NOT NULL
);
CREATE INDEX card_by_status ON card (status, visibility, changed);

-- Who sits where, and whether the table waits for them; follows from the events. Waiting changes
-- with every move, so it stands in no index.
CREATE TABLE sitting (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    person TEXT NOT NULL,
    waiting INTEGER NOT NULL,
    since BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
) ${in_key_order};
CREATE INDEX sitting_by_person ON sitting (person);

-- People: a name and nothing else that is needed. Whoever plays at another person's browser
-- belongs to that host.
CREATE TABLE person (
    id TEXT NOT NULL PRIMARY KEY,
    host TEXT NOT NULL,
    name TEXT NOT NULL,
    created BIGINT NOT NULL,
    settings TEXT NOT NULL
);
CREATE INDEX person_by_host ON person (host);

-- What opens a person's door: hashes of secrets in cookies and recovery links.
CREATE TABLE door_key (
    hash TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL,
    kind TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX door_key_by_person ON door_key (person);

-- Optional accounts.
CREATE TABLE account (
    login TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL UNIQUE,
    password TEXT NOT NULL
);

-- What people said at tables; apart from the events, so that it can be deleted.
CREATE TABLE chat (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    person TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);
CREATE INDEX chat_by_person ON chat (person);

-- Missions won.
CREATE TABLE mission (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    edition TEXT NOT NULL,
    mission INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (person, game, edition, mission)
);

-- How long the house has been open, in milliseconds: no clock runs while it is not.
CREATE TABLE house_clock (
    one INTEGER NOT NULL PRIMARY KEY,
    millis BIGINT NOT NULL
);
