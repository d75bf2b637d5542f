package dighouse.tables;

import java.util.List;

/// Judges offers of another pace during a game: one seat offers it, and either all other people
/// agree, or one of them declines. Bots agree to everything, also those that stand in for somebody;
/// so a live game that has lost a player can become a slow one.
public final class PaceOffers {
    private static final int NOBODY = -1;

    private PaceOffers() {}

    /// Offers a pace, or agrees to the one that is offered. The command names the pace, so that
    /// nobody agrees to one they have not seen.
    public static Decision offer(Table<?> table, int seat, Pace pace) {
        return CommandHandler.whilePlaying(table, () -> answer(table, seat, pace));
    }

    private static Decision answer(Table<?> table, int seat, Pace pace) {
        if (pace.equals(table.pace())) {
            return Decision.deny(Denial.conflict("samePace"));
        }
        PaceOffer standing = table.paceOffer();
        return standing != null && standing.pace().equals(pace)
                ? settle(table, new TableEvent.PaceAgreed(seat), standing.with(seat), NOBODY)
                : settle(
                        table,
                        new TableEvent.PaceOffered(seat, pace),
                        PaceOffer.by(seat, pace),
                        NOBODY);
    }

    /// Adds the change of pace, if after this event everybody agrees.
    private static Decision settle(Table<?> table, TableEvent event, PaceOffer offer, int gone) {
        return isAgreed(table, offer, gone)
                ? Decision.accept(event, new TableEvent.PaceChanged(offer.pace()))
                : Decision.accept(event);
    }

    /// Declines an offer, or withdraws one's own.
    public static Decision keep(Table<?> table, int seat) {
        return CommandHandler.whilePlaying(
                table,
                () ->
                        table.paceOffer() == null
                                ? Decision.deny(Denial.conflict("noPaceOffered"))
                                : Decision.accept(new TableEvent.PaceKept(seat)));
    }

    /// Adds an event by which a seat no longer decides for itself; it may have been the last that
    /// had not agreed.
    static Decision without(Table<?> table, int seat, TableEvent event) {
        PaceOffer offer = table.paceOffer();
        return offer == null ? Decision.accept(event) : settle(table, event, offer, seat);
    }

    /// Whether everybody agrees who decides for themselves. People who share a browser agree
    /// together.
    ///
    /// @param gone a seat that does not count; -1 for none
    private static boolean isAgreed(Table<?> table, PaceOffer offer, int gone) {
        List<String> keepers =
                offer.agreed().stream().map(seat -> table.chair(seat).keeper()).toList();
        for (int seat = 0; seat < table.chairs().size(); seat++) {
            Chair chair = table.chair(seat);
            boolean decides = seat != gone && chair.level().isEmpty();
            if (decides && !keepers.contains(chair.keeper())) {
                return false;
            }
        }
        return true;
    }
}
