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

/// What each move brings, in points, beyond the price of its weeks and against the forecast of the
/// seat. For a step in the middle of a turn, what the rest of the turn brings with it.
final class Bids {
    private static final int MOST_MOVES = 64; // 14 goals are the most

    private final ThebesTables tables;
    private final DigTable digs;
    private final Beliefs beliefs;
    private final Estate estate;
    private final Campaigns campaigns;
    private ThebesPosition position;
    private int seat;
    final double[] points = new double[MOST_MOVES]; // by place in the list of moves

    Bids(DigTable digs, Beliefs beliefs, Estate estate, ThebesPosition position) {
        tables = position.tables();
        campaigns = estate.campaigns;
        this.digs = digs;
        this.beliefs = beliefs;
        this.estate = estate;
        this.position = position;
    }

    /// Fills in the points of all moves.
    ///
    /// @return the most of them
    double fill(ThebesPosition from, int actor, MoveList moves) {
        position = from;
        seat = actor;
        estate.look(position, seat);
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
            case ThebesMove.RETIRE -> -estate.weeks();
            case ThebesMove.LAND -> -estate.rate() * travel(position.goalPlace());
            case ThebesMove.FLY -> -estate.zeppelin();
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

    /// Weeks of the journey of the turn that is being built.
    private int journey() {
        return position.isFlying() ? 0 : travel(position.goalPlace());
    }

    private double price(int place, int weeks) {
        return estate.rate() * (travel(place) + weeks);
    }

    // ---- cards ----------------------------------------------------------------------------------

    private double take(int card) {
        return worth(card) - price(tables.city(card), tables.weeks(card));
    }

    /// What a card adds to the forecast of its owner.
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
            case CONGRESS -> estate.nextCongress();
            case ZEPPELIN -> estate.zeppelin();
            case CAR -> cards == 0 ? estate.car() : 0;
            case PERMISSION -> estate.permission();
            default -> rumours(tables.site(card), tables.points(card));
        };
    }

    private double lone(int type) {
        int cards = position.cards(seat, type);
        return estate.lone(type, cards + 1) - estate.lone(type, cards);
    }

    private double knowledge(int general, int aid, int extra) {
        if (general + aid + extra == 0) {
            return 0;
        }
        campaigns.general += general;
        campaigns.aid += aid;
        campaigns.extra += extra;
        double points = campaigns.points();
        campaigns.general -= general;
        campaigns.aid -= aid;
        campaigns.extra -= extra;
        return points - campaigns.points();
    }

    private double books(int site, int more) {
        int books = campaigns.books[site];
        double before = campaigns.plan(site);
        campaigns.books[site] = books + more;
        double after = campaigns.plan(site);
        campaigns.books[site] = books;
        return after - before + estate.majority(site, books + more) - estate.majority(site, books);
    }

    private double rumours(int site, int more) {
        double before = campaigns.plan(site);
        campaigns.rumours[site] += more;
        double after = campaigns.plan(site);
        campaigns.rumours[site] -= more;
        return after - before;
    }

    private double exchange() {
        return beliefs.exchange - price(tables.exchangePlace(), 1 + position.exchanges());
    }

    private double show(int card) {
        return tables.points(card)
                - price(tables.city(card), tables.weeks(card))
                - estate.exhibition(card);
    }

    // ---- digs -----------------------------------------------------------------------------------

    /// The best dig at a site with what is used for it.
    private double bestDig(
            int site, boolean rumours, boolean assistant, boolean shovel, int journey) {
        int longest = Math.clamp(campaigns.weeksLeft - journey, 0, LONGEST_DIG);
        int knowledge = knowledge(site, rumours, assistant);
        double token = campaigns.token(site);
        int weeks = digs.best(knowledge, token, campaigns.extra, estate.rate(), 0, longest);
        return weeks == 0
                ? -estate.rate() * LONGEST_DIG
                : dig(site, weeks, rumours, assistant, shovel, journey);
    }

    private int knowledge(int site, boolean rumours, boolean assistant) {
        return campaigns.knowledge(
                campaigns.books[site]
                        + campaigns.aid
                        + (rumours ? campaigns.rumours[site] : 0)
                        + (assistant ? 1 : 0));
    }

    private double dig(
            int site, int weeks, boolean rumours, boolean assistant, boolean shovel, int journey) {
        int tokens =
                digs.tokens(knowledge(site, rumours, assistant), weeks)
                        + campaigns.extra
                        + (shovel ? 1 : 0);
        double used =
                (assistant ? estate.lone(ASSISTANT, 1) : 0)
                        + (shovel ? estate.lone(SHOVEL, 1) : 0)
                        + (position.isUsed(seat, site) ? estate.permission() : 0);
        return tokens * campaigns.token(site)
                + campaigns.bonus(site)
                - estate.rate() * (journey + weeks)
                - used
                + campaigns.planAfter(site, tokens, rumours)
                - campaigns.plan(site);
    }
}
