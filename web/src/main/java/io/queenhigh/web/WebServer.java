package io.queenhigh.web;

import io.queenhigh.floor.Floor;
import io.queenhigh.floor.LiveTable;
import io.queenhigh.floor.anchor.Anchor;
import io.queenhigh.floor.anchor.Checkpoint;
import io.queenhigh.floor.nodes.NodeKeys;
import io.queenhigh.floor.nodes.Nodes;
import io.queenhigh.floor.people.People;
import io.queenhigh.floor.people.Reply;
import io.queenhigh.floor.people.Right;
import io.queenhigh.floor.people.Who;
import io.queenhigh.rules.game.Key;
import io.queenhigh.rules.round.Phase;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.web.clauses.ClauseDesk;
import io.queenhigh.web.clauses.CompareDesk;
import io.queenhigh.web.drills.DrillDesk;
import io.queenhigh.web.drills.ExamRoom;
import io.queenhigh.web.drills.SealedPapers;
import io.queenhigh.web.home.History;
import io.queenhigh.web.http.Gate;
import io.queenhigh.web.http.GateSettings;
import io.queenhigh.web.http.HttpServer;
import io.queenhigh.web.http.Route;
import io.queenhigh.web.http.Sessions;
import io.queenhigh.web.http.WebMetrics;
import io.queenhigh.web.lab.FaceUpDesk;
import io.queenhigh.web.lab.LabDesk;
import io.queenhigh.web.lab.LabQueue;
import io.queenhigh.web.lab.SimulationDesk;
import io.queenhigh.web.learn.LearnDesk;
import io.queenhigh.web.nodes.Forwarding;
import io.queenhigh.web.report.PlayReports;
import io.queenhigh.web.report.TableDays;
import io.queenhigh.web.surveillance.TableWatch;
import java.net.URI;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** A floor that people and programs can reach over HTTP. */
public final class WebServer implements AutoCloseable {

  /** What another node has written about somebody holds here within this. */
  private static final Duration NEWS = Duration.ofSeconds(1);

  private static final Duration PATIENCE = Duration.ofSeconds(2);

  /** Whoever looks whether guests can come is answered within a second. */
  private static final Duration OLD_NEWS = Duration.ofSeconds(3);

  private static final Duration NO_TIME = Duration.ofMillis(500);

  private final List<Route> routes;
  private final Gate gate;
  private final HttpServer jetty;
  private final Optional<Forwarding> others;
  private final WallWatch watch;

  private WebServer(
      List<Route> routes,
      Gate gate,
      HttpServer jetty,
      Optional<Forwarding> others,
      WallWatch watch) {
    this.watch = watch;
    this.routes = routes;
    this.gate = gate;
    this.jetty = jetty;
    this.others = others;
  }

  /**
   * What it takes to be one of several nodes.
   *
   * @param url where the others reach this one
   */
  public record Shared(Nodes nodes, NodeKeys keys, URI url) {}

  /** A floor that keeps no log: a game in a terminal, a rehearsal. */
  public static WebServer start(Floor floor, People people, WebSettings settings) {
    return start(floor, people, Optional.empty(), settings);
  }

  /** Opens the doors; answers requests when this returns. */
  public static WebServer start(
      Floor floor, People people, Optional<Anchor> log, WebSettings settings) {
    return start(floor, people, log, settings, Optional.empty());
  }

  /** The same on one of several nodes. */
  public static WebServer start(
      Floor floor,
      People people,
      Optional<Anchor> log,
      WebSettings settings,
      Optional<Shared> shared) {
    // A node whom no guest reaches would be given tables, and go with them.
    shared.ifPresent(_ -> HttpServer.tryPort(settings.host(), settings.port()));
    WebMetrics metrics = new WebMetrics();
    BooleanSupplier knowsPeople = () -> shared.isEmpty() || people.isAsOf(NEWS, PATIENCE);
    Gate gate = new Gate(sessions(people, knowsPeople), gateSettings(settings), metrics);
    count(floor, metrics);
    floor.keepAway(people.care()::isKeptAway);
    log.ifPresent(anchor -> count(anchor, metrics));
    WallFigures wall =
        new WallFigures(
            floor, new TableDays(floor.store(), floor.catalogue()), InstantSource.system());
    HouseDesk house =
        new HouseDesk(
            floor,
            metrics,
            gate::isClosing,
            shared.map(Shared::nodes),
            () -> shared.isEmpty() || people.isAsOf(OLD_NEWS, NO_TIME));
    Desks desks = desks(floor, people, log, metrics, gate, wall, house);
    List<Route> routes = Routes.of(desks);
    Optional<Forwarding> others =
        shared.map(
            with ->
                Forwarding.open(
                    floor,
                    with.nodes(),
                    with.keys(),
                    with.url(),
                    routes,
                    gate::answer,
                    knowsPeople));
    others.ifPresent(gate::shareWith);
    others.ifPresent(with -> count(with, metrics));
    // Whoever can be reached by the others may have a share, before guests come in.
    shared.ifPresent(with -> with.nodes().begin(floor.residents()));
    others.ifPresent(Forwarding::meetTheOthers);
    HttpServer jetty =
        HttpServer.open(
            gate,
            routes,
            desks.pages()::nothingHere,
            settings.host(),
            settings.port(),
            settings.frontage().https(),
            settings.drain());
    WallWatch watch =
        new WallWatch(
            people, wall, stream -> shared.isEmpty() || shared.get().nodes().holds(stream));
    return new WebServer(routes, gate, jetty, others, watch);
  }

  private static Desks desks(
      Floor floor,
      People people,
      Optional<Anchor> log,
      WebMetrics metrics,
      Gate gate,
      WallFigures wall,
      HouseDesk house) {
    SealedPapers papers =
        new SealedPapers(floor.store().vault(), new SecureRandom(), InstantSource.system());
    LabQueue bench = new LabQueue();
    return new Desks(
        new AccountDesk(people, floor, gate),
        new StaffDesk(people, gate),
        new OfficeDesk(floor, people, InstantSource.system()),
        new RegisterDesk(floor, people, InstantSource.system()),
        new CashDesk(people, floor),
        new ApprovalDesk(floor, people),
        new GameDesk(floor.catalogue()),
        new ClauseDesk(floor.catalogue()),
        new CompareDesk(floor.catalogue()),
        new LabDesk(floor.catalogue(), bench),
        new SimulationDesk(floor.catalogue()),
        new FaceUpDesk(bench),
        new DrillDesk(floor.catalogue(), papers),
        new SchoolDesk(floor, people, new ExamRoom(floor.catalogue(), papers)),
        new LearnDesk(floor.catalogue()),
        new TableDesk(floor, people, metrics),
        new LinkDesk(floor),
        new LinkOffice(floor, metrics, () -> log.ifPresent(Anchor::soon)),
        new RoundDesk(floor, log),
        new HomeDesk(floor, new History(floor), InstantSource.system()),
        new BookDesk(floor),
        new ReadingDesk(people),
        new AuditDesk(
            new Verification(floor.store().address(), floor.catalogue(), InstantSource.system())),
        new LogDesk(log),
        reports(floor),
        new WallDesk(people, wall),
        new SurveillanceDesk(new TableWatch(floor)),
        house,
        new PageDesk(people.demo().isDemo()));
  }

  private static ReportDesk reports(Floor floor) {
    TableDays days = new TableDays(floor.store(), floor.catalogue());
    return new ReportDesk(days, new PlayReports(floor.store(), days));
  }

  private static Sessions sessions(People people, BooleanSupplier knowsPeople) {
    return new Sessions() {
      @Override
      public Reply<Who> who(String token) {
        return knowing(() -> people.door().who(token));
      }

      private Reply<Who> knowing(Supplier<Reply<Who>> ask) {
        return knowsPeople.getAsBoolean()
            ? ask.get()
            : new Reply.Unavailable<>(
                "This node does not hear of people just now; ask again, and another may answer.");
      }

      @Override
      public Optional<Refused> tooSoon(Who who, Right right) {
        return people.tooSoon(who, right);
      }

      @Override
      public Reply<Who> still(String token, Who who) {
        return knowing(() -> people.door().still(token, who));
      }
    };
  }

  private static GateSettings gateSettings(WebSettings settings) {
    return new GateSettings(
        settings.frontage(),
        settings.perAddress(),
        settings.perPerson(),
        settings.atTheDoor(),
        settings.streamsPerAddress(),
        settings.streamQueue(),
        settings.heartbeat(),
        settings.drain());
  }

  private static void count(Forwarding others, WebMetrics metrics) {
    metrics.gauge(
        "queenhigh.nodes.unreachable",
        "Nodes that live and that this one cannot speak with",
        others::outOfReach);
    metrics.gauge(
        "queenhigh.node.clock.off.seconds",
        "By how much this node's clock is ahead of PostgreSQL's; below 0 it is behind",
        others::clockOffSeconds);
  }

  private static void count(Anchor log, WebMetrics metrics) {
    metrics.gauge("queenhigh.log.lag", "Journal lines that no checkpoint has yet", log::lag);
    metrics.gauge(
        "queenhigh.log.size",
        "Journal lines under the newest checkpoint",
        () -> log.newest().map(Checkpoint::size).orElse(0L));
    metrics.gauge(
        "queenhigh.log.stopped",
        "1 while nothing is signed, for the reason in /api/log",
        () -> log.trouble().isPresent() ? 1 : 0);
  }

  private static void count(Floor floor, WebMetrics metrics) {
    metrics.gauge(
        "queenhigh.journal.waiting",
        "Writings that wait for the journal",
        () -> floor.store().waiting());
    for (String kind : floor.store().troubles().keySet()) {
      metrics.counter(
          "queenhigh.store.troubles",
          "What the store could not do, by kind",
          floor.store(),
          store -> store.troubles().getOrDefault(kind, 0L),
          "kind",
          kind);
    }
    for (Phase phase : Phase.values()) {
      metrics.gauge(
          "queenhigh.tables",
          "Open tables by the phase of their round",
          () -> tablesIn(floor, phase),
          "phase",
          Key.of(phase.name()));
    }
  }

  private static long tablesIn(Floor floor, Phase phase) {
    return floor.tables().stream()
        .map(LiveTable::state)
        .filter(state -> state.open() && state.round().phase() == phase)
        .count();
  }

  List<Route> routes() {
    return routes;
  }

  /** Who looks at the wall. */
  WallWatch watch() {
    return watch;
  }

  public int port() {
    return jetty.port();
  }

  /** Takes no more commands and sends the readers of event streams home. */
  void refuse() {
    gate.close();
  }

  /**
   * Closes the doors in good order: no more commands, a last word to every event stream, then what
   * is under way is finished. The floor stays open.
   */
  @Override
  public void close() {
    refuse();
    watch.close();
    jetty.close();
    others.ifPresent(Forwarding::close);
    gate.leave();
  }
}
