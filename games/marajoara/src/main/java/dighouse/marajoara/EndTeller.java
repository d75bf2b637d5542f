package dighouse.marajoara;

import static dighouse.marajoara.MarajoaraPosition.ENDS;
import static dighouse.marajoara.MarajoaraTables.END_PLACES;
import static dighouse.marajoara.MarajoaraTables.TRACKS;

import java.util.List;

/// Lists the events of the final awards, award by award.
final class EndTeller {
    private final MarajoaraPosition before;
    private final MarajoaraPosition after;
    private final List<MarajoaraEvent> events;

    EndTeller(MarajoaraPosition before, MarajoaraPosition after, List<MarajoaraEvent> events) {
        this.before = before;
        this.after = after;
        this.events = events;
    }

    void tell() {
        for (int seat = 0; seat < after.seats; seat++) {
            if (gained(seat, Source.MOST_VASES) > 0) {
                events.add(new MarajoaraEvent.MostVases(seat, gained(seat, Source.MOST_VASES)));
            }
        }
        for (int seat = 0; seat < after.seats; seat++) {
            if (gained(seat, Source.MOST_PIECES) > 0) {
                events.add(new MarajoaraEvent.MostPieces(seat, gained(seat, Source.MOST_PIECES)));
            }
        }
        tellTrackEnds();
        tellMission();
        events.add(new MarajoaraEvent.GameEnded());
    }

    private int gained(int seat, int source) {
        return after.pointsFrom(seat, source) - before.pointsFrom(seat, source);
    }

    private void tellTrackEnds() {
        for (int track = 0; track < TRACKS; track++) {
            for (int place = 0; place < END_PLACES; place++) {
                int seat = before.bytes[ENDS + track * END_PLACES + place] - 1;
                if (seat >= 0) {
                    int points = Scoring.endPoints(before, seat, track, place);
                    events.add(new MarajoaraEvent.TrackEnd(seat, Names.track(track), points));
                }
            }
        }
    }

    private void tellMission() {
        if (after.mission() == null) {
            return;
        }
        if (Scoring.roundTrackCost(before) > 0) {
            events.add(new MarajoaraEvent.RoundTrackCost(Scoring.roundTrackCost(before)));
        }
        if (Scoring.unfinishedCost(before) > 0) {
            events.add(new MarajoaraEvent.UnfinishedCost(Scoring.unfinishedCost(before)));
        }
        int points = after.points(0);
        events.add(
                Goals.isWon(after)
                        ? new MarajoaraEvent.MissionWon(points)
                        : new MarajoaraEvent.MissionLost(points));
    }
}
