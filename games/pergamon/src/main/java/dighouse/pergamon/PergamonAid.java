package dighouse.pergamon;

import java.util.ArrayList;
import java.util.List;

/// A player aid: the best row that a seat could show now, and what a dig would bring: a dig takes
/// all tiles of a gallery (PRG-DIG-05). Whether the seat may dig there, and the price, are not
/// looked at. Made from a view, so it knows nothing that its reader does not see.
///
/// @param row the tiles of the best row from the left; empty if none can be laid
/// @param value its base value, without polish
/// @param more galleries that would make a better one, those that bring most first
public record PergamonAid(List<PergamonView.TileView> row, int value, List<More> more) {
    public PergamonAid {
        row = List.copyOf(row);
        more = List.copyOf(more);
    }

    /// A gallery, and what the best row would be worth with all its tiles.
    public record More(String gallery, int value) {}

    public static PergamonAid of(PergamonView view, int seat) {
        PergamonTables tables = new PergamonTables();
        List<PergamonView.TileView> finds = view.seats().get(seat).finds();
        long hand = 0;
        for (PergamonView.TileView find : finds) {
            hand |= 1L << enter(find, tables);
        }
        BestRow search = new BestRow(tables);
        int value = search.search(hand);
        List<PergamonView.TileView> row = new ArrayList<>();
        for (int place = 0; place < search.size(); place++) {
            String id = Names.tile(search.tile(place));
            finds.stream().filter(find -> find.id().equals(id)).forEach(row::add);
        }
        return new PergamonAid(row, value, more(view, tables, hand, value, search));
    }

    private static List<More> more(
            PergamonView view, PergamonTables tables, long hand, int value, BestRow search) {
        List<More> more = new ArrayList<>();
        for (int gallery = 1; gallery <= view.galleries().size(); gallery++) {
            long dug = hand;
            for (PergamonView.TileView tile : view.galleries().get(gallery - 1)) {
                dug |= 1L << enter(tile, tables);
            }
            int with = search.search(dug);
            if (with > value) {
                more.add(new More(Names.gallery(gallery), with));
            }
        }
        more.sort((one, other) -> Integer.compare(other.value(), one.value()));
        return more;
    }

    /// Writes into the tables what is printed on a tile, and says which one it is.
    private static int enter(PergamonView.TileView view, PergamonTables tables) {
        int tile = Names.tileOf(view.id());
        tables.left[tile] = Names.kindOf(view.left());
        tables.right[tile] = Names.kindOf(view.right());
        tables.century[tile] = view.century();
        return tile;
    }
}
