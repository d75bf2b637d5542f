package dighouse.pergamon;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Viewer;
import dighouse.kernel.Xoshiro;
import dighouse.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Who sees what.
class ViewTest {
    private static final String LINE =
            "5 dig order=BCA at=7 A=4@7 B=2@3 C=1@9 A.finds=T01,T05 A.I=12:T49-T33-T43-T44"
                    + " A.tickets=3/2/0/0 B.tickets=1/0/0/0 I=T02 gone=T60 cards=3/3/3/1/3/3/2/3"
                    + " top=c";

    @Test
    @Rule({"PRG-INFO-01", "PRG-DIG-05"})
    void theTableLiesOpen() {
        PergamonView view = TestTable.of(3, LINE).view(1);

        PergamonView.SeatView rival = view.seats().get(0);
        assertThat(rival.coins()).isEqualTo(4);
        assertThat(ids(rival.finds())).containsExactly("T01", "T05");
        assertThat(ids(rival.collections().get(0).tiles()))
                .containsExactly("T49", "T33", "T43", "T44");
        assertThat(rival.collections().get(0).space()).isEqualTo(12);
        assertThat(view.track().get(6).figure()).isZero();
        assertThat(view.cards().left()).containsExactly(3, 3, 3, 1, 3, 3, 2, 3);
    }

    @Test
    @Rule({"PRG-INFO-01", "PRG-RULING-31"})
    void whatLeftAndTheBackOfTheTopCardAreOpen() {
        PergamonView view = TestTable.of(3, LINE).view(Viewer.BYSTANDER);

        assertThat(view.gone()).containsExactly("T60");
        assertThat(view.cards().top()).isEqualTo("chest");
        assertThat(ids(view.galleries().get(0))).containsExactly("T02");
    }

    private static List<String> ids(List<PergamonView.TileView> tiles) {
        return tiles.stream().map(PergamonView.TileView::id).toList();
    }

    @Test
    @Rule({"PRG-INFO-02", "PRG-RULING-18"})
    void whatNobodyMaySeeIsNotEvenInThePosition() {
        PergamonView view = TestTable.of(3, "1 ask table=pc top=c I=T02").view(0);

        assertThat(view.cards().faceDown()).containsExactly("purse", "chest");
        assertThat(view.cards().left()).containsExactly(3, 3, 3, 3, 3, 3, 3, 3);
        assertThat(view.unseen()).isEqualTo(59);
        // the same ply brings any value, whatever was played before
        TestTable turning = TestTable.of(3, "1 turnUp table=pc A=0@1 B=0@2 C=0@3");
        assertThat(turning.odds())
                .containsExactly("card 1: 3", "card 2: 3", "card 3: 3", "card 4: 3");
    }

    @Test
    @Rule({"PRG-INFO-03", "PRG-RULING-30", "PRG-EVAL-08"})
    void ticketsOfOthersAreLeftOutUnlessTheTableShowsThem() {
        TestTable hidden = TestTable.of(3, LINE);
        assertThat(tickets(hidden.view(0))).containsExactly(5, -1, -1);
        assertThat(tickets(hidden.view(Viewer.BYSTANDER))).containsExactly(-1, -1, -1);
        assertThat(tickets(hidden.view(Viewer.OPEN))).containsExactly(5, 1, 0);

        TestTable open = TestTable.of(TestTable.setup(3, "ticketsVisible=open"), LINE);
        assertThat(tickets(open.view(2))).containsExactly(5, 1, 0);
        TestTable over = TestTable.of(3, "12 over A.tickets=5/0/0/0");
        assertThat(tickets(over.view(1))).containsExactly(5, 0, 0);
    }

    private static List<Integer> tickets(PergamonView view) {
        return view.seats().stream().map(PergamonView.SeatView::tickets).toList();
    }

    @Test
    @Rule("PRG-INFO-03")
    void whoeverCountsAlongKnowsTheTickets() {
        PergamonPosition position = TestTable.of(3, LINE).position;
        PergamonPosition imagined = TestTable.GAME.position();

        TestTable.GAME.imagine(position, 2, new Xoshiro(1), imagined);

        assertThat(imagined).isEqualTo(position);
    }

    @Test
    @Rule("PRG-INFO-09")
    void ifNothingLeftUnseenTheLastPileCanBeDeduced() {
        StringBuilder gone = new StringBuilder("T01");
        for (int tile = 1; tile < 50; tile++) {
            gone.append(',').append(Names.tile(tile));
        }
        TestTable table = TestTable.of(3, "11 reveal gone=" + gone);
        table.play("reveal T51", "reveal T52", "reveal T53", "reveal T54", "reveal T55");

        assertThat(table.view(0).unseenGone()).isZero();
        assertThat(table.view(0).unseen()).isEqualTo(5);
    }

    @Test
    @Rule({"PRG-RULING-41", "PRG-RULING-42", "PRG-RULING-43"})
    void theViewSaysWhichPrintedValuesWereRebuilt() {
        assertThat(TestTable.of(3, LINE).view(0).reconstructed())
                .containsExactly("researchTrack", "findTiles", "exhibitionPlan", "tombRaider");
    }
}
