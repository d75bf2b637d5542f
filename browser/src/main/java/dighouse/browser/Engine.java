package dighouse.browser;

import org.teavm.jso.JSObject;

/// What a page can ask the engine of a game.
public interface Engine extends JSObject {
    /// Begins with the drafts of a table; see [LocalDrafts#open].
    void open(String setup);

    /// Sets the position from which drafts begin; see [LocalDrafts#at].
    String at(String position, int seat);

    /// Takes the first of several drafts that may be played; see [LocalDrafts#propose].
    String propose(String candidates);

    /// Tells which drafts may be played; see [LocalDrafts#playable].
    String playable(String candidates);

    /// Plays a random game from a seed and returns its record and a hash of everything the engine
    /// said on the way.
    String playthrough(String edition, int seats, int seed);

    /// Lets bots play a game from a seed and returns its record and the hash of its last position.
    ///
    /// @param level of all bots
    /// @param iterations how many games a bot may imagine for a decision
    String botGame(String edition, int seats, int seed, String level, int iterations);

    /// Searches for the first move of a game, to measure how fast that is, and returns how many
    /// games the bot imagined for it.
    int search(String edition, int seats, int seed, int iterations);
}
