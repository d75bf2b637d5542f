package dighouse.bots.pergamon;

import dighouse.pergamon.PergamonEdition;
import dighouse.pergamon.PergamonPosition;
import dighouse.pergamon.PergamonTables;
import java.util.Arrays;

/// Values a position for every seat, in parts. Figures that have not dug in this round are assumed
/// to dig in their order, each what is best for it, with the coins it may expect.
final class Valuation {
    static final int TICKETS = 0; // that the seat has
    static final int SHOWN = 1; // what its collections will bring
    static final int FINDS = 2; // what rows of its finds will bring
    static final int COINS = 3; // what its coins will buy
    static final int AWARDS = 4; // for kind and age
    static final int REST = 5; // what future rounds bring everybody
    static final int PARTS = 6;

    private static final int MARKERS = PergamonTables.MARKERS;

    final PergamonTables tables;
    final Parameters parameters;
    final Museum museum;
    final BestRowCache bestRowCache;
    final Funds funds;
    final Prices prices;
    private final AwardForecast awardForecast;
    private final long[] galleries = new long[PergamonTables.GALLERIES + 1];
    private final long[] hands;
    private final int[] purses;
    private final double[] standing = new double[MARKERS]; // worth of a seat's collections
    private final double[] places = new double[MARKERS]; // the same, with rows that replace some
    private final double[] parts; // by seat and part
    private final int seats;

    Valuation(PergamonEdition edition, PergamonTables tables, Parameters parameters, int seats) {
        this.tables = tables;
        this.parameters = parameters;
        this.seats = seats;
        museum = new Museum(tables, parameters, seats);
        bestRowCache = new BestRowCache(edition, tables);
        funds = new Funds(tables);
        prices = new Prices(tables, parameters);
        awardForecast = new AwardForecast(tables, museum, parameters, seats);
        hands = new long[seats];
        purses = new int[seats];
        parts = new double[seats * PARTS];
    }

    double part(int seat, int part) {
        return parts[seat * PARTS + part];
    }

    double sum(int seat) {
        double sum = 0;
        for (int part = 0; part < PARTS; part++) {
            sum += parts[seat * PARTS + part];
        }
        return sum;
    }

    void value(PergamonPosition position) {
        Arrays.fill(parts, 0);
        funds.expect(position);
        for (int seat = 0; seat < seats; seat++) {
            hands[seat] = position.hand(seat);
            purses[seat] = position.coins(seat) + funds.share(seat);
        }
        digOn(position);
        for (int seat = 0; seat < seats; seat++) {
            int round = playableRound(position, seat);
            stand(position, seat);
            set(seat, TICKETS, position.tickets(seat));
            set(seat, SHOWN, standing());
            double finds = finds(hands[seat], round);
            boolean useless = round == PergamonTables.ROUNDS && finds == 0; // nothing to polish
            set(seat, FINDS, finds);
            set(seat, COINS, useless ? 0 : prices.coins(round, purses[seat]));
            set(seat, REST, prices.income(roundOf(position)));
        }
        awardForecast.add(position, this);
    }

    private void set(int seat, int part, double points) {
        parts[seat * PARTS + part] = points;
    }

    void addAward(int seat, double points) {
        parts[seat * PARTS + AWARDS] += points;
    }

    static int roundOf(PergamonPosition position) {
        return Math.max(1, position.round());
    }

    /// The first round in which a seat can still spend and show what it has.
    static int playableRound(PergamonPosition position, int seat) {
        return roundOf(position) + (mayAct(position, seat) ? 0 : 1);
    }

    private static boolean mayAct(PergamonPosition position, int seat) {
        int pawn = position.pawn(seat);
        int next = position.nextToExhibit();
        return pawn == 0 ? next <= PergamonTables.TRACK : pawn >= next;
    }

    /// How many seats can still exhibit in this round.
    int acting(PergamonPosition position) {
        int acting = 0;
        for (int seat = 0; seat < seats; seat++) {
            if (mayAct(position, seat)) {
                acting++;
            }
        }
        return acting;
    }

    /// How many other seats can still exhibit in this round.
    int actingBeside(PergamonPosition position, int seat) {
        return acting(position) - (mayAct(position, seat) ? 1 : 0);
    }

    /// Computes the worth of a seat's collections, for [#finds].
    void stand(PergamonPosition position, int seat) {
        int acting = actingBeside(position, seat);
        int round = roundOf(position);
        for (int marker = 0; marker < MARKERS; marker++) {
            int space = position.space(seat * MARKERS + marker);
            standing[marker] = museum.tickets(acting, round, space);
        }
    }

    private double standing() {
        double sum = 0;
        for (double worth : standing) {
            sum += worth;
        }
        return sum;
    }

    /// What rows of these tiles will bring, one after the other. Each replaces the collection that
    /// is worth least, or takes an empty place.
    double finds(long hand, int round) {
        System.arraycopy(standing, 0, places, 0, MARKERS);
        double sum = 0;
        long left = hand;
        for (int row = 0; row < MARKERS && left != 0; row++) {
            int entry = bestRowCache.find(left);
            int least = leastPlace();
            double gain = museum.waiting(round, bestRowCache.value(entry)) - places[least];
            if (gain <= 0) {
                break;
            }
            sum += gain;
            places[least] += gain;
            left &= ~bestRowCache.used(entry);
        }
        for (long rest = left; rest != 0; rest &= rest - 1) {
            sum += prices.loose(round, Long.numberOfTrailingZeros(rest));
        }
        return sum;
    }

    private int leastPlace() {
        int least = 0;
        for (int place = 1; place < MARKERS; place++) {
            if (places[place] < places[least]) {
                least = place;
            }
        }
        return least;
    }

    private void digOn(PergamonPosition position) {
        for (int gallery = 1; gallery <= PergamonTables.GALLERIES; gallery++) {
            galleries[gallery] = position.gallery(gallery);
        }
        for (int space = position.nextToDig(); space <= PergamonTables.TRACK; space++) {
            int figure = position.figureOn(space);
            if (figure == PergamonPosition.RAIDER) {
                int coinsOfRaider = position.coins(figure) + funds.share(figure);
                int gallery = raided(galleries, tables.deepest(space), coinsOfRaider);
                galleries[gallery] = 0;
            } else if (figure != PergamonPosition.NONE) {
                dig(position, figure, space);
            }
        }
    }

    /// The gallery that the tomb raider digs, or 0.
    int raided(long[] site, int deepest, int money) {
        for (int gallery = deepest; gallery > 0; gallery--) {
            if (site[gallery] != 0 && tables.cost(gallery) <= money) {
                return gallery;
            }
        }
        return 0;
    }

    private void dig(PergamonPosition position, int seat, int space) {
        stand(position, seat);
        int round = roundOf(position);
        int best = 0;
        double most = finds(hands[seat], round) + prices.coins(round, purses[seat]);
        for (int gallery = 1; gallery <= tables.deepest(space); gallery++) {
            int rest = purses[seat] - tables.cost(gallery);
            if (galleries[gallery] != 0 && rest >= 0) {
                double worth =
                        finds(hands[seat] | galleries[gallery], round) + prices.coins(round, rest);
                if (worth > most) {
                    most = worth;
                    best = gallery;
                }
            }
        }
        if (best > 0) {
            hands[seat] |= galleries[best];
            galleries[best] = 0;
            purses[seat] -= tables.cost(best);
        }
    }
}
