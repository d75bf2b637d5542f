package dighouse.thebes;

import static dighouse.thebes.Options.ANY_UNGROUPED_CARD;
import static dighouse.thebes.Options.LONE_HELPER;
import static dighouse.thebes.Options.ROW_9_WEEK_5;
import static dighouse.thebes.ThebesTables.ASSISTANT;
import static dighouse.thebes.ThebesTables.ETHNOLOGICAL;
import static dighouse.thebes.ThebesTables.MOST_KNOWLEDGE;

/// Knowledge for a site (THB-KNOW), helpers (THB-HELP) and the dig table.
final class KnowledgeRules {
    private KnowledgeRules() {}

    /// - THB-KNOW-01: books, ethnological points used, assistant points;
    /// - THB-KNOW-06, 07: as many general points at most; more than 12 counts as 12.
    static int knowledge(
            ThebesPosition position, int seat, int site, boolean ethnological, boolean assistant) {
        ThebesTables tables = position.tables();
        int specialised =
                position.books(seat, site)
                        + helpers(tables, position.cards(seat, ASSISTANT), assistant);
        if (ethnological) {
            specialised += tables.points[tables.ethnologicalCard[site]];
        }
        int total = specialised + Math.min(position.general(seat), specialised);
        return Math.min(total, MOST_KNOWLEDGE);
    }

    /// What so many helpers of a kind give, with the lone one or without it.
    /// - THB-KNOW-03, THB-HELP-01, THB-RULING-05: pairs and trios, grouped for the best sum;
    /// - THB-KNOW-04, THB-HELP-02: a lone one gives 1 and is used up.
    static int helpers(ThebesTables tables, int cards, boolean withLone) {
        return withLone ? tables.group[cards - 1] + 1 : tables.group[cards];
    }

    /// THB-RULING-06: one may be used alone by the owner of exactly one; by option also the one
    /// that no pair or trio needs.
    static boolean mayUseLone(ThebesPosition position, int seat, int type) {
        int cards = position.cards(seat, type);
        if (cards <= 1 || position.option(LONE_HELPER) != ANY_UNGROUPED_CARD) {
            return cards == 1;
        }
        int[] group = position.tables().group;
        return group[cards] == group[cards - 1];
    }

    /// THB-RULING-06: the lone helper that is discarded is the one with the highest number.
    static int loneCard(ThebesPosition position, int seat, int type) {
        return position.card(seat, type, position.cards(seat, type) - 1);
    }

    static boolean hasEthnological(ThebesPosition position, int seat, int site) {
        return position.hasAny(seat, ETHNOLOGICAL)
                && position.owns(seat, position.tables().ethnologicalCard[site]);
    }

    /// The dig table (THB-COMP-17), with its one doubtful cell by option (THB-RULING-29).
    static int tokens(ThebesPosition position, int knowledge, int weeks) {
        return knowledge == 9 && weeks == 5
                ? position.option(ROW_9_WEEK_5)
                : position.tables().printedTokens(knowledge, weeks);
    }
}
