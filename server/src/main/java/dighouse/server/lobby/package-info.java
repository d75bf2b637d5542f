/// Lists tables: the lobby, the tables of a person, and statistics over the games they finished.
///
/// Everything here is read from the cards that the store keeps beside the log; no table has to be
/// loaded for a list. [Lobby] limits how many tables of one person are listed, [TableCards] writes
/// the lists.
@NullMarked
package dighouse.server.lobby;

import org.jspecify.annotations.NullMarked;
