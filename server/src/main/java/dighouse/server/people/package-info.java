/// Knows people by a name and by a secret in their browser, and keeps accounts for those who want
/// one.
///
/// The store holds only hashes of secrets: whoever reads it cannot sign in as somebody else.
@NullMarked
package dighouse.server.people;

import org.jspecify.annotations.NullMarked;
