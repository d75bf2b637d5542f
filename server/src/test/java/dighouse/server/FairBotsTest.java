package dighouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Json;
import dighouse.server.settings.Settings;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// One person's bots do not keep other people waiting, however many they are and however long they
/// think.
class FairBotsTest {
    private static final String EXPERT = "{\"kind\":\"bot\",\"level\":\"expert\"}";
    private static final String EASY = "{\"kind\":\"bot\",\"level\":\"easy\"}";
    private static final double SLACK_MILLIS = 5_000; // promised are 1,000, on a quiet machine

    @TempDir Path folder;

    @Test
    void anEasyBotDoesNotWaitForFortyExpertsOfSomebodyElse() throws Exception {
        List<Double> answers = answersBeside(40, 5);
        assertThat(answers.getLast()).isLessThan(SLACK_MILLIS);
    }

    @Test
    @Tag("full")
    void anEasyBotDoesNotWaitForAHundredAndFiftyExpertsOfSomebodyElse() throws Exception {
        List<Double> answers = answersBeside(150, 40);
        assertThat(answers.getLast()).isLessThan(SLACK_MILLIS);
    }

    /// How long an easy bot takes while this many tables of somebody else wait for their experts.
    ///
    /// @return milliseconds, the shortest first
    private List<Double> answersBeside(int tables, int rounds) throws Exception {
        Settings settings = ServerForTests.settings(folder).set("bot-scale", "1").read();
        try (Server server = new Server(settings, StoreForTests.SQLITE.database(folder));
                Visitor ann = Visitor.named(server.port(), "Ann");
                Visitor ben = Visitor.named(server.port(), "Ben")) {
            List<String> experts = new ArrayList<>();
            for (int i = 0; i < tables; i++) {
                experts.add(ann.open("[" + EXPERT + "," + Visitor.me() + "]", ""));
            }
            List<Double> answers = new ArrayList<>();
            String table = ben.open("[" + Visitor.me() + "," + EASY + "]", "");
            while (answers.size() < rounds) {
                if (!awaitTurn(ben, table)) {
                    table = ben.open("[" + Visitor.me() + "," + EASY + "]", "");
                    awaitTurn(ben, table);
                }
                ben.play(table, ScriptedChoices.lastMoves(ben, table)).expect(200);
                long asked = System.nanoTime();
                awaitTurn(ben, table);
                answers.add((System.nanoTime() - asked) * 1e-6);
            }
            long waiting = experts.stream().filter(each -> botDecides(ann, each)).count();
            answers.sort(null);
            System.out.printf(
                    "An easy bot beside %d expert tables of somebody else (%d still waiting):"
                            + " median %.0f ms, longest %.0f ms.%n",
                    tables, waiting, answers.get(answers.size() / 2), answers.getLast());
            assertThat(waiting).as("experts that waited all the time").isPositive();
            return answers;
        }
    }

    private static boolean botDecides(Visitor visitor, String table) {
        return visitor.state(table).get("decider").number(-1, 9) == 0;
    }

    /// Waits until the game goes on, with this visitor on the first seat to decide.
    private static boolean awaitTurn(Visitor visitor, String table) throws InterruptedException {
        while (true) {
            Json state = visitor.state(table);
            if (!state.get("status").string().equals("playing")) {
                return false;
            }
            if (state.get("decider").number(-1, 9) == 0) {
                return true;
            }
            Thread.sleep(2);
        }
    }
}
