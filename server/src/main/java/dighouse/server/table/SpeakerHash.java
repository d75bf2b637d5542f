package dighouse.server.table;

import dighouse.kernel.Hash64;

/// What stands for somebody who speaks at tables: the same everywhere, and no way back to the
/// person. Whoever does not want to hear them mutes the voice.
public final class SpeakerHash {
    /// Letters of a voice.
    public static final int LETTERS = 16;

    private SpeakerHash() {}

    public static String of(String person) {
        return Hash64.hex(Hash64.of("voice " + person));
    }
}
