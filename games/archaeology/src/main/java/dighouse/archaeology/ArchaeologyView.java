package dighouse.archaeology;

import dighouse.kernel.Argument.Count;
import dighouse.kernel.JsonWriter;
import dighouse.kernel.View;
import dighouse.kernel.annotation.Kind;
import dighouse.kernel.annotation.Written;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What one viewer may see (ARC-INFO-01 to ARC-INFO-09).
///
/// @param actor the seat that must decide, or one of the numbers of [dighouse.kernel.Actor]
/// @param asks what is to be decided; others than the actor are not told how far a trade or a sale
///   has come, only that the seat must `act`
/// @param active whose turn it is
/// @param victim the seat that the thief was sent to, while the card is drawn; otherwise `null`
/// @param starter the starting player; `null` until drawn
/// @param closing whether this turn belongs to the closing phase
/// @param passes whether the turn would be a pass if it ended now (ARC-END-03)
/// @param passed seats that have passed since the last turn with an action
/// @param mustSell whether the active seat owes a sale in this turn
/// @param tradesLeft how many more trades in a row are allowed
/// @param digSite cards left in the dig site
/// @param mapsSpent maps that have left the game
/// @param outOfSight by type, how many copies the viewer sees nowhere (ARC-INFO-06)
/// @param pending the viewer's own half-made decision; `null` if there is none
@Written
public record ArchaeologyView(
        int actor,
        String asks,
        int active,
        @Nullable Integer victim,
        @Nullable Integer starter,
        boolean closing,
        boolean passes,
        List<Integer> passed,
        boolean mustSell,
        int tradesLeft,
        int digSite,
        Threat thieves,
        Threat sandstorms,
        int mapsSpent,
        List<PyramidChamber> chambers,
        Cards market,
        List<Player> players,
        Cards outOfSight,
        @Nullable Pending pending)
        implements View {
    public ArchaeologyView {
        passed = List.copyOf(passed);
        chambers = List.copyOf(chambers);
        players = List.copyOf(players);
    }

    @Override
    public void write(JsonWriter json) {
        ArchaeologyViewJson.write(this, json);
    }

    /// Thieves or sandstorms, of which everyone can count what is still to come (ARC-DIG-05).
    ///
    /// @param drawn face up on the table
    /// @param left in the dig site
    public record Threat(int drawn, int left) {}

    /// A chamber of the pyramid.
    ///
    /// @param cards how many it holds, or held
    /// @param maps its price
    public record PyramidChamber(String chamber, int cards, int maps, boolean explored) {}

    /// How many cards of each treasure; treasures without a card are left out.
    public record Cards(@Kind("treasure") List<Count> counts) {
        public Cards {
            counts = List.copyOf(counts);
        }
    }

    /// A sold set.
    public record SoldSet(String treasure, int size, int points) {}

    /// A seat.
    ///
    /// @param handSize `null` where hand sizes are not shown (ARC-RULING-16)
    /// @param hand the cards themselves: the viewer's own, or all once the game is over
    public record Player(
            int seat,
            int points,
            boolean handEmpty,
            @Nullable Integer handSize,
            @Nullable Cards hand,
            int cardsSold,
            List<SoldSet> sold) {
        public Player {
            sold = List.copyOf(sold);
        }
    }

    /// A half-made decision, seen by its owner alone.
    ///
    /// @param given cards chosen to be given or lost, still in hand
    /// @param taken cards chosen to be taken, still in the market
    /// @param valueLeft trading value given and not yet used up
    /// @param toLose cards still to be chosen in a sandstorm
    /// @param selling the treasure being sold; `null` if none is
    public record Pending(
            Cards given,
            Cards taken,
            int valueLeft,
            int toLose,
            @Kind("treasure") @Nullable String selling) {}
}
