package dighouse.lab.ladder;

/// The scores that the ledgers give for comparison. If a bot wins with far less or far more,
/// something is probably wrong.
final class SanityScores {
    private static final String NONE = "none";

    private SanityScores() {}

    /// What the ledger says of a table with two or four seats, in a few words.
    static String of(String game, int seats) {
        return switch (game) {
            case "archaeology" ->
                    seats == 2
                            ? "winners 114, a published game 106 : 105 (notes, section 16)"
                            : "winners 58 (notes, section 16)";
            case "thebes" ->
                    seats == 2
                            ? "greedy players on average 74 (notes)"
                            : "greedy players on average 41, a real game in the high 40s (notes)";
            case "pergamon" ->
                    seats == 2
                            ? "winners 38 to 45 (PRG-SANITY-01)"
                            : "winners 29 to 38 (PRG-SANITY-01)";
            case "marajoara" -> "winners about " + (seats == 2 ? 59 : 67) + " (MRJ-SIM-05)";
            default -> NONE;
        };
    }
}
