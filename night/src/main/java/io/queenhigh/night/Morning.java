package io.queenhigh.night;

import io.queenhigh.audit.Audit;
import io.queenhigh.audit.Progress;
import io.queenhigh.audit.Report;
import io.queenhigh.audit.findings.Finding;
import io.queenhigh.floor.Ask;
import io.queenhigh.floor.Floor;
import io.queenhigh.floor.FloorSettings;
import io.queenhigh.floor.LiveLink;
import io.queenhigh.floor.LiveTable;
import io.queenhigh.floor.cards.Shuffler;
import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Head;
import io.queenhigh.floor.store.Nonces;
import io.queenhigh.floor.stream.Machinery;
import io.queenhigh.floor.table.TableState;
import io.queenhigh.rules.progressive.Link;
import io.queenhigh.rules.progressive.LinkCommand;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The end of a night: nothing goes wrong any more, everybody does what he has to, and what the
 * night has left is judged.
 */
final class Morning {

  private static final JsonMapper JSON = JsonMapper.shared();
  private static final long SECOND = 1_000;
  private static final int MOST_PASSES = 60;

  private final VirtualTime time;
  private final Disk disk;
  private final StoreWeather weather;
  private final List<FloorNode> nodes;
  private final FaultyWire wire;
  private final Consumer<Broken> broken;
  private final Random random;

  Morning(
      long seed,
      VirtualTime time,
      Disk disk,
      StoreWeather weather,
      List<FloorNode> nodes,
      FaultyWire wire,
      Consumer<Broken> broken) {
    this.time = time;
    this.disk = disk;
    this.weather = weather;
    this.nodes = nodes;
    this.wire = wire;
    this.broken = broken;
    this.random = new Random(seed);
  }

  /** Everything that was begun is brought to its end. */
  void comes() {
    weather.clears();
    wire.calms();
    nodes.forEach(node -> node.clock().isRight(time.now()));
    nodes.stream().filter(node -> !node.isUp()).forEach(FloorNode::starts);
    time.passUntil(time.now() + 240 * SECOND);
    Map<String, Long> begun = new TreeMap<>();
    tables().forEach(table -> begun.put(table.id(), table.round().number()));
    for (int pass = 0; pass < MOST_PASSES && !clearsUp(begun); pass++) {
      time.passUntil(time.now() + 5 * SECOND);
    }
    tables().stream()
        .filter(table -> !isOver(table, begun))
        .forEach(
            table ->
                broken.accept(
                    Broken.of(
                        Property.ENDS,
                        table.round().phase().name(),
                        table.id() + " does not come to an end: " + table)));
  }

  /** Every table as the floor shows it that has heard most of it. */
  private List<TableState> tables() {
    Map<String, TableState> latest = new TreeMap<>();
    awake()
        .flatMap(floor -> floor.tables().stream())
        .map(LiveTable::state)
        .forEach(
            state ->
                latest.merge(
                    state.id(), state, (one, other) -> one.seq() < other.seq() ? other : one));
    return List.copyOf(latest.values());
  }

  private Map<String, LinkView> links() {
    Map<String, LinkView> latest = new TreeMap<>();
    awake()
        .flatMap(floor -> floor.links().all().stream())
        .forEach(
            link ->
                latest.merge(
                    link.id(),
                    new LinkView(link.view().seq(), link.state()),
                    (one, other) -> one.seq < other.seq ? other : one));
    return latest;
  }

  private record LinkView(long seq, Link link) {}

  private Stream<Floor> awake() {
    return nodes.stream().flatMap(node -> node.floor().stream());
  }

  private static boolean isOver(TableState state, Map<String, Long> begun) {
    return Duties.isAtRest(state)
        || state.round().number() > begun.getOrDefault(state.id(), Long.MAX_VALUE);
  }

  /** One pass through the room; whether nothing was left to do. */
  private boolean clearsUp(Map<String, Long> begun) {
    boolean done = true;
    for (var link : links().entrySet()) {
      Optional<Office.Order> pays = Office.pays(link.getValue().link);
      if (pays.isPresent()) {
        done = false;
        orders(link.getKey(), new Office.Order(OpenRoom.MAX, new LinkCommand.Resume()));
        orders(link.getKey(), pays.get());
      }
    }
    for (TableState table : tables()) {
      if (!isOver(table, begun)) {
        done = false;
        Duties.of(table, false, random).forEach(wish -> asks(table.id(), wish));
      }
    }
    return done;
  }

  private void asks(String table, Wish wish) {
    String id = wire.nextId();
    wire.send(
        "table/" + table,
        wish.by().name() + ":" + id,
        floor -> floor.table(table).map(live -> live.ask(Ask.of(wish.by(), id, wish.command()))),
        random);
  }

  private void orders(String link, Office.Order order) {
    String id = wire.nextId();
    wire.send(
        "link/" + link,
        order.by().name() + ":" + id,
        floor -> floor.links().link(link).map(live -> live.ask(order.by(), id, order.command())),
        random);
  }

  // What is left is judged.

  void judge(Counts counts, Path folder) {
    sameAsTheirJournals();
    jackpots(counts);
    disk.store()
        .wrongInTheBooks()
        .forEach(wrong -> broken.accept(Broken.of(Property.MONEY, "the books", wrong)));
    counts.lines += disk.store().tally().lines();
    for (String stream : disk.store().streams()) {
      if (stream.startsWith("table/")) {
        counts.rounds +=
            disk.store().read(stream, 0, Integer.MAX_VALUE).stream()
                .filter(line -> name(line).equals("NextRoundOpened"))
                .count();
      }
    }
    Report report = Audit.store(disk.forTheAuditor(folder), OpenRoom.CATALOGUE, Progress.SILENT);
    for (Finding finding : report.findings()) {
      broken.accept(Broken.of(Property.AUDIT, finding.kind().key(), finding.toString()));
    }
  }

  /** What stands in memory is what lines and snapshots, and lines alone, add up to. */
  private void sameAsTheirJournals() {
    Floor again = reopened(false);
    Floor fromTheFirstLine = reopened(true);
    for (LiveTable table : again.tables()) {
      Optional<TableState> first = fromTheFirstLine.table(table.id()).map(LiveTable::state);
      same(table.id() + " from its snapshot", table.state(), first);
      for (FloorNode node : nodes) {
        node.floor()
            .flatMap(floor -> floor.table(table.id()))
            .map(LiveTable::state)
            .filter(state -> state.seq() == table.state().seq())
            .ifPresent(state -> same(table.id() + " at " + node.name(), state, first));
      }
    }
    for (LiveLink link : again.links().all()) {
      same(
          link.id() + " from its snapshot",
          link.state(),
          fromTheFirstLine.links().link(link.id()).map(LiveLink::state));
    }
  }

  private <T> void same(String what, T one, Optional<T> other) {
    if (!Optional.of(one).equals(other)) {
      broken.accept(
          Broken.of(
              Property.SAME,
              "the state",
              "%s: %s, and by its lines %s".formatted(what, one, other)));
    }
  }

  /** A floor that never does anything. */
  private Floor reopened(boolean withoutSnapshots) {
    Machine machine = new Machine(time, new MachineClock(time.now()), () -> Mischief.NONE);
    Floor floor =
        Floor.open(
            new Machinery(
                new ReadOnly(disk.store(), withoutSnapshots),
                machine,
                machine,
                machine,
                new Nonces(new Random(0)::nextBytes)),
            new FloorSettings(OpenRoom.CATALOGUE, OpenRoom.ADVICE, Shuffler.start(), machine));
    machine.dies();
    return floor;
  }

  /** Every hit that was confirmed is paid, once, unless it was backed out. */
  private void jackpots(Counts counts) {
    for (String stream : disk.store().streams()) {
      if (!stream.startsWith("link/")) {
        continue;
      }
      Map<Long, Integer> confirmed = new TreeMap<>();
      Map<Long, Integer> paid = new TreeMap<>();
      Map<Long, Integer> backedOut = new TreeMap<>();
      for (Entry line : disk.store().read(stream, 0, Integer.MAX_VALUE)) {
        switch (name(line)) {
          case "HitConfirmed" -> confirmed.merge(page(line), 1, Integer::sum);
          case "AwardPaid" -> paid.merge(page(line), 1, Integer::sum);
          case "AwardBackedOut" -> backedOut.merge(page(line), 1, Integer::sum);
          default -> {}
        }
      }
      counts.hits += confirmed.size();
      counts.paid += paid.size();
      counts.backedOut +=
          backedOut.keySet().stream().filter(page -> !paid.containsKey(page)).count();
      confirmed.forEach(
          (page, times) -> {
            if (times != 1) {
              jackpot("confirmed", stream, page, times);
            }
            if (!paid.containsKey(page) && !backedOut.containsKey(page)) {
              jackpot("paid", stream, page, 0);
            }
          });
      paid.forEach(
          (page, times) -> {
            if (times != 1 || !confirmed.containsKey(page)) {
              jackpot("paid", stream, page, times);
            }
          });
    }
  }

  private void jackpot(String what, String stream, long page, int times) {
    broken.accept(
        Broken.of(
            Property.JACKPOT,
            what,
            "page %d of %s was %s %d times".formatted(page, stream, what, times)));
  }

  private static String name(Entry line) {
    return line.type().split("/", 2)[0];
  }

  private static long page(Entry line) {
    JsonNode event = JSON.readTree(line.payload());
    return event.get("page").asLong();
  }

  /** By which a night is known again. */
  String digest() {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      for (Map.Entry<String, Head> stream : disk.store().heads().entrySet()) {
        digest.update((stream.getKey() + stream.getValue()).getBytes(StandardCharsets.UTF_8));
      }
      return HexFormat.of().formatHex(digest.digest(), 0, 8);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every Java has SHA-256", impossible);
    }
  }
}
