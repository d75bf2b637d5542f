@NullMarked
package dighouse.house;

import org.jspecify.annotations.NullMarked;
