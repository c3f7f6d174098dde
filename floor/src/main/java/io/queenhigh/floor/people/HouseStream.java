package io.queenhigh.floor.people;

import io.queenhigh.floor.journal.NewerLine;
import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Fact;
import io.queenhigh.floor.store.Kept;
import io.queenhigh.floor.store.StoreUnavailable;
import io.queenhigh.floor.store.Transfer;
import io.queenhigh.floor.stream.Asked;
import io.queenhigh.floor.stream.Stand;
import io.queenhigh.floor.stream.StreamDefinition;
import io.queenhigh.floor.table.Accounts;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.rules.ruling.Ruling;
import java.lang.System.Logger.Level;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * The house as a stream. What its lines add up to is kept in rows, one a person, and read from
 * there: there may be more people than fit in memory.
 */
final class HouseStream
    implements StreamDefinition<Void, HouseStream.Question<?>, HouseStream.Said> {

  static final String STREAM = "house";

  private static final System.Logger LOG = System.getLogger(HouseStream.class.getName());

  private final PeopleCache people;
  private final BoundRows rows;
  private volatile boolean endsWithANewerLine;
  private volatile BooleanSupplier clockIsRight = () -> true;

  /**
   * A line of the house's journal.
   *
   * @param moves the money that moves with it
   * @param elsewhere whether another node has written it
   */
  record Said(HouseFact fact, List<HouseDecision.Move> moves, boolean elsewhere) {}

  /** Somebody wants a decision, which may have to be taken several times. */
  static final class Question<T> implements Asked {
    private final Supplier<HouseDecision<T>> decide;
    private Optional<HouseDecision<T>> last = Optional.empty();
    private boolean written;

    Question(Supplier<HouseDecision<T>> decide) {
      this.decide = decide;
    }

    private HouseDecision<T> decide() {
      last = Optional.of(decide.get());
      return last.get();
    }

    /** What was decided last. */
    HouseDecision<T> decision() {
      return last.orElseThrow();
    }

    /** Whether what was decided last is on disk, if there was anything to write. */
    boolean isDone() {
      return last.isPresent() && (written || last.get().isBlank());
    }

    @Override
    public String askedBy() {
      return decision().actor();
    }

    @Override
    public Optional<String> id() {
      return last.flatMap(HouseDecision::command);
    }
  }

  HouseStream(PeopleCache people, BoundRows rows) {
    this.people = people;
    this.rows = rows;
  }

  @Override
  public String stream() {
    return STREAM;
  }

  @Override
  public String called() {
    return "The house's journal";
  }

  void writesOnlyWhile(BooleanSupplier itIsRight) {
    clockIsRight = itIsRight;
  }

  boolean clockIsRight() {
    return clockIsRight.getAsBoolean();
  }

  @Override
  public Ruling<Said> judge(Optional<Void> nothing, Question<?> question, long nowMillis) {
    List<Said> said = question.decide().said();
    // Asked when it is decided: a jump from here on gets neither into the line nor its date.
    if (!clockIsRight()) {
      throw new StoreUnavailable(
          "This node's clock is off; ask again, and another may answer.", null);
    }
    return new Ruling.Accepted<>(said);
  }

  @Override
  public Refused overdrawn(String account) {
    if (account.startsWith(Accounts.ALLOWANCES)) {
      return PeopleRule.LOSS_LIMITS.refused(
          ResponsiblePlay.SPENT_MEANWHILE, "You are betting just now; ask again");
    }
    return new Refused(
        "cage-too-small",
        "There are not that many chips in " + account,
        PeopleRule.PLAY_CHIPS.cite());
  }

  @Override
  public Optional<Void> after(Said said) {
    return Optional.empty();
  }

  @Override
  public Fact write(Said said) {
    return HouseLines.FORMAT.write(said.fact);
  }

  @Override
  public Said read(Optional<Void> before, Entry line) {
    return new Said(HouseLines.FORMAT.read(line), List.of(), true);
  }

  @Override
  public List<Transfer> transfers(Said said, int place) {
    return said.moves.stream()
        .map(move -> new Transfer(place, move.from(), move.to(), move.cents()))
        .toList();
  }

  @Override
  public List<Kept> kept(Stand<Void> before, Question<?> question, List<Said> said, long atMillis) {
    return rows.bound(question.decision().kept());
  }

  @Override
  public int mostWaiting() {
    return 100_000;
  }

  @Override
  public void durable(Question<?> question) {
    question.written = true;
    people.changed(question.decision().kept());
  }

  /** The log hears of it once. */
  @Override
  public void cannotRead(NewerLine newer) {
    if (!endsWithANewerLine) {
      LOG.log(Level.ERROR, called() + " could not go on: " + newer.why());
    }
    endsWithANewerLine = true;
  }

  /** Whoever is asked for next is read again, by what the server has. */
  @Override
  public boolean forgets() {
    LOG.log(
        Level.WARNING,
        called() + " has lost lines that were read here: what they said of people is forgotten");
    rows.forget();
    people.forgetAll();
    return true;
  }

  boolean endsWithANewerLine() {
    return endsWithANewerLine;
  }

  /** What another node has written may be about anybody whose row is remembered here. */
  @Override
  public void heard(Stand<Void> now, List<Said> said, List<Fact> facts, long atMillis) {
    rows.heard(now.seq(), said.stream().map(Said::fact).toList());
    said.stream().filter(Said::elsewhere).forEach(one -> people.forget(one.fact.name()));
  }
}
