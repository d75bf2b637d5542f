package dighouse.catalogue;

import dighouse.kernel.Chance;
import dighouse.kernel.GameRecord;
import dighouse.kernel.Hex;
import dighouse.kernel.Malformed;
import dighouse.kernel.Seats;
import java.util.List;

/// Reads the proof in the heading of a record, and checks what can be checked without playing.
final class FairnessProofs {
    private FairnessProofs() {}

    /// The chance of the table that the record was played at.
    ///
    /// @throws Malformed if the record proves nothing, or its secret is not the one committed to
    static Chance chance(GameRecord gameRecord) {
        checkComplete(gameRecord);
        byte[] secret =
                bytes(gameRecord, "secret", gameRecord.proof().secret(), FairTable.SECRET_BYTES);
        FairTable table = FairTable.of(secret, gameRecord.seats());
        if (!table.commitment().equals(gameRecord.proof().commitment())) {
            throw Malformed.of(
                            "record.otherSecret",
                            "this is not the secret of the commitment on line {line}.",
                            gameRecord.headingLine("commitment"))
                    .at(gameRecord.headingLine("secret"));
        }
        List<String> contributions = gameRecord.proof().contributions();
        for (int seat = 0; seat < contributions.size(); seat++) {
            String entry = "contribution " + Seats.letter(seat);
            String digits = contributions.get(seat);
            table.contribute(seat, bytes(gameRecord, entry, digits, FairTable.CONTRIBUTION_BYTES));
        }
        return table.chance();
    }

    private static void checkComplete(GameRecord gameRecord) {
        GameRecord.Proof proof = gameRecord.proof();
        if (proof.equals(GameRecord.Proof.NONE)) {
            throw Malformed.of(
                            "record.commitment",
                            "a commitment is expected above; without one, chance is not proven.")
                    .at(gameRecord.headingLine("commitment"));
        }
        int contributions = proof.contributions().size();
        if (contributions != gameRecord.seats()) {
            throw Malformed.of(
                            "record.contributions",
                            "one contribution a seat is expected below, not {count}.",
                            contributions)
                    .at(gameRecord.headingLine("commitment"));
        }
        if (proof.secret().isEmpty()) {
            throw Malformed.of(
                            "record.secret",
                            "the secret is expected above; it is revealed when the game is over.")
                    .at(gameRecord.headingLine("secret"));
        }
    }

    private static byte[] bytes(GameRecord gameRecord, String entry, String digits, int length) {
        if (!digits.matches("[0-9a-f]{" + 2 * length + "}")) {
            throw Malformed.of(
                            "record.digits",
                            "{number} hexadecimal digits 0 to f are expected here.",
                            2 * length)
                    .at(gameRecord.headingLine(entry));
        }
        return Hex.bytes(digits);
    }
}
