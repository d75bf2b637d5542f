package dighouse.archaeology;

import static dighouse.archaeology.TestTable.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Argument.Count;
import dighouse.kernel.MoveList;
import dighouse.kernel.Setup;
import dighouse.kernel.Viewer;
import dighouse.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class EventTellerTest {
    private static final String EMPTY = " site=0+0+0+0 explored=small+medium+large";
    private static final String CLOSING = EMPTY + " closing";

    private static List<ArchaeologyEvent> told(TestTable table, String ply, int viewer) {
        return GAME.tell(table.position, table.ply(ply), viewer);
    }

    @Test
    @Rule({"ARC-INFO-02", "ARC-INFO-09", "ARC-DIG-02"})
    void dealtDugAndFoundCardsAreNamedToTheirOwnerOnly() {
        TestTable dealing = TestTable.start(TestTable.setup(2));
        assertThat(told(dealing, "deal A coin", 0))
                .containsExactly(new ArchaeologyEvent.Dealt(0, "coin"));
        assertThat(told(dealing, "deal A coin", 1))
                .containsExactly(new ArchaeologyEvent.DealtHidden(0));

        TestTable digging = TestTable.of(2, "A dig hands=p/s market=t");
        assertThat(told(digging, "dig coin", 0))
                .containsExactly(new ArchaeologyEvent.Dug(0, "coin"));
        for (int viewer : new int[] {1, Viewer.BYSTANDER}) {
            assertThat(told(digging, "dig coin", viewer))
                    .containsExactly(new ArchaeologyEvent.DugHidden(0))
                    .isEqualTo(told(digging, "dig map", viewer));
        }
        assertThat(told(digging, "dig coin", Viewer.OPEN))
                .containsExactly(new ArchaeologyEvent.Dug(0, "coin"));

        TestTable finding = TestTable.of(2, "A find 2 hands=p/s market=t explored=small");
        assertThat(told(finding, "find coin", 0))
                .containsExactly(new ArchaeologyEvent.Found(0, "coin"));
        assertThat(told(finding, "find coin", 1))
                .containsExactly(new ArchaeologyEvent.FoundHidden(0));
    }

    @Test
    @Rule({"ARC-THIEF-03", "ARC-INFO-03", "ARC-EDGE-36", "ARC-INFO-09"})
    void aStolenCardIsNamedToThiefAndVictimOnly() {
        TestTable table = TestTable.of(3, "A steal B hands=p/sk/c market=t");

        for (int viewer : new int[] {0, 1, Viewer.OPEN}) {
            assertThat(told(table, "steal pharaoh_mask", viewer))
                    .containsExactly(new ArchaeologyEvent.Stole(0, 1, "pharaoh_mask"));
        }
        for (int viewer : new int[] {2, Viewer.BYSTANDER}) {
            assertThat(told(table, "steal pharaoh_mask", viewer))
                    .containsExactly(new ArchaeologyEvent.StoleHidden(0, 1));
        }
    }

    @Test
    @Rule({"ARC-DIG-03", "ARC-THIEF-04", "ARC-DIG-05"})
    void thievesAndSandstormsAreToldToAll() {
        TestTable table = TestTable.of(2, "A dig hands=p/s market=t");
        assertThat(told(table, "dig thief", 1)).containsExactly(new ArchaeologyEvent.ThiefCame(0));
        assertThat(told(table, "dig sandstorm", 1))
                .containsExactly(new ArchaeologyEvent.SandstormCame(0));

        TestTable poor = TestTable.of(2, "A dig hands=p/- market=t");
        assertThat(told(poor, "dig thief", 1))
                .containsExactly(
                        new ArchaeologyEvent.ThiefCame(0), new ArchaeologyEvent.NothingToSteal(0));

        TestTable robbing = TestTable.of(2, "A rob hands=p/s market=t");
        assertThat(told(robbing, "rob B", 1)).containsExactly(new ArchaeologyEvent.Robbed(0, 1));
    }

    @Test
    @Rule({"ARC-DEC-08", "ARC-STORM-05"})
    void lossesAreToldWithTheLastCard() {
        TestTable table = TestTable.of(2, "A lose B hands=p/2s2c market=t");

        assertThat(told(table, "lose coin", 0)).isEmpty();
        assertThat(told(table, "lose coin", 1)).isEmpty();
        table.play("lose coin");
        assertThat(told(table, "lose parchment_scrap", 0))
                .containsExactly(
                        new ArchaeologyEvent.Lost(
                                1, List.of(new Count("parchment_scrap", 1), new Count("coin", 1))));
    }

    @Test
    @Rule({"ARC-TRADE-06", "ARC-INFO-01"})
    void tradesAreToldWholeAtTheirLastStep() {
        TestTable table = TestTable.of(2, "A act hands=2sck/p market=ptb");
        for (String step :
                List.of(
                        "trade",
                        "give parchment_scrap",
                        "give coin",
                        "stop giving",
                        "take talisman")) {
            assertThat(told(table, step, 1)).isEmpty();
            table.play(step);
        }

        assertThat(told(table, "stop taking", 1))
                .containsExactly(
                        new ArchaeologyEvent.Traded(
                                0,
                                List.of(new Count("parchment_scrap", 1), new Count("coin", 1)),
                                List.of(new Count("talisman", 1))));
    }

    @Test
    @Rule({"ARC-SELL-01", "ARC-PYR-01"})
    void salesAndExplorationsAreTold() {
        TestTable table = TestTable.of(2, "A act hands=2c3m/p market=t");
        assertThat(told(table, "explore medium", 1))
                .containsExactly(new ArchaeologyEvent.Explored(0, "medium", 2));
        assertThat(told(table, "sell coin", 1)).isEmpty();
        table.play("sell coin");
        assertThat(told(table, "set 2", 1))
                .containsExactly(new ArchaeologyEvent.Sold(0, "coin", 2, 5));
    }

    @Test
    @Rule({"ARC-END-01", "ARC-END-03", "ARC-END-05"})
    void turnsOfTheClosingPhaseAreTold() {
        TestTable last = TestTable.of(2, "A act hands=2c/p market=t" + EMPTY);
        assertThat(told(last, "end", 1))
                .containsExactly(
                        new ArchaeologyEvent.Ended(0), new ArchaeologyEvent.ClosingBegan());

        TestTable closing = TestTable.of(2, "B act hands=2c/p market=t passed=A" + CLOSING);
        assertThat(told(closing, "end", 0))
                .containsExactly(new ArchaeologyEvent.Passed(1), new ArchaeologyEvent.MustSell(0));

        TestTable storm =
                TestTable.of(
                        2, "A dig hands=p/s market=t site=0+0+0+1 explored=small+medium+large");
        assertThat(told(storm, "dig sandstorm", 0))
                .containsExactly(
                        new ArchaeologyEvent.SandstormCame(0), new ArchaeologyEvent.ClosingBegan());
    }

    @Test
    @Rule("ARC-END-07")
    void theEndIsTold() {
        TestTable table = TestTable.of(2, "A size coin hands=2c/- market=t" + CLOSING);

        assertThat(told(table, "set 2", 1))
                .containsExactly(
                        new ArchaeologyEvent.Sold(0, "coin", 2, 5),
                        new ArchaeologyEvent.GameEnded());
    }

    @Test
    @Rule("ARC-SETUP-08")
    void theMarketAndTheStartingPlayerAreTold() {
        assertThat(told(TestTable.of(2, "A lay hands=4p/4s market=2c"), "lay coin", 1))
                .containsExactly(new ArchaeologyEvent.Laid("coin"));
        assertThat(told(TestTable.of(2, "A begin hands=4p/4s market=5c"), "begin B", 1))
                .containsExactly(new ArchaeologyEvent.Began(1));
    }

    @Test
    void everyEventOfARandomGameSaysItself() {
        for (Setup setup : TestTable.setups()) {
            TestTable.start(setup).walk(21, EventTellerTest::assertPhrases);
        }
    }

    private static void assertPhrases(TestTable table) {
        MoveList list = MoveList.inAnyOrder();
        GAME.moves(table.position, list);
        for (int i = 0; i < list.size(); i++) {
            assertThat(GAME.describe(table.position, list.get(i)).json("verb"))
                    .startsWith("{\"verb\":\"");
            for (ArchaeologyEvent event : GAME.tell(table.position, list.get(i), 0)) {
                assertPhrase(event);
            }
        }
    }

    /// The key is the name of the record, the arguments are its components by name.
    private static void assertPhrase(ArchaeologyEvent event) {
        String name = event.getClass().getSimpleName();
        List<String> components = new ArrayList<>();
        for (var component : event.getClass().getRecordComponents()) {
            components.add(component.getName());
        }
        assertThat(event.phrase().key())
                .isEqualTo(Character.toLowerCase(name.charAt(0)) + name.substring(1));
        assertThat(event.phrase().arguments())
                .extracting(argument -> argument.name())
                .isEqualTo(components);
    }

    @Test
    void pliesAreDescribedByVerbAndArguments() {
        TestTable acting = TestTable.of(2, "A act hands=2c3m/p market=t");
        assertThat(description(acting, "explore medium"))
                .isEqualTo("{\"verb\":\"explore\",\"chamber\":\"medium\",\"maps\":2}");
        assertThat(description(acting, "sell coin"))
                .isEqualTo("{\"verb\":\"sell\",\"treasure\":\"coin\"}");
        assertThat(description(TestTable.of(2, "A size coin hands=2c/p market=t"), "set 2"))
                .isEqualTo("{\"verb\":\"sellSet\",\"treasure\":\"coin\",\"size\":2,\"points\":5}");
        assertThat(description(TestTable.of(2, "A steal B hands=p/c market=t"), "steal coin"))
                .isEqualTo("{\"verb\":\"steal\",\"seat\":0,\"victim\":1,\"treasure\":\"coin\"}");
        assertThat(description(TestTable.of(2, "A rob hands=p/c market=t"), "rob B"))
                .isEqualTo("{\"verb\":\"rob\",\"victim\":1}");
        assertThat(description(TestTable.start(TestTable.setup(2)), "deal A coin"))
                .isEqualTo("{\"verb\":\"deal\",\"seat\":0,\"treasure\":\"coin\"}");
    }

    private static String description(TestTable table, String ply) {
        return GAME.describe(table.position, table.ply(ply)).json("verb");
    }
}
