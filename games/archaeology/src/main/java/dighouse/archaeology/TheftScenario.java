package dighouse.archaeology;

import static dighouse.archaeology.ArchaeologyPosition.HANDS;
import static dighouse.archaeology.ArchaeologyPosition.UNSEEN;
import static dighouse.archaeology.ArchaeologyPosition.knownAt;
import static dighouse.archaeology.ArchaeologyTables.SEATS;
import static dighouse.archaeology.TheftLog.MAYBE_MAPS;
import static dighouse.archaeology.TheftLog.START;
import static dighouse.archaeology.TheftLog.UNKNOWN;
import static dighouse.archaeology.TheftLog.UNSEEN_TYPE;
import static dighouse.archaeology.Treasure.MAP;
import static dighouse.archaeology.Treasure.TYPES;

import dighouse.kernel.Randomness;
import dighouse.kernel.Xoshiro;

/// One way in which the thefts that a viewer did not see may have gone, and what that viewer would
/// then know of the hands of others.
///
/// The [TheftLog] is played again. In each theft that the viewer did not see, any card of the
/// victim's hand may be the one: a known card of some type, an unknown one that may be a map, or
/// another unknown one. A choice is wrong if a card is shown later that could then not have been in
/// the hand, or if in the end more cards of a type are known than are out of sight, or more maps
/// out of sight than there are places for them. Then all thefts are drawn anew; so the ways that
/// remain are as likely, relative to each other, as the thefts alone make them.
///
/// In a hand, known cards are the first to be shown, which loses nothing: copies of a type are
/// alike, so whatever may be left if an unknown one was shown may also be left if a known one was.
final class TheftScenario {
    /// Random attempts before all ways are tried in order.
    private static final int DRAWS = 60;

    /// Thefts drawn in one search, so that it ends soon even in an edition made to be hard. If
    /// nothing is found by then, the bounds of [Knowledge] must do.
    private static final int MOST_STEPS = 20_000;

    /// Instead of a viewer: all seats pool what they have seen stolen.
    private static final int ALL_TOGETHER = -1;

    private static final int WRONG = -1;
    private static final int MAYBE_MAP = TYPES; // after the known types, as what was stolen
    private static final int NO_MAP = TYPES + 1;

    /// As the starts of the log, by seat. Those of the viewer itself mean nothing.
    private final byte[] hands = new byte[SEATS * START];

    /// The hands before each theft that was drawn.
    private final byte[] before = new byte[TheftLog.MOST_THEFTS * SEATS * START];

    private TheftLog log = new TheftLog();
    private int viewer;
    private int steps;

    /// Finds a way at random and puts what the viewer would know into its row.
    ///
    /// @param into a copy of the position
    /// @return whether one was found
    boolean draw(
            ArchaeologyPosition position,
            int newViewer,
            Randomness random,
            ArchaeologyPosition into) {
        log = position.log;
        viewer = newViewer;
        for (int i = 0; i <= DRAWS; i++) {
            start(position);
            steps = 0;
            if (search(position, random, 0, 0, i == DRAWS)) {
                putInto(into);
                return true;
            }
        }
        return false;
    }

    /// Whether the thefts can have led to the hands of this position.
    boolean isPossible(ArchaeologyPosition position) {
        log = position.log;
        viewer = ALL_TOGETHER;
        copyStarts();
        steps = 0;
        return search(position, new Xoshiro(0), 0, 0, true);
    }

    private void start(ArchaeologyPosition position) {
        copyStarts();
        for (int holder = 0; holder < position.seats(); holder++) {
            if (!log.follows(holder)) {
                int hand = holder * START;
                System.arraycopy(position.counts, knownAt(viewer, holder), hands, hand, TYPES);
                hands[hand + MAYBE_MAPS] = (byte) position.maybeMaps(viewer, holder);
            }
        }
    }

    private void copyStarts() {
        for (int holder = 0; holder < SEATS; holder++) {
            for (int place = 0; place < START; place++) {
                hands[holder * START + place] = (byte) log.hand(holder, place);
            }
        }
    }

    /// Draws what was stolen in the thefts from an entry on.
    ///
    /// @param thefts drawn before
    /// @param again whether wrong choices are taken back
    private boolean search(
            ArchaeologyPosition position, Randomness random, int from, int thefts, boolean again) {
        int at = next(from);
        if (at == WRONG || at == log.size) {
            return at != WRONG && (viewer == ALL_TOGETHER ? isSo(position) : fits(position));
        }
        int theft = log.entry(at);
        System.arraycopy(hands, 0, before, thefts * hands.length, hands.length);
        int tried = 0;
        int stolen = stolen(theft, tried, random);
        while (stolen >= 0 && steps++ < MOST_STEPS) {
            move(theft, stolen);
            if (search(position, random, at + 1, thefts + 1, again)) {
                return true;
            }
            System.arraycopy(before, thefts * hands.length, hands, 0, hands.length);
            tried |= 1 << stolen;
            stolen = again ? stolen(theft, tried, random) : -1;
        }
        return false;
    }

    /// Plays the log from an entry on.
    ///
    /// @return the next theft that the viewer did not see, or the end, or [#WRONG]
    private int next(int from) {
        for (int at = from; at < log.size; at++) {
            int entry = log.entry(at);
            int thief = TheftLog.holder(entry);
            int victim = TheftLog.victim(entry);
            if (TheftLog.kind(entry) != TheftLog.STOLEN) {
                if (!happens(entry)) {
                    return WRONG;
                }
            } else if (TheftLog.type(entry) == UNSEEN_TYPE || !hasSeen(thief, victim)) {
                return at;
            } else if (!isMoved(thief, victim, TheftLog.type(entry))) {
                return WRONG;
            }
        }
        return endWithTails() ? log.size : WRONG;
    }

    /// Plays what has happened to each hand last.
    private boolean endWithTails() {
        for (int holder = 0; holder < SEATS; holder++) {
            if (holder != viewer && log.follows(holder)) {
                for (int place = log.nextInTail(holder, START);
                        place < TheftLog.TAIL_END;
                        place = log.nextInTail(holder, place + 1)) {
                    if (!happens(log.tailEntry(holder, place))) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    /// @return whether this can have happened to the hand
    private boolean happens(int entry) {
        int holder = TheftLog.holder(entry);
        int number = TheftLog.number(entry);
        int hand = holder * START;
        if (holder == viewer) {
            return true;
        }
        switch (TheftLog.kind(entry)) {
            case TheftLog.SHOWN -> {
                return show(hand, TheftLog.type(entry), number);
            }
            case TheftLog.TAKEN -> hands[hand + TheftLog.type(entry)] += (byte) number;
            case TheftLog.DUG -> {
                hands[hand + UNKNOWN] += (byte) number;
                hands[hand + MAYBE_MAPS] += (byte) number;
            }
            default -> hands[hand + UNKNOWN] += (byte) number;
        }
        return true;
    }

    /// A stolen card that the viewer has seen.
    private boolean isMoved(int thief, int victim, int type) {
        hands[thief * START + type]++;
        return victim == viewer || show(victim * START, type, 1);
    }

    private boolean hasSeen(int thief, int victim) {
        return viewer == thief || viewer == victim || viewer == ALL_TOGETHER;
    }

    /// Cards leave a hand: known ones first.
    ///
    /// @return whether they can have been there
    private boolean show(int hand, int type, int number) {
        int known = Math.min(hands[hand + type], number);
        hands[hand + type] -= (byte) known;
        int unknown = number - known;
        hands[hand + UNKNOWN] -= (byte) unknown;
        if (type == MAP) {
            hands[hand + MAYBE_MAPS] -= (byte) unknown;
        }
        if (hands[hand + UNKNOWN] < 0 || hands[hand + MAYBE_MAPS] < 0) {
            return false;
        }
        limitMaybeMaps(hand);
        return true;
    }

    private void limitMaybeMaps(int hand) {
        hands[hand + MAYBE_MAPS] = (byte) Math.min(hands[hand + MAYBE_MAPS], hands[hand + UNKNOWN]);
    }

    /// Draws a card of the victim's hand, each being equally likely. What the viewer itself has
    /// lost is unknown to it in an imagined position only: it may then be anything.
    ///
    /// @param tried one bit for each answer that is wrong
    /// @return a type, if the card is known, or [#MAYBE_MAP] or [#NO_MAP]; -1 if all are wrong
    private int stolen(int theft, int tried, Randomness random) {
        int victim = TheftLog.victim(theft);
        if (victim == viewer) {
            return tried == 0 ? MAYBE_MAP : -1;
        }
        int cards = 0;
        for (int card = 0; card <= NO_MAP; card++) {
            cards += cards(victim, card, tried);
        }
        int place = cards == 0 ? -1 : random.below(cards);
        int card = cards == 0 ? -1 : 0;
        while (place >= 0 && (place -= cards(victim, card, tried)) >= 0) {
            card++;
        }
        return card;
    }

    private int cards(int victim, int card, int tried) {
        int hand = victim * START;
        if ((tried >> card & 1) != 0) {
            return 0;
        }
        return card == NO_MAP
                ? hands[hand + UNKNOWN] - hands[hand + MAYBE_MAPS]
                : hands[hand + (card == MAYBE_MAP ? MAYBE_MAPS : card)];
    }

    private void move(int theft, int stolen) {
        change(TheftLog.victim(theft) * START, stolen, -1);
        change(TheftLog.holder(theft) * START, stolen, 1);
    }

    private void change(int hand, int stolen, int by) {
        if (stolen < TYPES) {
            hands[hand + stolen] += (byte) by;
            return;
        }
        hands[hand + UNKNOWN] += (byte) by;
        if (stolen == MAYBE_MAP) {
            hands[hand + MAYBE_MAPS] += (byte) by;
        }
    }

    /// Whether the cards out of sight can be placed accordingly.
    private boolean fits(ArchaeologyPosition position) {
        int mapPlaces = position.digSite - position.thieves - position.sandstorms;
        for (int holder = 0; holder < position.seats(); holder++) {
            mapPlaces += holder == viewer ? 0 : hands[holder * START + MAYBE_MAPS];
        }
        for (int type = 0; type < TYPES; type++) {
            int left = type == MAP ? position.maps : position.counts[UNSEEN + type];
            for (int holder = 0; holder < position.seats(); holder++) {
                if (holder != viewer) {
                    left += position.counts[HANDS + holder * TYPES + type];
                    left -= hands[holder * START + type];
                }
            }
            if (left < 0 || (type == MAP && left > mapPlaces)) {
                return false;
            }
        }
        return true;
    }

    /// Whether the hands that are followed hold what is known of them.
    private boolean isSo(ArchaeologyPosition position) {
        for (int holder = 0; holder < position.seats(); holder++) {
            int hand = holder * START;
            for (int type = 0; type < TYPES && log.follows(holder); type++) {
                int unknown = position.hand(holder, type) - hands[hand + type];
                if (unknown < 0 || (type == MAP && unknown > hands[hand + MAYBE_MAPS])) {
                    return false;
                }
            }
        }
        return true;
    }

    private void putInto(ArchaeologyPosition into) {
        for (int holder = 0; holder < into.seats(); holder++) {
            if (holder != viewer) {
                System.arraycopy(
                        hands, holder * START, into.counts, knownAt(viewer, holder), TYPES);
                into.counts[ArchaeologyPosition.MAYBE_MAPS + viewer * SEATS + holder] =
                        hands[holder * START + MAYBE_MAPS];
            }
        }
    }
}
