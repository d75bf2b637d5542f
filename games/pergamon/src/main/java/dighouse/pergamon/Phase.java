package dighouse.pergamon;

import dighouse.kernel.Hash64;
import org.jspecify.annotations.Nullable;

/// What is to be decided next, in the order of a game.
enum Phase {
    /// Chance: who is first player.
    BEGIN("begin"),
    /// Chance: the back of the top card of the draw pile.
    TOP("top"),
    /// Chance: the finds of this round, one by one.
    REVEAL("reveal"),
    /// The first player orders finds of one century (variant 2).
    PLACE("place"),
    /// Chance: the backs of the cards laid face down.
    BACK("back"),
    /// Every seat in order asks for research funds.
    ASK("ask"),
    /// Chance: the values of the two cards.
    TURN_UP("turnUp"),
    /// Chance, one outcome: the fund is shared.
    SHARE("share"),
    DIG("dig"),
    /// Done, or the first tile of a new row.
    EXHIBIT("exhibit"),
    /// The open row: close it, or the next tile.
    ROW("row"),
    /// Which of three collections makes room for the row.
    DISBAND("disband"),
    /// How many points of polish; carries the exhibition out.
    POLISH("polish"),
    STORE("store"),
    /// Chance, one outcome: the tomb raider digs.
    RAID("raid"),
    /// Chance, one outcome: the museum is evaluated.
    EVALUATE("evaluate"),
    OVER("over");

    /// The word for it in notation and views.
    final String id;

    /// Stands for the phase in the hash of a position, the same whatever phases are added.
    final long hash;

    Phase(String id) {
        this.id = id;
        hash = Hash64.of(id);
    }

    /// The phase of this name.
    static @Nullable Phase of(String id) {
        for (Phase phase : values()) {
            if (phase.id.equals(id)) {
                return phase;
            }
        }
        return null;
    }
}
