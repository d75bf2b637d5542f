package dighouse.server.api;

import dighouse.catalogue.Language;
import dighouse.server.people.Person;

/// Who asks, and in which language they read.
record Caller(Person person, Language language) {}
