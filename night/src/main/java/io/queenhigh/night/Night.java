package io.queenhigh.night;

import io.queenhigh.floor.Ask;
import io.queenhigh.floor.Floor;
import io.queenhigh.floor.LiveLink;
import io.queenhigh.floor.LiveTable;
import io.queenhigh.floor.StreamEvent;
import io.queenhigh.floor.journal.Spelling;
import io.queenhigh.floor.store.Fact;
import io.queenhigh.floor.store.Head;
import io.queenhigh.floor.store.StoreUnavailable;
import io.queenhigh.floor.store.Transfer;
import io.queenhigh.floor.store.Writing;
import io.queenhigh.floor.store.Written;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.stream.Watch;
import io.queenhigh.floor.table.Accounts;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.floor.table.TableSetup;
import io.queenhigh.floor.table.TableState;
import io.queenhigh.floor.view.TableView;
import io.queenhigh.floor.view.Viewer;
import io.queenhigh.rules.progressive.LinkCommand;
import io.queenhigh.rules.progressive.LinkTerms;
import io.queenhigh.rules.progressive.controller.ConsoleCommand;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.ruling.Actor.Staff;
import io.queenhigh.rules.table.Spot;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;

/** One night of a card room, from the evening's first table to the morning's audit. */
final class Night implements AutoCloseable {

  private static final long CHIPS = 50_000_00;

  /** By how many milliseconds, and parts in a million, clocks of two floors are wrong at most. */
  private static final int MOST_APART = 900;

  private static final int MOST_DRIFT_APART = 10;

  private static final DateTimeFormatter CLOCK =
      DateTimeFormatter.ofPattern("HH:mm:ss.SSS").withZone(ZoneOffset.UTC);

  private final Plan plan;
  private final Disk disk;
  private final Counts counts = new Counts();
  private final VirtualTime time = new VirtualTime(Plan.START - 600_000);
  private final StoreWeather weather = new StoreWeather(time, counts);
  private final List<FloorNode> nodes = new ArrayList<>();
  private final FaultyWire wire;
  private final List<Broken> broken = new ArrayList<>();
  private final Map<String, Secrets> secrets = new HashMap<>();
  private final IdentityHashMap<Floor, Map<String, Watch>> watches = new IdentityHashMap<>();
  private final List<String> story = new ArrayList<>();
  private final Stumbles stumbles;

  private Night(Plan plan, Disk disk) {
    this.plan = plan;
    this.disk = disk;
    this.wire = new FaultyWire(time, nodes, disk, counts, broken::add);
    this.stumbles = Stumbles.listen(broken::add);
    SimulatedDecks.begin(plan.seed());
    Random seeds = new Random(plan.seed());
    for (int i = 0; i < plan.nodes(); i++) {
      nodes.add(
          new FloorNode(i == 0 ? "north" : "south", time, disk, weather, counts, seeds.nextLong()));
    }
    for (TableSetup setup : OpenRoom.TABLES) {
      secrets.put(
          setup.id(),
          new Secrets(setup.id(), OpenRoom.game(setup.game(), setup.choices()).shown().is()));
    }
  }

  /**
   * What became of a night.
   *
   * @param digest of every line of every journal: the same night has the same one
   * @param story what each step came to
   */
  record Outcome(List<Broken> broken, Counts counts, String digest, List<String> story) {}

  /** Plays a night and judges it. */
  static Outcome play(Plan plan, Disk disk, Path folder) {
    try (Night night = new Night(plan, disk)) {
      night.evening();
      for (NightStep step : plan.steps()) {
        night.time.at(step.atMillis(), () -> night.take(step));
      }
      night.time.passUntil(plan.endMillis());
      Morning morning =
          new Morning(
              plan.seed(),
              night.time,
              disk,
              night.weather,
              night.nodes,
              night.wire,
              night.broken::add);
      morning.comes();
      night.counts.virtualMillis = night.time.now() - Plan.START;
      night.wire.judge(disk.store());
      night.secrets.values().forEach(night::judge);
      String digest = morning.digest();
      morning.judge(night.counts, folder);
      return new Outcome(List.copyOf(night.broken), night.counts, digest, List.copyOf(night.story));
    }
  }

  private void judge(Secrets table) {
    table.judge(disk.store(), (kind, how) -> broken.add(Broken.of(Property.HIDDEN, kind, how)));
  }

  // The evening: everything is set up while nothing is wrong yet.

  private void evening() {
    FloorNode first = nodes.getFirst();
    first.starts();
    Floor floor = first.floor().orElseThrow();
    List<TableSetup> tables = plan.tables().stream().map(OpenRoom.TABLES::get).toList();
    for (LinkTerms terms : OpenRoom.LINKS) {
      if (tables.stream().noneMatch(table -> isOn(table, terms))) {
        continue;
      }
      done(floor.setUpLink(OpenRoom.MAX, wire.nextId(), terms));
      LiveLink link = floor.links().link(terms.id()).orElseThrow();
      link.state()
          .openSlips()
          .forEach(
              slip -> done(orders(link, OpenRoom.MAX, new LinkCommand.Acknowledge(slip.id()))));
      done(orders(link, OpenRoom.EVE, new LinkCommand.Open()));
    }
    for (TableSetup setup : tables) {
      done(
          floor.openTable(
              "max", wire.nextId(), setup, setup.isAutomatic() ? List.of() : OpenRoom.DEALERS));
      LiveTable table = floor.table(setup.id()).orElseThrow();
      setup
          .link()
          .flatMap(linked -> floor.links().link(linked.id()))
          .ifPresent(
              link ->
                  done(
                      orders(
                          link,
                          OpenRoom.MAX,
                          new LinkCommand.Join(floor.links().fit(table, link).orElseThrow()))));
    }
    OpenRoom.GUESTS.forEach(guest -> issue(guest, CHIPS, "evening"));
    nodes.stream().skip(1).forEach(FloorNode::starts);
    time.passUntil(Plan.START);
    disk.nightFalls();
  }

  private static boolean isOn(TableSetup table, LinkTerms terms) {
    return table.link().filter(linked -> linked.id().equals(terms.id())).isPresent();
  }

  private CompletableFuture<Answer> orders(
      LiveLink link, Staff by, LinkCommand.OfTheOffice command) {
    return link.ask(by, wire.nextId(), command);
  }

  private void done(CompletableFuture<Answer> answer) {
    for (int i = 0; i < 1_000 && !answer.isDone(); i++) {
      time.passUntil(time.now() + 1);
    }
    Answer said = answer.getNow(new Answer.Unavailable("nobody has answered"));
    if (!(said instanceof Answer.Done)) {
      throw new IllegalStateException("the evening cannot begin: " + said);
    }
  }

  private void issue(String guest, long cents, String id) {
    Head head = disk.store().head("house");
    Written written = disk.write(issuing(head, guest, cents, id), Optional.empty());
    if (!(written instanceof Written.Durable)) {
      throw new IllegalStateException("no chips for " + guest + ": " + written);
    }
  }

  private Writing issuing(Head head, String guest, long cents, String id) {
    return new Writing(
        "house",
        head.seq(),
        head.hash(),
        "cal",
        time.now(),
        Optional.of("cal:" + id + "-" + guest),
        List.of(
            new Fact("ChipsIssued", "{\"player\":\"%s\",\"cents\":%d}".formatted(guest, cents))),
        List.of(new Transfer(0, Accounts.CAGE, Accounts.wallet(guest), cents)),
        List.of(),
        List.of("%064x".formatted(head.seq())));
  }

  // The night.

  private void take(NightStep step) {
    counts.steps++;
    Random random = step.random();
    switch (step.doer()) {
      case NightStep.Doer.Person(NightStep.Role role) -> person(step, role, random);
      case NightStep.Doer.Goes(Fault fault) -> goesWrong(step, fault, random);
    }
  }

  private void tell(String what) {
    story.add(CLOCK.format(Instant.ofEpochMilli(time.now())) + "  " + what);
  }

  private void person(NightStep step, NightStep.Role role, Random random) {
    List<FloorNode> awake = nodes.stream().filter(FloorNode::isAwake).toList();
    if (awake.isEmpty()) {
      tell(role.name().toLowerCase(Locale.ROOT) + " finds nobody there");
      return;
    }
    FloorNode node = awake.get(random.nextInt(awake.size()));
    Floor floor = node.floor().orElseThrow();
    TableSetup setup = OpenRoom.TABLES.get(step.table());
    Optional<LiveTable> table = floor.table(setup.id());
    if (table.isEmpty()) {
      return;
    }
    TableState state = table.get().state();
    switch (role) {
      case GUEST -> guest(node, table.get(), state, random);
      case DEALER -> staff(state, Duties.of(state, true, random), 1 + random.nextInt(5), random);
      case PIT -> {
        if (random.nextInt(4) == 0) {
          asks(state.id(), Duties.mistake(state, random), random);
        } else {
          staff(state, Duties.of(state, true, random), 12, random);
        }
      }
      case OFFICE ->
          setup
              .link()
              .flatMap(linked -> floor.links().link(linked.id()))
              .flatMap(link -> Office.next(link.state(), random))
              .ifPresent(order -> orders(setup.link().orElseThrow().id(), order, random));
      case CAGE -> cage(node, random);
      case ONLOOKER -> looks(node, table.get(), random);
    }
  }

  private void guest(FloorNode node, LiveTable table, TableState state, Random random) {
    if (state.setup().isControllerOnly()) {
      staff(state, Duties.of(state, true, random), 2, random);
      return;
    }
    new Guests(state, random)
        .next()
        .ifPresent(
            wish -> {
              if (random.nextInt(3) == 0) {
                watch(node, table, Viewer.player(wish.by().name()), random);
              }
              asks(state.id(), wish, random);
            });
  }

  private void staff(TableState state, List<Wish> duties, int most, Random random) {
    duties.stream().limit(most).forEach(wish -> asks(state.id(), wish, random));
  }

  private void asks(String table, Wish wish, Random random) {
    String id = wire.nextId();
    tell(wish.by().name() + " at " + table + ": " + said(wish.command()));
    wire.send(
        "table/" + table,
        wish.by().name() + ":" + id,
        floor -> floor.table(table).map(live -> live.ask(Ask.of(wish.by(), id, wish.command()))),
        new Random(random.nextLong()));
  }

  private static String said(TableCommand command) {
    if (command instanceof TableCommand.InRound(Command inRound)) {
      return inRound.toString();
    }
    return command instanceof TableCommand.AtController(ConsoleCommand.Pressed pressed)
        ? pressed.toString()
        : command.toString();
  }

  private void orders(String link, Office.Order order, Random random) {
    String id = wire.nextId();
    tell(order.by().name() + " on " + link + ": " + order.command());
    wire.send(
        "link/" + link,
        order.by().name() + ":" + id,
        floor -> floor.links().link(link).map(live -> live.ask(order.by(), id, order.command())),
        new Random(random.nextLong()));
  }

  /** Chips are issued through the floor that is asked, and again by nobody. */
  private void cage(FloorNode node, Random random) {
    String guest = OpenRoom.GUESTS.get(random.nextInt(OpenRoom.GUESTS.size()));
    try {
      Writing writing =
          issuing(
              node.store().head("house"), guest, 100_00 + random.nextInt(900_00), wire.nextId());
      tell("cal issues chips to " + guest);
      CompletableFuture<Written> _ = node.store().write(writing);
    } catch (StoreUnavailable _) {
      tell("cal cannot issue chips to " + guest);
    }
  }

  private void looks(FloorNode node, LiveTable table, Random random) {
    Viewer viewer =
        random.nextInt(3) == 0
            ? Viewer.BYSTANDER
            : Viewer.player(OpenRoom.GUESTS.get(random.nextInt(OpenRoom.GUESTS.size())));
    tell(viewer.player().orElse("a bystander") + " looks at " + table.id());
    TableView view = table.view(viewer);
    heard(table.id(), viewer, view.seq(), Spelling.JSON.writeValueAsString(view));
    watch(node, table, viewer, random);
  }

  private void watch(FloorNode node, LiveTable table, Viewer viewer, Random random) {
    Map<String, Watch> here =
        watches.computeIfAbsent(node.floor().orElseThrow(), _ -> new HashMap<>());
    String key = table.id() + " " + viewer.player().orElse("");
    Optional.ofNullable(here.remove(key)).ifPresent(Watch::close);
    long seq = table.state().seq();
    OptionalLong after =
        random.nextBoolean() ? OptionalLong.empty() : OptionalLong.of(seq - random.nextInt(30));
    here.put(key, table.watch(viewer, after, event -> heard(table.id(), viewer, event)));
  }

  private void heard(String table, Viewer viewer, StreamEvent event) {
    heard(table, viewer, event.seq(), event.json());
  }

  private void heard(String table, Viewer viewer, long seq, String json) {
    counts.views++;
    String seen = disk.mischief().seen(disk.store(), table, viewer.player(), json);
    Objects.requireNonNull(secrets.get(table), table).heard(viewer.player(), seq, seen);
  }

  // What goes wrong.

  private void goesWrong(NightStep step, Fault fault, Random random) {
    FloorNode node = nodes.get(random.nextInt(nodes.size()));
    Function<Fault, String> named = one -> one.who() + " (" + node.name() + ") " + one.what();
    tell(named.apply(fault));
    long moment = 50L + random.nextInt(random.nextBoolean() ? 2_000 : 30_000);
    boolean coin = random.nextBoolean();
    switch (fault) {
      case REFUSES -> weather.refuses(moment);
      case FULL -> weather.isFull(moment);
      case AWAY -> weather.isAway(moment);
      case SLOW -> weather.isSlow(moment);
      case LATE, ANSWER_LOST -> weather.befalls(new StoreWeather.Mishap(fault, true, moment));
      case CUT, NO_ANSWER -> weather.befalls(new StoreWeather.Mishap(fault, coin, moment));
      case POWER_CUT -> {
        counts.fault(fault);
        nodes.forEach(each -> each.dies(false));
        disk.crashes();
        nodes.forEach(each -> returns(each, 2_000 + random.nextInt(120_000)));
      }
      case KILLED -> {
        if (node.isUp()) {
          counts.fault(fault);
          node.dies(coin);
          returns(node, random.nextInt(60_000));
        }
      }
      case CLOSED -> {
        counts.fault(fault);
        node.closes(() -> returns(node, 1_000 + moment));
      }
      case FROZEN -> {
        counts.fault(fault);
        node.freezes(moment * (1 + random.nextInt(4)));
      }
      case CLOCK_STEPS -> {
        counts.fault(fault);
        node.clock().isSet(time.now(), wrong(random, coin ? 5_000 : 3 * 3_600_000, MOST_APART));
      }
      case CLOCK_DRIFTS -> {
        counts.fault(fault);
        node.clock().drifts(time.now(), wrong(random, 50_000, MOST_DRIFT_APART));
      }
      case LEAVES -> leaves(node, OpenRoom.TABLES.get(step.table()).id(), random);
      case REPEATED, DELAYED, OVERTAKEN, UNHEARD ->
          throw new IllegalStateException(fault + " befalls commands");
    }
  }

  /** Fast or slow by something; floors on one store must agree to two seconds. */
  private long wrong(Random random, int most, int mostOfTwo) {
    int limit = nodes.size() == 1 ? most : mostOfTwo;
    return (long) random.nextInt(2 * limit) - limit;
  }

  private void returns(FloorNode node, long millis) {
    time.after(
        millis,
        () -> {
          if (!node.isUp()) {
            node.starts();
          }
        });
  }

  /** In the middle of his hand if he can, without a word or with one. */
  private void leaves(FloorNode node, String table, Random random) {
    Optional<TableState> state =
        node.floor().flatMap(floor -> floor.table(table)).map(LiveTable::state);
    if (state.isEmpty() || state.get().people().isEmpty()) {
      return;
    }
    counts.fault(Fault.LEAVES);
    Spot spot =
        state
            .get()
            .round()
            .spot(state.get().round().turn())
            .orElse(state.get().people().getFirst());
    Optional.ofNullable(watches.get(node.floor().orElseThrow()))
        .map(here -> here.remove(table + " " + spot.player()))
        .ifPresent(Watch::close);
    if (random.nextBoolean() && OpenRoom.GUESTS.contains(spot.player())) {
      asks(
          table,
          Wish.of(spot.player(), new TableCommand.InRound(new Command.StandUp(spot.seat()))),
          random);
    }
  }

  @Override
  public void close() {
    // Clocks are remembered for as long as their stores are; what is planned on one holds its
    // store.
    time.ends();
    SimulatedDecks.end();
    stumbles.close();
    disk.close();
  }
}
