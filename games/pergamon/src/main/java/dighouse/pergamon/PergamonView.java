package dighouse.pergamon;

import dighouse.kernel.JsonWriter;
import dighouse.kernel.View;
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
/// @param disband marker of the collection that is to make room for it; empty for none
/// @param raiderCoins the tomb raider's coins, or -1 where he is not in play
/// @param reconstructed the printed blocks of the edition that were rebuilt
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
        String disband,
        int raiderCoins,
        RoundView evaluation,
        int unseen,
        int unseenGone,
        List<String> gone,
        List<String> reconstructed)
        implements View {

    @Override
    public void write(JsonWriter json) {
        json.beginObject();
        json.name("round").value(round);
        json.name("asks").value(asks);
        json.name("actor").value(actor);
        numbers(json.name("order"), order);
        all(json.name("track"), track);
        json.name("galleries").beginArray();
        galleries.forEach(gallery -> all(json, gallery));
        json.endArray();
        all(json.name("revealed"), revealed);
        cards.write(json.name("cards"));
        all(json.name("seats"), seats);
        all(json.name("row"), row);
        json.name("rowValue").value(rowValue);
        json.name("disband").value(disband);
        json.name("raiderCoins").value(raiderCoins);
        evaluation.write(json.name("evaluation"));
        json.name("unseen").value(unseen);
        json.name("unseenGone").value(unseenGone);
        strings(json.name("gone"), gone);
        strings(json.name("reconstructed"), reconstructed);
        json.endObject();
    }

    private static void all(JsonWriter json, List<? extends View> parts) {
        json.beginArray();
        parts.forEach(part -> part.write(json));
        json.endArray();
    }

    private static void numbers(JsonWriter json, List<Integer> numbers) {
        json.beginArray();
        for (int number : numbers) {
            json.value(number);
        }
        json.endArray();
    }

    private static void strings(JsonWriter json, List<String> strings) {
        json.beginArray();
        strings.forEach(json::value);
        json.endArray();
    }

    /// A find tile: the halves on its edges with the numbers below them.
    public record TileView(String id, String left, int year, String right, int century)
            implements View {
        @Override
        public void write(JsonWriter json) {
            json.beginObject();
            json.name("id").value(id);
            json.name("left").value(left);
            json.name("year").value(year);
            json.name("right").value(right);
            json.name("century").value(century);
            json.endObject();
        }
    }

    /// A research funds space.
    ///
    /// @param deepest the deepest gallery it permits
    /// @param figure the seat whose pawn stands there, 4 for the tomb raider, -1 for none
    public record SpaceView(int space, int coins, String deepest, int figure) implements View {
        @Override
        public void write(JsonWriter json) {
            json.beginObject();
            json.name("space").value(space);
            json.name("coins").value(coins);
            json.name("deepest").value(deepest);
            json.name("figure").value(figure);
            json.endObject();
        }
    }

    /// The research funds cards.
    ///
    /// @param faceDown backs of the cards on the table
    /// @param top back of the top card of the pile; empty if it is not seen
    /// @param fund coins turned up and not yet shared
    /// @param left how many cards of value 1, 2 … were never turned up
    public record CardsView(List<String> faceDown, String top, int fund, List<Integer> left)
            implements View {
        @Override
        public void write(JsonWriter json) {
            json.beginObject();
            strings(json.name("faceDown"), faceDown);
            json.name("top").value(top);
            json.name("fund").value(fund);
            numbers(json.name("left"), left);
            json.endObject();
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
            List<CollectionView> collections)
            implements View {
        @Override
        public void write(JsonWriter json) {
            json.beginObject();
            json.name("seat").value(seat);
            json.name("coins").value(coins);
            json.name("tickets").value(tickets);
            all(json.name("finds"), finds);
            all(json.name("collections"), collections);
            json.endObject();
        }
    }

    /// A collection on show.
    ///
    /// @param tickets what its space would bring in an evaluation now
    /// @param dates of its objects from the left
    public record CollectionView(
            String marker, int space, int tickets, List<TileView> tiles, List<Integer> dates)
            implements View {
        @Override
        public void write(JsonWriter json) {
            json.beginObject();
            json.name("marker").value(marker);
            json.name("space").value(space);
            json.name("tickets").value(tickets);
            all(json.name("tiles"), tiles);
            numbers(json.name("dates"), dates);
            json.endObject();
        }
    }

    /// A round that ends with an evaluation.
    ///
    /// @param object kind whose oldest object brings a bonus; empty for none
    public record RoundView(int round, String object, int decay) implements View {
        @Override
        public void write(JsonWriter json) {
            json.beginObject();
            json.name("round").value(round);
            json.name("object").value(object);
            json.name("decay").value(decay);
            json.endObject();
        }
    }
}
