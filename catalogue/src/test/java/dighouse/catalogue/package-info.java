@NullMarked
package dighouse.catalogue;

import org.jspecify.annotations.NullMarked;
