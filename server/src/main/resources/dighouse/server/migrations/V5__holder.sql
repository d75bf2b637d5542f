-- Which opening of a house the store belongs to: counts up with every one.
CREATE TABLE holder (
    one INTEGER NOT NULL PRIMARY KEY,
    turn BIGINT NOT NULL
);
