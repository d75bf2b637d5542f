package dighouse.lab.analysis;

import dighouse.catalogue.Words;
import dighouse.kernel.Phrase;
import dighouse.kernel.Seats;
import dighouse.lab.ResultTable;
import dighouse.lab.ResultTable.Cell;
import dighouse.lab.ResultTable.Draft;
import dighouse.lab.analysis.Analysis.Decision;
import dighouse.lab.analysis.Analysis.Draw;
import dighouse.lab.analysis.Analysis.Finding;
import java.util.ArrayList;
import java.util.List;

/// An analysis as tables.
///
/// @param game the game's ID
/// @param players their names by seat
public record AnalysisReport(
        String game, List<String> players, List<Finding> findings, Words words) {
    public AnalysisReport {
        players = List.copyOf(players);
        findings = List.copyOf(findings);
    }

    /// The heading of a column, for people; JSON and CSV keep its name.
    public static String heading(String column) {
        return switch (column) {
            case "asTheBot" -> "as the bot";
            case "lostWin" -> "win % lost";
            case "lostPoints" -> "points lost";
            case "luckWin" -> "win % by luck";
            case "luckPoints" -> "points by luck";
            case "bot" -> "bot's move";
            case "winBefore" -> "win % (bot)";
            case "winAfter" -> "win % (own)";
            case "pointsBefore" -> "points (bot)";
            case "pointsAfter" -> "points (own)";
            default -> seatHeading(column);
        };
    }

    /// `winA` and `pointsA` name a seat by their last letter.
    private static String seatHeading(String column) {
        String seat = column.substring(column.length() - 1);
        return switch (column.substring(0, column.length() - 1)) {
            case "win" -> seat + ": win %";
            case "points" -> seat + ": points";
            default -> column;
        };
    }

    /// Totals first, then every decision, then every outcome.
    public List<ResultTable> sheets() {
        return List.of(totals(), decisions(), draws());
    }

    List<Decision> decided() {
        return findings.stream()
                .filter(Decision.class::isInstance)
                .map(Decision.class::cast)
                .toList();
    }

    List<Draw> drawn() {
        return findings.stream().filter(Draw.class::isInstance).map(Draw.class::cast).toList();
    }

    /// Skill and luck of every player.
    ResultTable totals() {
        Draft draft =
                new Draft(
                        "totals",
                        "Skill and luck: chance of winning (in per cent) and points that each player"
                                + " lost by decisions and owes to chance",
                        "seat",
                        "player",
                        "decisions",
                        "asTheBot",
                        "lostWin",
                        "lostPoints",
                        "luckWin",
                        "luckPoints");
        for (int seat = 0; seat < players.size(); seat++) {
            draft.add(total(seat));
        }
        return draft.done();
    }

    private List<Cell> total(int seat) {
        List<Decision> own = decided().stream().filter(each -> each.seat() == seat).toList();
        Prospect lost = Prospect.NONE;
        for (Decision decision : own) {
            lost = lost.plus(decision.loss());
        }
        Prospect luck = Prospect.NONE;
        for (Draw draw : drawn()) {
            luck = luck.plus(draw.luck().get(seat));
        }
        return List.of(
                Cell.of(Seats.letter(seat)),
                Cell.of(players.get(seat)),
                Cell.of(own.size()),
                Cell.of(own.stream().filter(Decision::isBest).count()),
                Cell.percent(lost.win()),
                Cell.of(lost.points(), 1),
                Cell.percent(luck.win()),
                Cell.of(luck.points(), 1));
    }

    /// What every decision cost its seat.
    ResultTable decisions() {
        return decisions(decided());
    }

    ResultTable decisions(List<Decision> some) {
        Draft draft =
                new Draft(
                        "decisions",
                        "Decisions: chance of winning (in per cent) and expected points after the"
                                + " bot's choice and after the player's own, and what the difference"
                                + " cost",
                        "ply",
                        "seat",
                        "move",
                        "bot",
                        "winBefore",
                        "winAfter",
                        "lostWin",
                        "pointsBefore",
                        "pointsAfter",
                        "lostPoints");
        for (Decision each : some) {
            draft.add(
                    Cell.of(each.number()),
                    Cell.of(Seats.letter(each.seat())),
                    Cell.of(said(each.ply())),
                    Cell.of(each.isBest() ? "=" : said(each.best())),
                    Cell.percent(each.before().win()),
                    Cell.percent(each.after().win()),
                    Cell.percent(each.loss().win()),
                    Cell.of(each.before().points(), 1),
                    Cell.of(each.after().points(), 1),
                    Cell.of(each.loss().points(), 1));
        }
        return draft.done();
    }

    /// How lucky every outcome was.
    ResultTable draws() {
        return draws(drawn());
    }

    ResultTable draws(List<Draw> some) {
        List<String> columns = new ArrayList<>(List.of("ply", "outcome"));
        for (int seat = 0; seat < players.size(); seat++) {
            columns.add("win" + Seats.letter(seat));
            columns.add("points" + Seats.letter(seat));
        }
        Draft draft =
                new Draft(
                        "chance",
                        "Chance: what each outcome added to every seat's chance of winning (in per"
                                + " cent) and expected points, compared with the average of all"
                                + " possible outcomes",
                        columns.toArray(String[]::new));
        for (Draw draw : some) {
            List<Cell> row = new ArrayList<>();
            row.add(Cell.of(draw.number()));
            row.add(Cell.of(said(draw.ply())));
            for (Prospect luck : draw.luck()) {
                row.add(Cell.percent(luck.win()));
                row.add(Cell.of(luck.points(), 1));
            }
            draft.add(row);
        }
        return draft.done();
    }

    private String said(Phrase ply) {
        return words.move(game, ply, players);
    }
}
