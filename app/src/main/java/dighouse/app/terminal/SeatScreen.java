package dighouse.app.terminal;

import dighouse.app.io.Console;
import dighouse.catalogue.GameEntry;
import dighouse.catalogue.Ledger;
import dighouse.kernel.Argument;
import dighouse.kernel.Game;
import dighouse.kernel.Match;
import dighouse.kernel.Phrase;
import dighouse.kernel.Position;
import dighouse.kernel.Refusal;
import dighouse.kernel.Score;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/// Shows one seat its view and its question, and reads what the player types.
///
/// @param <P> the game's position
final class SeatScreen<P extends Position<P>> {
    private static final int SHORT_LOG = 20;

    private final Match<P> match;
    private final Game<P> game;
    private final GameEntry<P> entry;
    private final Console console;
    private final TableWords tableWords;
    private final Screen screen;
    private final HintPrinter<P> hints;

    SeatScreen(
            Match<P> match,
            GameEntry<P> entry,
            Console console,
            TableWords tableWords,
            HintPrinter<P> hints) {
        this.hints = hints;
        this.match = match;
        this.entry = entry;
        this.console = console;
        this.tableWords = tableWords;
        game = match.game();
        screen = Screens.of(game.id());
    }

    /// Shows the table; in the middle of a compound choice only the question is new.
    void show(int seat) {
        console.gap();
        if (game.rests(match.position())) {
            status(seat);
        }
    }

    private void status(int seat) {
        console.say(screen.status(game.view(match.position(), seat), seat, tableWords));
    }

    /// Prints what happened, except for what the next status shows.
    void tell(List<Phrase> events) {
        for (Phrase event : events) {
            if (!screen.isVisibleInStatus(event)) {
                console.say(tableWords.event(event));
            }
        }
    }

    /// Asks until the seat answers with something to do.
    PromptAnswer ask(int seat, SeatLog seatLog) {
        Choices<P> choices = new Choices<>(match);
        question(seat, choices);
        PromptAnswer.Play unconfirmed = null;
        while (true) {
            String typed = console.ask(">");
            if (unconfirmed != null && typed.isEmpty()) {
                return unconfirmed;
            }
            TypedCommand.Line line = TypedCommand.parse(typed, tableWords);
            PromptAnswer answer =
                    line == null ? move(seat, typed, choices) : obey(seat, line, choices, seatLog);
            if (answer instanceof PromptAnswer.Play play
                    && !play.equals(unconfirmed)
                    && isConfirmed(play.move(), choices)) {
                unconfirmed = play;
                console.say(tableWords.say("confirm"));
            } else if (answer != null) {
                return answer;
            } else {
                unconfirmed = null;
            }
        }
    }

    /// Asks for confirmation if a move ends the turn without saying so, unless it was the only
    /// choice.
    private boolean isConfirmed(int move, Choices<P> choices) {
        P position = match.position();
        return choices.size() > 1
                && screen.mayEndTurn(game.describe(position, move))
                && game.seals(position, move);
    }

    private void question(int seat, Choices<P> choices) {
        console.say(screen.question(game.view(match.position(), seat), seat, tableWords));
        console.say(choices.lines(screen, tableWords));
    }

    private @Nullable PromptAnswer move(int seat, String typed, Choices<P> choices) {
        if (typed.isEmpty() && choices.size() == 1) {
            return new PromptAnswer.Play(choices.get(1));
        }
        if (typed.isEmpty() || typed.chars().allMatch(Character::isDigit)) {
            return numbered(typed, choices);
        }
        OptionalInt move = choices.parse(typed, tableWords);
        if (move.isEmpty()) {
            refuse(Refusal.noSuchMove());
            console.say(tableWords.say("hint"));
            return null;
        }
        Refusal refusal = game.refusal(match.position(), seat, move.getAsInt());
        if (refusal != null) {
            refuse(refusal);
            return null;
        }
        return new PromptAnswer.Play(move.getAsInt());
    }

    private @Nullable PromptAnswer numbered(String typed, Choices<P> choices) {
        int number = typed.isEmpty() || typed.length() > 4 ? 0 : Integer.parseInt(typed);
        if (1 <= number && number <= choices.size()) {
            return new PromptAnswer.Play(choices.get(number));
        }
        console.say(tableWords.say("number", Argument.number("most", choices.size())));
        return null;
    }

    private void refuse(Refusal refusal) {
        console.say(tableWords.refusal(refusal));
    }

    private @Nullable PromptAnswer obey(
            int seat, TypedCommand.Line line, Choices<P> choices, SeatLog seatLog) {
        switch (line.command()) {
            case HELP -> help(choices);
            case HINT -> console.say(hints.lines(match, choices, tableWords));
            case LOOK, HAND -> {
                status(seat);
                question(seat, choices);
            }
            case CARDS -> console.say(screen.cards(match.setup().edition(), tableWords));
            case SCORE -> score(seat);
            case LOG -> log(seatLog, line.rest());
            case WHY -> why(seat, line.rest(), choices);
            case RULES -> rules(line.rest());
            case UNDO -> {
                return undo(seat);
            }
            case QUIT -> {
                console.say(tableWords.say("left"));
                return new PromptAnswer.Quit();
            }
        }
        return null;
    }

    private void help(Choices<P> choices) {
        console.say(tableWords.say("help") + " " + choices.example());
        for (TypedCommand command : TypedCommand.values()) {
            console.say("  " + tableWords.say(command.key() + ".help"));
        }
    }

    /// The present points: the seat's own always, those of others only if everybody may know them.
    private void score(int seat) {
        List<Score> scores = game.score(match.position());
        if (game.hasOpenPoints(match.setup())) {
            new Scores(console, tableWords).show(scores);
        } else {
            new Scores(console, tableWords).show(List.of(scores.get(seat)));
            console.say(tableWords.say("score.hidden"));
        }
    }

    private void log(SeatLog seatLog, String rest) {
        boolean whole = !rest.isEmpty();
        for (Phrase event : seatLog.last(whole ? seatLog.size() : SHORT_LOG)) {
            console.say(tableWords.event(event));
        }
        if (!whole && seatLog.size() > SHORT_LOG) {
            console.say(tableWords.say("log.more", Argument.number("lines", SHORT_LOG)));
        }
    }

    /// Whether the referee allows a typed move, and if not, why.
    private void why(int seat, String typed, Choices<P> choices) {
        if (typed.isEmpty()) {
            console.say(tableWords.say("why.what") + " " + choices.example());
            return;
        }
        OptionalInt move = choices.parse(typed, tableWords);
        Refusal refusal =
                move.isEmpty()
                        ? Refusal.noSuchMove()
                        : game.refusal(match.position(), seat, move.getAsInt());
        if (refusal == null) {
            console.say(tableWords.say("why.allowed"));
            return;
        }
        refuse(refusal);
        read(refusal.rule());
    }

    private void rules(String id) {
        List<Ledger.Statement> statements = entry.ledger().statements();
        if (id.isEmpty() && !statements.isEmpty()) {
            console.say(tableWords.say("rules.what") + " " + statements.getFirst().id());
            return;
        }
        if (!read(id.toUpperCase(Locale.ROOT))) {
            console.say(tableWords.say("rules.none"));
        }
    }

    private boolean read(String rule) {
        Optional<String> text = entry.rule(rule, tableWords.words().language());
        text.ifPresent(told -> console.say(rule + "  " + told));
        return text.isPresent();
    }

    private @Nullable PromptAnswer undo(int seat) {
        int to = match.stepBack(seat);
        if (to == match.size()) {
            console.say(tableWords.say("undo.none"));
            return null;
        }
        return new PromptAnswer.GoBack(to);
    }
}
