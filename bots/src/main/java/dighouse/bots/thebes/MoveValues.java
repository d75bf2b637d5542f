package dighouse.bots.thebes;

import static dighouse.thebes.ThebesTables.ASSISTANT;
import static dighouse.thebes.ThebesTables.CAR;
import static dighouse.thebes.ThebesTables.CONGRESS;
import static dighouse.thebes.ThebesTables.GENERAL;
import static dighouse.thebes.ThebesTables.LONGEST_DIG;
import static dighouse.thebes.ThebesTables.PERMISSION;
import static dighouse.thebes.ThebesTables.SHOVEL;
import static dighouse.thebes.ThebesTables.SPECIALISED;
import static dighouse.thebes.ThebesTables.ZEPPELIN;

import dighouse.kernel.MoveList;
import dighouse.thebes.ThebesMove;
import dighouse.thebes.ThebesPosition;
import dighouse.thebes.ThebesTables;

/// Rates moves in points: what each adds to the forecast of the seat beyond the price of its weeks.
/// A step in the middle of a turn includes the rest of the turn.
final class MoveValues {
    private static final int MOST_MOVES = 64; // at most 14 goals are listed

    private final ThebesTables tables;
    private final DigTable digs;
    private final Parameters parameters;
    private final SeatForecast seatForecast;
    private final DigPlans digPlans;
    private ThebesPosition position;
    private int seat;
    final double[] points = new double[MOST_MOVES]; // by index in the list of moves

    MoveValues(
            DigTable digs,
            Parameters parameters,
            SeatForecast seatForecast,
            ThebesPosition position) {
        tables = position.tables();
        digPlans = seatForecast.digPlans;
        this.digs = digs;
        this.parameters = parameters;
        this.seatForecast = seatForecast;
        this.position = position;
    }

    /// Fills in the points of all moves.
    ///
    /// @return the highest
    double fill(ThebesPosition from, int actor, MoveList moves) {
        position = from;
        seat = actor;
        seatForecast.look(position, seat);
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < moves.size(); i++) {
            points[i] = points(moves.get(i));
            most = Math.max(most, points[i]);
        }
        return most;
    }

    private double points(int move) {
        int argument = ThebesMove.argument(move);
        return switch (ThebesMove.verb(move)) {
            case ThebesMove.TAKE -> take(position.slot(argument));
            case ThebesMove.EXCHANGE -> exchange();
            case ThebesMove.SHOW -> show(position.row(argument));
            case ThebesMove.DIG ->
                    bestDig(
                            argument,
                            true,
                            position.cards(seat, ASSISTANT) == 1,
                            false,
                            travel(ThebesTables.placeOfSite(argument)));
            case ThebesMove.RETIRE -> -seatForecast.weeks();
            case ThebesMove.LAND -> -seatForecast.rate() * travel(position.goalPlace());
            case ThebesMove.FLY -> -seatForecast.zeppelin();
            case ThebesMove.ETHNOLOGICAL ->
                    bestDig(position.digSite(), argument == 1, false, false, journey());
            case ThebesMove.ASSISTANT ->
                    bestDig(
                            position.digSite(),
                            position.usesEthnological(),
                            argument == 1,
                            false,
                            journey());
            case ThebesMove.SHOVEL ->
                    bestDig(
                            position.digSite(),
                            position.usesEthnological(),
                            position.usesAssistant(),
                            argument == 1,
                            journey());
            case ThebesMove.WEEKS ->
                    dig(
                            position.digSite(),
                            argument,
                            position.usesEthnological(),
                            position.usesAssistant(),
                            position.usesShovel(),
                            journey());
            default -> 0;
        };
    }

    private int travel(int place) {
        return tables.travelWeeks(position.cards(seat, CAR) > 0, position.place(seat), place);
    }

    /// The weeks of travel of the turn in progress.
    private int journey() {
        return position.isFlying() ? 0 : travel(position.goalPlace());
    }

    private double price(int place, int weeks) {
        return seatForecast.rate() * (travel(place) + weeks);
    }

    // ---- cards ----------------------------------------------------------------------------------

    private double take(int card) {
        return worth(card) - price(tables.city(card), tables.weeks(card));
    }

    /// What a card adds to its owner's forecast.
    private double worth(int card) {
        int type = tables.type(card);
        int cards = position.cards(seat, type);
        return switch (type) {
            case GENERAL -> knowledge(tables.points(card), 0, 0);
            case SPECIALISED -> books(tables.site(card), tables.points(card));
            case ASSISTANT ->
                    knowledge(0, tables.group(cards + 1) - tables.group(cards), 0) + lone(type);
            case SHOVEL ->
                    knowledge(0, 0, tables.group(cards + 1) - tables.group(cards)) + lone(type);
            case CONGRESS -> seatForecast.nextCongress();
            case ZEPPELIN -> seatForecast.zeppelin();
            case CAR -> cards == 0 ? seatForecast.car() : 0;
            case PERMISSION -> seatForecast.permission();
            default -> rumours(tables.site(card), tables.points(card));
        };
    }

    private double lone(int type) {
        int cards = position.cards(seat, type);
        return seatForecast.lone(type, cards + 1) - seatForecast.lone(type, cards);
    }

    private double knowledge(int general, int aid, int extra) {
        if (general + aid + extra == 0) {
            return 0;
        }
        digPlans.general += general;
        digPlans.aid += aid;
        digPlans.extra += extra;
        double points = digPlans.points();
        digPlans.general -= general;
        digPlans.aid -= aid;
        digPlans.extra -= extra;
        return points - digPlans.points();
    }

    private double books(int site, int more) {
        int books = digPlans.books[site];
        double before = digPlans.plan(site);
        digPlans.books[site] = books + more;
        double after = digPlans.plan(site);
        digPlans.books[site] = books;
        return after
                - before
                + seatForecast.majority(site, books + more)
                - seatForecast.majority(site, books);
    }

    private double rumours(int site, int more) {
        double before = digPlans.plan(site);
        digPlans.rumours[site] += more;
        double after = digPlans.plan(site);
        digPlans.rumours[site] -= more;
        return after - before;
    }

    private double exchange() {
        return parameters.exchange - price(tables.exchangePlace(), 1 + position.exchanges());
    }

    private double show(int card) {
        return tables.points(card)
                - price(tables.city(card), tables.weeks(card))
                - seatForecast.exhibition(card);
    }

    // ---- digs -----------------------------------------------------------------------------------

    /// The points of the best dig at a site with the cards used for it.
    private double bestDig(
            int site, boolean rumours, boolean assistant, boolean shovel, int journey) {
        int longest = Math.clamp(digPlans.weeksLeft - journey, 0, LONGEST_DIG);
        int knowledge = knowledge(site, rumours, assistant);
        double token = digPlans.token(site);
        int weeks = digs.best(knowledge, token, digPlans.extra, seatForecast.rate(), 0, longest);
        return weeks == 0
                ? -seatForecast.rate() * LONGEST_DIG
                : dig(site, weeks, rumours, assistant, shovel, journey);
    }

    private int knowledge(int site, boolean rumours, boolean assistant) {
        return digPlans.knowledge(
                digPlans.books[site]
                        + digPlans.aid
                        + (rumours ? digPlans.rumours[site] : 0)
                        + (assistant ? 1 : 0));
    }

    private double dig(
            int site, int weeks, boolean rumours, boolean assistant, boolean shovel, int journey) {
        int tokens =
                digs.tokens(knowledge(site, rumours, assistant), weeks)
                        + digPlans.extra
                        + (shovel ? 1 : 0);
        double used =
                (assistant ? seatForecast.lone(ASSISTANT, 1) : 0)
                        + (shovel ? seatForecast.lone(SHOVEL, 1) : 0)
                        + (position.isUsed(seat, site) ? seatForecast.permission() : 0);
        return tokens * digPlans.token(site)
                + digPlans.bonus(site)
                - seatForecast.rate() * (journey + weeks)
                - used
                + digPlans.planAfter(site, tokens, rumours)
                - digPlans.plan(site);
    }
}
