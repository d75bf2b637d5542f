-- Whom a person does not want to hear, by voice: a hash that stands for the speaker.
CREATE TABLE muted (
    person TEXT NOT NULL,
    voice TEXT NOT NULL,
    PRIMARY KEY (person, voice)
);
