package dighouse.app.terminal;

import dighouse.kernel.Argument;
import dighouse.kernel.Edition;
import dighouse.kernel.Phrase;
import dighouse.kernel.View;
import dighouse.pergamon.PergamonAid;
import dighouse.pergamon.PergamonEdition;
import dighouse.pergamon.PergamonView;
import dighouse.pergamon.PergamonView.CollectionView;
import dighouse.pergamon.PergamonView.RoundView;
import dighouse.pergamon.PergamonView.SeatView;
import dighouse.pergamon.PergamonView.SpaceView;
import dighouse.pergamon.PergamonView.TileView;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// Pergamon at the terminal: calendar and funds, the excavation site, the museum, and last the own
/// finds with the best row they could make.
final class PergamonScreen implements Screen {
    /// Laying out: the status shows what came of it.
    private static final Set<String> PLAIN = Set.of("revealed", "laid", "topSeen", "cardLaid");

    /// Moves whose words do not say that the turn is over.
    private static final Set<String> ENDING = Set.of("dig", "digNone", "polish", "drop");

    private static final int RAIDER = 4; // in the views of the track
    private static final int HINTS = 2; // galleries named that would make a better row

    @Override
    public List<String> status(View view, int seat, Voice voice) {
        PergamonView table = (PergamonView) view;
        List<String> lines = new ArrayList<>();
        if (table.round() <= 1) {
            lines.addAll(rebuilt(table.reconstructed(), voice));
        }
        lines.addAll(calendar(table, voice));
        lines.addAll(funds(table, voice));
        lines.addAll(galleries(table, voice));
        for (SeatView player : table.seats()) {
            lines.add(player(player, voice));
            player.collections().forEach(collection -> lines.add(collection(collection, voice)));
        }
        lines.addAll(finds(table, seat, voice));
        return lines;
    }

    /// Which printed numbers are the house's own; no line if none are.
    private static List<String> rebuilt(List<String> blocks, Voice voice) {
        List<String> names =
                blocks.stream().map(block -> voice.say("pergamon.block." + block)).toList();
        return names.isEmpty()
                ? List.of()
                : List.of(voice.say("pergamon.rebuilt") + " " + String.join(", ", names) + ".");
    }

    private static List<String> calendar(PergamonView table, Voice voice) {
        List<String> lines = new ArrayList<>();
        if (!table.order().isEmpty()) {
            lines.add(
                    voice.say(
                            "pergamon.round",
                            Argument.number("round", table.round()),
                            Argument.seat("seat", table.order().getFirst())));
        }
        RoundView evaluation = table.evaluation();
        if (!evaluation.object().isEmpty()) {
            lines.add(
                    voice.say(
                            "pergamon.evaluation",
                            Argument.number("round", evaluation.round()),
                            Argument.term("object", evaluation.object())));
        }
        return lines;
    }

    private static List<String> funds(PergamonView table, Voice voice) {
        List<String> lines = new ArrayList<>();
        if (!table.cards().faceDown().isEmpty()) {
            List<String> backs =
                    table.cards().faceDown().stream()
                            .map(back -> voice.term("back", back))
                            .toList();
            lines.add(voice.say("pergamon.cards") + " " + String.join(", ", backs) + ".");
        }
        if (!table.cards().top().isEmpty()) {
            lines.add(voice.say("pergamon.top", Argument.term("back", table.cards().top())));
        }
        List<String> figures = new ArrayList<>();
        for (SpaceView space : table.track()) {
            if (space.figure() >= 0) {
                figures.add(figure(space, voice));
            }
        }
        if (!figures.isEmpty()) {
            lines.add(voice.say("pergamon.track") + " " + String.join(", ", figures) + ".");
        }
        if (table.raiderCoins() >= 0) {
            Argument coins = Argument.number("coins", table.raiderCoins());
            lines.add(voice.say("pergamon.raider.coins", coins));
        }
        return lines;
    }

    private static String figure(SpaceView space, Voice voice) {
        Argument where = Argument.number("space", space.space());
        return space.figure() == RAIDER
                ? voice.say("pergamon.raider", where)
                : voice.say("pergamon.figure", Argument.seat("seat", space.figure()), where);
    }

    private static List<String> galleries(PergamonView table, Voice voice) {
        List<String> names = List.of("I", "II", "III", "IV", "V");
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            Argument gallery = Argument.term("gallery", names.get(i));
            List<TileView> tiles = table.galleries().get(i);
            lines.add(
                    tiles.isEmpty()
                            ? voice.say("pergamon.gallery.empty", gallery)
                            : voice.say("pergamon.gallery", gallery) + " " + tiles(tiles, voice));
        }
        return lines;
    }

    private static String player(SeatView player, Voice voice) {
        Argument seat = Argument.seat("seat", player.seat());
        Argument coins = Argument.number("coins", player.coins());
        Argument finds = Argument.number("finds", player.finds().size());
        return player.tickets() < 0
                ? voice.say("pergamon.player", seat, coins, finds)
                : voice.say(
                        "pergamon.player.tickets",
                        seat,
                        coins,
                        finds,
                        Argument.number("tickets", player.tickets()));
    }

    private static String collection(CollectionView collection, Voice voice) {
        String heading =
                voice.say(
                        "pergamon.collection",
                        Argument.term("marker", collection.marker()),
                        Argument.number("space", collection.space()),
                        Argument.number("tickets", collection.tickets()));
        return "  " + heading + " " + tiles(collection.tiles(), voice);
    }

    private static List<String> finds(PergamonView table, int seat, Voice voice) {
        Argument who = Argument.seat("seat", seat);
        List<TileView> finds = table.seats().get(seat).finds();
        List<String> lines = new ArrayList<>();
        lines.add(
                finds.isEmpty()
                        ? voice.say("pergamon.finds.empty", who)
                        : voice.say("pergamon.finds", who) + " " + tiles(finds, voice));
        PergamonAid aid = PergamonAid.of(table, seat);
        if (aid.value() > 0) {
            String best = voice.say("pergamon.best", Argument.number("value", aid.value()));
            List<String> row = aid.row().stream().map(tile -> "T" + number(tile)).toList();
            lines.add(best + " " + String.join("-", row));
        }
        for (PergamonAid.More more : aid.more().stream().limit(HINTS).toList()) {
            lines.add(
                    voice.say(
                            "pergamon.more",
                            Argument.term("gallery", more.gallery()),
                            Argument.number("value", more.value())));
        }
        return lines;
    }

    private static String tiles(List<TileView> tiles, Voice voice) {
        return String.join(", ", tiles.stream().map(tile -> tile(tile, voice)).toList());
    }

    private static String tile(TileView tile, Voice voice) {
        return voice.say(
                "pergamon.tile",
                Argument.number("tile", number(tile)),
                Argument.term("left", "object", tile.left()),
                Argument.number("year", tile.year()),
                Argument.term("right", "object", tile.right()),
                Argument.number("century", tile.century()));
    }

    /// 7 of T07.
    private static int number(TileView tile) {
        return Integer.parseInt(tile.id().substring(1));
    }

    @Override
    public String question(View view, int seat, Voice voice) {
        PergamonView table = (PergamonView) view;
        return voice.say(
                "pergamon.ask." + table.asks(),
                Argument.seat("seat", seat),
                Argument.number("value", table.rowValue()));
    }

    @Override
    public List<String> cards(Edition edition, Voice voice) {
        PergamonEdition printed = (PergamonEdition) edition;
        List<String> lines = new ArrayList<>();
        for (SpaceView space : printed.track()) {
            lines.add(
                    voice.say(
                            "pergamon.card.space",
                            Argument.number("space", space.space()),
                            Argument.number("coins", space.coins()),
                            Argument.term("gallery", space.deepest())));
        }
        List<String> plan = printed.plan().stream().map(String::valueOf).toList();
        lines.add(voice.say("pergamon.card.plan") + " " + String.join(", ", plan) + ".");
        printed.tiles().forEach(tile -> lines.add(tile(tile, voice)));
        lines.addAll(rebuilt(printed.reconstructed(), voice));
        return lines;
    }

    /// PRG-DEC-21: where forced steps follow, these end the turn without saying so.
    @Override
    public boolean mayEndTurn(Phrase move) {
        return ENDING.contains(move.key());
    }

    @Override
    public boolean isPlain(Phrase event) {
        return PLAIN.contains(event.key());
    }
}
