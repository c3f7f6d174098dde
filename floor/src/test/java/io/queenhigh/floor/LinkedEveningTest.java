package io.queenhigh.floor;

import static io.queenhigh.floor.LinkedRoom.EVE;
import static io.queenhigh.floor.LinkedRoom.MAX;
import static io.queenhigh.floor.LinkedRoom.SUE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.journal.SnapshotReading;
import io.queenhigh.floor.link.LinkBooks;
import io.queenhigh.floor.link.LinkLines;
import io.queenhigh.floor.link.LinkSnapshots;
import io.queenhigh.floor.store.Postgres;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.proof.Clause;
import io.queenhigh.proof.Repeats;
import io.queenhigh.rules.progressive.Funds;
import io.queenhigh.rules.progressive.Link;
import io.queenhigh.rules.progressive.LinkCommand;
import io.queenhigh.rules.progressive.MicroCents;
import io.queenhigh.rules.progressive.Reconciliation;
import io.queenhigh.rules.progressive.TableOnLink.Count;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Three controllers, nine tables, many hits: whatever people do, the books are right. */
class LinkedEveningTest {

  private static final int STEPS = Repeats.times(300, 5_000);

  @TempDir Path folder = Path.of("");

  @ParameterizedTest
  @ValueSource(strings = {"sqlite", "postgresql"})
  @Clause({"FLOOR Progressive wagers", "LINK Contributions", "LINK Reconciliation"})
  void tablesAndLinksAgreeToTheMicroCent(String kind) {
    long seed = Repeats.seed(LinkedEveningTest.class);
    String address =
        kind.equals("sqlite")
            ? "sqlite:" + folder.resolve("floor.db")
            : Postgres.server().database("evening");
    LinkedEvening evening = new LinkedEvening(address, seed);
    evening.opens();
    for (int part = 0; part < 3; part++) {
      evening.plays(STEPS / 3);
      evening.restarts();
    }
    // An unlucky evening goes on until there was enough to see.
    for (int more = 0; more < 20 && evening.hits() <= STEPS / 250; more++) {
      evening.plays(STEPS / 6);
    }
    evening.clearsUp();
    try (LinkedRoom linked = evening.linked()) {
      assertTrue(evening.hits() > STEPS / 250, evening.hits() + " hits");
      assertEquals(List.of(), linked.room().store().wrongInTheBooks());
      linked.room().floor().links().all().forEach(link -> compare(linked.room(), link));
    }
  }

  /** The ledger, the journal and the tables say the same as the link. */
  static void compare(CardRoom room, LiveLink live) {
    Link link = live.state();
    Store store = room.store();
    Funds funds = link.live();
    String id = live.id();
    assertEquals(funds.shownCents(), store.balance("meter/" + id));
    assertEquals(funds.reserveCents(), store.balance("reserve/" + id));
    assertEquals(
        MicroCents.shownCents(funds.overflowMicroCents()), store.balance("overflow/" + id));
    assertEquals(link.fractionsCents(), store.balance("fractions/" + id));
    assertEquals(0, store.balance("awards/" + id), "every award is paid");
    assertEquals(0, store.balance("seed/" + id));
    assertEquals(link.counters().balanceMicroCents(), link.settledMicroCents());
    replays(room, live);
    signsOff(room, live);
  }

  /** Its journal alone, and a snapshot with the lines after it, give the same link. */
  private static void replays(CardRoom room, LiveLink live) {
    Services services = CardRoom.services(room.store(), Runnable::run);
    Links links = services.links();
    assertEquals(live.state(), new LiveLink(services, live.id(), Optional.empty()).state());
    links.restore(services);
    assertEquals(live.state(), links.link(live.id()).orElseThrow().state());
    LinkSnapshots.Snapshot now =
        new LinkSnapshots.Snapshot(room.store().head(LinkLines.stream(live.id())), live.state());
    assertEquals(
        new SnapshotReading.Read<>(now),
        LinkSnapshots.TODAY.read(LinkSnapshots.TODAY.write(now), _ -> live.state().payTable()));
  }

  private static void signsOff(CardRoom room, LiveLink live) {
    LocalDate today = LocalDate.ofInstant(Instant.now(), ZoneOffset.UTC);
    Link opening = LinkBooks.opening(room.store(), live.state(), today).orElseThrow();
    Map<String, Count> counted = new TreeMap<>();
    room.floor()
        .tables()
        .forEach(
            table -> {
              Count own = table.state().coinIn().get(live.id());
              if (own != null) {
                counted.put(table.id(), own);
              }
            });
    Reconciliation books = LinkBooks.reconciled(opening, live.state(), counted);
    assertEquals(List.of(), books.differences());
    LinkedRoom.refuses(
        live.ask(SUE, CardRoom.nextId(), new LinkCommand.SignOff(today.toString(), books)).join(),
        "A manager or executive signs a day off (LINK Reconciliation)");
    LinkedRoom.go(live, MAX, new LinkCommand.SignOff(today.toString(), books));
    counted.merge("t-gm-1", new Count(1, 1_00, 0, 0), Count::plus);
    Reconciliation wrong = LinkBooks.reconciled(opening, live.state(), counted);
    Answer answer =
        live.ask(EVE, CardRoom.nextId(), new LinkCommand.SignOff(today.toString(), wrong)).join();
    assertTrue(
        answer.toString().contains("The day cannot be signed off: Table t-gm-1"),
        answer.toString());
  }
}
