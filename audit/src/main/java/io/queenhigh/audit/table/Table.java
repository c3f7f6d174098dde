package io.queenhigh.audit.table;

import io.queenhigh.audit.findings.Kind;
import io.queenhigh.audit.findings.Notebook;
import io.queenhigh.audit.findings.Tally;
import io.queenhigh.audit.findings.Where;
import io.queenhigh.audit.journal.JournalLine;
import io.queenhigh.audit.ledger.Accounts;
import io.queenhigh.audit.link.Linked;
import io.queenhigh.audit.link.Locked;
import io.queenhigh.audit.settling.Outcome;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.DeckColour;
import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.game.Wager;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;

/** A table as far as its journal has been read. A line that was not possible is followed anyway. */
final class Table {

  final String id;
  final Tally tally;

  /** What links say of tables; empty where one round is read by itself. */
  final Optional<Linked> linked;

  private final Notebook notebook;
  private final HouseDuties duties;
  private Where where;
  private Optional<Posted> posted = Optional.empty();

  boolean opened;
  boolean closed;

  /** Whether only one round is read, without what came before it. */
  boolean piece;

  /** Who sat where, for a round that is read without what came before it. */
  Map<Integer, String> names = Map.of();

  long atMillis;

  // Where the round lies in the journal, and what is known of it once it is over.
  long roundFrom = 1;
  long roundAtMillis;
  long setupAt = 1;
  Optional<Finished.Settled> settled = Optional.empty();

  /** Who wrote the line that is being read. */
  String actor = "";

  /** What he has asked for, as far as it has been read. */
  final Turn turn = new Turn();

  final Pit pit = new Pit();
  final Allowances allowances = new Allowances();

  /** What the regulator and the room set from a day on. */
  final Regulated regulated;

  // The round that is on.
  long number = 1;
  Stage stage = Stage.BETS_OPEN;
  boolean suspended;

  /** How much of the failing shuffler's replacement is done. */
  int shufflerSteps;

  final NavigableMap<Integer, Position> positions = new TreeMap<>();
  final BankSeat bank = new BankSeat();
  final BankTurns turns = new BankTurns();

  /** What lies in the bank's account. */
  long postedCents;

  /** The wager that banks the round, also after it has been settled and taken back. */
  long wagerCents;

  int actionButton;
  boolean progressiveLocked;

  /** Progressive wagers as they were locked, also after they went back. */
  List<Locked> lockedWagers = List.of();

  Controller controller = new Controller();

  /** Winning hands that were keyed at a table that is dealt elsewhere, and who keyed them. */
  final NavigableMap<Integer, Beside.Keyed> keyed = new TreeMap<>();

  Optional<DeckColour> deckDue = Optional.of(DeckColour.RED);
  Optional<Seal> seal = Optional.empty();

  /** The hash of this round's deck, also after it was opened. */
  String sealedAs = "";

  /** What players have promised to cut it by, by seat. */
  final NavigableMap<Integer, Cuts.Cut> cuts = new TreeMap<>();

  long betsClosedAtMillis;

  /** Seats that are still to get their cards. */
  final Deque<Integer> toDeal = new ArrayDeque<>();

  /** All cards in the order in which they left the shuffler. */
  final List<Card> dealt = new ArrayList<>();

  /** The day's rounds that were settled with cards dealt by hand, as they were corrected since. */
  final NavigableMap<Long, Correcting.Round> correctable = new TreeMap<>();

  Optional<Correcting.Proposed> correcting = Optional.empty();

  /** What a correction has brought people who have left: it goes out with the next lines. */
  final NavigableMap<String, Long> owedOutside = new TreeMap<>();

  /** How the last round ended that was settled again. */
  Optional<Outcome> outcome = Optional.empty();

  List<Card> dealer = List.of();
  List<Card> community = List.of();
  boolean dealerCardShown;

  /** Whether the stacks were dealt face down by a person, and are keyed as they are turned up. */
  boolean byHand;

  /** Fees that are due before the deal and not dropped yet. */
  final Map<Fee, Long> feesDue = new HashMap<>();

  /** Fees dropped in this round, and in void rounds that it replaces. */
  final Map<Fee, Long> feesDropped = new HashMap<>();

  /** Who has paid one for the round that is on. */
  final Set<String> collectedFrom = new TreeSet<>();

  /** A collection: from whom, and whether as the player-dealer. */
  record Fee(String player, boolean playerDealer) {}

  /** A deck whose order is fixed and not known yet. */
  record Seal(long round, DeckColour colour, String commitment) {}

  Table(
      String id,
      Optional<Linked> linked,
      HouseDuties duties,
      Regulated regulated,
      Notebook notebook,
      Tally tally) {
    this.id = id;
    this.linked = linked;
    this.duties = duties;
    this.regulated = regulated;
    this.notebook = notebook;
    this.tally = tally;
    this.where = new Where("table/" + id, 0, "");
  }

  void at(JournalLine line) {
    atMillis = line.atMillis();
    actor = line.actor();
    where = new Where(line.stream(), line.seq(), roundId());
  }

  /** Whether the house says of its people who they are, so that authors can be judged. */
  boolean isJudged() {
    return duties.isJudged(atMillis);
  }

  /** Whether the house had begun, before this line, to ask more of its people than at first. */
  boolean hasSecondDuties() {
    return duties.hasSecondDuties(atMillis);
  }

  HouseDuties duties() {
    return duties;
  }

  Where where() {
    return where;
  }

  String roundId() {
    return id + "." + number;
  }

  // What is posted

  boolean isPosted() {
    return posted.isPresent();
  }

  void post(Posted terms) {
    posted = Optional.of(terms);
  }

  void unpost() {
    posted = Optional.empty();
  }

  /** Whether cards come from a sealed deck; said of a table whose game nobody knows, too. */
  boolean isShuffled() {
    return posted.map(Posted::shuffled).orElse(true);
  }

  Posted posted() {
    return posted.orElseThrow();
  }

  Game game() {
    return posted().game();
  }

  Optional<Posted.OnLink> link() {
    return posted.flatMap(Posted::link);
  }

  /** Whether locked progressive wagers are off the layout, where links take their shares. */
  boolean isCoinIn(Wager wager) {
    return wager == Wager.PROGRESSIVE && progressiveLocked && link().isPresent();
  }

  boolean isBankedByAPlayer() {
    return posted.filter(terms -> terms.game().isBankedByAPlayer()).isPresent();
  }

  // Who sits and bets

  Optional<Position> position(int seat) {
    return Optional.ofNullable(positions.get(seat));
  }

  List<Position> betting() {
    return positions.values().stream().filter(Position::hasBet).toList();
  }

  boolean anyBets() {
    return positions.values().stream().anyMatch(Position::hasBet);
  }

  /** Betting seats from the first one on the dealer's left round to his right. */
  List<Position> inDealingOrder() {
    List<Position> order = new ArrayList<>(betting());
    switch (game().dealsFrom().is()) {
      case HOUSE_DEALERS_LEFT -> {}
      case PLAYER_DEALERS_LEFT -> clockwiseFrom(order, bank.seat() + 1);
    }
    return order;
  }

  /** The seats before the first one come after the last. */
  static void clockwiseFrom(List<Position> ascending, int first) {
    List<Position> before = ascending.stream().filter(position -> position.seat < first).toList();
    ascending.removeAll(before);
    ascending.addAll(before);
  }

  /** Where settling starts: the button, or the left of the player-dealer. */
  int action() {
    return actionButton != 0 ? actionButton : bank.seat() + 1;
  }

  // Accounts

  String rack(String player) {
    return Accounts.rack(id, player);
  }

  String layout() {
    return Accounts.layout(id);
  }

  String bankAccount() {
    return Accounts.bank(id);
  }

  /** Who takes what is lost and pays what is won. */
  String payer() {
    return isBankedByAPlayer() ? bankAccount() : Accounts.tray(id);
  }

  // Notes

  /** What is the case at the table, for a note. */
  String standing() {
    return stage.says() + (suspended ? ", and play is suspended" : "");
  }

  void newer(String type) {
    notebook.newer(where, type);
  }

  void note(Kind kind, String expected, String found) {
    notebook.note(kind, where, expected, found);
  }

  void note(Kind kind, String expected, String found, Citation by) {
    notebook.note(kind, where, expected, found, by);
  }

  /** Of a line before the one that is being read. */
  void noteAt(Where place, Kind kind, String expected, String found, Citation by) {
    notebook.note(kind, place, expected, found, by);
  }

  boolean expect(boolean holds, Kind kind, String expected, Supplier<String> found) {
    if (!holds) {
      note(kind, expected, found.get());
    }
    return holds;
  }

  boolean expect(boolean holds, Kind kind, String expected, Supplier<String> found, Citation by) {
    if (!holds) {
      note(kind, expected, found.get(), by);
    }
    return holds;
  }

  /** The same, with the clause that this game gives for the point, if it gives one. */
  boolean expect(boolean holds, Kind kind, String expected, Supplier<String> found, Point point) {
    if (!holds) {
      Optional<Citation> by =
          posted.flatMap(terms -> Optional.ofNullable(terms.game().points().get(point)));
      if (by.isPresent()) {
        note(kind, expected, found.get(), by.get());
      } else {
        note(kind, expected, found.get());
      }
    }
    return holds;
  }

  /** A step of the procedure that belongs to one stage. */
  void expectStage(Stage wanted, String what, Point point) {
    if (stage != wanted || suspended) {
      expect(
          false,
          Kind.PROCEDURE,
          what + " while " + wanted.says(),
          () -> what + " while " + standing(),
          point);
    }
  }
}
