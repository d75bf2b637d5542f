package dighouse.app.terminal;

import dighouse.house.GameEntry;
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

/// The screen as one seat has it in front: what it sees, what it is asked, what it may type.
///
/// @param <P> the game's position
final class SeatScreen<P extends Position<P>> {
    private static final int SHORT_LOG = 20;

    private final Match<P> match;
    private final Game<P> game;
    private final GameEntry<P> entry;
    private final Console console;
    private final Voice voice;
    private final Screen screen;
    private final Adviser<P> adviser;

    SeatScreen(
            Match<P> match, GameEntry<P> entry, Console console, Voice voice, Adviser<P> adviser) {
        this.adviser = adviser;
        this.match = match;
        this.entry = entry;
        this.console = console;
        this.voice = voice;
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
        console.say(screen.status(game.view(match.position(), seat), seat, voice));
    }

    /// Tells what happened, but not what the status will show anyway.
    void tell(List<Phrase> events) {
        for (Phrase event : events) {
            if (!screen.isPlain(event)) {
                console.say(voice.event(event));
            }
        }
    }

    /// Asks until the seat answers with something to do.
    Answer ask(int seat, Journal journal) {
        Choices<P> choices = new Choices<>(match);
        question(seat, choices);
        Answer.Play unconfirmed = null;
        while (true) {
            String typed = console.ask(">");
            if (unconfirmed != null && typed.isEmpty()) {
                return unconfirmed;
            }
            Command.Line line = Command.parse(typed, voice);
            Answer answer =
                    line == null ? move(seat, typed, choices) : obey(seat, line, choices, journal);
            if (answer instanceof Answer.Play play
                    && !play.equals(unconfirmed)
                    && isConfirmed(play.move(), choices)) {
                unconfirmed = play;
                console.say(voice.say("confirm"));
            } else if (answer != null) {
                return answer;
            } else {
                unconfirmed = null;
            }
        }
    }

    /// What ends the turn by the way is asked twice, unless there was nothing else to choose.
    private boolean isConfirmed(int move, Choices<P> choices) {
        P position = match.position();
        return choices.size() > 1
                && screen.mayEndTurn(game.describe(position, move))
                && game.seals(position, move);
    }

    private void question(int seat, Choices<P> choices) {
        console.say(screen.question(game.view(match.position(), seat), seat, voice));
        console.say(choices.lines(screen, voice));
    }

    private @Nullable Answer move(int seat, String typed, Choices<P> choices) {
        if (typed.isEmpty() && choices.size() == 1) {
            return new Answer.Play(choices.get(1));
        }
        if (typed.isEmpty() || typed.chars().allMatch(Character::isDigit)) {
            return numbered(typed, choices);
        }
        OptionalInt move = choices.parse(typed);
        if (move.isEmpty()) {
            refuse(Refusal.noSuchMove());
            console.say(voice.say("hint"));
            return null;
        }
        Refusal refusal = game.refusal(match.position(), seat, move.getAsInt());
        if (refusal != null) {
            refuse(refusal);
            return null;
        }
        return new Answer.Play(move.getAsInt());
    }

    private @Nullable Answer numbered(String typed, Choices<P> choices) {
        int number = typed.isEmpty() || typed.length() > 4 ? 0 : Integer.parseInt(typed);
        if (1 <= number && number <= choices.size()) {
            return new Answer.Play(choices.get(number));
        }
        console.say(voice.say("number", Argument.number("most", choices.size())));
        return null;
    }

    private void refuse(Refusal refusal) {
        console.say(voice.refusal(refusal));
    }

    private @Nullable Answer obey(
            int seat, Command.Line line, Choices<P> choices, Journal journal) {
        switch (line.command()) {
            case HELP -> help(choices);
            case HINT -> console.say(adviser.lines(match, choices, voice));
            case LOOK, HAND -> {
                status(seat);
                question(seat, choices);
            }
            case CARDS -> console.say(screen.cards(match.setup().edition(), voice));
            case SCORE -> score(seat);
            case LOG -> log(journal, line.rest());
            case WHY -> why(seat, line.rest(), choices);
            case RULES -> rules(line.rest());
            case UNDO -> {
                return undo(seat);
            }
            case QUIT -> {
                console.say(voice.say("left"));
                return new Answer.Quit();
            }
        }
        return null;
    }

    private void help(Choices<P> choices) {
        console.say(voice.say("help") + " " + choices.example());
        for (Command command : Command.values()) {
            console.say("  " + voice.say(command.key() + ".help"));
        }
    }

    /// Points as they stand: one's own always, those of others where everybody may know them.
    private void score(int seat) {
        List<Score> scores = game.score(match.position());
        if (game.hasOpenPoints(match.setup())) {
            new Scores(console, voice).show(scores);
        } else {
            new Scores(console, voice).show(List.of(scores.get(seat)));
            console.say(voice.say("score.hidden"));
        }
    }

    private void log(Journal journal, String rest) {
        boolean whole = !rest.isEmpty();
        for (Phrase event : journal.last(whole ? journal.size() : SHORT_LOG)) {
            console.say(voice.event(event));
        }
        if (!whole && journal.size() > SHORT_LOG) {
            console.say(voice.say("log.more", Argument.number("lines", SHORT_LOG)));
        }
    }

    /// The referee's answer for any move that somebody types.
    private void why(int seat, String typed, Choices<P> choices) {
        if (typed.isEmpty()) {
            console.say(voice.say("why.what") + " " + choices.example());
            return;
        }
        OptionalInt move = choices.parse(typed);
        Refusal refusal =
                move.isEmpty()
                        ? Refusal.noSuchMove()
                        : game.refusal(match.position(), seat, move.getAsInt());
        if (refusal == null) {
            console.say(voice.say("why.allowed"));
            return;
        }
        refuse(refusal);
        read(refusal.rule());
    }

    private void rules(String id) {
        if (id.isEmpty()) {
            console.say(
                    voice.say("rules.what") + " " + entry.ledger().statements().getFirst().id());
            return;
        }
        if (!read(id.toUpperCase(Locale.ROOT))) {
            console.say(voice.say("rules.none"));
        }
    }

    private boolean read(String rule) {
        Optional<String> text = entry.rule(rule, voice.words().language());
        text.ifPresent(told -> console.say(rule + "  " + told));
        return text.isPresent();
    }

    private @Nullable Answer undo(int seat) {
        int to = match.stepBack(seat);
        if (to == match.size()) {
            console.say(voice.say("undo.none"));
            return null;
        }
        return new Answer.GoBack(to);
    }
}
