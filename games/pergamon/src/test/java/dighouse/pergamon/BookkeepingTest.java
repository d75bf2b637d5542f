package dighouse.pergamon;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Actor;
import dighouse.kernel.MoveList;
import dighouse.kernel.Playout;
import dighouse.kernel.Setup;
import dighouse.kernel.Xoshiro;
import dighouse.testkit.Rule;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Keeps the books of whole random games from nothing but what the table is told, and holds them
/// against the position after every ply: no coin, ticket, tile or card comes or goes in silence.
class BookkeepingTest {
    private static final int RAIDER = PergamonPosition.RAIDER;
    private static final int COLLECTIONS = PergamonPosition.COLLECTIONS;

    private final int[] coins = new int[PergamonPosition.FIGURES];
    private final int[] tickets = new int[PergamonPosition.MOST_SEATS];
    private final int[] finds = new int[PergamonPosition.MOST_SEATS];
    private final int[] rows = new int[COLLECTIONS]; // tiles on show
    private final int[] galleries = new int[PergamonTables.GALLERIES + 1];
    private final int[] cards = new int[PergamonTables.RICHEST_CARD + 1]; // never turned up
    private int fund;
    private int revealed;
    private int gone;
    private int unseenGone;

    @Test
    @Rule({
        "PRG-EDGE-42",
        "PRG-FUND-08",
        "PRG-RULING-28",
        "PRG-EXH-11",
        "PRG-EXH-15",
        "PRG-INFO-01"
    })
    void theBooksBalanceAfterEveryPly() {
        List<Setup> tables =
                List.of(
                        TestTable.setup(2),
                        TestTable.setup(3, "playerOrder=reverseTrack"),
                        TestTable.setup(4, "findSorting=firstPlayerChooses"),
                        TestTable.setup(2, "nextBackVisible=no"));
        for (Setup setup : tables) {
            for (int seed = 1; seed <= 60; seed++) {
                play(setup, seed);
            }
        }
    }

    private void play(Setup setup, int seed) {
        open();
        Xoshiro random = new Xoshiro(seed);
        MoveList list = new MoveList();
        PergamonPosition position = TestTable.GAME.position();
        TestTable.GAME.start(setup, position);
        for (int actor = TestTable.GAME.actor(position);
                actor != Actor.NOBODY;
                actor = TestTable.GAME.actor(position)) {
            int ply = Playout.choose(TestTable.GAME, position, actor, random, list);
            TestTable.GAME.tell(position, ply, 0).forEach(this::book);
            TestTable.GAME.play(position, ply);
            check(position, seed);
        }
        PergamonView view = TestTable.GAME.view(position, 0);
        assertThat(view.unseenGone()).as("seed %s", seed).isEqualTo(unseenGone);
        assertThat(Arrays.stream(cards).sum()).isZero();
    }

    private void open() {
        for (int[] book : new int[][] {coins, tickets, finds, rows, galleries}) {
            Arrays.fill(book, 0);
        }
        Arrays.fill(cards, 3);
        cards[0] = 0;
        fund = 0;
        revealed = 0;
        gone = 0;
        unseenGone = 0;
    }

    private void book(PergamonEvent event) {
        switch (event) {
            case PergamonEvent.Revealed _ -> revealed++;
            case PergamonEvent.LeftUnseen left -> unseenGone += left.tiles();
            case PergamonEvent.Laid laid -> {
                revealed--;
                galleries[Names.galleryOf(laid.gallery())]++;
            }
            case PergamonEvent.TurnedUp card -> {
                cards[card.coins()]--;
                fund += card.coins();
            }
            case PergamonEvent.Received share -> receive(share.seat(), share.coins());
            case PergamonEvent.RaiderReceived share -> receive(RAIDER, share.coins());
            case PergamonEvent.Dug dig -> {
                coins[dig.seat()] -= dig.coins();
                finds[dig.seat()] += empty(dig.gallery(), dig.tiles());
            }
            case PergamonEvent.RaiderDug dig -> {
                coins[RAIDER] -= dig.coins();
                gone += empty(dig.gallery(), dig.tiles());
            }
            case PergamonEvent.Exhibited show -> {
                coins[show.seat()] -= show.points();
                finds[show.seat()] -= show.tiles();
                rows[show.seat() * PergamonTables.MARKERS + Names.markerOf(show.marker())] +=
                        show.tiles();
                tickets[show.seat()]++;
            }
            case PergamonEvent.Disbanded row -> leave(row.seat(), row.marker());
            case PergamonEvent.Left row -> leave(row.seat(), row.marker());
            case PergamonEvent.Dropped drop -> {
                finds[drop.seat()]--;
                gone++;
            }
            case PergamonEvent.Stored fee -> coins[fee.seat()] -= fee.coins();
            case PergamonEvent.Visited visit -> tickets[visit.seat()] += visit.tickets();
            case PergamonEvent.OldestOfKind bonus -> tickets[bonus.seat()] += bonus.tickets();
            case PergamonEvent.OldestOfAll bonus -> tickets[bonus.seat()] += bonus.tickets();
            case PergamonEvent.Began _,
                    PergamonEvent.RoundBegan _,
                    PergamonEvent.TopSeen _,
                    PergamonEvent.CardLaid _,
                    PergamonEvent.RaiderEntered _,
                    PergamonEvent.Asked _,
                    PergamonEvent.DugNothing _,
                    PergamonEvent.RaiderIdle _,
                    PergamonEvent.NoneOfKind _,
                    PergamonEvent.Decayed _,
                    PergamonEvent.GameEnded _ -> {}
        }
    }

    private void receive(int figure, int share) {
        coins[figure] += share;
        fund -= share;
    }

    private int empty(String name, int tiles) {
        int gallery = Names.galleryOf(name);
        assertThat(galleries[gallery]).isEqualTo(tiles);
        galleries[gallery] = 0;
        return tiles;
    }

    private void leave(int seat, String marker) {
        int row = seat * PergamonTables.MARKERS + Names.markerOf(marker);
        gone += rows[row];
        rows[row] = 0;
    }

    private void check(PergamonPosition position, int seed) {
        String where = "seed " + seed + ": " + TestTable.GAME.notation().position(position);
        for (int figure = 0; figure < PergamonPosition.FIGURES; figure++) {
            assertThat(position.coins(figure)).as(where).isEqualTo(coins[figure]).isNotNegative();
        }
        for (int seat = 0; seat < PergamonPosition.MOST_SEATS; seat++) {
            assertThat(position.tickets(seat)).as(where).isEqualTo(tickets[seat]).isNotNegative();
            assertThat(Long.bitCount(position.hand(seat))).as(where).isEqualTo(finds[seat]);
        }
        for (int gallery = 1; gallery <= PergamonTables.GALLERIES; gallery++) {
            int tiles = Long.bitCount(position.gallery(gallery));
            assertThat(tiles).as(where).isEqualTo(galleries[gallery]).isLessThanOrEqualTo(4);
        }
        for (int value = 1; value <= PergamonTables.RICHEST_CARD; value++) {
            int left = position.bytes[PergamonPosition.CARDS + value - 1];
            assertThat(left).as(where).isEqualTo(cards[value]).isNotNegative();
        }
        assertThat(position.fund).as(where).isEqualTo(fund);
        assertThat(Long.bitCount(position.exhibited()))
                .as(where)
                .isEqualTo(Arrays.stream(rows).sum());
        assertThat(Long.bitCount(position.gone())).as(where).isEqualTo(gone);
        int seen = revealed + gone + sum(finds) + sum(rows) + sum(galleries);
        assertThat(Long.bitCount(position.sets[PergamonPosition.UNSEEN]) + seen)
                .as(where)
                .isEqualTo(60);
    }

    private static int sum(int[] book) {
        return Arrays.stream(book).sum();
    }
}
