package io.queenhigh.floor.journal;

import io.queenhigh.floor.table.DayTotals;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.DeckColour;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;

/** What is kept beside tables' journals, by its names and versions. */
public final class TableRows {

  public static final Form<Standing> TABLE = Form.of("table", 1, Standing.class);
  public static final Form<RoundPlace> ROUND = Form.of("round", 1, RoundPlace.class);
  public static final Form<Played> PLAYED = Form.of("played", 1, Played.class);
  public static final Form<DayTotals> DAY = Form.of("day", 1, DayTotals.class);
  public static final Form<Withheld> WITHHELD = Form.of("withheld", 1, Withheld.class);
  public static final Form<Secret> DECK = Form.of("deck", 1, Secret.class);

  private TableRows() {}

  /** An open table is found again at the next start. */
  public record Standing(boolean open) {}

  /**
   * Where a round lies in the journal, and its round file once it is over.
   *
   * @param setupAt the line that says how the table was set up
   * @param seated who sat there in the end
   */
  public record RoundPlace(
      String stream,
      long from,
      long to,
      long setupAt,
      NavigableMap<Integer, String> seated,
      long atMillis,
      Optional<String> file) {}

  /** A player's round: what he gained or lost. */
  public record Played(long atMillis, long netCents) {}

  /** A cut that a player promised in a round and did not open. */
  public record Withheld(long atMillis, int seat) {}

  /** What is put away with a seal. */
  public record Secret(long round, DeckColour colour, List<Card> order, String salt) {

    @Override
    public String toString() {
      return "a secret of round " + round;
    }
  }
}
