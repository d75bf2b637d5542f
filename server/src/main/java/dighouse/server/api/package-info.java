/// Answers the HTTP calls about games, tables and people: one class of routes for each subject.
///
/// [RouteWiring] lists them all. A route checks who asks and what the body holds with the help of
/// `request`, puts a command to the hall or reads a table under its lock, and writes the answer as
/// JSON. The shapes of requests and answers are in `openapi.json`.
@NullMarked
package dighouse.server.api;

import org.jspecify.annotations.NullMarked;
