/// The door itself: Jetty speaks HTTP for the house's own idea of it. Nothing else knows Jetty, so
/// that another server could take its place.
@NullMarked
package dighouse.server.jetty;

import org.jspecify.annotations.NullMarked;
