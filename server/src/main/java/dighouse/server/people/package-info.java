/// Who people are to the house: somebody with a name and a secret in their browser. Secrets are
/// kept as hashes only; whoever reads the store cannot sit down in anybody's place.
@NullMarked
package dighouse.server.people;

import org.jspecify.annotations.NullMarked;
