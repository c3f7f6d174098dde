package io.queenhigh.floor.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Fact;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.store.StoreUnavailable;
import io.queenhigh.floor.store.Transfer;
import io.queenhigh.floor.table.HouseRule;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.rules.ruling.Ruling;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A store that goes away in the middle of a turn. */
@Timeout(60)
class StoreAwayTest {

  private final Path folder;
  private volatile boolean away;

  StoreAwayTest(@TempDir Path folder) {
    this.folder = folder;
  }

  @Test
  void whatIsDurableIsDoneThoughNothingCanBeReadWhileWhatIsOwedIsJudged() {
    try (Store store = Store.open("sqlite:" + folder.resolve("floor.db"));
        Threads threads = new Threads()) {
      LiveStream<String, Word, String> slate =
          new LiveStream<>(
              new Machinery(readable(store), InstantSource.system(), threads, threads),
              new Slate(),
              Restored.nothing());

      assertEquals(new Answer.Done(1), slate.ask(new Word("one")).join());

      away = false;
      assertEquals(new Answer.Done(2), slate.ask(new Word("two")).join());
      assertEquals(2, store.read("slate", 0, 10).size());
    }
  }

  private Store readable(Store store) {
    return (Store)
        Proxy.newProxyInstance(
            Store.class.getClassLoader(),
            new Class<?>[] {Store.class},
            (_, method, arguments) -> {
              if (away && method.getName().equals("head")) {
                throw new StoreUnavailable("The database does not answer", null);
              }
              try {
                return method.invoke(store, arguments);
              } catch (InvocationTargetException thrown) {
                throw thrown.getCause();
              }
            });
  }

  private record Word(String text) implements Asked {

    /** Refused, and a stream refuses nothing before it has looked for later lines. */
    static final Word OWED = new Word("owed");

    @Override
    public String askedBy() {
      return "ann";
    }

    @Override
    public Optional<String> id() {
      return Optional.empty();
    }
  }

  /** Owes a word for its first line, and loses its store with it. */
  private final class Slate implements StreamDefinition<String, Word, String> {

    private boolean owes;

    @Override
    public void durable(Word word) {
      owes = word.text().equals("one");
      away = owes;
    }

    @Override
    public CompletableFuture<Void> owed(Function<Word, CompletableFuture<Answer>> note) {
      CompletableFuture<Void> done =
          owes
              ? note.apply(Word.OWED).thenApply(_ -> null)
              : CompletableFuture.completedFuture(null);
      owes = false;
      return done;
    }

    @Override
    public Ruling<String> judge(Optional<String> last, Word word, long nowMillis) {
      return word.equals(Word.OWED)
          ? Ruling.no("not-owed", "Nothing is owed", HouseRule.OPEN_TABLE)
          : Ruling.accepted(word.text());
    }

    @Override
    public String stream() {
      return "slate";
    }

    @Override
    public String called() {
      return "The slate";
    }

    @Override
    public Refused overdrawn(String account) {
      throw new AssertionError("nothing moves");
    }

    @Override
    public Optional<String> after(String written) {
      return Optional.of(written);
    }

    @Override
    public Fact write(String written) {
      return new Fact("Written", written);
    }

    @Override
    public String read(Optional<String> before, Entry line) {
      return line.payload();
    }

    @Override
    public List<Transfer> transfers(String written, int place) {
      return List.of();
    }
  }
}
