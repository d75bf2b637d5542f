package dighouse.pergamon;

import dighouse.kernel.JsonWriter;
import dighouse.kernel.View;
import dighouse.kernel.annotation.Kind;
import dighouse.kernel.annotation.Written;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// What one viewer sees of the table. All is open but the tickets of others, which the view leaves
/// out unless the table shows them or the game is over.
///
/// @param asks what kind of decision is due, by the phase's word
/// @param actor the seat that decides, or a value of `Actor`
/// @param order seats in the order of asking for funds; the first is first player
/// @param evaluation the next round that ends with one
/// @param unseen tiles never revealed, those that left unseen included
/// @param unseenGone tiles that left the game unseen, so far
/// @param gone names of the tiles that left the game after they were seen
/// @param row the open row; empty if none is being built
/// @param rowValue what the open row is worth
/// @param front the viewer's finds that would join the open row at its left
/// @param aid what the viewer could show
/// @param disband marker of the collection that is to make room for it; empty for none
/// @param raiderCoins the tomb raider's coins, or -1 where he is not in play
/// @param reconstructed the printed blocks of the edition that were rebuilt
@Written
public record PergamonView(
        int round,
        String asks,
        int actor,
        List<Integer> order,
        List<SpaceView> track,
        List<List<TileView>> galleries,
        List<TileView> revealed,
        CardsView cards,
        List<SeatView> seats,
        List<TileView> row,
        int rowValue,
        List<String> front,
        AidView aid,
        @Kind(value = "marker", orNone = true) String disband,
        int raiderCoins,
        RoundView evaluation,
        int unseen,
        int unseenGone,
        List<String> gone,
        List<String> reconstructed)
        implements View {
    public PergamonView {
        order = List.copyOf(order);
        track = List.copyOf(track);
        galleries = galleries.stream().map(List::copyOf).toList();
        revealed = List.copyOf(revealed);
        seats = List.copyOf(seats);
        row = List.copyOf(row);
        front = List.copyOf(front);
        gone = List.copyOf(gone);
        reconstructed = List.copyOf(reconstructed);
    }

    @Override
    public void write(JsonWriter json) {
        PergamonViewJson.write(this, json);
    }

    /// A find tile: the halves on its edges with the numbers below them.
    ///
    /// @param number by which moves and events tell it
    public record TileView(
            String id,
            int number,
            @Kind("object") String left,
            int year,
            @Kind("object") String right,
            int century) {}

    /// A research funds space.
    ///
    /// @param deepest the deepest gallery it permits
    /// @param figure the seat whose pawn stands there, 4 for the tomb raider, -1 for none
    public record SpaceView(int space, int coins, @Kind("gallery") String deepest, int figure) {}

    /// The research funds cards.
    ///
    /// @param faceDown backs of the cards on the table
    /// @param top back of the top card of the pile; empty if it is not seen
    /// @param fund coins turned up and not yet shared
    /// @param left how many cards of value 1, 2 … were never turned up
    /// @param least the smallest fund that the cards on the table can bring; 0 where none lies
    ///   there
    /// @param odds how often the fund is the least, one coin more, and so on
    public record CardsView(
            @Kind("back") List<String> faceDown,
            @Kind(value = "back", orNone = true) String top,
            int fund,
            List<Integer> left,
            int least,
            List<Integer> odds) {
        public CardsView {
            faceDown = List.copyOf(faceDown);
            left = List.copyOf(left);
            odds = List.copyOf(odds);
        }
    }

    /// What a viewer could show: the same for everyone who looks, as all finds lie open.
    ///
    /// @param row the tiles of the best row from the left; empty if none can be laid
    /// @param value its base value
    /// @param galleries what the best row would be worth with the finds of gallery I, II …
    public record AidView(List<String> row, int value, List<Integer> galleries) {
        static final AidView NONE = new AidView(List.of(), 0, List.of());

        public AidView {
            row = List.copyOf(row);
            galleries = List.copyOf(galleries);
        }

        /// A gallery, and what the best row would be worth with all its finds.
        public record More(String gallery, int value) {}

        /// The galleries that would make a better row, those that bring most first. Whether the
        /// seat may dig there, and the price, are not looked at.
        public List<More> more() {
            List<More> more = new ArrayList<>();
            for (int gallery = 1; gallery <= galleries.size(); gallery++) {
                if (galleries.get(gallery - 1) > value) {
                    more.add(new More(Names.gallery(gallery), galleries.get(gallery - 1)));
                }
            }
            more.sort(Comparator.comparingInt(More::value).reversed());
            return more;
        }
    }

    /// A player.
    ///
    /// @param tickets -1 where the viewer is not shown them
    /// @param finds unexhibited tiles
    public record SeatView(
            int seat,
            int coins,
            int tickets,
            List<TileView> finds,
            List<CollectionView> collections) {
        public SeatView {
            finds = List.copyOf(finds);
            collections = List.copyOf(collections);
        }
    }

    /// A collection on show.
    ///
    /// @param tickets what its space would bring in an evaluation now
    /// @param dates of its objects from the left
    public record CollectionView(
            String marker, int space, int tickets, List<TileView> tiles, List<Integer> dates) {
        public CollectionView {
            tiles = List.copyOf(tiles);
            dates = List.copyOf(dates);
        }
    }

    /// A round that ends with an evaluation.
    ///
    /// @param object kind whose oldest object brings a bonus; empty for none
    public record RoundView(
            int round, @Kind(value = "object", orNone = true) String object, int decay) {}
}
