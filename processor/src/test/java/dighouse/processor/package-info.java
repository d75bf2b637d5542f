@NullMarked
package dighouse.processor;

import org.jspecify.annotations.NullMarked;
