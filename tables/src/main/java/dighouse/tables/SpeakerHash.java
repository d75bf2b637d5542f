package dighouse.tables;

import dighouse.kernel.Hash64;

/// Stands for somebody who speaks at tables: the same at every table, with no way back to the
/// person. Readers mute people by it.
public final class SpeakerHash {
    /// Length of the hash in letters.
    public static final int LETTERS = 16;

    private SpeakerHash() {}

    public static String of(String person) {
        return Hash64.hex(Hash64.of("voice " + person));
    }
}
