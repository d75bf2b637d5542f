/// Serves the files of the web pages from the jar that the module `web` built.
@NullMarked
package dighouse.server.pages;

import org.jspecify.annotations.NullMarked;
