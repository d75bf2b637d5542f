package dighouse.app.terminal;

import dighouse.archaeology.ArchaeologyEdition;
import dighouse.archaeology.ArchaeologyView;
import dighouse.archaeology.ArchaeologyView.Cards;
import dighouse.archaeology.ArchaeologyView.Pending;
import dighouse.kernel.Argument;
import dighouse.kernel.Edition;
import dighouse.kernel.Phrase;
import dighouse.kernel.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// Archaeology at the terminal. The status begins with what lies on the table and ends with the
/// player's own hand, right above the question.
final class ArchaeologyScreen implements Screen {
    /// Events of the deal: the first status shows the dealt cards.
    private static final Set<String> VISIBLE_IN_STATUS = Set.of("dealt", "dealtHidden", "laid");

    @Override
    public List<String> status(View view, int seat, TableWords tableWords) {
        ArchaeologyView table = (ArchaeologyView) view;
        List<String> lines = new ArrayList<>();
        lines.add(digSite(table, tableWords));
        lines.add(pyramid(table, tableWords));
        lines.add(tableWords.say("archaeology.market", treasures("treasures", table.market())));
        for (ArchaeologyView.Player player : table.players()) {
            lines.add(player(player, tableWords));
        }
        lines.add(hand(table.players().get(seat), tableWords));
        return lines;
    }

    private static String digSite(ArchaeologyView table, TableWords tableWords) {
        return table.digSite() == 0
                ? tableWords.say("archaeology.digSite.empty")
                : tableWords.say(
                        "archaeology.digSite",
                        Argument.number("cards", table.digSite()),
                        Argument.number("thieves", table.thieves().left()),
                        Argument.number("sandstorms", table.sandstorms().left()));
    }

    private static String pyramid(ArchaeologyView table, TableWords tableWords) {
        List<String> chambers = new ArrayList<>();
        for (ArchaeologyView.PyramidChamber chamber : table.chambers()) {
            if (!chamber.explored()) {
                chambers.add(
                        tableWords.say(
                                "archaeology.chamber",
                                Argument.term("chamber", chamber.chamber()),
                                Argument.number("cards", chamber.cards()),
                                Argument.number("maps", chamber.maps())));
            }
        }
        return chambers.isEmpty()
                ? tableWords.say("archaeology.pyramid.empty")
                : tableWords.say("archaeology.pyramid") + " " + String.join(", ", chambers) + ".";
    }

    private static String player(ArchaeologyView.Player player, TableWords tableWords) {
        Argument seat = Argument.seat("seat", player.seat());
        Argument points = Argument.number("points", player.points());
        if (player.handEmpty()) {
            return tableWords.say("archaeology.player.empty", seat, points);
        }
        return player.handSize() == null
                ? tableWords.say("archaeology.player.unsized", seat, points)
                : tableWords.say(
                        "archaeology.player",
                        seat,
                        points,
                        Argument.number("cards", player.handSize()));
    }

    private static String hand(ArchaeologyView.Player player, TableWords tableWords) {
        Argument seat = Argument.seat("seat", player.seat());
        Cards hand = player.hand();
        return hand == null || hand.counts().isEmpty()
                ? tableWords.say("archaeology.hand.empty", seat)
                : tableWords.say(
                        "archaeology.hand",
                        seat,
                        Argument.number("cards", size(hand)),
                        treasures("treasures", hand));
    }

    private static int size(Cards cards) {
        return cards.counts().stream().mapToInt(Argument.Count::number).sum();
    }

    private static Argument treasures(String name, Cards cards) {
        return Argument.tally(name, "treasure", cards.counts());
    }

    @Override
    public String question(View view, int seat, TableWords tableWords) {
        ArchaeologyView table = (ArchaeologyView) view;
        String key = questionKey(table);
        Argument who = Argument.seat("seat", seat);
        Pending pending = table.pending();
        if (pending == null) {
            return tableWords.say(key, who);
        }
        return tableWords.say(
                key,
                who,
                Argument.number("cards", pending.toLose()),
                treasures("given", pending.given()),
                treasures("taken", pending.taken()),
                Argument.number("worth", pending.valueLeft()));
    }

    private static String questionKey(ArchaeologyView table) {
        boolean mustSell = table.asks().equals("act") && table.mustSell();
        return "archaeology.ask." + (mustSell ? "mustSell" : table.asks());
    }

    @Override
    public List<String> cards(Edition edition, TableWords tableWords) {
        List<String> lines = new ArrayList<>();
        for (ArchaeologyEdition.Card card : ((ArchaeologyEdition) edition).cards()) {
            String line =
                    tableWords.say(
                            "archaeology.card",
                            Argument.term("treasure", card.treasure()),
                            Argument.number("copies", card.copies()),
                            Argument.number("trade", card.tradingValue()));
            List<String> prices = card.sellingValues().stream().map(String::valueOf).toList();
            lines.add(line + " " + String.join(", ", prices) + ".");
        }
        return lines;
    }

    @Override
    public boolean isVisibleInStatus(Phrase event) {
        return VISIBLE_IN_STATUS.contains(event.key());
    }
}
