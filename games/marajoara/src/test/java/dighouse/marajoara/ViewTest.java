package dighouse.marajoara;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Viewer;
import dighouse.kernel.Xoshiro;
import dighouse.testkit.Rule;
import org.junit.jupiter.api.Test;

class ViewTest {
    @Test
    @Rule("MRJ-INFO-01")
    void everybodySeesEverything() {
        TestTable table = TestTable.start(TestTable.setup(3)).deal(4).playTo("turn");
        String seen = TestTable.GAME.view(table.position, 0).json();

        assertThat(TestTable.GAME.view(table.position, 2).json()).isEqualTo(seen);
        assertThat(TestTable.GAME.view(table.position, Viewer.BYSTANDER).json()).isEqualTo(seen);
        MarajoaraPosition imagined = TestTable.GAME.position();
        TestTable.GAME.imagine(table.position, 1, new Xoshiro(1), imagined);
        assertThat(imagined).isEqualTo(table.position);
    }

    @Test
    @Rule({"MRJ-DEC-37", "MRJ-DEC-21"})
    void aCaptureOntoAnothersTokenIsMarked() {
        TestTable table = TestTable.of(2, "1 A turn site=C3y1,D3g1 tokens=-/E3 dice=y6/b1");
        int move = TestTable.GAME.notation().ply(table.position, "capture C3 E");

        assertThat(TestTable.GAME.describe(table.position, move).key())
                .isEqualTo("captureOtherToken");
        assertThat(table.view().captures().getFirst().feeds()).isEqualTo(1);
        assertThat(table.view().captures().getLast().feeds()).isEqualTo(-1);
    }
}
