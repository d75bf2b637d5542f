package dighouse.testkit.checks;

import dighouse.kernel.Position;
import java.util.ArrayList;
import java.util.List;

/// All checks that run at every node.
public final class Checks {
    private Checks() {}

    public static <P extends Position<P>> List<ContractCheck<P>> all(Subject<P> subject) {
        List<ContractCheck<P>> checks = new ArrayList<>();
        checks.add(new EndCheck<>());
        checks.add(new MoveListCheck<>());
        checks.add(new ComponentsCheck<>(subject.invariants()));
        checks.add(new CopyCheck<>());
        checks.add(new HashCheck<>());
        checks.add(new ReadOnlyCheck<>());
        checks.add(new NotationCheck<>(subject.readable()));
        checks.add(new RecordCheck<>());
        checks.add(new RefusalCheck<>());
        checks.add(new DescribeCheck<>());
        checks.add(new MoveOrderCheck<>());
        checks.add(new WeightCheck<>());
        checks.add(new AbsentSeatCheck<>(subject.defaults()));
        checks.add(new SealCheck<>());
        checks.add(new UndoCheck<>());
        checks.add(new TwinsCheck<>());
        checks.add(new DraftCheck<>(subject.showsHidden()));
        checks.add(new EventCheck<>());
        checks.add(new ImagineCheck<>(subject.invariants(), subject.secrets()));
        checks.add(new ScoreCheck<>());
        checks.add(new PointsCheck<>());
        checks.add(new OutputCheck<>());
        checks.add(new SymmetryCheck<>(subject.symmetries()));
        return checks;
    }
}
