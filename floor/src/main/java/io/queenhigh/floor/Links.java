package io.queenhigh.floor;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.floor.link.LinkBooks;
import io.queenhigh.floor.link.LinkLines;
import io.queenhigh.floor.link.LinkRows;
import io.queenhigh.floor.link.LinkSnapshots;
import io.queenhigh.floor.link.LinkSnapshots.Snapshot;
import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Head;
import io.queenhigh.floor.store.Writing;
import io.queenhigh.floor.store.Written;
import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook.Opening;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.progressive.Controller;
import io.queenhigh.rules.progressive.Link;
import io.queenhigh.rules.progressive.LinkDecide;
import io.queenhigh.rules.progressive.LinkEvent;
import io.queenhigh.rules.progressive.LinkEvolve;
import io.queenhigh.rules.progressive.LinkRule;
import io.queenhigh.rules.progressive.LinkRuling;
import io.queenhigh.rules.progressive.LinkTerms;
import io.queenhigh.rules.progressive.LinkTerms.Stake;
import io.queenhigh.rules.progressive.MeterChance;
import io.queenhigh.rules.progressive.Person;
import io.queenhigh.rules.progressive.Refused;
import io.queenhigh.rules.progressive.TableFit;
import io.queenhigh.rules.progressive.WholeMeter;
import io.queenhigh.rules.round.Limits;
import java.lang.System.Logger.Level;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.Consumer;
import tools.jackson.core.JacksonException;

/** The progressive links of a floor. */
public final class Links {

  private static final System.Logger LOG = System.getLogger(Links.class.getName());
  private static final int LINES_AT_ONCE = 2_000;

  private final Catalogue catalogue;
  private final Consumer<String> nudge;
  private final NavigableMap<String, LiveLink> links = new ConcurrentSkipListMap<>();
  private final Map<String, MeterChance> chances = new ConcurrentHashMap<>();

  Links(Catalogue catalogue, Consumer<String> nudge) {
    this.catalogue = catalogue;
    this.nudge = nudge;
  }

  public Collection<LiveLink> all() {
    return links.values();
  }

  public Optional<LiveLink> link(String id) {
    return Optional.ofNullable(links.get(id));
  }

  /** A table's link has news for it. */
  void nudge(String table) {
    nudge.accept(table);
  }

  /**
   * Every link that was ever set up is there again. One whose pay table is not on the shelf any
   * more stays away: its tables play on without it, and its money stays where it is.
   */
  void restore(Services services) {
    Map<String, String> snapshots = services.store().keptOf(LinkSnapshots.KIND);
    for (String id : services.store().keptOf(LinkRows.LINK.name()).keySet()) {
      try {
        links.put(id, restored(services, id, Optional.ofNullable(snapshots.get(id))));
      } catch (IllegalStateException | JacksonException e) {
        LOG.log(Level.ERROR, "Link " + id + " stays away: " + e.getMessage());
      }
    }
  }

  private LiveLink restored(Services services, String id, Optional<String> snapshot) {
    Optional<Snapshot> from =
        snapshot.flatMap(
            body ->
                services
                    .formats()
                    .linkSnapshots()
                    .read(body, this::payTableOf)
                    .orSay(LOG, "Link " + id));
    long snapshotAt = from.map(found -> found.head().seq()).orElse(0L);
    Snapshot now = readOn(services, id, from);
    return new LiveLink(
        services,
        now,
        LinkBooks.restored(
            services.store(), services.formats().linkSnapshots(), now.link(), snapshotAt));
  }

  /** From a snapshot, or from the first line: slower, and the same link. */
  Snapshot readOn(Services services, String id, Optional<Snapshot> from) {
    Optional<Snapshot> link = from;
    while (true) {
      long after = link.map(found -> found.head().seq()).orElse(0L);
      List<Entry> lines = services.store().read(LinkLines.stream(id), after, LINES_AT_ONCE);
      for (Entry line : lines) {
        link =
            Optional.of(
                link.isPresent() ? after(services, link.get(), line) : first(services, line));
      }
      if (lines.size() < LINES_AT_ONCE) {
        return link.orElseThrow(() -> new IllegalStateException("link " + id + " has no journal"));
      }
    }
  }

  private Snapshot first(Services services, Entry line) {
    LinkEvent.LinkSetUp setUp = (LinkEvent.LinkSetUp) services.formats().links().read(line);
    return new Snapshot(line.head(), LinkEvolve.first(payTableOf(setUp.terms()), setUp));
  }

  static Snapshot after(Services services, Snapshot before, Entry line) {
    LinkEvent event = services.formats().links().read(line);
    return new Snapshot(line.head(), LinkEvolve.one(before.link(), event));
  }

  /** Sets up a link under a name that no link has had before. */
  CompletableFuture<Answer> setUp(Services services, Person by, String id, LinkTerms terms) {
    if (links.containsKey(terms.id())) {
      return told(no("There is a link " + terms.id() + " already"));
    }
    Optional<PayTable> payTable = payTable(terms.controller(), terms.payTable());
    if (payTable.isEmpty()) {
      return told(
          no("No game has pay table " + terms.payTable() + " for " + terms.controller().key()));
    }
    return switch (LinkDecide.setUp(terms, payTable.get(), by)) {
      case Refused refused -> told(new Answer.Refused(refused.why(), refused.by()));
      case LinkRuling.Accepted(List<LinkEvent> events) ->
          write(services, by, id, payTable.get(), (LinkEvent.LinkSetUp) events.getFirst());
    };
  }

  private CompletableFuture<Answer> write(
      Services services, Person by, String id, PayTable payTable, LinkEvent.LinkSetUp event) {
    Link link = LinkEvolve.first(payTable, event);
    String name = event.terms().id();
    Writing writing =
        new Writing(
            LinkLines.stream(name),
            Head.NONE.seq(),
            Head.NONE.hash(),
            by.name(),
            services.now(),
            Optional.of(by.name() + ":" + id),
            List.of(services.formats().links().write(event)),
            List.of(),
            List.of(LinkRows.LINK.keep(name, new LinkRows.Standing(true))));
    return services
        .store()
        .write(writing)
        .thenApplyAsync(
            written ->
                switch (written) {
                  case Written.Durable(long seq, String hash) -> {
                    Snapshot start = new Snapshot(new Head(seq, hash), link);
                    LinkBooks books =
                        LinkBooks.restored(
                            services.store(), services.formats().linkSnapshots(), link, 0);
                    links.put(name, new LiveLink(services, start, books));
                    yield new Answer.Done(seq);
                  }
                  case Written.Repeated(long seq) -> new Answer.Done(seq);
                  case Written.Fenced _ ->
                      no("There has been a link " + name + "; take another name");
                  case Written.Overdrawn(String account) ->
                      no(account + " does not hold that much");
                  case Written.Failed(String why) -> new Answer.Unavailable(why);
                },
            services.hands());
  }

  /** What a table brings to a link. */
  public TableFit fit(LiveTable table) {
    var state = table.state();
    Game game = state.round().game();
    Limits limits = state.round().terms().limitsOf(Wager.PROGRESSIVE);
    PayTable payTable = game.rule(Wager.PROGRESSIVE).orElseThrow().table().orElseThrow();
    return TableFit.of(
        state.id(),
        game,
        new Stake(limits.minimumCents(), limits.maximumCents()),
        state.round().terms().meterOrder(),
        chances.computeIfAbsent(payTable.id(), _ -> WholeMeter.chance(payTable)));
  }

  private PayTable payTableOf(LinkTerms terms) {
    return payTable(terms.controller(), terms.payTable())
        .orElseThrow(() -> new IllegalStateException("pay table " + terms.payTable() + " is gone"));
  }

  /** A pay table, found in whatever game offers it on this controller. */
  private Optional<PayTable> payTable(Controller controller, String id) {
    List<String> choices =
        List.of(id, controller == Controller.GAME_MANAGER ? "game-manager" : "nexus");
    for (String game : catalogue.ids()) {
      if (catalogue.open(game, choices) instanceof Opening.Opened(Game opened)) {
        Optional<PayTable> found =
            opened
                .rule(Wager.PROGRESSIVE)
                .flatMap(rule -> rule.table())
                .filter(table -> table.id().equals(id));
        if (found.isPresent()) {
          return found;
        }
      }
    }
    return Optional.empty();
  }

  private static CompletableFuture<Answer> told(Answer answer) {
    return CompletableFuture.completedFuture(answer);
  }

  private static Answer no(String why) {
    Citation by = LinkRule.SET_UP.cite();
    return new Answer.Refused(why, by);
  }
}
