package dighouse.thebes;

import static dighouse.thebes.Options.ANY_SPECIALISED;
import static dighouse.thebes.Options.BOOK_ONLY;
import static dighouse.thebes.Options.MINIMUM_SPECIALISED;
import static dighouse.thebes.Options.ONE_PER_SITE_AND_YEAR;
import static dighouse.thebes.Options.ON_ARRIVAL;
import static dighouse.thebes.Options.PERMIT_CHECK;
import static dighouse.thebes.Options.RENEWED_AT_ONCE;
import static dighouse.thebes.Options.SPECIAL_DIGS;
import static dighouse.thebes.Options.STRADDLING_DIG;
import static dighouse.thebes.ThebesPosition.KEEP_PERMIT;
import static dighouse.thebes.ThebesPosition.NONE;
import static dighouse.thebes.ThebesPosition.USE_ASSISTANT;
import static dighouse.thebes.ThebesPosition.USE_ETHNOLOGICAL;
import static dighouse.thebes.ThebesPosition.USE_SHOVEL;
import static dighouse.thebes.ThebesTables.ASSISTANT;
import static dighouse.thebes.ThebesTables.BLANK;
import static dighouse.thebes.ThebesTables.BOOK;
import static dighouse.thebes.ThebesTables.GENERAL_BOOK;
import static dighouse.thebes.ThebesTables.LONGEST_DIG;
import static dighouse.thebes.ThebesTables.PERMISSION;
import static dighouse.thebes.ThebesTables.SHOVEL;
import static dighouse.thebes.ThebesTables.SITES;
import static dighouse.thebes.ThebesTables.ZEPPELIN;

import dighouse.kernel.MoveList;

/// Digging (THB-DIG): a permit, knowledge of the site and weeks buy tokens out of its bag.
final class DigRules {
    private DigRules() {}

    /// THB-DIG-03: every site where a dig is possible after the journey, by land or by air. The
    /// flight is not always the better: by option it may arrive too early for the permit.
    static void addDigs(ThebesPosition position, MoveList moves) {
        int[] travel = position.tables().travel;
        int journeys = TravelRules.journeysByLand(position, position.seat);
        boolean zeppelin = position.hasAny(position.seat, ZEPPELIN);
        for (int site = 0; site < SITES; site++) {
            int knowledge = mostKnowledge(position, site);
            if (knowledge > 0) {
                int travelWeeks = travel[journeys + ThebesTables.placeOfSite(site)];
                if (mayDig(position, site, knowledge, travelWeeks)
                        || (zeppelin && mayDig(position, site, knowledge, 0))) {
                    moves.add(ThebesMove.dig(site));
                }
            }
        }
    }

    /// Knowledge for a site with the help of everything the player owns; 0 if it allows no dig.
    static int mostKnowledge(ThebesPosition position, int site) {
        int seat = position.seat;
        boolean ethnological = KnowledgeRules.hasEthnological(position, seat, site);
        boolean assistant = KnowledgeRules.mayUseLone(position, seat, ASSISTANT);
        return hasMinimum(position, site, ethnological, assistant)
                ? KnowledgeRules.knowledge(position, seat, site, ethnological, assistant)
                : 0;
    }

    /// Whether some dig with this knowledge is possible after a journey of so many weeks.
    static boolean mayDig(ThebesPosition position, int site, int knowledge, int travelWeeks) {
        return (!needsPermission(position, site, travelWeeks) || hasPermission(position, site))
                && KnowledgeRules.tokens(position, knowledge, longest(position, travelWeeks)) > 0;
    }

    /// Whether a dig of at most so many weeks yields tokens with these choices. More weeks never
    /// give fewer, so the longest dig decides.
    static boolean digs(
            ThebesPosition position, int site, boolean ethnological, boolean assistant, int weeks) {
        int seat = position.seat;
        if (!hasMinimum(position, site, ethnological, assistant)) {
            return false;
        }
        int knowledge = KnowledgeRules.knowledge(position, seat, site, ethnological, assistant);
        return KnowledgeRules.tokens(position, knowledge, weeks) > 0; // THB-DIG-04
    }

    /// THB-DIG-02, THB-RULING-04: at least one specialised point that concerns the site.
    private static boolean hasMinimum(
            ThebesPosition position, int site, boolean ethnological, boolean assistant) {
        if (position.books(position.seat, site) > 0) {
            return true;
        }
        if (!ethnological && !position.hasAny(position.seat, ASSISTANT)) {
            return false; // not a single specialised point
        }
        return switch (position.option(MINIMUM_SPECIALISED)) {
            case BOOK_ONLY -> false;
            case ANY_SPECIALISED ->
                    ethnological || assistant || position.cards(position.seat, ASSISTANT) > 1;
            default -> ethnological;
        };
    }

    /// THB-DIG-05, THB-END-02: twelve weeks at most, and not beyond the end; perhaps none.
    static int longest(ThebesPosition position, int travelWeeks) {
        int weeksLeft = position.weeksLeft(position.seat) - travelWeeks;
        return Math.max(0, Math.min(LONGEST_DIG, weeksLeft));
    }

    /// - THB-DIG-01, THB-HELP-09, THB-RULING-31: needed only if the permit is used;
    /// - THB-RULING-13: by option a journey that reaches the next year renews it in time.
    static boolean needsPermission(ThebesPosition position, int site, int travelWeeks) {
        if (!position.isUsed(position.seat, site)) {
            return false;
        }
        int week = position.week(position.seat);
        return position.option(PERMIT_CHECK) != ON_ARRIVAL
                || TimeRules.year(week) == TimeRules.year(week + travelWeeks);
    }

    /// THB-HELP-09, THB-RULING-31: by option only once at a site in a year.
    private static boolean hasPermission(ThebesPosition position, int site) {
        return position.hasAny(position.seat, PERMISSION)
                && !position.isUsedTwice(position.seat, site);
    }

    /// THB-DEC-09: each number of weeks that yields tokens and fits.
    static void addWeeks(ThebesPosition position, MoveList moves) {
        int site = ThebesMove.argument(position.goal);
        int travelWeeks =
                TravelRules.weeks(position, position.seat, ThebesTables.placeOfSite(site));
        int knowledge = chosenKnowledge(position, site);
        int longest = longest(position, travelWeeks);
        for (int weeks = 1; weeks <= longest; weeks++) {
            if (KnowledgeRules.tokens(position, knowledge, weeks) > 0) {
                moves.add(ThebesMove.weeks(weeks));
            }
        }
    }

    /// Knowledge for the site with what was chosen for this dig.
    static int chosenKnowledge(ThebesPosition position, int site) {
        return KnowledgeRules.knowledge(
                position,
                position.seat,
                site,
                position.uses(USE_ETHNOLOGICAL),
                position.uses(USE_ASSISTANT));
    }

    /// THB-DIG-08, THB-HELP-05: what the table shows, and what the shovels add.
    static int draws(ThebesPosition position, int site, int weeks) {
        return KnowledgeRules.tokens(position, chosenKnowledge(position, site), weeks)
                + shovelTokens(position);
    }

    /// THB-HELP-01, THB-HELP-02: tokens that the shovels add, the lone one if it was chosen.
    static int shovelTokens(ThebesPosition position) {
        int shovels = position.cards(position.seat, SHOVEL);
        return KnowledgeRules.helpers(position.tables(), shovels, position.uses(USE_SHOVEL));
    }

    /// THB-DIG-06, THB-DIG-07: the weeks are announced and spent, then tokens are drawn.
    static void begin(ThebesPosition position, int weeks) {
        int seat = position.seat;
        int site = ThebesMove.argument(position.goal);
        int place = ThebesTables.placeOfSite(site);
        int travelWeeks = TravelRules.weeks(position, seat, place);
        position.drawsLeft = draws(position, site, weeks);
        if (keepsPermit(position, travelWeeks, weeks)) {
            position.choices |= KEEP_PERMIT;
        }
        TravelRules.travel(position, place);
        TimeRules.spend(position, seat, travelWeeks + weeks);
        position.phase = Phase.TOKEN;
    }

    /// - THB-RULING-32: a special permission leaves the permit as it is;
    /// - THB-RULING-12: by option a dig that itself crosses the year change does so too.
    private static boolean keepsPermit(ThebesPosition position, int travelWeeks, int weeks) {
        if (position.permission != NONE) {
            return true;
        }
        int arrival = position.week(position.seat) + travelWeeks;
        return position.option(STRADDLING_DIG) == RENEWED_AT_ONCE
                && TimeRules.year(arrival) != TimeRules.year(arrival + weeks);
    }

    // ---- drawing tokens -------------------------------------------------------------------------

    /// THB-DIG-09, THB-INFO-12: each token still in the bag is equally likely; the blanks drawn in
    /// this dig are back only after its last draw.
    static int weight(ThebesPosition position) {
        int site = ThebesMove.argument(position.goal);
        return Integer.bitCount(position.bag(site)) + blanksLeft(position, site);
    }

    private static int blanksLeft(ThebesPosition position, int site) {
        return position.tables().blanks[site] - position.blanksOut;
    }

    static int outcome(ThebesPosition position, int r) {
        int finds = position.bag(ThebesMove.argument(position.goal));
        return ThebesMove.find(r < Integer.bitCount(finds) ? CardSet.bitAt(finds, r) : BLANK);
    }

    static void addTokens(ThebesPosition position, MoveList outcomes) {
        int site = ThebesMove.argument(position.goal);
        for (int find = 0; find < BLANK; find++) {
            if ((position.bag(site) >> find & 1) != 0) {
                outcomes.add(ThebesMove.find(find));
            }
        }
        outcomes.add(ThebesMove.find(BLANK), blanksLeft(position, site));
    }

    /// THB-DIG-10: finds are kept; blanks are laid aside until the dig ends.
    static void draw(ThebesPosition position, int find) {
        int site = ThebesMove.argument(position.goal);
        if (find == BLANK) {
            position.blanksOut++;
        } else {
            position.bag(site, position.bag(site) & ~(1 << find));
            keep(position, position.seat, site, find);
        }
        position.drawsLeft--;
        if (position.drawsLeft == 0) {
            end(position, site);
        }
    }

    static void keep(ThebesPosition position, int seat, int site, int find) {
        position.addFound(seat, site, find);
        if (find == BOOK) {
            position.addBooks(seat, position.tables().bookSite[site], 1); // THB-COMP-15
        } else if (find == GENERAL_BOOK) {
            position.addGeneral(seat, 1);
        }
    }

    /// - THB-DIG-12, THB-RULING-11: the first dig at the site also earns the bonus;
    /// - THB-DIG-11: the blanks go back;
    /// - THB-KNOW-04, THB-HELP-02, 06, 10: what was used up is discarded;
    /// - THB-DIG-13: the permit is turned.
    private static void end(ThebesPosition position, int site) {
        int seat = position.seat;
        if (position.bonus(site) != NONE) {
            keep(position, seat, site, position.bonus(site));
            position.bonus(site, NONE);
        }
        discardUsed(position, site);
        if (!position.uses(KEEP_PERMIT)) {
            position.used(seat, position.used(seat) | 1 << site);
        } else if (isSecondDig(position, site)) {
            position.used(seat, position.used(seat) | 1 << (SITES + site));
        }
        TurnRules.end(position);
    }

    /// THB-RULING-31, 32: under special permission, in the year of a permit that is used.
    private static boolean isSecondDig(ThebesPosition position, int site) {
        return position.option(SPECIAL_DIGS) == ONE_PER_SITE_AND_YEAR
                && position.permission != NONE
                && position.isUsed(position.seat, site);
    }

    private static void discardUsed(ThebesPosition position, int site) {
        int seat = position.seat;
        if (position.permission != NONE) {
            DeckRules.discard(position, seat, position.permission);
        }
        if (position.uses(USE_ETHNOLOGICAL)) {
            DeckRules.discard(position, seat, position.tables().ethnologicalCard[site]);
        }
        if (position.uses(USE_ASSISTANT)) {
            DeckRules.discard(position, seat, KnowledgeRules.loneCard(position, seat, ASSISTANT));
        }
        if (position.uses(USE_SHOVEL)) {
            DeckRules.discard(position, seat, KnowledgeRules.loneCard(position, seat, SHOVEL));
        }
    }
}
