package dighouse.app.command;

import dighouse.app.io.TextFile;
import dighouse.catalogue.Records;
import dighouse.kernel.GameRecord;
import dighouse.kernel.Malformed;
import dighouse.kernel.Match;
import java.nio.file.Path;

/// A record that was read from a file and replayed.
record RecordFile(GameRecord gameRecord, Match<?> match) {
    /// Reads and replays it.
    ///
    /// @throws Malformed in one sentence, with the line that does not hold
    static RecordFile read(Path file) {
        String text = TextFile.read(file);
        try {
            GameRecord gameRecord = GameRecord.parse(text);
            return new RecordFile(gameRecord, Records.replay(gameRecord));
        } catch (Malformed fault) {
            throw new Malformed("The record " + file + " cannot be played. " + fault.getMessage());
        }
    }
}
