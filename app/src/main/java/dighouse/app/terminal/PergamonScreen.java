package dighouse.app.terminal;

import dighouse.kernel.Argument;
import dighouse.kernel.Edition;
import dighouse.kernel.Phrase;
import dighouse.kernel.View;
import dighouse.pergamon.PergamonEdition;
import dighouse.pergamon.PergamonView;
import dighouse.pergamon.PergamonView.AidView;
import dighouse.pergamon.PergamonView.CollectionView;
import dighouse.pergamon.PergamonView.RoundView;
import dighouse.pergamon.PergamonView.SeatView;
import dighouse.pergamon.PergamonView.SpaceView;
import dighouse.pergamon.PergamonView.TileView;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// Pergamon at the terminal: calendar and funds, the excavation site, the museum, and last the
/// player's own finds with the best row they could make.
final class PergamonScreen implements Screen {
    /// Events of laying out finds: the status shows the result.
    private static final Set<String> VISIBLE_IN_STATUS =
            Set.of("revealed", "laid", "topSeen", "cardLaid");

    /// Moves whose words do not say that the turn is over.
    private static final Set<String> ENDING = Set.of("dig", "digNone", "polish", "drop");

    private static final int RAIDER = 4; // in the views of the track
    private static final int HINTS = 2; // galleries named that would make a better row

    @Override
    public List<String> status(View view, int seat, TableWords tableWords) {
        PergamonView table = (PergamonView) view;
        List<String> lines = new ArrayList<>();
        if (table.round() <= 1) {
            lines.addAll(rebuilt(table.reconstructed(), tableWords));
        }
        lines.addAll(calendar(table, tableWords));
        lines.addAll(funds(table, tableWords));
        lines.addAll(galleries(table, tableWords));
        for (SeatView player : table.seats()) {
            lines.add(player(player, tableWords));
            player.collections()
                    .forEach(collection -> lines.add(collection(collection, tableWords)));
        }
        lines.addAll(finds(table, seat, tableWords));
        return lines;
    }

    /// Which numbers were reconstructed instead of printed; no line if there are none.
    private static List<String> rebuilt(List<String> blocks, TableWords tableWords) {
        List<String> names =
                blocks.stream().map(block -> tableWords.say("pergamon.block." + block)).toList();
        return names.isEmpty()
                ? List.of()
                : List.of(
                        tableWords.say("pergamon.rebuilt") + " " + String.join(", ", names) + ".");
    }

    private static List<String> calendar(PergamonView table, TableWords tableWords) {
        List<String> lines = new ArrayList<>();
        if (!table.order().isEmpty()) {
            lines.add(
                    tableWords.say(
                            "pergamon.round",
                            Argument.number("round", table.round()),
                            Argument.seat("seat", table.order().getFirst())));
        }
        RoundView evaluation = table.evaluation();
        if (!evaluation.object().isEmpty()) {
            lines.add(
                    tableWords.say(
                            "pergamon.evaluation",
                            Argument.number("round", evaluation.round()),
                            Argument.term("object", evaluation.object())));
        }
        return lines;
    }

    private static List<String> funds(PergamonView table, TableWords tableWords) {
        List<String> lines = new ArrayList<>();
        if (!table.cards().faceDown().isEmpty()) {
            List<String> backs =
                    table.cards().faceDown().stream()
                            .map(back -> tableWords.term("back", back))
                            .toList();
            lines.add(tableWords.say("pergamon.cards") + " " + String.join(", ", backs) + ".");
        }
        if (!table.cards().top().isEmpty()) {
            lines.add(tableWords.say("pergamon.top", Argument.term("back", table.cards().top())));
        }
        List<String> figures = new ArrayList<>();
        for (SpaceView space : table.track()) {
            if (space.figure() >= 0) {
                figures.add(figure(space, tableWords));
            }
        }
        if (!figures.isEmpty()) {
            lines.add(tableWords.say("pergamon.track") + " " + String.join(", ", figures) + ".");
        }
        if (table.raiderCoins() >= 0) {
            Argument coins = Argument.number("coins", table.raiderCoins());
            lines.add(tableWords.say("pergamon.raider.coins", coins));
        }
        return lines;
    }

    private static String figure(SpaceView space, TableWords tableWords) {
        Argument where = Argument.number("space", space.space());
        return space.figure() == RAIDER
                ? tableWords.say("pergamon.raider", where)
                : tableWords.say("pergamon.figure", Argument.seat("seat", space.figure()), where);
    }

    private static List<String> galleries(PergamonView table, TableWords tableWords) {
        List<String> names = List.of("I", "II", "III", "IV", "V");
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            Argument gallery = Argument.term("gallery", names.get(i));
            List<TileView> tiles = table.galleries().get(i);
            lines.add(
                    tiles.isEmpty()
                            ? tableWords.say("pergamon.gallery.empty", gallery)
                            : tableWords.say("pergamon.gallery", gallery)
                                    + " "
                                    + tiles(tiles, tableWords));
        }
        return lines;
    }

    private static String player(SeatView player, TableWords tableWords) {
        Argument seat = Argument.seat("seat", player.seat());
        Argument coins = Argument.number("coins", player.coins());
        Argument finds = Argument.number("finds", player.finds().size());
        return player.tickets() < 0
                ? tableWords.say("pergamon.player", seat, coins, finds)
                : tableWords.say(
                        "pergamon.player.tickets",
                        seat,
                        coins,
                        finds,
                        Argument.number("tickets", player.tickets()));
    }

    private static String collection(CollectionView collection, TableWords tableWords) {
        String heading =
                tableWords.say(
                        "pergamon.collection",
                        Argument.term("marker", collection.marker()),
                        Argument.number("space", collection.space()),
                        Argument.number("tickets", collection.tickets()));
        return "  " + heading + " " + tiles(collection.tiles(), tableWords);
    }

    private static List<String> finds(PergamonView table, int seat, TableWords tableWords) {
        Argument who = Argument.seat("seat", seat);
        List<TileView> finds = table.seats().get(seat).finds();
        List<String> lines = new ArrayList<>();
        lines.add(
                finds.isEmpty()
                        ? tableWords.say("pergamon.finds.empty", who)
                        : tableWords.say("pergamon.finds", who) + " " + tiles(finds, tableWords));
        AidView aid = table.aid();
        if (aid.value() > 0) {
            String best = tableWords.say("pergamon.best", Argument.number("value", aid.value()));
            List<String> row = aid.row().stream().map(id -> "T" + number(id)).toList();
            lines.add(best + " " + String.join("-", row));
        }
        for (AidView.More more : aid.more().stream().limit(HINTS).toList()) {
            lines.add(
                    tableWords.say(
                            "pergamon.more",
                            Argument.term("gallery", more.gallery()),
                            Argument.number("value", more.value())));
        }
        return lines;
    }

    private static String tiles(List<TileView> tiles, TableWords tableWords) {
        return String.join(", ", tiles.stream().map(tile -> tile(tile, tableWords)).toList());
    }

    private static String tile(TileView tile, TableWords tableWords) {
        return tableWords.say(
                "pergamon.tile",
                Argument.number("tile", number(tile.id())),
                Argument.term("left", "object", tile.left()),
                Argument.number("year", tile.year()),
                Argument.term("right", "object", tile.right()),
                Argument.number("century", tile.century()));
    }

    /// 7 of T07.
    private static int number(String tile) {
        return Integer.parseInt(tile.substring(1));
    }

    @Override
    public String question(View view, int seat, TableWords tableWords) {
        PergamonView table = (PergamonView) view;
        return tableWords.say(
                "pergamon.ask." + table.asks(),
                Argument.seat("seat", seat),
                Argument.number("value", table.rowValue()));
    }

    @Override
    public List<String> cards(Edition edition, TableWords tableWords) {
        PergamonEdition printed = (PergamonEdition) edition;
        List<String> lines = new ArrayList<>();
        for (SpaceView space : printed.track()) {
            lines.add(
                    tableWords.say(
                            "pergamon.card.space",
                            Argument.number("space", space.space()),
                            Argument.number("coins", space.coins()),
                            Argument.term("gallery", space.deepest())));
        }
        List<String> plan = printed.plan().stream().map(String::valueOf).toList();
        lines.add(tableWords.say("pergamon.card.plan") + " " + String.join(", ", plan) + ".");
        printed.tiles().forEach(tile -> lines.add(tile(tile, tableWords)));
        lines.addAll(rebuilt(printed.reconstructed(), tableWords));
        return lines;
    }

    /// PRG-DEC-21: where forced steps follow, these end the turn without saying so.
    @Override
    public boolean mayEndTurn(Phrase move) {
        return ENDING.contains(move.key());
    }

    @Override
    public boolean isVisibleInStatus(Phrase event) {
        return VISIBLE_IN_STATUS.contains(event.key());
    }
}
