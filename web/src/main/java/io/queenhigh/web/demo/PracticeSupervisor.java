package io.queenhigh.web.demo;

import io.queenhigh.floor.Ask;
import io.queenhigh.floor.Floor;
import io.queenhigh.floor.LiveLink;
import io.queenhigh.floor.LiveTable;
import io.queenhigh.floor.people.Role;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.rules.progressive.Award;
import io.queenhigh.rules.progressive.Controller;
import io.queenhigh.rules.progressive.LinkCommand;
import io.queenhigh.rules.progressive.LinkTerms;
import io.queenhigh.rules.progressive.PendingHit;
import io.queenhigh.rules.progressive.controller.Console;
import io.queenhigh.rules.progressive.controller.ConsoleCommand;
import io.queenhigh.rules.progressive.controller.SupervisorKey;
import io.queenhigh.rules.ruling.Actor.Post;
import io.queenhigh.rules.ruling.Actor.Staff;
import io.queenhigh.rules.ruling.Refused;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * Confirms and pays a hit at an automatic demo table when no visitor does, so that a table is not
 * stopped for ever. He uses the staff's own commands and names; outside the demo there is no such
 * person.
 */
public final class PracticeSupervisor implements AutoCloseable {

  private static final System.Logger LOG = System.getLogger(PracticeSupervisor.class.getName());

  private static final Duration PATIENCE = Duration.ofSeconds(20);
  private static final Duration ROUND = Duration.ofSeconds(2);

  private static final Staff SUPERVISOR =
      new Staff(DemoStaff.name(Role.SUPERVISOR), Post.SUPERVISOR);
  private static final Staff EXECUTIVE = new Staff(DemoStaff.name(Role.EXECUTIVE), Post.EXECUTIVE);

  private static final Staff CASHIER = new Staff(DemoStaff.name(Role.CASHIER), Post.CASHIER);

  private final Floor floor;
  private final Duration patience;
  private final ScheduledThreadPoolExecutor walk =
      new ScheduledThreadPoolExecutor(
          1, Thread.ofPlatform().name("practice supervisor").daemon().factory());

  /** When something was first seen to wait; only the walking thread looks at it. */
  private final Map<String, Long> since = new HashMap<>();

  public static PracticeSupervisor on(Floor demo) {
    return new PracticeSupervisor(demo, PATIENCE, ROUND);
  }

  @SuppressWarnings("FutureReturnValueIgnored") // It goes on until he goes home.
  PracticeSupervisor(Floor floor, Duration patience, Duration round) {
    this.floor = floor;
    this.patience = patience;
    walk.scheduleWithFixedDelay(
        this::look, round.toMillis(), round.toMillis(), TimeUnit.MILLISECONDS);
  }

  private void look() {
    try {
      for (LinkTerms terms : DemoLinks.ALL) {
        floor.links().link(terms.id()).ifPresent(this::look);
      }
    } catch (RuntimeException e) {
      LOG.log(Level.WARNING, "the practice supervisor stumbled", e);
    }
  }

  private void look(LiveLink link) {
    for (PendingHit pending : link.state().pending()) {
      Optional<LiveTable> table = automatic(pending.hit().table());
      if (table.isPresent() && hasWaited(link.id() + " hit " + pending.hit().number())) {
        confirm(table.get());
      }
    }
    for (Award award : link.state().awards()) {
      boolean due = award.state() == Award.State.DUE;
      if (due
          && automatic(award.hit().table()).isPresent()
          && hasWaited(link.id() + " page " + award.page())) {
        pay(link, award);
      }
    }
  }

  private Optional<LiveTable> automatic(String table) {
    return floor.table(table).filter(live -> live.state().setup().isAutomatic());
  }

  private boolean hasWaited(String what) {
    long now = System.nanoTime();
    return now - since.computeIfAbsent(what, _ -> now) >= patience.toNanos();
  }

  private void confirm(LiveTable table) {
    boolean keyed =
        table
            .state()
            .controller()
            .filter(console -> console.controller() == Controller.GAME_MANAGER)
            .isPresent();
    LOG.log(Level.INFO, "nobody confirms the hit at table " + table.id() + ": the demo does");
    if (keyed) {
      byKey(table);
    } else {
      byCard(table);
    }
  }

  private static void byKey(LiveTable table) {
    if (next(table).isPresent() && key(table) == SupervisorKey.RUN) {
      press(table, SUPERVISOR, new ConsoleCommand.TurnKey(SupervisorKey.JPH));
    }
    boolean goesOn = true;
    while (goesOn && next(table).isPresent()) {
      goesOn = press(table, signs(next(table).get()), new ConsoleCommand.PressJPot());
    }
    if (key(table) == SupervisorKey.JPH) {
      press(table, SUPERVISOR, new ConsoleCommand.TurnKey(SupervisorKey.RUN));
    }
  }

  private static void byCard(LiveTable table) {
    boolean goesOn = true;
    while (goesOn && next(table).isPresent()) {
      goesOn =
          isConfirming(table)
              && press(table, signs(next(table).get()), new ConsoleCommand.SwipeCard());
    }
  }

  /** Confirm may have been pressed by a visitor who then had no card. */
  private static boolean isConfirming(LiveTable table) {
    return table.state().controller().flatMap(Console::confirming).isPresent()
        || press(table, SUPERVISOR, new ConsoleCommand.PressConfirm());
  }

  private static Optional<Console.Amount> next(LiveTable table) {
    return table.state().controller().flatMap(Console::nextToConfirm);
  }

  private static SupervisorKey key(LiveTable table) {
    return table.state().controller().map(Console::key).orElse(SupervisorKey.RUN);
  }

  private static Staff signs(Console.Amount amount) {
    return amount.executive() ? EXECUTIVE : SUPERVISOR;
  }

  private static boolean press(LiveTable table, Staff by, ConsoleCommand.Pressed button) {
    TableCommand command = new TableCommand.AtController(button);
    return isDone(table.ask(Ask.of(by, id(), command)).join());
  }

  private static void pay(LiveLink link, Award award) {
    if (isDone(link.ask(CASHIER, id(), new LinkCommand.Pay(award.page())).join())) {
      LOG.log(Level.INFO, "the demo has paid award " + award.page() + " of link " + link.id());
    }
  }

  private static boolean isDone(Answer answer) {
    if (answer instanceof Answer.No(Refused no)) {
      LOG.log(Level.INFO, "the practice supervisor was told: " + no.why());
    }
    return answer instanceof Answer.Done;
  }

  private static String id() {
    return "practice-" + UUID.randomUUID();
  }

  @Override
  public void close() {
    walk.shutdownNow();
  }
}
