package dighouse.bots.marajoara;

import static dighouse.marajoara.MarajoaraTables.TRACKS;

import dighouse.marajoara.Die;
import dighouse.marajoara.MarajoaraPosition;
import dighouse.marajoara.MarajoaraReading;

/// Forecasts the final points of a seat, in parts.
final class SeatForecast {
    static final int MADE = 0;
    static final int VASE = 1;
    static final int SHOWCASES = 2;
    static final int TRACK = 3;
    static final int AWARDS = 4;
    static final int TOKENS = 5;
    static final int TURNS = 6;
    static final int PARTS = 7;

    final double[] parts = new double[PARTS];
    private final PlanTables planTables;
    private final Gains gains;
    private final AwardForecast awardForecast;

    SeatForecast(PlanTables planTables, MarajoaraPosition position) {
        this.planTables = planTables;
        gains = new Gains(planTables, position);
        awardForecast = new AwardForecast(position.tables(), planTables.parameters);
    }

    /// Fills in the parts.
    ///
    /// @return their sum
    double look(MarajoaraPosition position, int seat) {
        gains.look(position, seat);
        Holdings holdings = gains.holdings;
        parts[MADE] = position.points(seat) - MarajoaraReading.deductions(position);
        parts[VASE] = holdings.vase();
        parts[SHOWCASES] = holdings.shows();
        parts[TRACK] = tracks(position, seat);
        parts[AWARDS] = awardForecast.points(position, seat, holdings.turns);
        parts[TOKENS] = tokens(position, seat);
        parts[TURNS] = planTables.turnValues.rest(holdings.turns) + present(position, seat);
        double sum = 0;
        for (double part : parts) {
            sum += part;
        }
        return sum;
    }

    private double tracks(MarajoaraPosition position, int seat) {
        double worth = 0;
        for (int track = 0; track < TRACKS; track++) {
            int place = MarajoaraReading.place(position, seat, track);
            worth +=
                    place == MarajoaraPosition.NONE
                            ? planTables.tracks.worth(
                                    gains.holdings.turns,
                                    MarajoaraReading.arrived(position, track),
                                    track,
                                    position.disk(seat, track))
                            : gains.end(track, place);
        }
        return worth;
    }

    private double tokens(MarajoaraPosition position, int seat) {
        int tokens = position.seat() == seat && MarajoaraReading.hasToken(position) ? 1 : 0;
        for (int museum = seat; museum < seat + gains.holdings.museums; museum++) {
            tokens += position.tokensOnSite(museum);
        }
        return tokens * planTables.turnValues.token(gains.holdings.turns);
    }

    /// The worth of this turn's main action, or of what is left of it.
    private double present(MarajoaraPosition position, int seat) {
        double worth = planTables.parameters.pip() * MarajoaraReading.pips(position, seat);
        if (position.seat() != seat) {
            return worth;
        }
        int captured = MarajoaraReading.waiting(position);
        if (MarajoaraReading.isMainDue(position)) {
            worth += Math.max(0, gains.best(MarajoaraReading.capturable(position)));
        } else if (captured != Die.NONE) {
            worth += Math.max(0, gains.die(captured));
        }
        return worth + planTables.parameters.swap() * MarajoaraReading.gives(position);
    }
}
