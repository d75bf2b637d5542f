package dighouse.catalogue;

import dighouse.kernel.Edition;
import dighouse.kernel.Game;
import dighouse.kernel.Malformed;
import dighouse.kernel.PlainEdition;
import dighouse.kernel.Position;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// A game with its editions, its ledger and its rulebook.
///
/// @param <P> the game's position
public final class GameEntry<P extends Position<P>> {
    private final Game<P> game;
    private final Supplier<List<Edition>> packaged;
    private final boolean example;
    private @Nullable List<Edition> editions; // read when first asked for

    private GameEntry(Game<P> game, Supplier<List<Edition>> packaged, boolean example) {
        this.game = game;
        this.packaged = packaged;
        this.example = example;
    }

    /// A game whose editions are packaged as `dighouse/<game>/<edition>.json`; the first is the
    /// standard one.
    static <P extends Position<P>> GameEntry<P> of(Game<P> game, String... editions) {
        return new GameEntry<>(
                game,
                () ->
                        List.of(editions).stream()
                                .map(edition -> "/dighouse/" + game.id() + "/" + edition + ".json")
                                .map(path -> game.edition(TextResource.text(path)))
                                .toList(),
                false);
    }

    /// A game with several rulebooks that differ, all in one file `dighouse/<game>/<game>.json`.
    /// Each rulebook is an edition of its own; the first is the standard one.
    static <P extends Position<P>> GameEntry<P> ofRulebooks(Game<P> game, String... rulebooks) {
        return new GameEntry<>(
                game,
                () -> {
                    String file =
                            TextResource.text("/dighouse/" + game.id() + "/" + game.id() + ".json");
                    return List.of(rulebooks).stream()
                            .map(rulebook -> game.edition(ofRulebook(rulebook, file)))
                            .toList();
                },
                false);
    }

    /// The text of the file, with the two members that choose a rulebook put first.
    private static String ofRulebook(String rulebook, String file) {
        return "{\"id\":\"%s\",\"rulebook\":\"%s\",".formatted(rulebook, rulebook)
                + file.substring(1);
    }

    /// A tiny game that shows how the kernel is used. Its only edition has no numbers, just an id.
    static <P extends Position<P>> GameEntry<P> example(Game<P> game) {
        return new GameEntry<>(
                game, () -> List.of(game.edition(PlainEdition.STANDARD.json())), true);
    }

    public String id() {
        return game.id();
    }

    public Game<P> game() {
        return game;
    }

    /// The built-in editions, the standard one first.
    public synchronized List<Edition> editions() {
        if (editions == null) {
            editions = List.copyOf(packaged.get());
        }
        return editions;
    }

    public Edition standardEdition() {
        return editions().getFirst();
    }

    /// The edition of this name.
    ///
    /// @throws Malformed with the names there are
    public Edition edition(String id) {
        for (Edition edition : editions()) {
            if (edition.id().equals(id)) {
                return edition;
            }
        }
        throw Malformed.of(
                "setup.edition",
                "There is no edition \"{edition}\" of {game}; the editions are {editions}.",
                id,
                id(),
                String.join(", ", editions().stream().map(Edition::id).toList()));
    }

    /// Whether it is an example for developers, without ledger, rulebook and pages.
    public boolean isExample() {
        return example;
    }

    /// The rules of the game, read from the page; empty for examples.
    public Ledger ledger() {
        return example
                ? Ledger.empty()
                : Ledger.parse(TextResource.text("/dighouse/rules/" + id() + ".md"));
    }

    /// The rules of the game for its players.
    ///
    /// @throws IllegalStateException for an example, which has none
    public Rulebook rulebook(Language language) {
        return Rulebook.read(id(), language);
    }

    /// The text of a rule: from the rulebook for players, or else from the ledger, which is in
    /// English.
    public Optional<String> rule(String rule, Language language) {
        if (example) {
            return Optional.empty();
        }
        return rulebook(language)
                .item(rule)
                .map(Rulebook.Item::text)
                .or(() -> ledger().statement(rule).map(Ledger.Statement::text));
    }
}
