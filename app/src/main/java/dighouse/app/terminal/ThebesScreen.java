package dighouse.app.terminal;

import dighouse.kernel.Argument;
import dighouse.kernel.Edition;
import dighouse.kernel.Phrase;
import dighouse.kernel.View;
import dighouse.thebes.ThebesEdition;
import dighouse.thebes.ThebesView;
import dighouse.thebes.ThebesView.CardView;
import dighouse.thebes.ThebesView.ExhibitionView;
import dighouse.thebes.ThebesView.FindView;
import dighouse.thebes.ThebesView.KnowledgeView;
import dighouse.thebes.ThebesView.NeedView;
import dighouse.thebes.ThebesView.SeatView;
import dighouse.thebes.ThebesView.SiteView;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// Thebes at the terminal: the status begins with the board and ends with what the player has,
/// right above the question.
final class ThebesScreen implements Screen {
    /// Events of which the next status shows the result.
    private static final Set<String> VISIBLE_IN_STATUS = Set.of("cardLaid", "bonusLaid", "onTop");

    private static final int MOST_KNOWLEDGE = 12;
    private static final String PLACES_OF_ROW = "abc";

    @Override
    public List<String> status(View view, int seat, TableWords tableWords) {
        ThebesView table = (ThebesView) view;
        List<String> lines = new ArrayList<>();
        lines.add(tableWords.say("thebes.display") + " " + display(table, tableWords));
        addRow(table, seat, tableWords, lines);
        lines.add(tableWords.say("thebes.bags") + " " + bags(table, tableWords));
        for (SeatView player : table.seats()) {
            lines.add(player(player, tableWords));
        }
        SeatView own = table.seats().get(seat);
        lines.add(knowledge(own, tableWords));
        lines.add(cards(own, tableWords));
        addArtefacts(own, tableWords, lines);
        return lines;
    }

    private static String display(ThebesView table, TableWords tableWords) {
        List<String> cards = new ArrayList<>();
        for (int slot = 0; slot < table.display().size(); slot++) {
            Argument number = Argument.number("slot", slot + 1);
            CardView card = table.display().get(slot);
            cards.add(
                    card == null
                            ? tableWords.say("thebes.noCard", number)
                            : tableWords.say(
                                    "thebes.card",
                                    number,
                                    Argument.term("card", card.kind()),
                                    Argument.term("city", "place", card.city()),
                                    Argument.number("weeks", card.weeks())));
        }
        return String.join(" · ", cards) + ".";
    }

    private static void addRow(
            ThebesView table, int seat, TableWords tableWords, List<String> lines) {
        List<String> row = new ArrayList<>();
        for (int place = 0; place < table.row().size(); place++) {
            ExhibitionView exhibition = table.row().get(place);
            if (exhibition != null) {
                row.add("  " + exhibition(exhibition, place, seat, tableWords));
            }
        }
        lines.add(tableWords.say(row.isEmpty() ? "thebes.row.empty" : "thebes.row"));
        lines.addAll(row);
    }

    private static String exhibition(
            ExhibitionView exhibition, int place, int seat, TableWords tableWords) {
        String line =
                tableWords.say(
                        "thebes.exhibition",
                        Argument.term("row", PLACES_OF_ROW.substring(place, place + 1)),
                        Argument.term("exhibition", exhibition.size()),
                        Argument.term("city", "place", exhibition.city()),
                        Argument.number("weeks", exhibition.weeks()),
                        Argument.number("points", exhibition.points()));
        List<NeedView> missing = exhibition.missing().get(seat);
        String lack =
                missing.isEmpty()
                        ? ""
                        : " ("
                                + tableWords.say("thebes.missing")
                                + " "
                                + needs(missing, tableWords)
                                + ")";
        return line + " " + needs(exhibition.needs(), tableWords) + lack + ".";
    }

    private static String needs(List<NeedView> needs, TableWords tableWords) {
        List<String> texts = new ArrayList<>();
        for (NeedView need : needs) {
            texts.add(
                    tableWords.say(
                            "thebes.need",
                            Argument.number("number", need.number()),
                            Argument.term("site", "place", need.site())));
        }
        return String.join(", ", texts);
    }

    private static String bags(ThebesView table, TableWords tableWords) {
        List<String> bags = new ArrayList<>();
        for (SiteView site : table.sites()) {
            bags.add(
                    tableWords.say(
                            "thebes.bag",
                            Argument.term("site", "place", site.site()),
                            Argument.number("finds", site.left().size()),
                            Argument.number("tokens", site.tokens())));
        }
        return String.join(", ", bags) + ".";
    }

    private static String player(SeatView player, TableWords tableWords) {
        return tableWords.say(
                "thebes.player",
                Argument.seat("seat", player.seat()),
                Argument.number("points", player.points()),
                Argument.term("place", player.place()),
                Argument.number("space", player.space()),
                Argument.number("year", player.year()),
                Argument.number("left", player.weeksLeft()));
    }

    private static String knowledge(SeatView own, TableWords tableWords) {
        List<String> sites = new ArrayList<>();
        for (KnowledgeView knowledge : own.knowledge()) {
            Argument site = Argument.term("site", "place", knowledge.site());
            Argument sure = Argument.number("sure", knowledge.sure());
            String known =
                    knowledge.most() > knowledge.sure()
                            ? tableWords.say(
                                    "thebes.site.more",
                                    site,
                                    sure,
                                    Argument.number("most", knowledge.most()))
                            : tableWords.say("thebes.site", site, sure);
            boolean valid = own.permits().contains(knowledge.site());
            sites.add(valid ? known : known + " – " + tableWords.say("thebes.site.used"));
        }
        return tableWords.say("thebes.knowledge", Argument.seat("seat", own.seat()))
                + " "
                + String.join(", ", sites)
                + ".";
    }

    private static String cards(SeatView own, TableWords tableWords) {
        Argument seat = Argument.seat("seat", own.seat());
        if (own.cards().isEmpty()) {
            return tableWords.say("thebes.cards.none", seat);
        }
        List<String> cards = new ArrayList<>();
        for (CardView card : own.cards()) {
            cards.add(tableWords.term("card", card.kind()));
        }
        return tableWords.say("thebes.cards", seat) + " " + String.join(", ", cards) + ".";
    }

    private static void addArtefacts(SeatView own, TableWords tableWords, List<String> lines) {
        List<String> artefacts = new ArrayList<>();
        for (FindView find : own.finds()) {
            if (find.value() > 0) {
                artefacts.add(
                        tableWords.say(
                                "thebes.artefact",
                                Argument.term("find", find.id()),
                                Argument.term("site", "place", find.site()),
                                Argument.number("points", find.value())));
            }
        }
        if (!artefacts.isEmpty()) {
            String head = tableWords.say("thebes.artefacts", Argument.seat("seat", own.seat()));
            lines.add(head + " " + String.join(", ", artefacts) + ".");
        }
    }

    @Override
    public String question(View view, int seat, TableWords tableWords) {
        String asks = ((ThebesView) view).asks();
        return tableWords.say("thebes.ask", Argument.seat("seat", seat))
                + " "
                + tableWords.words().question(tableWords.game(), asks);
    }

    @Override
    public List<String> cards(Edition edition, TableWords tableWords) {
        ThebesEdition printed = (ThebesEdition) edition;
        List<String> lines = new ArrayList<>();
        for (String site : printed.sites()) {
            Argument term = Argument.term("site", "place", site);
            lines.add(tableWords.say("thebes.values", term) + " " + numbers(printed.values(site)));
        }
        for (int knowledge = 1; knowledge <= MOST_KNOWLEDGE; knowledge++) {
            Argument number = Argument.number("knowledge", knowledge);
            lines.add(
                    tableWords.say("thebes.table", number)
                            + " "
                            + numbers(printed.digTable(knowledge)));
        }
        return lines;
    }

    private static String numbers(List<Integer> numbers) {
        return String.join(", ", numbers.stream().map(String::valueOf).toList()) + ".";
    }

    @Override
    public boolean isVisibleInStatus(Phrase event) {
        return VISIBLE_IN_STATUS.contains(event.key());
    }
}
