package dighouse.thebes;

import static dighouse.thebes.Options.*;
import static dighouse.thebes.ThebesPosition.NONE;
import static dighouse.thebes.ThebesPosition.USE_ASSISTANT;
import static dighouse.thebes.ThebesPosition.USE_ETHNOLOGICAL;
import static dighouse.thebes.ThebesTables.LONGEST_DIG;
import static dighouse.thebes.ThebesTables.SPACES;
import static dighouse.thebes.ThebesTables.placeOfSite;

import dighouse.kernel.Argument;
import dighouse.kernel.Refusal;
import org.jspecify.annotations.Nullable;

/// The referee of digs: tries every way to the site, everything that could be used up there, and
/// every number of weeks.
final class DigReferee {
    private static final boolean[] ANSWERS = {false, true};

    private final ThebesPosition position;
    private final ThebesTables tables;
    private final Belongings own;
    private final int left; // weeks that the player still has

    DigReferee(ThebesPosition position, Belongings own, int left) {
        this.position = position;
        this.own = own;
        this.left = left;
        tables = position.tables();
    }

    /// Judges a dig as the goal of a turn.
    ///
    /// @param ways the weeks of each journey that can lead there
    @Nullable Refusal dig(int site, int[] ways) {
        if (!isPermitted(site, ways)) {
            String rule = own.has(ThebesTables.PERMISSION) ? "THB-RULING-31" : "THB-DIG-01";
            return Refusal.by(rule, Arguments.site("site", site));
        }
        boolean knows = false;
        boolean yieldsOnTheSpot = false;
        for (boolean ethnological : ANSWERS) {
            for (boolean assistant : ANSWERS) {
                if (isEnough(site, ethnological, assistant)) {
                    int knowledge = own.knowledge(site, ethnological, assistant);
                    if (isWorthAJourney(site, knowledge, ways)) {
                        return null;
                    }
                    knows = true;
                    yieldsOnTheSpot |= yields(knowledge, 0);
                }
            }
        }
        if (!knows) {
            return Refusal.by("THB-DIG-02", Arguments.site("site", site));
        }
        return yieldsOnTheSpot ? tooFar(site, ways) : yieldsNothing(bestKnowledge(site), left);
    }

    private boolean isPermitted(int site, int[] ways) {
        for (int travel : ways) {
            if (isPermitted(site, travel)) {
                return true;
            }
        }
        return false;
    }

    /// A valid permit, a special permission, or by option a permit renewed on the way.
    private boolean isPermitted(int site, int travel) {
        boolean used = position.isUsed(position.seat, site);
        boolean usedTwice = position.isUsedTwice(position.seat, site);
        if (!used || (own.has(ThebesTables.PERMISSION) && !usedTwice)) {
            return true;
        }
        int week = position.week(position.seat);
        return position.option(PERMIT_CHECK) == ON_ARRIVAL
                && (week + travel) / SPACES > week / SPACES;
    }

    private boolean isWorthAJourney(int site, int knowledge, int[] ways) {
        for (int travel : ways) {
            if (isPermitted(site, travel) && yields(knowledge, travel)) {
                return true;
            }
        }
        return false;
    }

    /// The refusal describes the first way that is permitted.
    private Refusal tooFar(int site, int[] ways) {
        int way = 0;
        while (!isPermitted(site, ways[way])) {
            way++;
        }
        return Refusal.by(
                "THB-DIG-03",
                Arguments.site("site", site),
                Argument.number("travel", ways[way]),
                Argument.number("left", left));
    }

    private static Refusal yieldsNothing(int knowledge, int weeks) {
        return Refusal.by(
                "THB-DIG-04",
                Argument.number("knowledge", knowledge),
                Argument.number("weeks", Math.min(weeks, LONGEST_DIG)));
    }

    private int bestKnowledge(int site) {
        return own.knowledge(site, isPossible(site, true, false), isPossible(site, false, true));
    }

    /// Whether the player has what these choices would use up.
    private boolean isPossible(int site, boolean ethnological, boolean assistant) {
        return (!ethnological || own.owns(tables.ethnologicalCard[site]))
                && (!assistant || own.isLone(ThebesTables.ASSISTANT));
    }

    /// Whether these choices are possible and meet the minimum of specialised knowledge.
    private boolean isEnough(int site, boolean ethnological, boolean assistant) {
        if (!isPossible(site, ethnological, assistant)) {
            return false;
        }
        boolean book = own.books(site) > 0;
        boolean helped = assistant || own.count(ThebesTables.ASSISTANT) > 1;
        return switch (position.option(MINIMUM_SPECIALISED)) {
            case BOOK_ONLY -> book;
            case ANY_SPECIALISED -> book || ethnological || helped;
            default -> book || ethnological;
        };
    }

    /// Whether some number of weeks fits and gives a token.
    private boolean yields(int knowledge, int travel) {
        for (int weeks = 1; weeks <= LONGEST_DIG; weeks++) {
            if (travel + weeks <= left && tokens(knowledge, weeks) > 0) {
                return true;
            }
        }
        return false;
    }

    private int tokens(int knowledge, int weeks) {
        return knowledge == 9 && weeks == 5
                ? position.option(ROW_9_WEEK_5)
                : tables.printedTokens(knowledge, weeks);
    }

    /// The weeks of the shortest dig that brings anything.
    int shortest(int site) {
        int knowledge = bestKnowledge(site);
        for (int weeks = 1; weeks < LONGEST_DIG; weeks++) {
            if (tokens(knowledge, weeks) > 0) {
                return weeks;
            }
        }
        return LONGEST_DIG;
    }

    // ---- the steps of a dig ---------------------------------------------------------------------

    private int goalSite() {
        return ThebesMove.argument(position.goal);
    }

    private int chosenTravel() {
        return position.zeppelin == NONE ? own.weeksByLand(placeOfSite(goalSite())) : 0;
    }

    @Nullable Refusal withoutEthnological() {
        boolean enough = false;
        for (boolean assistant : ANSWERS) {
            if (isEnough(goalSite(), false, assistant)) {
                enough = true;
                if (yields(own.knowledge(goalSite(), false, assistant), chosenTravel())) {
                    return null;
                }
            }
        }
        return tooLittle(enough, own.knowledge(goalSite(), false, false));
    }

    @Nullable Refusal withoutAssistant() {
        boolean ethnological = position.uses(USE_ETHNOLOGICAL);
        int knowledge = own.knowledge(goalSite(), ethnological, false);
        boolean enough = isEnough(goalSite(), ethnological, false);
        return enough && yields(knowledge, chosenTravel()) ? null : tooLittle(enough, knowledge);
    }

    private Refusal tooLittle(boolean enough, int knowledge) {
        return enough
                ? yieldsNothing(knowledge, left - chosenTravel())
                : Refusal.by("THB-RULING-04", Arguments.site("site", goalSite()));
    }

    @Nullable Refusal weeks(int weeks) {
        boolean ethnological = position.uses(USE_ETHNOLOGICAL);
        boolean assistant = position.uses(USE_ASSISTANT);
        int knowledge = own.knowledge(goalSite(), ethnological, assistant);
        if (tokens(knowledge, weeks) == 0) {
            return yieldsNothing(knowledge, weeks);
        }
        int all = chosenTravel() + weeks;
        return all > left
                ? Refusal.by(
                        "THB-TURN-09", Argument.number("weeks", all), Argument.number("left", left))
                : null;
    }
}
