package dighouse.tables;

import dighouse.kernel.Json;
import dighouse.kernel.JsonWriter;
import java.util.List;

/// Where the game of a table comes from. Statistics count fresh games only.
public sealed interface TableOrigin {
    /// A game that is played here from its beginning.
    record Fresh() implements TableOrigin {}

    /// A game that was played elsewhere and came here as a record.
    record Imported() implements TableOrigin {}

    /// Somebody's guided first game. Its chance is prepared: the secret is the same for everybody,
    /// and the table says so.
    record Guided() implements TableOrigin {}

    /// A finished game that is played on from one of its moments, to try things out: no mission is
    /// won here.
    ///
    /// @param table at which it was played
    /// @param ply after so many plies
    /// @param contributions what its browsers added to its chance, seat by seat, empty for bots:
    ///   the same draws come here, so that a changed outcome comes of changed choices
    record Branch(String table, int ply, List<String> contributions) implements TableOrigin {
        public Branch {
            contributions = List.copyOf(contributions);
        }

        private void write(JsonWriter json) {
            json.beginObject().name("table").value(table).name("ply").value(ply);
            json.name("contributions").texts(contributions).endObject();
        }

        private static Branch read(Json json) {
            return new Branch(
                    json.get("table").string(),
                    json.get("ply").number(0, Integer.MAX_VALUE),
                    json.get("contributions").strings());
        }
    }

    default boolean isImported() {
        return this instanceof Imported;
    }

    default boolean isGuided() {
        return this instanceof Guided;
    }

    default boolean isBranch() {
        return this instanceof Branch;
    }

    /// Writes two flags, and for a branch a member of its own.
    default void writeMembers(JsonWriter json) {
        json.name("imported").value(isImported()).name("guided").value(isGuided());
        if (this instanceof Branch branch) {
            branch.write(json.name("origin"));
        }
    }

    /// Reads the members of a charter. Older charters lack the flags.
    static TableOrigin read(Json json) {
        if (json.has("origin")) {
            return Branch.read(json.get("origin"));
        }
        if (json.has("imported") && json.get("imported").bool()) {
            return new Imported();
        }
        return json.has("guided") && json.get("guided").bool() ? new Guided() : new Fresh();
    }
}
