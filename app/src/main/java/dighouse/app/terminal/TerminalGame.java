package dighouse.app.terminal;

import dighouse.app.io.Console;
import dighouse.bots.TableBots;
import dighouse.kernel.Argument;
import dighouse.kernel.Chance;
import dighouse.kernel.Game;
import dighouse.kernel.Match;
import dighouse.kernel.Position;
import java.util.ArrayList;
import java.util.List;

/// Plays one game at the terminal: asks the people, lets bots and chance play, and prints for
/// everyone what their seat may know.
///
/// A single person sees every event at once. If several people share the screen, each sees the
/// events of their seat when it is their turn, after a curtain has hidden what the others saw.
///
/// @param <P> the game's position
public final class TerminalGame<P extends Position<P>> {
    private static final int CURTAIN_LINES = 50; // more than most terminals have
    private static final int NOBODY_YET = -1;

    private final TableStart<P> table;
    private final Match<P> match;
    private final Chance chance;
    private final TableBots<P> bots;
    private final Console console;
    private final TableWords tableWords;
    private final SeatScreen<P> screen;
    private final List<SeatLog> journals = new ArrayList<>(); // by seat
    private int inFront; // the seat that the screen was last shown to

    public TerminalGame(TableStart<P> table, Console console, TableWords tableWords) {
        this.table = table;
        this.console = console;
        this.tableWords = tableWords;
        Game<P> game = table.entry().game();
        match = new Match<>(game, table.setup());
        chance = table.fair().chance();
        bots =
                new TableBots<>(
                        game,
                        table.setup(),
                        table.players().stream().map(SeatPlayer::bot).toList(),
                        table.speed(),
                        table.botSeed());
        HintPrinter<P> hints =
                new HintPrinter<>(game, table.setup(), table.speed(), table.botSeed());
        screen = new SeatScreen<>(match, table.entry(), console, tableWords, hints);
        for (int seat = 0; seat < table.setup().seats(); seat++) {
            journals.add(new SeatLog(seat));
        }
        inFront = table.persons() == 1 ? onlyPerson() : NOBODY_YET;
    }

    public Match<P> match() {
        return match;
    }

    /// Plays until the game is over.
    ///
    /// @return false if somebody left before that
    public boolean play() {
        match.settle(chance, this::note);
        while (!match.isOver()) {
            if (!decide(match.actor())) {
                return false;
            }
            match.settle(chance, this::note);
        }
        tellNews();
        return true;
    }

    private boolean decide(int seat) {
        if (table.players().get(seat).isPerson()) {
            bots.watch(seat);
            return ask(seat);
        }
        happen(bots.choose(match.position(), match.size()));
        return true;
    }

    private void happen(int ply) {
        note(ply);
        match.apply(ply);
    }

    /// Notes what everyone learns from a legal ply that is about to be played.
    private void note(int ply) {
        for (SeatLog seatLog : journals) {
            seatLog.note(match, ply);
        }
    }

    private int onlyPerson() {
        for (int seat = 0; seat < table.players().size(); seat++) {
            if (table.players().get(seat).isPerson()) {
                return seat;
            }
        }
        throw new IllegalStateException("nobody sits at the keyboard");
    }

    /// Asks a person for a move, or for something to take back.
    ///
    /// @return false if the person leaves
    private boolean ask(int seat) {
        if (seat != inFront) {
            curtain(seat);
        }
        tellNews();
        screen.show(seat);
        PromptAnswer answer = screen.ask(seat, journals.get(seat));
        switch (answer) {
            case PromptAnswer.Play(int move) -> happen(move);
            case PromptAnswer.GoBack(int to) -> goBack(seat, to);
            case PromptAnswer.Quit() -> {
                return false;
            }
        }
        return true;
    }

    private void goBack(int seat, int to) {
        match.goBack(seat, to);
        for (SeatLog seatLog : journals) {
            seatLog.goBack(to);
        }
        console.say(tableWords.say("undone"));
    }

    /// Hides what the person before saw, and waits for the next one.
    private void curtain(int seat) {
        if (inFront != NOBODY_YET) {
            tellNews();
        }
        console.gap();
        console.ask(tableWords.say("curtain", Argument.seat("seat", seat)));
        for (int i = 0; i < CURTAIN_LINES; i++) {
            console.gap();
        }
        inFront = seat;
    }

    private void tellNews() {
        if (inFront != NOBODY_YET) {
            screen.tell(journals.get(inFront).news());
        }
    }
}
