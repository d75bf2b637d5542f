package dighouse.bots.thebes;

import static dighouse.thebes.ThebesTables.ALL_ARTEFACTS;
import static dighouse.thebes.ThebesTables.ASSISTANT;
import static dighouse.thebes.ThebesTables.BOOK;
import static dighouse.thebes.ThebesTables.CAR;
import static dighouse.thebes.ThebesTables.GENERAL_BOOK;
import static dighouse.thebes.ThebesTables.LONGEST_DIG;
import static dighouse.thebes.ThebesTables.MOST_KNOWLEDGE;
import static dighouse.thebes.ThebesTables.RESEARCHERS;
import static dighouse.thebes.ThebesTables.SHOVEL;
import static dighouse.thebes.ThebesTables.SITES;
import static dighouse.thebes.ThebesTables.SPACES;
import static dighouse.thebes.ThebesTables.SPECIALISED;

import dighouse.thebes.ThebesPosition;
import dighouse.thebes.ThebesTables;

/// Plans the digs of a seat, one plan for every site. To learn what something would add to the
/// plans, a caller changes a number here, asks again, and changes it back.
final class DigPlans {
    private static final int MOST_NEW_BOOKS = 6; // to plan for before the next dig
    private static final double SHORT_OF_TIME =
            6; // weeks left in a year, below which a dig may fail
    static final double PLENTY_OF_TIME = 30; // weeks left, above which lasting things pay in full

    private final ThebesTables tables;
    private final DigTable table;
    private final Parameters parameters;
    private final int[] allBooks = new int[SITES]; // on cards and on tokens

    int weeksLeft;
    private int later; // years to come
    final int[] books = new int[SITES];
    private final int[] booksLeft = new int[SITES]; // that nobody owns
    final int[] rumours = new int[SITES]; // ethnological points, for one dig
    private final double[] bagPoints = new double[SITES];
    private final double[] bagSize = new double[SITES];
    private final int[] bonus = new int[SITES];
    private final int[] distance = new int[SITES]; // weeks to the site from here
    private final double[] journey = new double[SITES]; // planned weeks of travel to the first dig
    final double[] permit = new double[SITES]; // how likely a dig still fits into this year
    int general;
    int aid; // points of assistants in groups
    int extra; // tokens of shovels in groups

    /// The price of a week in points.
    double rate;

    private double weeks; // that the last plan takes
    private final PlanCache memo = new PlanCache();

    DigPlans(ThebesTables tables, DigTable table, Parameters parameters) {
        this.tables = tables;
        this.table = table;
        this.parameters = parameters;
        for (int card = 0; card < RESEARCHERS; card++) {
            if (tables.type(card) == SPECIALISED) {
                allBooks[tables.site(card)] += tables.points(card);
            }
        }
        for (int site = 0; site < SITES; site++) {
            allBooks[tables.bookSite(site)]++;
        }
    }

    // ---- reading the position -------------------------------------------------------------------

    void look(ThebesPosition position, int seat) {
        int week = position.week(seat);
        weeksLeft = position.weeksLeft(seat);
        later = Math.max(0, tables.end() / SPACES - 1 - week / SPACES);
        general = position.general(seat);
        aid = tables.group(position.cards(seat, ASSISTANT));
        extra = tables.group(position.cards(seat, SHOVEL));
        double timely = Math.min(1, (SPACES - week % SPACES) / SHORT_OF_TIME);
        boolean car = position.cards(seat, CAR) > 0;
        for (int site = 0; site < SITES; site++) {
            lookAtBooks(position, seat, site);
            lookIntoBag(position, seat, site, timely);
            int place = ThebesTables.placeOfSite(site);
            distance[site] = tables.travelWeeks(car, position.place(seat), place);
            journey[site] =
                    parameters.digTravel
                            + parameters.place * (distance[site] - parameters.digTravel);
        }
        for (int site = 0; site < SITES; site++) {
            memo.look(site, whole(site), bagPoints[site], bagSize[site], permit[site]);
        }
    }

    /// Packs all whole numbers that determine the plan for a site; each has eight bits or fewer.
    private long whole(int site) {
        long whole = weeksLeft;
        whole = whole << 2 | later;
        whole = whole << 6 | general;
        whole = whole << 6 | aid;
        whole = whole << 6 | extra;
        whole = whole << 6 | books[site];
        whole = whole << 6 | booksLeft[site];
        whole = whole << 6 | rumours[site];
        whole = whole << 6 | bonus[site];
        return whole << 4 | distance[site];
    }

    private void lookAtBooks(ThebesPosition position, int seat, int site) {
        books[site] = position.books(seat, site);
        int owned = 0;
        for (int other = 0; other < position.seats(); other++) {
            owned += position.books(other, site);
        }
        booksLeft[site] = Math.max(0, allBooks[site] - owned);
        int card = tables.ethnologicalCard(site);
        rumours[site] = position.owns(seat, card) ? tables.points(card) : 0;
    }

    private void lookIntoBag(ThebesPosition position, int seat, int site, double timely) {
        boolean digging = position.draws() > 0 && position.digSite() == site;
        int finds = position.bag(site);
        int blanks = tables.blanks(site) - (digging ? position.blanksOut() : 0);
        bagSize[site] = Integer.bitCount(finds) + blanks;
        bagPoints[site] = points(site, finds & ALL_ARTEFACTS) + tokensOfKnowledge(finds);
        int artefact = position.bonus(site);
        bonus[site] = artefact == ThebesPosition.NONE ? 0 : tables.value(site, artefact);
        boolean used = position.isUsed(seat, site) || (digging && position.seat() == seat);
        permit[site] = used ? 0 : timely;
    }

    /// The values of some artefacts of a site.
    int points(int site, int artefacts) {
        int points = 0;
        for (int left = artefacts; left != 0; left &= left - 1) {
            points += tables.value(site, Integer.numberOfTrailingZeros(left));
        }
        return points;
    }

    /// The worth of the knowledge tokens in a bag.
    private double tokensOfKnowledge(int finds) {
        double points =
                (finds >> BOOK & 1) * parameters.book
                        + (finds >> GENERAL_BOOK & 1) * parameters.generalBook;
        return points * season();
    }

    /// The share of its worth that something lasting still has with the weeks left.
    double season() {
        return Math.min(1, weeksLeft / PLENTY_OF_TIME);
    }

    /// The expected points of the next token of a site.
    double token(int site) {
        return bagPoints[site] / bagSize[site];
    }

    /// The points that the first dig at a site brings for certain.
    int bonus(int site) {
        return bonus[site];
    }

    // ---- plans ----------------------------------------------------------------------------------

    /// The points of all plans beyond the price of their weeks.
    double points() {
        double points = 0;
        for (int site = 0; site < SITES; site++) {
            points += plan(site);
        }
        return points;
    }

    /// Tells whether all plans together need more weeks than are left, at the price of this node.
    boolean wantTooMuch(int node) {
        double all = 0;
        for (int site = 0; site < SITES && all <= weeksLeft; site++) {
            recall(site, node);
            all += memo.weeks(site, node);
        }
        return all > weeksLeft;
    }

    /// The points of all plans beyond the price of their weeks, at the price of this node.
    double points(int node) {
        double points = 0;
        for (int site = 0; site < SITES; site++) {
            recall(site, node);
            points += memo.gain(site, node);
        }
        return points;
    }

    /// Makes the plan for a site, unless it is in the cache.
    private void recall(int site, int node) {
        if (!memo.knows(site, node)) {
            double gain = plan(site);
            memo.note(site, node, gain, weeks);
        }
    }

    /// The points of the best plan for a site: perhaps some more books first, then digs.
    double plan(int site) {
        double best = 0;
        double weeksOfBest = 0;
        int most = Math.min(MOST_NEW_BOOKS, booksLeft[site]);
        for (int more = 0; more <= most; more++) {
            int specialised = books[site] + more;
            if (specialised + rumours[site] == 0) {
                continue;
            }
            double study = parameters.bookWeeks * more;
            double gain = digs(site, specialised + aid) - rate * study;
            if (gain > best) {
                best = gain;
                weeksOfBest = weeks + study;
            }
            if (knowledge(specialised + aid) == MOST_KNOWLEDGE) {
                break;
            }
        }
        weeks = weeksOfBest;
        return best;
    }

    /// THB-KNOW-07, as in the rules of the game.
    int knowledge(int specialised) {
        return Math.min(MOST_KNOWLEDGE, specialised + Math.min(general, specialised));
    }

    /// The points of one dig this year, if it still fits, and one in each following year, from a
    /// bag that these digs and those of others make poorer.
    private double digs(int site, int specialised) {
        double gain = 0;
        double points = bagPoints[site];
        double size = bagSize[site];
        int helped = rumours[site];
        int first = bonus[site];
        double travel = journey[site];
        int longest = Math.min(LONGEST_DIG, weeksLeft - distance[site]);
        weeks = 0;
        for (int year = 0; year <= later; year++) {
            double chance = year == 0 ? permit[site] : 1;
            int knowledge = knowledge(specialised + helped);
            double token = points / size;
            int best = chance == 0 ? 0 : table.best(knowledge, token, extra, rate, travel, longest);
            if (best > 0) {
                double tokens = table.tokens(knowledge, best) + extra;
                gain += chance * (tokens * token + first - rate * (best + travel));
                weeks += chance * (best + travel);
                double drawn = chance * tokens / size;
                points *= 1 - drawn;
                size -= drawn * (size - tables.blanks(site));
                first = 0;
                helped = 0;
            }
            points *= parameters.rivals;
            travel = parameters.digTravel;
        }
        return gain;
    }

    /// The points of the plan for a site after a dig there.
    double planAfter(int site, int tokens, boolean rumoursUsed) {
        double points = bagPoints[site];
        double valid = permit[site];
        int first = bonus[site];
        int kept = rumours[site];
        bagPoints[site] = points * Math.max(0, 1 - tokens / bagSize[site]);
        permit[site] = 0;
        bonus[site] = 0;
        rumours[site] = rumoursUsed ? 0 : kept;
        double plan = plan(site);
        bagPoints[site] = points;
        permit[site] = valid;
        bonus[site] = first;
        rumours[site] = kept;
        return plan;
    }
}
