package dighouse.bots.thebes;

import dighouse.bots.Advisor.Knob;
import java.util.List;

/// The beliefs of the advice that do not follow from the rules, as parameters that can be tuned:
/// the knobs of [ThebesAdvisor].
final class Parameters {
    static final List<Knob> KNOBS =
            List.of(
                    new Knob("leastRate", 0.45, 0, 1.5),
                    new Knob("mostRate", 1.6, 1, 4),
                    new Knob("bookWeeks", 2, 0.5, 5),
                    new Knob("digTravel", 1.6, 0, 4),
                    new Knob("rivals", 0.95, 0.3, 1),
                    new Knob("book", 1, 0, 3),
                    new Knob("generalBook", 2, 0, 5),
                    new Knob("congressWeeks", 3.3, 2, 6),
                    new Knob("congressShare", 0.45, 0, 1),
                    new Knob("showTravel", 1.5, 0, 4),
                    new Knob("hiddenShow", 0.35, 0, 1),
                    new Knob("zeppelinWeeks", 2, 0, 5),
                    new Knob("carShare", 0.03, 0, 0.2),
                    new Knob("permission", 3.5, 0, 10),
                    new Knob("loneAssistant", 1.2, 0, 5),
                    new Knob("loneShovel", 1.5, 0, 5),
                    new Knob("exchange", 1, 0, 5),
                    new Knob("noise", 1, 0.01, 5),
                    new Knob("place", 0.5, 0, 1),
                    new Knob("shows", 0.5, 0, 1));

    final double leastRate; // lowest price of a week, in points
    final double mostRate; // highest price of a week, in points
    final double bookWeeks; // weeks that a book costs, travel included
    final double digTravel; // usual weeks of travel to a dig
    final double rivals; // share of a bag that others leave from one dig to the next
    final double book; // points that a book from a bag is worth at the start
    final double generalBook; // the same for general knowledge
    final double congressWeeks; // weeks that a congress costs, travel included
    final double congressShare; // share of the future congresses that one seat gets
    final double showTravel; // usual weeks of travel to an exhibition
    final double hiddenShow; // probability that an exhibition not yet in the row will come
    final double zeppelinWeeks; // weeks that a zeppelin saves
    final double carShare; // share of all weeks that a car saves
    final double permission; // points that a special permission is worth
    final double loneAssistant; // points of an assistant without a pair
    final double loneShovel; // points of a shovel without a pair
    final double exchange; // points that four new cards are worth
    final double noise; // of suggestions, in points
    final double place; // weight of the way from here, against a usual one, for the next dig
    final double shows; // share of exhibitions for which there is time

    Parameters(double[] values) {
        leastRate = values[0];
        mostRate = values[1];
        bookWeeks = values[2];
        digTravel = values[3];
        rivals = values[4];
        book = values[5];
        generalBook = values[6];
        congressWeeks = values[7];
        congressShare = values[8];
        showTravel = values[9];
        hiddenShow = values[10];
        zeppelinWeeks = values[11];
        carShare = values[12];
        permission = values[13];
        loneAssistant = values[14];
        loneShovel = values[15];
        exchange = values[16];
        noise = values[17];
        place = values[18];
        shows = values[19];
    }
}
