package io.queenhigh.floor.people;

import io.queenhigh.floor.people.HouseStream.Question;
import io.queenhigh.floor.people.HouseStream.Said;
import io.queenhigh.floor.store.StoreUnavailable;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.stream.LiveStream;
import io.queenhigh.floor.stream.Machinery;
import io.queenhigh.floor.stream.Restored;
import io.queenhigh.rules.ruling.Refused;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * The one pen of this process for the stream {@code house}. Whoever decides something about people
 * waits until the decision is on disk; if another node was quicker, it is decided again.
 */
final class HouseJournal {

  private static final Duration ASK_AGAIN = Duration.ofMillis(50);

  private final Machinery machinery;
  private final PeopleCache people;
  private final BoundRows rows;
  private final HouseStream house;
  private final LiveStream<Void, Question<?>, Said> stream;
  private CompletableFuture<Optional<String>> reading =
      CompletableFuture.completedFuture(Optional.empty());

  /** When the question was sent that brought all of the journal so far. */
  private volatile long heardNanos = System.nanoTime();

  HouseJournal(Machinery machinery, PeopleCache people, BoundRows rows) {
    this.machinery = machinery;
    this.people = people;
    this.rows = rows;
    this.house = new HouseStream(people, rows);
    this.stream =
        new LiveStream<>(machinery, house, Restored.at(machinery.store().head(HouseStream.STREAM)));
  }

  void writesOnlyWhile(BooleanSupplier clockIsRight) {
    house.writesOnlyWhile(clockIsRight);
  }

  long now() {
    return machinery.now();
  }

  /** Whether what is noted by it now holds for other nodes, too. */
  boolean clockIsRight() {
    return house.clockIsRight();
  }

  /** Answers, also when the database cannot. */
  static <T> Reply<T> asking(Supplier<Reply<T>> ask) {
    try {
      return ask.get();
    } catch (StoreUnavailable unavailable) {
      return new Reply.Unavailable<>(String.valueOf(unavailable.getMessage()));
    }
  }

  /** Decides, writes and answers; the decision may be taken several times. */
  <T> Reply<T> write(Supplier<HouseDecision<T>> decide) {
    if (!rows.isSaid()) {
      Reply<Boolean> bound = put(this::binding);
      if (bound instanceof Reply.Unavailable<Boolean>(String why)) {
        return new Reply.Unavailable<>(why);
      }
      rows.begin();
    }
    return put(decide);
  }

  /**
   * Before the first decision everything that is kept of people is bound, and the journal says so.
   * Where rows have been bound before, none without its mark is an old one.
   */
  private HouseDecision<Boolean> binding() {
    if (rows.isInTheJournal()) {
      return HouseDecision.blank(new Reply.Given<>(true));
    }
    if (!rows.isBegun()) {
      rows.bindOldOnes();
    }
    return HouseDecision.by(HouseFact.THE_HOUSE, true)
        .fact(new HouseFact.PeopleBound())
        .keep(rows.mark());
  }

  private <T> Reply<T> put(Supplier<HouseDecision<T>> decide) {
    Question<T> question = new Question<>(decide);
    Answer answer = stream.ask(question).join();
    return switch (answer) {
      case Answer.Done _ when question.isDone() -> question.decision().reply();
      // Another node has written the command since it was looked up; now it will be found.
      case Answer.Done _ -> put(decide);
      case Answer.No(Refused refused) -> new Reply.No<>(refused);
      case Answer.Unavailable(String why) -> new Reply.Unavailable<>(why);
    };
  }

  /** Writes for somebody who, when his turn comes, still holds the office for it. */
  <T> Reply<T> writeAs(Who by, Right right, Supplier<HouseDecision<T>> decide) {
    return write(
        () ->
            switch (people.inOffice(by, right)) {
              case Reply.Given<Who> _ ->
                  people
                      .tooSoon(by, right, now())
                      .map(no -> HouseDecision.blank(new Reply.No<T>(no)))
                      .orElseGet(decide);
              case Reply.No<Who>(Refused refused) -> HouseDecision.blank(new Reply.No<>(refused));
              case Reply.Unavailable<Who>(String why) ->
                  HouseDecision.blank(new Reply.Unavailable<>(why));
            });
  }

  /** Reads what other nodes have written and forgets what it has changed. */
  void refresh() {
    reading().join().ifPresent(HouseJournal::unavailable);
  }

  private static void unavailable(String why) {
    throw new StoreUnavailable(why, null);
  }

  /**
   * Whether nothing that is remembered here is older than this, as seen from now on; reads what
   * other nodes have written if that has not been done within it.
   *
   * @param patience for how long to wait for the store
   */
  boolean isAsOf(Duration age, Duration patience) {
    long since = System.nanoTime() - age.toNanos();
    long until = System.nanoTime() + patience.toNanos();
    try {
      while (heardNanos - since < 0) {
        long left = until - System.nanoTime();
        if (left <= 0) {
          return false;
        }
        Optional<String> why = reading().get(left, TimeUnit.NANOSECONDS);
        if (why.isPresent() && heardNanos - since < 0) {
          Thread.sleep(ASK_AGAIN);
        }
      }
      return true;
    } catch (TimeoutException | ExecutionException _) {
      return false;
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /**
   * However many want to know, one of them reads, and waits for nobody who wants something else: a
   * crowd at the door must not keep out those who are in. Why that was not possible, if it was not.
   */
  private synchronized CompletableFuture<Optional<String>> reading() {
    if (reading.isDone()) {
      long begun = System.nanoTime();
      reading = stream.readOnFirst().thenApply(answer -> read(answer, begun));
    }
    return reading;
  }

  private Optional<String> read(Answer answer, long begunNanos) {
    return switch (answer) {
      case Answer.Done _, Answer.No _ -> {
        heardNanos = begunNanos;
        yield Optional.empty();
      }
      case Answer.Unavailable(String why) -> {
        if (stream.isBroken() || house.endsWithANewerLine()) {
          // A line that cannot be read here may be about anybody: all rows are read again.
          people.forgetEverybody();
          heardNanos = begunNanos;
        }
        yield Optional.of(why);
      }
    };
  }
}
