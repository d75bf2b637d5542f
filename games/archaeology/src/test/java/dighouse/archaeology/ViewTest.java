package dighouse.archaeology;

import static dighouse.archaeology.TestTable.setup;
import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Actor;
import dighouse.kernel.Argument.Count;
import dighouse.kernel.Json;
import dighouse.kernel.Setup;
import dighouse.kernel.Viewer;
import dighouse.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

class ViewTest {
    private static String json(TestTable table, int viewer) {
        return table.view(viewer).json();
    }

    @Test
    @Rule({"ARC-INFO-01", "ARC-DIG-05", "ARC-SETUP-05", "ARC-SELL-07"})
    void everyoneSeesWhatIsPublic() {
        TestTable table =
                TestTable.of(
                        3,
                        "B act hands=2p/3c/- market=tk sold=4s/2b/- site=20+3+6+4 explored=medium"
                                + " starter=C trades=3 unseen=11p11s5c3t");
        for (int viewer : new int[] {0, 1, 2, Viewer.BYSTANDER}) {
            ArchaeologyView view = table.view(viewer);
            assertThat(view.actor()).isEqualTo(1);
            assertThat(view.active()).isEqualTo(1);
            assertThat(view.asks()).isEqualTo("act");
            assertThat(view.starter()).isEqualTo(2);
            assertThat(view.market().counts())
                    .containsExactly(new Count("talisman", 1), new Count("pharaoh_mask", 1));
            assertThat(view.players())
                    .extracting(ArchaeologyView.Player::points)
                    .containsExactly(10, 15, 0);
            assertThat(view.players())
                    .extracting(ArchaeologyView.Player::handSize)
                    .containsExactly(2, 3, 0);
            assertThat(view.players())
                    .extracting(ArchaeologyView.Player::cardsSold)
                    .containsExactly(4, 2, 0);
            assertThat(view.digSite()).isEqualTo(33);
            assertThat(view.thieves()).isEqualTo(new ArchaeologyView.Threat(2, 6));
            assertThat(view.sandstorms()).isEqualTo(new ArchaeologyView.Threat(1, 4));
            assertThat(view.mapsSpent()).isEqualTo(2);
            assertThat(view.tradesLeft()).isEqualTo(7);
            assertThat(view.closing()).isFalse();
            assertThat(view.mustSell()).isFalse();
        }
    }

    @Test
    @Rule({"ARC-INFO-02", "ARC-INFO-09"})
    void onlyTheOwnHandIsSeen() {
        TestTable table = TestTable.of(2, "A act hands=2pk/3cm market=t");

        assertThat(table.view(0).players().get(0).hand())
                .isEqualTo(table.view(Viewer.OPEN).players().get(0).hand());
        assertThat(table.view(0).players().get(1).hand()).isNull();
        assertThat(table.view(1).players().get(0).hand()).isNull();
        assertThat(table.view(Viewer.BYSTANDER).players())
                .allMatch(player -> player.hand() == null);
        assertThat(table.view(Viewer.OPEN).players()).allMatch(player -> player.hand() != null);
    }

    @Test
    @Rule({"ARC-INFO-04", "ARC-EDGE-37", "ARC-RULING-19"})
    void chambersAndDigSiteShowTheirSizesOnly() {
        String cards = "A act hands=p/s market=t site=2+0+1+0 explored=medium+large unseen=";
        TestTable one = TestTable.of(2, cards + "5c");
        TestTable other = TestTable.of(2, cards + "2p3b");

        for (int viewer : new int[] {0, 1, Viewer.BYSTANDER}) {
            assertThat(json(one, viewer)).isEqualTo(json(other, viewer));
            assertThat(one.view(viewer).chambers())
                    .containsExactly(
                            new ArchaeologyView.PyramidChamber("small", 3, 1, false),
                            new ArchaeologyView.PyramidChamber("medium", 5, 2, true),
                            new ArchaeologyView.PyramidChamber("large", 7, 3, true));
            assertThat(one.view(viewer).digSite()).isEqualTo(3);
        }
    }

    @Test
    @Rule({"ARC-EDGE-36", "ARC-INFO-05", "ARC-INFO-02"})
    void aDugMapLooksLikeADugCoin() {
        TestTable map = TestTable.of(2, "A dig hands=p/s market=t");
        TestTable coin = TestTable.of(2, "A dig hands=p/s market=t");

        map.play("dig map");
        coin.play("dig coin");

        assertThat(json(map, 1)).isEqualTo(json(coin, 1));
        assertThat(json(map, Viewer.BYSTANDER)).isEqualTo(json(coin, Viewer.BYSTANDER));
        assertThat(json(map, 0)).isNotEqualTo(json(coin, 0));
    }

    @Test
    @Rule({"ARC-INFO-06", "ARC-COMP-04"})
    void whatIsOutOfSightIsCounted() {
        TestTable table =
                TestTable.of(2, "A act hands=3pm/2c market=4ck sold=2t/2b explored=small");

        assertThat(table.view(0).outOfSight().counts())
                .containsExactly(
                        new Count("pot_shard", 18 - 3),
                        new Count("parchment_scrap", 16),
                        new Count("coin", 14 - 4),
                        new Count("talisman", 8 - 2),
                        new Count("broken_cup", 6 - 2),
                        new Count("map", 6 - 1 - 1),
                        new Count("pharaoh_mask", 4 - 1));
        assertThat(table.view(Viewer.BYSTANDER).outOfSight().counts())
                .contains(new Count("pot_shard", 18), new Count("map", 5));
    }

    @Test
    @Rule("ARC-RULING-16")
    void handSizesMayBeHiddenButNotWhetherAHandIsEmpty() {
        TestTable shown = TestTable.of(3, "A act hands=2p/3c/- market=t");
        assertThat(shown.view(0).players().get(1).handSize()).isEqualTo(3);

        Setup secret = setup(3, "handSizesPublic=no");
        String site = " site=5+0+0+0 explored=small+medium+large unseen=5s";
        TestTable hidden = TestTable.of(secret, "A act hands=2p/3c/- market=t" + site);
        var players = hidden.view(0).players();
        assertThat(players.get(0).handSize()).isEqualTo(2);
        assertThat(players.get(1).handSize()).isNull();
        assertThat(players.get(1).handEmpty()).isFalse();
        assertThat(players.get(2).handEmpty()).isTrue();
        TestTable larger = TestTable.of(secret, "A act hands=2p/5c/- market=t" + site);
        assertThat(json(larger, 0)).isEqualTo(json(hidden, 0));
    }

    @Test
    @Rule({"ARC-DEC-12", "ARC-INFO-02"})
    void aHalfMadeTradeIsSeenByItsMakerOnly() {
        TestTable table = TestTable.of(2, "A act hands=2ck/s market=pt");
        String before = json(table, 1);

        table.play("trade", "give coin", "give pharaoh_mask", "stop giving", "take talisman");

        assertThat(json(table, 1)).isEqualTo(before);
        ArchaeologyView own = table.view(0);
        assertThat(own.asks()).isEqualTo("take");
        assertThat(own.pending())
                .isEqualTo(
                        new ArchaeologyView.Pending(
                                cards(new Count("coin", 1), new Count("pharaoh_mask", 1)),
                                cards(new Count("talisman", 1)),
                                3,
                                0,
                                null));
    }

    private static ArchaeologyView.Cards cards(Count... counts) {
        return new ArchaeologyView.Cards(List.of(counts));
    }

    @Test
    @Rule({"ARC-DEC-08", "ARC-DEC-11"})
    void losersAndSellersSeeTheirOwnProgress() {
        TestTable losing = TestTable.of(2, "A lose B hands=s/6c market=pt given=c");
        assertThat(losing.view(1).pending())
                .isEqualTo(
                        new ArchaeologyView.Pending(
                                cards(new Count("coin", 1)), cards(), 0, 2, null));
        assertThat(losing.view(0).pending()).isNull();
        assertThat(losing.view(0).asks()).isEqualTo("lose");

        TestTable selling = TestTable.of(2, "A size coin hands=2c/s market=pt");
        assertThat(selling.view(0).pending())
                .isEqualTo(new ArchaeologyView.Pending(cards(), cards(), 0, 0, "coin"));
        assertThat(selling.view(1).asks()).isEqualTo("act");
        assertThat(selling.view(1).pending()).isNull();
    }

    @Test
    @Rule({"ARC-END-05", "ARC-INFO-01"})
    void aSaleThatIsOwedIsSeen() {
        TestTable table =
                TestTable.of(
                        2,
                        "A act hands=c/p market=t site=0+0+0+0 explored=small+medium+large closing"
                                + " passed=AB owed=passes");

        assertThat(table.view(1).mustSell()).isTrue();
        assertThat(table.view(1).closing()).isTrue();
    }

    @Test
    @Rule({"ARC-END-03", "ARC-RULING-24"})
    void passesAreSeen() {
        TestTable table =
                TestTable.of(
                        2,
                        "A act hands=2c/p market=t site=0+0+0+0 explored=small+medium+large closing"
                                + " passed=B");
        assertThat(table.view(1).passes()).isTrue();
        assertThat(table.view(1).passed()).containsExactly(1);

        table.play("sell coin", "set 1");
        assertThat(table.view(1).passes()).isFalse();

        TestTable digging = TestTable.of(2, "A act hands=2c/p market=t");
        assertThat(digging.view(1).passes()).isFalse();
    }

    @Test
    void chanceAndTheEndAreNobodysDecision() {
        ArchaeologyView start = TestTable.start(setup(2)).view(0);
        assertThat(start.actor()).isEqualTo(Actor.CHANCE);
        assertThat(start.asks()).isEqualTo("deal");
        assertThat(start.starter()).isNull();
        assertThat(start.pending()).isNull();

        TestTable over =
                TestTable.of(2, "A over market=p site=0+0+0+0 explored=small+medium+large");
        assertThat(over.view(Viewer.OPEN).actor()).isEqualTo(Actor.NOBODY);
        assertThat(over.view(Viewer.OPEN).asks()).isEqualTo("over");
    }

    @Test
    void theTextHasEveryComponentByName() {
        TestTable table = TestTable.of(2, "A take hands=2ck/s market=pt sold=2b given=c starter=B");
        String json = json(table, 0);

        Json parsed = Json.parse(json);
        for (var component : ArchaeologyView.class.getRecordComponents()) {
            assertThat(parsed.has(component.getName())).as(component.getName()).isTrue();
        }
        assertThat(json)
                .contains("\"hand\":{\"coin\":2,\"pharaoh_mask\":1}")
                .contains("\"sold\":[{\"treasure\":\"broken_cup\",\"size\":2,\"points\":15}]")
                .contains(
                        "\"given\":{\"coin\":1},\"taken\":{},\"valueLeft\":2,\"toLose\":0,\"selling\":null}")
                .contains("\"starter\":1");
    }
}
