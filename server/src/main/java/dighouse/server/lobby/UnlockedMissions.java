package dighouse.server.lobby;

import dighouse.catalogue.GameEntry;
import dighouse.catalogue.Games;
import dighouse.kernel.Argument;
import dighouse.kernel.Edition;
import dighouse.server.people.Person;
import dighouse.server.request.DeniedException;
import dighouse.server.store.LobbyQueries;
import dighouse.tables.Charter;
import dighouse.tables.Denial;
import java.util.List;

/// Knows which missions a person may try: winning one unlocks the next. In a person's own edition
/// all are open, and winning one unlocks nothing.
public record UnlockedMissions(LobbyQueries queries) {

    /// The last mission that a person has unlocked.
    public static int unlocked(
            List<LobbyQueries.MissionRow> won, GameEntry<?> entry, Edition edition) {
        int last = 0;
        while (hasWon(won, entry.id(), edition.id(), last + 1)) {
            last++;
        }
        return Math.min(last + 1, entry.game().missions(edition));
    }

    private static boolean hasWon(
            List<LobbyQueries.MissionRow> won, String game, String edition, int mission) {
        return won.stream()
                .anyMatch(row ->
                        row.game().equals(game)
                                && row.edition().equals(edition)
                                && row.mission() == mission);
    }

    public List<LobbyQueries.MissionRow> wonBy(Person person) {
        return queries.missionsOf(person.id());
    }

    /// Denies a mission that is still locked.
    public void check(Person person, Charter charter) {
        if (charter.game().mission() == 0 || charter.game().isOwnEdition()) {
            return;
        }
        GameEntry<?> entry = Games.find(charter.game().id());
        int unlocked = unlocked(wonBy(person), entry, entry.edition(charter.game().edition()));
        int offered = entry.game().missions(entry.edition(charter.game().edition()));
        if (charter.game().mission() > unlocked && charter.game().mission() <= offered) {
            throw new DeniedException(
                    Denial.of(
                            Denial.Kind.FORBIDDEN,
                            "missionLocked",
                            Argument.number("mission", charter.game().mission()),
                            Argument.number("before", unlocked)));
        }
    }
}
