package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.Floor;
import io.queenhigh.floor.FloorSettings;
import io.queenhigh.floor.LiveTable;
import io.queenhigh.floor.Story;
import io.queenhigh.floor.people.LightPeople;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.table.Pace;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.floor.table.TableSetup;
import io.queenhigh.floor.view.Viewer;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Command;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A stranger who asks for the longest list there is costs the store a question, not one a round,
 * and no guest waits for him.
 */
@Timeout(120)
class RoundListsTest {

  private static final Pace WITHOUT_PAUSES =
      new Pace(3_600_000, 3_600_000, 3_600_000, 0, 3_600_000, 0);
  private static final int FEW = 5;
  private static final int MANY = 4 * FEW;
  private static final int CONNECTIONS = 16;

  private final Store store;
  private final Floor floor;
  private final WebServer server;

  /** How often those who look things up have asked the store, and what they wait for first. */
  private final AtomicInteger questions = new AtomicInteger();

  private volatile CountDownLatch answersFrom = new CountDownLatch(0);

  RoundListsTest(@TempDir Path folder) {
    this.store = Store.open("sqlite:" + folder.resolve("floor.db"));
    this.floor =
        Floor.open(counted(store), FloorSettings.usual(CardRoom.CATALOGUE, CardRoom.ADVICE));
    this.server =
        WebServer.start(
            floor,
            LightPeople.of(floor.store(), InstantSource.system()),
            WebSettings.usual().at("127.0.0.1", 0).withoutRates());
  }

  @AfterEach
  void close() {
    server.close();
    floor.close();
    store.close();
  }

  /** The real store; what its onlookers ask is counted, and may have to wait. */
  private Store counted(Store asked) {
    return (Store)
        Proxy.newProxyInstance(
            Store.class.getClassLoader(),
            new Class<?>[] {Store.class},
            (_, method, arguments) -> {
              if (Thread.currentThread().getName().startsWith("reading-")) {
                questions.incrementAndGet();
                answersFrom.await();
              }
              return ask(asked, method, arguments);
            });
  }

  private static Object ask(Store asked, Method method, Object[] arguments) throws Throwable {
    try {
      return method.invoke(asked, arguments);
    } catch (InvocationTargetException thrown) {
      throw thrown.getCause();
    }
  }

  private TestPerson stranger() {
    return new TestPerson("http://127.0.0.1:" + server.port());
  }

  private LiveTable table(String id) {
    TableSetup setup = CardRoom.setup(id, "wa/three-card-poker", List.of(), WITHOUT_PAUSES, 0);
    assertInstanceOf(
        Answer.Done.class, floor.openTable("floor", CardRoom.nextId(), setup, List.of()).join());
    return floor.table(id).orElseThrow();
  }

  /** A table where so many rounds are over, and another is open. */
  private void played(String id, int rounds) throws Exception {
    LiveTable table = table(id);
    TestPerson guest = stranger();
    guest.post("/api/guest", "{}").expect(201);
    guest.command("/api/tables/" + id + "/sit", ",\"seat\":1,\"buyIn\":\"200\"").expect(200);
    String player = table.state().round().spot(1).orElseThrow().player();
    try (Story story = new Story(table, Viewer.BYSTANDER)) {
      for (long round = 1; round <= rounds; round++) {
        long next = round + 1;
        CardRoom.go(table, player, new Command.Bet(1, Wager.ANTE, 5_00));
        CardRoom.go(table, player, new TableCommand.Ready(1));
        story.until(state -> state.round().turn() == 1);
        CardRoom.go(table, player, new Command.Fold(1));
        story.until(state -> state.round().number() == next);
      }
    }
  }

  private int questionsFor(String path, int rounds) {
    int before = questions.get();
    assertEquals(rounds, stranger().get(path).expect(200).json().path("rounds").size(), path);
    return questions.get() - before;
  }

  @Test
  void aListOfRoundsIsAsManyQuestionsHoweverLongItIs() throws Exception {
    played("few", FEW);
    played("many", MANY);
    String longest = "/api/rounds?most=1000&table=";
    // The floor remembers when rounds began, which must not be what keeps it from asking.
    for (String time : List.of("for the first time", "again")) {
      int few = questionsFor(longest + "few", FEW + 1);
      assertTrue(few > 0, "nobody has seen the store asked " + time);
      assertEquals(few, questionsFor(longest + "many", MANY + 1), time);
    }
    // A day's last round is found by halves: four times the rounds are two questions more.
    String today = LocalDate.now(ZoneOffset.UTC) + "&table=";
    int few = questionsFor("/api/rounds?most=1000&day=" + today + "few", FEW + 1);
    assertEquals(few + 2, questionsFor("/api/rounds?most=1000&day=" + today + "many", MANY + 1));
  }

  @Test
  void whileEveryReaderWaitsAGuestComesInSitsDownAndBets() throws Exception {
    played("t1", FEW);
    int before = questions.get();
    answersFrom = new CountDownLatch(1);
    try (ExecutorService people = Executors.newVirtualThreadPerTaskExecutor()) {
      List<CompletableFuture<TestPerson.Got>> lists = new ArrayList<>();
      for (int i = 0; i < CONNECTIONS; i++) {
        lists.add(
            CompletableFuture.supplyAsync(
                () -> stranger().get("/api/rounds?table=t1&most=1000"), people));
      }
      try {
        while (questions.get() - before + waiting() < CONNECTIONS) {
          Thread.onSpinWait();
        }
        // Every desk is taken: whatever of this went there would not be answered.
        int taken = questions.get();
        TestPerson guest = stranger();
        guest.post("/api/guest", "{}").expect(201);
        guest.command("/api/tables/t1/sit", ",\"seat\":2,\"buyIn\":\"100\"").expect(200);
        guest
            .command("/api/tables/t1/bet", ",\"seat\":2,\"wager\":\"ante\",\"amount\":\"5\"")
            .expect(200);
        assertEquals(taken, questions.get(), "a reader was answered before his time");
      } finally {
        answersFrom.countDown();
      }
      lists.forEach(CompletableFuture::join);
    }
  }

  /**
   * What keeps a core busy for a while: hundreds of those stood in front of commands for seconds.
   */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "/api/tables/t1/placard.pdf",
        "/api/tables/t1/postings",
        "/api/games/wa/three-card-poker",
        "/api/drills/rotation?seed=7",
        "/openapi.json"
      })
  void whatTakesLongToMakeIsMadeByTheDesksToo(String path) throws Exception {
    played("t1", FEW);
    int before = questions.get();
    answersFrom = new CountDownLatch(1);
    try (ExecutorService people = Executors.newVirtualThreadPerTaskExecutor()) {
      try {
        for (int i = 0; i < CONNECTIONS; i++) {
          people.execute(() -> stranger().get("/api/rounds?table=t1&most=1000"));
        }
        while (questions.get() - before + waiting() < CONNECTIONS) {
          Thread.onSpinWait();
        }
        int lists = waiting();
        CompletableFuture<Integer> made = CompletableFuture.supplyAsync(() -> packed(path), people);
        while (waiting() == lists) {
          assertFalse(made.isDone(), "it was made while every desk was taken");
        }
        answersFrom.countDown();
        assertEquals(200, made.join());
      } finally {
        answersFrom.countDown();
      }
    }
  }

  private int packed(String path) {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path))
            .header("Accept-Encoding", "gzip")
            .build();
    try {
      return HttpClient.newHttpClient().send(request, BodyHandlers.discarding()).statusCode();
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private int waiting() {
    return stranger()
        .get("/metrics")
        .expect(200)
        .body()
        .lines()
        .filter(line -> line.startsWith("queenhigh_reading_waiting "))
        .mapToInt(line -> (int) Double.parseDouble(line.substring(line.indexOf(' ') + 1)))
        .findFirst()
        .orElseThrow();
  }
}
