package dighouse.examples.gofish;

import dighouse.kernel.Phrase;
import dighouse.kernel.annotation.Told;

/// A move or an outcome as words and boards need it: a record for each verb.
@Told
sealed interface DescribedMove {
    record Ask(String rank) implements DescribedMove {}

    record Deal(int seat, String rank) implements DescribedMove {}

    record Fish(int seat, String rank) implements DescribedMove {}

    default Phrase phrase() {
        return DescribedMovePhrases.of(this);
    }
}
