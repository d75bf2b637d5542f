package dighouse.pergamon;

import static dighouse.pergamon.PergamonPosition.COLLECTIONS;
import static dighouse.pergamon.PergamonPosition.FROM_SPACES;
import static dighouse.pergamon.PergamonPosition.NONE;
import static dighouse.pergamon.PergamonPosition.RAIDER;
import static dighouse.pergamon.PergamonPosition.ROW;
import static dighouse.pergamon.PergamonTables.FINAL_RANKS;
import static dighouse.pergamon.PergamonTables.GALLERIES;
import static dighouse.pergamon.PergamonTables.MARKERS;
import static dighouse.pergamon.PergamonTables.PILE;
import static dighouse.pergamon.PergamonTables.ROUNDS;
import static dighouse.pergamon.PergamonTables.TRACK;

import java.util.ArrayList;
import java.util.List;

/// Lists the events of a ply. All of them are public (PRG-INFO-01), so all viewers get the same
/// ones. The steps of an open row give events once it is put on show; until then nothing has
/// happened.
final class EventTeller {
    private final Pergamon game;
    private final PergamonPosition before;
    private final PergamonPosition after;
    private final PergamonTables tables;
    private final List<PergamonEvent> events = new ArrayList<>();

    private EventTeller(Pergamon game, PergamonPosition position) {
        this.game = game;
        before = position;
        after = game.position();
        after.copyFrom(position);
        tables = position.tables();
    }

    static List<PergamonEvent> tell(Pergamon game, PergamonPosition position, int ply) {
        return new EventTeller(game, position).tell(ply);
    }

    private List<PergamonEvent> tell(int ply) {
        game.play(after, ply);
        int argument = PergamonMove.argument(ply);
        switch (PergamonMove.verb(ply)) {
            case PergamonMove.BEGIN -> events.add(new PergamonEvent.Began(argument));
            case PergamonMove.TOP -> events.add(new PergamonEvent.TopSeen(Names.back(argument)));
            case PergamonMove.REVEAL -> {
                events.add(revealed(argument));
                tellLaid();
            }
            case PergamonMove.PLACE -> tellLaid();
            case PergamonMove.BACK -> tellCardLaid(argument);
            case PergamonMove.ASK ->
                    events.add(
                            new PergamonEvent.Asked(
                                    FundRules.asking(before),
                                    argument,
                                    tables.amount[argument],
                                    Names.gallery(tables.deepest[argument])));
            case PergamonMove.TURN_UP -> events.add(new PergamonEvent.TurnedUp(argument));
            case PergamonMove.SHARE -> tellShares();
            case PergamonMove.DIG -> tellDig(argument);
            case PergamonMove.POLISH -> tellExhibition(argument);
            case PergamonMove.DROP ->
                    events.add(new PergamonEvent.Dropped(before.acting(), argument + 1));
            case PergamonMove.KEEP -> tellStore();
            case PergamonMove.RAID -> tellRaid();
            case PergamonMove.EVALUATE -> tellEvaluation();
            default -> {} // done, start, add, close, disband: nothing has changed yet
        }
        tellTurnOfRound();
        return events;
    }

    private PergamonEvent revealed(int tile) {
        return new PergamonEvent.Revealed(
                tile + 1,
                Names.kind(tables.left[tile]),
                tables.year[tile],
                Names.kind(tables.right[tile]),
                tables.century[tile]);
    }

    private void tellLaid() {
        for (int gallery = 1; gallery <= GALLERIES; gallery++) {
            long laid = after.gallery(gallery) & ~before.gallery(gallery);
            if (laid != 0) {
                int tile = Long.numberOfTrailingZeros(laid);
                events.add(new PergamonEvent.Laid(tile + 1, Names.gallery(gallery)));
            }
        }
    }

    private void tellCardLaid(int back) {
        events.add(new PergamonEvent.CardLaid(Names.back(back)));
        if (after.pawn(RAIDER) != 0) {
            events.add(new PergamonEvent.RaiderEntered(after.pawn(RAIDER)));
        }
    }

    private void tellShares() {
        PergamonPosition shared = game.position();
        shared.copyFrom(before);
        for (int space = 1; space <= TRACK; space++) {
            int figure = before.figureOn(space);
            if (figure != NONE) {
                int coins = FundRules.portion(shared, space);
                shared.fund -= coins;
                events.add(
                        figure == RAIDER
                                ? new PergamonEvent.RaiderReceived(coins)
                                : new PergamonEvent.Received(figure, coins));
            }
        }
    }

    private void tellDig(int gallery) {
        int seat = before.acting();
        events.add(
                gallery == 0
                        ? new PergamonEvent.DugNothing(seat)
                        : new PergamonEvent.Dug(
                                seat,
                                Names.gallery(gallery),
                                tables.cost[gallery],
                                Long.bitCount(before.gallery(gallery))));
    }

    private void tellExhibition(int polish) {
        int seat = before.acting();
        int marker = before.disbanded;
        if (marker != NONE) {
            events.add(new PergamonEvent.Disbanded(seat, Names.marker(marker)));
        } else {
            marker = before.freeMarker(seat);
        }
        int collection = seat * MARKERS + marker;
        int space = Math.min(PergamonTables.PLAN, ExhibitRules.rowValue(before) + polish);
        int pushed = 0;
        for (int other = 0; other < COLLECTIONS; other++) {
            boolean moves = other != collection && before.isOnShow(other);
            pushed += moves && before.space(other) <= space ? 1 : 0;
        }
        int tiles = Long.bitCount(before.sets[ROW]);
        events.add(
                new PergamonEvent.Exhibited(
                        seat, Names.marker(marker), tiles, polish, space, pushed));
        tellLeft(collection);
    }

    /// Whose collections have left the museum; the new one stands for one that made room.
    private void tellLeft(int arrived) {
        for (int collection = 0; collection < COLLECTIONS; collection++) {
            if (collection != arrived
                    && before.isOnShow(collection)
                    && !after.isOnShow(collection)) {
                events.add(
                        new PergamonEvent.Left(
                                collection / MARKERS, Names.marker(collection % MARKERS)));
            }
        }
    }

    private void tellStore() {
        int seat = before.acting();
        int tiles = Long.bitCount(before.hand(seat));
        events.add(new PergamonEvent.Stored(seat, tiles, tables.fee(tiles)));
    }

    private void tellRaid() {
        int gallery = RaiderRules.target(before);
        events.add(
                gallery == 0
                        ? new PergamonEvent.RaiderIdle()
                        : new PergamonEvent.RaiderDug(
                                Names.gallery(gallery),
                                tables.cost[gallery],
                                Long.bitCount(before.gallery(gallery))));
    }

    private void tellEvaluation() {
        for (int seat = 0; seat < before.seats; seat++) {
            int tickets =
                    after.ticketsFrom(seat, FROM_SPACES) - before.ticketsFrom(seat, FROM_SPACES);
            events.add(new PergamonEvent.Visited(seat, tickets));
        }
        int round = before.round;
        if (tables.bonusKind[round] >= 0) {
            tellOldestOfKind(tables.bonusKind[round], tables.bonusTickets[round]);
        }
        if (round == ROUNDS) {
            tellOldestOfAll();
        }
        if (tables.decay[round] > 0) {
            events.add(new PergamonEvent.Decayed(tables.decay[round]));
        }
        tellLeft(NONE);
    }

    private void tellOldestOfKind(int kind, int tickets) {
        int oldest = EvaluationRules.oldest(before, kind, Integer.MAX_VALUE);
        events.add(
                oldest == EvaluationRules.NO_OBJECT
                        ? new PergamonEvent.NoneOfKind(Names.kind(kind))
                        : new PergamonEvent.OldestOfKind(
                                EvaluationRules.owner(before, oldest),
                                Names.kind(kind),
                                EvaluationRules.date(oldest),
                                tickets));
    }

    private void tellOldestOfAll() {
        int oldest = EvaluationRules.oldestBelow(before, Integer.MAX_VALUE);
        for (int rank = 1; rank <= FINAL_RANKS && oldest != EvaluationRules.NO_OBJECT; rank++) {
            events.add(
                    new PergamonEvent.OldestOfAll(
                            EvaluationRules.owner(before, oldest),
                            rank,
                            EvaluationRules.date(oldest),
                            tables.finalTickets[rank - 1]));
            oldest = EvaluationRules.oldestBelow(before, oldest);
        }
    }

    /// A new round, with the tiles of its pile that nobody will see (PRG-LAY-03); or the end.
    private void tellTurnOfRound() {
        if (after.phase == Phase.OVER) {
            events.add(new PergamonEvent.GameEnded());
        } else if (after.round != before.round) {
            events.add(new PergamonEvent.RoundBegan(after.round));
            int unneeded = PILE - LayRules.roomy(after);
            if (unneeded > 0) {
                events.add(new PergamonEvent.LeftUnseen(unneeded));
            }
        }
    }
}
