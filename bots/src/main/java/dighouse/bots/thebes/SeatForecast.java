package dighouse.bots.thebes;

import static dighouse.thebes.ThebesTables.ALL_ARTEFACTS;
import static dighouse.thebes.ThebesTables.ASSISTANT;
import static dighouse.thebes.ThebesTables.CAR;
import static dighouse.thebes.ThebesTables.CARDS;
import static dighouse.thebes.ThebesTables.CONGRESS;
import static dighouse.thebes.ThebesTables.PERMISSION;
import static dighouse.thebes.ThebesTables.RESEARCHERS;
import static dighouse.thebes.ThebesTables.ROW;
import static dighouse.thebes.ThebesTables.SHOVEL;
import static dighouse.thebes.ThebesTables.SITES;
import static dighouse.thebes.ThebesTables.ZEPPELIN;

import dighouse.thebes.ThebesPosition;
import dighouse.thebes.ThebesTables;

/// Forecasts one seat: what it has and what it can still make of its weeks. All prospects are
/// points beyond the price of the weeks that they take.
final class SeatForecast {
    private static final int STEPS =
            5; // of halving to find the price, one per layer of PlanCache.NODES
    private static final double[] SHOW_CHANCE = {
        0.9, 0.5, 0.3, 0.15, 0.08, 0.04, 0.02
    }; // to show an exhibition, by the number of missing artefacts

    private final ThebesTables tables;
    private final Parameters parameters;
    private final Majorities majorities;
    final DigPlans digPlans;
    private int allCongresses;
    private ThebesPosition position;
    private int seat;
    private int congressesLeft;
    private int node; // of the price of a week, see PlanCache

    SeatForecast(DigTable digs, Parameters parameters, ThebesPosition position) {
        this.tables = position.tables();
        this.parameters = parameters;
        this.position = position;
        majorities = new Majorities(tables);
        digPlans = new DigPlans(tables, digs, parameters);
        for (int card = 0; card < RESEARCHERS; card++) {
            allCongresses += tables.type(card) == CONGRESS ? 1 : 0;
        }
    }

    /// Prepares the forecast of a seat and finds the price of its weeks.
    void look(ThebesPosition from, int owner) {
        position = from;
        seat = owner;
        digPlans.look(position, seat);
        congressesLeft = allCongresses;
        for (int other = 0; other < position.seats(); other++) {
            congressesLeft -= position.cards(other, CONGRESS);
        }
        settle();
    }

    /// Halves the range of prices until the planned digs just fill the weeks that are left.
    private void settle() {
        double least = parameters.leastRate;
        double most = parameters.mostRate;
        node = 1;
        for (int i = 0; i < STEPS; i++) {
            digPlans.rate = (least + most) / 2;
            boolean tooMuch = digPlans.wantTooMuch(node);
            if (tooMuch) {
                least = digPlans.rate;
            } else {
                most = digPlans.rate;
            }
            if (i + 1 < STEPS) {
                node = 2 * node + (tooMuch ? 1 : 0);
            }
        }
    }

    /// The points of the planned digs beyond the price of their weeks.
    double digs() {
        return digPlans.points(node);
    }

    double rate() {
        return digPlans.rate;
    }

    /// The expected final points of the seat.
    double points() {
        return made() + majorities() + digs() + congresses() + exhibitions() + helpers() + weeks();
    }

    /// The points that are certain (artefacts, exhibitions, congresses) and those of the tokens
    /// being drawn.
    double made() {
        double points = tables.congress(position.cards(seat, CONGRESS));
        for (int site = 0; site < SITES; site++) {
            points += digPlans.points(site, position.found(seat, site) & ALL_ARTEFACTS);
        }
        for (int card = RESEARCHERS; card < CARDS; card++) {
            points += position.owns(seat, card) ? tables.points(card) : 0;
        }
        if (position.seat() == seat && position.draws() > 0) {
            int site = position.digSite();
            points += position.draws() * digPlans.token(site) + digPlans.bonus(site);
        }
        return points;
    }

    /// The price of all weeks that are left.
    double weeks() {
        return digPlans.rate * digPlans.weeksLeft;
    }

    double majorities() {
        double points = 0;
        for (int site = 0; site < SITES; site++) {
            points += majority(site, digPlans.books[site]);
        }
        return points;
    }

    /// The expected points of a number of books of a site at the end.
    double majority(int site, int own) {
        int most = 0;
        int weeks = digPlans.weeksLeft;
        for (int other = 0; other < position.seats(); other++) {
            if (other != seat) {
                most = Math.max(most, position.books(other, site));
                weeks = Math.max(weeks, position.weeksLeft(other));
            }
        }
        return majorities.points(own, most, weeks);
    }

    double congresses() {
        return congresses(position.cards(seat, CONGRESS), congressesLeft);
    }

    /// What one more congress adds, including the prospect of further ones.
    double nextCongress() {
        int owned = position.cards(seat, CONGRESS);
        return tables.congress(owned + 1)
                - tables.congress(owned)
                + congresses(owned + 1, congressesLeft - 1)
                - congresses(owned, congressesLeft);
    }

    /// What future congresses will bring to the owner of a number of them.
    private double congresses(int owned, int left) {
        double expected =
                Math.min(
                        parameters.congressShare * left,
                        digPlans.weeksLeft / (4 * parameters.congressWeeks));
        double price = digPlans.rate * parameters.congressWeeks;
        double points = 0;
        for (int next = owned; expected > 0; next++) {
            double gain = tables.congress(next + 1) - tables.congress(next) - price;
            points += Math.min(1, expected) * Math.max(0, gain);
            expected--;
        }
        return points;
    }

    double exhibitions() {
        double points = 0;
        for (int card = RESEARCHERS; card < CARDS; card++) {
            if (!isShown(card)) {
                points += (isInRow(card) ? 1 : parameters.hiddenShow) * exhibition(card);
            }
        }
        return parameters.shows * points;
    }

    private boolean isInRow(int card) {
        for (int place = 0; place < ROW; place++) {
            if (position.row(place) == card) {
                return true;
            }
        }
        return false;
    }

    private boolean isShown(int card) {
        for (int owner = 0; owner < position.seats(); owner++) {
            if (position.owns(owner, card)) {
                return true;
            }
        }
        return false;
    }

    /// The expected points of an exhibition in the row.
    double exhibition(int card) {
        int weeks = tables.weeks(card);
        double gain = tables.points(card) - digPlans.rate * (weeks + parameters.showTravel);
        if (gain <= 0 || weeks > digPlans.weeksLeft) {
            return 0;
        }
        int missing = 0;
        for (int site = 0; site < SITES; site++) {
            missing += Math.max(0, tables.need(card, site) - position.artefacts(seat, site));
        }
        double chance = SHOW_CHANCE[Math.min(missing, SHOW_CHANCE.length - 1)];
        return gain * (missing == 0 ? chance : chance * digPlans.season());
    }

    /// The points of cards that are neither books nor part of a group.
    double helpers() {
        return position.cards(seat, ZEPPELIN) * zeppelin()
                + position.cards(seat, PERMISSION) * permission()
                + (position.cards(seat, CAR) > 0 ? car() : 0)
                + lone(ASSISTANT, position.cards(seat, ASSISTANT))
                + lone(SHOVEL, position.cards(seat, SHOVEL));
    }

    double zeppelin() {
        return digPlans.rate * parameters.zeppelinWeeks * digPlans.season();
    }

    double car() {
        return digPlans.rate * parameters.carShare * digPlans.weeksLeft;
    }

    double permission() {
        return parameters.permission * digPlans.season();
    }

    /// The worth of a helper that belongs to no pair or trio, for the owner of a number of them.
    double lone(int type, int cards) {
        if (cards == 0 || tables.group(cards) > tables.group(cards - 1)) {
            return 0;
        }
        double worth = type == ASSISTANT ? parameters.loneAssistant : parameters.loneShovel;
        return worth * digPlans.season();
    }
}
