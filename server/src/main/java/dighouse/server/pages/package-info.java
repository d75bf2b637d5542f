/// The pages for the browser, as the module `web` built them: read once from the jar, sent as they
/// are. Start reading at [Pages][dighouse.server.pages.Pages].
@NullMarked
package dighouse.server.pages;

import org.jspecify.annotations.NullMarked;
