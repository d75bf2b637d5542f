package dighouse.bots.marajoara;

import dighouse.marajoara.MarajoaraTables;

/// All that is worked out before a game, from the printed numbers and the beliefs. It never
/// changes, so many can share it.
final class Plans {
    final Numbers numbers;
    final Market market;
    final Pull pull;
    final VasePlans vase;
    final ShowPlans shows;
    final TrackPlans tracks;

    Plans(MarajoaraTables tables, Numbers numbers, Pull pull) {
        this.numbers = numbers;
        this.pull = pull;
        market = new Market(numbers);
        vase = new VasePlans(tables, numbers, market, pull);
        shows = new ShowPlans(tables, numbers, market, pull);
        tracks = new TrackPlans(tables, numbers, market, pull);
    }
}
