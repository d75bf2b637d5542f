package dighouse.testkit.checks;

import dighouse.kernel.Position;
import dighouse.testkit.ContractCheck;
import dighouse.testkit.Subject;
import java.util.ArrayList;
import java.util.List;

/// All promises that are held against every node.
public final class Checks {
    private Checks() {}

    public static <P extends Position<P>> List<ContractCheck<P>> all(Subject<P> subject) {
        List<ContractCheck<P>> checks = new ArrayList<>();
        checks.add(new Ending<>());
        checks.add(new Listing<>());
        checks.add(new Conservation<>(subject.invariants()));
        checks.add(new Copying<>());
        checks.add(new Hashing<>());
        checks.add(new Asking<>());
        checks.add(new Writing<>(subject.readable()));
        checks.add(new Recording<>());
        checks.add(new Refusing<>());
        checks.add(new Ordering<>());
        checks.add(new Weighing<>());
        checks.add(new StandingIn<>(subject.defaults()));
        checks.add(new Sealing<>());
        checks.add(new GoingBack<>());
        checks.add(new Twins<>());
        checks.add(new Telling<>());
        checks.add(new Imagining<>(subject.invariants(), subject.secrets()));
        checks.add(new Scoring<>());
        checks.add(new Counting<>());
        checks.add(new Shapes<>());
        checks.add(new Renaming<>(subject.symmetries()));
        return checks;
    }
}
