package dighouse.examples.stash;

import dighouse.examples.ForwardingGame;
import dighouse.kernel.Game;
import dighouse.kernel.Hash64;
import dighouse.kernel.Notation;
import dighouse.kernel.Setup;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Broken positions and broken notation of Stash.
final class PlantedPositions {
    private PlantedPositions() {}

    static List<PlantedFault> all() {
        return List.of(
                new PlantedFault(
                        "copying", "shared array", "changes the original", new Stash(Aliased::new)),
                new PlantedFault(
                        "copying", "a field left out", "is not equal", new Stash(Forgetful::new)),
                new PlantedFault("hashing", "a field left out", "one hash", new Stash(Blunt::new)),
                new PlantedFault(
                        "hashing",
                        "equals leaves out",
                        "equals, hash and",
                        new Stash(Tolerant::new)),
                new PlantedFault("writing", "a field left out", "another", written(new Terse())),
                new PlantedFault("writing", "a ply misread", "another ply", written(new Odd())),
                new PlantedFault(
                        "writing",
                        "two lines",
                        "one line of a record: it has a line break",
                        written(new Tall())),
                new PlantedFault(
                        "writing",
                        "a blank ahead",
                        "one line of a record: it begins or ends with a blank",
                        written(new Indented())),
                new PlantedFault(
                        "writing",
                        "a bare number",
                        "like the number of a choice",
                        written(new Numbered())),
                new PlantedFault("writing", "crashes", "as malformed", written(new Frail())));
    }

    private static final class Aliased extends StashPosition {
        @Override
        public void copyFrom(StashPosition other) {
            super.copyFrom(other);
            hand = other.hand;
        }
    }

    private static final class Forgetful extends StashPosition {
        @Override
        public void copyFrom(StashPosition other) {
            int mine = last;
            super.copyFrom(other);
            last = mine;
        }
    }

    private static final class Blunt extends StashPosition {
        @Override
        public long hash() {
            return Hash64.mix(Hash64.mix(Hash64.mix(dealt, turn), picked), bag);
        }
    }

    @SuppressWarnings("EqualsHashCode") // the fault itself
    private static final class Tolerant extends StashPosition {
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof StashPosition position
                    && dealt == position.dealt
                    && turn == position.turn
                    && picked == position.picked
                    && Objects.equals(setup, position.setup);
        }
    }

    private static Game<StashPosition> written(Notation<StashPosition> notation) {
        return new ForwardingGame<>(new Stash()) {
            @Override
            public Notation<StashPosition> notation() {
                return notation;
            }
        };
    }

    private static final class Terse extends StashNotation {
        @Override
        public void position(Setup setup, String text, StashPosition into) {
            super.position(setup, text, into);
            into.last = 0;
        }
    }

    private static final class Odd extends StashNotation {
        @Override
        public int ply(StashPosition position, String text) {
            return text.equals("hide 3") ? 2 : super.ply(position, text);
        }
    }

    private static final class Tall extends StashNotation {
        @Override
        public String position(StashPosition position) {
            return super.position(position).replace(" ", position.picked == 2 ? "\n" : " ");
        }

        @Override
        public void position(Setup setup, String text, StashPosition into) {
            super.position(setup, text.replace("\n", " "), into);
        }
    }

    private static final class Indented extends StashNotation {
        @Override
        public String position(StashPosition position) {
            return " " + super.position(position);
        }
    }

    private static final class Numbered extends StashNotation {
        @Override
        public String ply(StashPosition position, int ply) {
            String text = super.ply(position, ply);
            return position.isDealing() ? text : text.replace("hide ", "");
        }
    }

    private static final class Frail extends StashNotation {
        @Override
        public int ply(StashPosition position, String text) {
            return text.equals("done") ? Stash.DONE : Integer.parseInt(text.substring(5));
        }
    }
}
