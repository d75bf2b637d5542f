package dighouse.archaeology;

import static dighouse.archaeology.TestTable.GAME;
import static dighouse.archaeology.TestTable.play;
import static dighouse.archaeology.TestTable.position;
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
    private static String json(ArchaeologyPosition position, int viewer) {
        return GAME.view(position, viewer).json();
    }

    @Test
    @Rule({"ARC-INFO-01", "ARC-DIG-05", "ARC-SETUP-05", "ARC-SELL-07"})
    void everyoneSeesWhatIsPublic() {
        ArchaeologyPosition position =
                position(
                        3,
                        "B act hands=2p/3c/- market=tk sold=4s/2b/- site=20+3+6+4 explored=medium"
                                + " starter=C trades=3 unseen=11p11s5c3t");
        for (int viewer : new int[] {0, 1, 2, Viewer.BYSTANDER}) {
            ArchaeologyView view = GAME.view(position, viewer);
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
        ArchaeologyPosition position = position(2, "A act hands=2pk/3cm market=t");

        assertThat(GAME.view(position, 0).players().get(0).hand())
                .isEqualTo(GAME.view(position, Viewer.OPEN).players().get(0).hand());
        assertThat(GAME.view(position, 0).players().get(1).hand()).isNull();
        assertThat(GAME.view(position, 1).players().get(0).hand()).isNull();
        assertThat(GAME.view(position, Viewer.BYSTANDER).players())
                .allMatch(player -> player.hand() == null);
        assertThat(GAME.view(position, Viewer.OPEN).players())
                .allMatch(player -> player.hand() != null);
    }

    @Test
    @Rule({"ARC-INFO-04", "ARC-EDGE-37", "ARC-RULING-19"})
    void chambersAndDigSiteShowTheirSizesOnly() {
        String cards = "A act hands=p/s market=t site=2+0+1+0 explored=medium+large unseen=";
        ArchaeologyPosition one = position(2, cards + "5c");
        ArchaeologyPosition other = position(2, cards + "2p3b");

        for (int viewer : new int[] {0, 1, Viewer.BYSTANDER}) {
            assertThat(json(one, viewer)).isEqualTo(json(other, viewer));
            assertThat(GAME.view(one, viewer).chambers())
                    .containsExactly(
                            new ArchaeologyView.Room("small", 3, 1, false),
                            new ArchaeologyView.Room("medium", 5, 2, true),
                            new ArchaeologyView.Room("large", 7, 3, true));
            assertThat(GAME.view(one, viewer).digSite()).isEqualTo(3);
        }
    }

    @Test
    @Rule({"ARC-EDGE-36", "ARC-INFO-05", "ARC-INFO-02"})
    void aDugMapLooksLikeADugCoin() {
        ArchaeologyPosition map = position(2, "A dig hands=p/s market=t");
        ArchaeologyPosition coin = position(2, "A dig hands=p/s market=t");

        play(map, "dig map");
        play(coin, "dig coin");

        assertThat(json(map, 1)).isEqualTo(json(coin, 1));
        assertThat(json(map, Viewer.BYSTANDER)).isEqualTo(json(coin, Viewer.BYSTANDER));
        assertThat(json(map, 0)).isNotEqualTo(json(coin, 0));
    }

    @Test
    @Rule({"ARC-INFO-06", "ARC-COMP-04"})
    void whatIsOutOfSightIsCounted() {
        ArchaeologyPosition position =
                position(2, "A act hands=3pm/2c market=4ck sold=2t/2b explored=small");

        assertThat(GAME.view(position, 0).outOfSight().counts())
                .containsExactly(
                        new Count("pot_shard", 18 - 3),
                        new Count("parchment_scrap", 16),
                        new Count("coin", 14 - 4),
                        new Count("talisman", 8 - 2),
                        new Count("broken_cup", 6 - 2),
                        new Count("map", 6 - 1 - 1),
                        new Count("pharaoh_mask", 4 - 1));
        assertThat(GAME.view(position, Viewer.BYSTANDER).outOfSight().counts())
                .contains(new Count("pot_shard", 18), new Count("map", 5));
    }

    @Test
    @Rule("ARC-RULING-16")
    void handSizesMayBeHiddenButNotWhetherAHandIsEmpty() {
        ArchaeologyPosition shown = position(3, "A act hands=2p/3c/- market=t");
        assertThat(GAME.view(shown, 0).players().get(1).handSize()).isEqualTo(3);

        Setup secret = setup(3, "handSizesPublic=no");
        String site = " site=5+0+0+0 explored=small+medium+large unseen=5s";
        ArchaeologyPosition hidden = position(secret, "A act hands=2p/3c/- market=t" + site);
        var players = GAME.view(hidden, 0).players();
        assertThat(players.get(0).handSize()).isEqualTo(2);
        assertThat(players.get(1).handSize()).isNull();
        assertThat(players.get(1).handEmpty()).isFalse();
        assertThat(players.get(2).handEmpty()).isTrue();
        ArchaeologyPosition larger = position(secret, "A act hands=2p/5c/- market=t" + site);
        assertThat(json(larger, 0)).isEqualTo(json(hidden, 0));
    }

    @Test
    @Rule({"ARC-DEC-12", "ARC-INFO-02"})
    void aHalfMadeTradeIsSeenByItsMakerOnly() {
        ArchaeologyPosition position = position(2, "A act hands=2ck/s market=pt");
        String before = json(position, 1);

        play(position, "trade", "give coin", "give pharaoh_mask", "stop giving", "take talisman");

        assertThat(json(position, 1)).isEqualTo(before);
        ArchaeologyView own = GAME.view(position, 0);
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
        ArchaeologyPosition losing = position(2, "A lose B hands=s/6c market=pt given=c");
        assertThat(GAME.view(losing, 1).pending())
                .isEqualTo(
                        new ArchaeologyView.Pending(
                                cards(new Count("coin", 1)), cards(), 0, 2, null));
        assertThat(GAME.view(losing, 0).pending()).isNull();
        assertThat(GAME.view(losing, 0).asks()).isEqualTo("lose");

        ArchaeologyPosition selling = position(2, "A size coin hands=2c/s market=pt");
        assertThat(GAME.view(selling, 0).pending())
                .isEqualTo(new ArchaeologyView.Pending(cards(), cards(), 0, 0, "coin"));
        assertThat(GAME.view(selling, 1).asks()).isEqualTo("act");
        assertThat(GAME.view(selling, 1).pending()).isNull();
    }

    @Test
    @Rule({"ARC-END-05", "ARC-INFO-01"})
    void aSaleThatIsOwedIsSeen() {
        ArchaeologyPosition position =
                position(
                        2,
                        "A act hands=c/p market=t site=0+0+0+0 explored=small+medium+large closing"
                                + " passed=AB owed=passes");

        assertThat(GAME.view(position, 1).mustSell()).isTrue();
        assertThat(GAME.view(position, 1).closing()).isTrue();
    }

    @Test
    @Rule({"ARC-END-03", "ARC-RULING-24"})
    void passesAreSeen() {
        ArchaeologyPosition position =
                position(
                        2,
                        "A act hands=2c/p market=t site=0+0+0+0 explored=small+medium+large closing"
                                + " passed=B");
        assertThat(GAME.view(position, 1).passes()).isTrue();
        assertThat(GAME.view(position, 1).passed()).containsExactly(1);

        play(position, "sell coin", "set 1");
        assertThat(GAME.view(position, 1).passes()).isFalse();

        ArchaeologyPosition digging = position(2, "A act hands=2c/p market=t");
        assertThat(GAME.view(digging, 1).passes()).isFalse();
    }

    @Test
    void chanceAndTheEndAreNobodysDecision() {
        ArchaeologyView start = GAME.view(TestTable.started(setup(2)), 0);
        assertThat(start.actor()).isEqualTo(Actor.CHANCE);
        assertThat(start.asks()).isEqualTo("deal");
        assertThat(start.starter()).isNull();
        assertThat(start.pending()).isNull();

        ArchaeologyPosition over =
                position(2, "A over market=p site=0+0+0+0 explored=small+medium+large");
        assertThat(GAME.view(over, Viewer.OPEN).actor()).isEqualTo(Actor.NOBODY);
        assertThat(GAME.view(over, Viewer.OPEN).asks()).isEqualTo("over");
    }

    @Test
    void theTextHasEveryComponentByName() {
        ArchaeologyPosition position =
                position(2, "A take hands=2ck/s market=pt sold=2b given=c starter=B");
        String json = json(position, 0);

        Json parsed = Json.parse(json);
        for (var component : ArchaeologyView.class.getRecordComponents()) {
            assertThat(parsed.has(component.getName())).as(component.getName()).isTrue();
        }
        assertThat(json)
                .contains("\"hand\":{\"coin\":2,\"pharaoh_mask\":1}")
                .contains("\"sold\":[{\"treasure\":\"broken_cup\",\"size\":2,\"points\":15}]")
                .contains("\"taken\":{},\"valueLeft\":2,\"toLose\":0,\"selling\":null}")
                .contains("\"starter\":1");
    }
}
