/// What can be asked of the house over HTTP: one class for each room, a [RequestFilter] before all
/// of them that knows who asks, guards the door and puts every no into words.
@NullMarked
package dighouse.server.api;

import org.jspecify.annotations.NullMarked;
