package io.queenhigh.floor.table;

import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Pays;
import io.queenhigh.rules.progressive.Hit;
import io.queenhigh.rules.progressive.Link;
import io.queenhigh.rules.progressive.LinkCommand;
import io.queenhigh.rules.progressive.LockedWager;
import io.queenhigh.rules.progressive.PendingHit;
import io.queenhigh.rules.progressive.TableOnLink;
import io.queenhigh.rules.progressive.TableOnLink.Lock;
import io.queenhigh.rules.progressive.controller.Console;
import io.queenhigh.rules.progressive.controller.ConsoleCommand;
import io.queenhigh.rules.progressive.controller.ConsoleEvent;
import io.queenhigh.rules.progressive.controller.Held;
import io.queenhigh.rules.round.Phase;
import io.queenhigh.rules.round.Round;
import io.queenhigh.rules.ruling.Actor.Post;
import io.queenhigh.rules.ruling.Actor.Staff;
import io.queenhigh.rules.ruling.Refused;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a table and its link still owe each other. Each is a stream of its own and a crash can come
 * between any two lines, so what remains to be done is read off both as they stand; every part of
 * it can be asked twice and counts once.
 */
public sealed interface LinkDuty {

  /** Something the link has to hear; what it refuses may have to be mended at the table. */
  record Tell(Staff by, LinkCommand.OfATable command) implements LinkDuty {}

  /** Something the table has to take over from the link. */
  record Note(List<Step> steps) implements LinkDuty {}

  static Optional<LinkDuty> next(TableState state, Link link) {
    if (state.controller().isEmpty()) {
      return Optional.empty();
    }
    return link.table(state.id())
        .map(row -> of(state, state.controller().get(), link, row))
        .orElseGet(() -> leftBehind(state));
  }

  /**
   * What the link has to hear, and agree to, before this happens at the table: a win is recorded,
   * the meter let go.
   */
  static List<Tell> beforehand(List<Step> steps, List<Happened> happened) {
    return atTheController(happened).flatMap(event -> first(steps, event)).toList();
  }

  private static Stream<ConsoleEvent> atTheController(List<Happened> happened) {
    return happened.stream()
        .map(Happened::event)
        .filter(TableEvent.AtController.class::isInstance)
        .map(event -> ((TableEvent.AtController) event).event());
  }

  private static Stream<Tell> first(List<Step> steps, ConsoleEvent event) {
    return switch (event) {
      case ConsoleEvent.WinRecorded(_, long hit, Staff by) ->
          hit == 0 ? Stream.empty() : Stream.of(new Tell(by, new LinkCommand.Confirm(hit)));
      case ConsoleEvent.MeterReleased(List<Long> hits) ->
          hits.stream().map(hit -> new Tell(person(steps), new LinkCommand.MoveMeter(hit)));
      default -> Stream.empty();
    };
  }

  /** The seats whose marks are taken back. */
  static List<Integer> unmarked(List<Happened> happened) {
    return LinkRules.unmarked(atTheController(happened).toList());
  }

  /**
   * Whether the link has not heard of wagers that this round has locked. One that knows of a later
   * round has: then it is this table that lags behind.
   */
  static boolean isUnheard(TableState state, Link link) {
    Round round = state.round();
    return LinkRules.holdsWagers(round)
        && link.table(state.id()).filter(row -> row.round() >= round.number()).isEmpty();
  }

  /** Why a round may not be void, by the link as it stands. */
  static Optional<Refused> againstVoiding(TableState state, Optional<Link> link) {
    return new LinkRules(state, link).mayVoid();
  }

  /** Why the next round may not be opened yet, by the link as it stands. */
  static Optional<Refused> againstTheNextRound(TableState state, Optional<Link> link) {
    return new LinkRules(state, link).mayOpenNextRound();
  }

  /** Why marks may not be taken back, by the link as it stands. */
  static Optional<Refused> againstUnmarking(
      TableState state, Optional<Link> link, List<Happened> happened) {
    return new LinkRules(state, link).mayUnmark(unmarked(happened));
  }

  /**
   * A button pressed again after a crash finds the link ahead of the table. A hit that the link has
   * not heard of yet is none that has left its meter.
   */
  static boolean isKnown(Link link, Tell tell) {
    return switch (tell.command()) {
      case LinkCommand.Confirm(long hit) ->
          link.awards().stream()
              .filter(award -> award.hit().number() == hit)
              .anyMatch(award -> award.confirmedBy().equals(tell.by()));
      case LinkCommand.MoveMeter(long hit) ->
          hit < link.next().hit() && link.pendingHit(hit).isEmpty();
      default -> false;
    };
  }

  private static Staff person(List<Step> steps) {
    return steps.stream()
        .filter(step -> step.command() instanceof TableCommand.AtController)
        .map(Step::actor)
        .filter(Staff.class::isInstance)
        .map(Staff.class::cast)
        .findFirst()
        .orElse(Staff.FLOOR);
  }

  /**
   * Wagers that the link does not take go back to the players, and the game goes on. Those that it
   * has taken already stay: another floor has told it of them.
   */
  static Optional<List<Step>> whenRefused(Tell tell, Refused no) {
    return tell.command() instanceof LinkCommand.Contribute
            && !no.id().equals(LinkCommand.Contribute.COUNTED_ALREADY)
        ? Optional.of(List.of(returning(no.why())))
        : Optional.empty();
  }

  private static Step returning(String why) {
    return new Step(Staff.FLOOR, new TableCommand.ReturnProgressive(why));
  }

  /**
   * Wagers that were locked in the moment in which the table left its link. It is the link that
   * says so: one that lags behind may not know yet that the table has come.
   */
  private static Optional<LinkDuty> leftBehind(TableState state) {
    boolean dealt = state.round().isDealt();
    return LinkRules.holdsWagers(state.round()) && !dealt && state.round().phase() != Phase.VOID
        ? contribute(state)
        : Optional.empty();
  }

  private static Optional<LinkDuty> contribute(TableState state) {
    return tell(
        new LinkCommand.Contribute(state.id(), state.round().number(), state.progressiveWagers()));
  }

  private static Optional<LinkDuty> of(
      TableState state, Console console, Link link, TableOnLink row) {
    Round round = state.round();
    boolean known = row.round() == round.number();
    // Tables lock before their link does: another floor has, and this one has not heard of it.
    boolean lagsBehind =
        row.round() > round.number()
            || (known && !round.progressiveLocked() && round.phase() != Phase.VOID);
    if (lagsBehind) {
      return Optional.empty();
    }
    if (LinkRules.holdsWagers(round) && !known && round.phase() != Phase.VOID) {
      return contribute(state);
    }
    if (!known || row.lock() != Lock.LOCKED) {
      return Optional.empty();
    }
    if (round.phase() == Phase.VOID || !LinkRules.holdsWagers(round)) {
      return givenBack(state, link);
    }
    if (console.phase() == Console.Phase.OVER) {
      return tell(new LinkCommand.EndRound(state.id(), round.number()));
    }
    return console.called() ? claims(state, console, link) : Optional.empty();
  }

  /** Hits of a void round were none, and its wagers go back. */
  private static Optional<LinkDuty> givenBack(TableState state, Link link) {
    return hits(state, link).stream()
        .findFirst()
        .map(hit -> tell(new LinkCommand.Cancel(hit.number(), "The round is void")))
        .orElseGet(
            () -> tell(new LinkCommand.ReturnContribution(state.id(), state.round().number())));
  }

  /** Marked hands are claimed, and the controller shows what the link has fixed for them. */
  private static Optional<LinkDuty> claims(TableState state, Console console, Link link) {
    List<Hit> fixed = hits(state, link);
    List<Held> all =
        console.evidence().orElseThrow().held().stream()
            .filter(held -> console.marked().contains(held.seat()))
            .filter(held -> !console.recorded().contains(held.seat()))
            .toList();
    List<Held> marked = all.stream().filter(held -> console.isOffTheMeter(held.hand())).toList();
    boolean allFixed =
        marked.stream()
            .allMatch(held -> fixed.stream().anyMatch(hit -> hit.winner().seat() == held.seat()));
    Optional<Hit> alone =
        fixed.stream().filter(hit -> !console.recorded().contains(hit.winner().seat())).findFirst();
    if (!allFixed && alone.isPresent()) {
      // A mark was taken back and made again; a round's hits are fixed together, in their order.
      return tell(
          new LinkCommand.Cancel(alone.get().number(), "Claimed again with the whole round"));
    }
    if (!allFixed) {
      return Optional.of(
          new Tell(
              dealer(console),
              new LinkCommand.Claim(
                  state.id(),
                  state.round().number(),
                  marked.stream()
                      .map(held -> new LinkCommand.Claimed(held.seat(), held.hand(), held.cards()))
                      .toList())));
    }
    List<Console.Amount> tray = fromTheTray(state, console, link, all);
    boolean shown =
        fixed.stream()
                .allMatch(
                    hit ->
                        console.amounts().stream()
                            .anyMatch(
                                amount ->
                                    amount.hit() == hit.number()
                                        && amount.cents() == hit.awardCents()))
            && console.amounts().containsAll(tray);
    return shown || all.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Note(List.of(new Step(Staff.FLOOR, new ConsoleCommand.FixAmounts(fixed, tray)))));
  }

  /** What the tray pays for marked hands; a large award asks for an executive there, too. */
  private static List<Console.Amount> fromTheTray(
      TableState state, Console console, Link link, List<Held> marked) {
    List<Console.Amount> amounts = new ArrayList<>();
    for (Held held : marked) {
      if (!console.isOffTheMeter(held.hand())) {
        long cents = awardCents(state, link.payTable(), held);
        boolean executive = link.terms().executive().asks(0, cents);
        amounts.add(new Console.Amount(held.seat(), 0, cents, executive));
      }
    }
    return amounts;
  }

  private static long awardCents(TableState state, PayTable table, Held held) {
    long wager =
        state.progressiveWagers().stream()
            .filter(locked -> locked.seat() == held.seat())
            .mapToLong(LockedWager::cents)
            .sum();
    return table.lines().stream()
        .filter(line -> line.hand().key().equals(held.hand()))
        .mapToLong(
            line ->
                line.pays() instanceof Pays.ForOne(long odds) ? Math.multiplyExact(odds, wager) : 0)
        .sum();
  }

  private static List<Hit> hits(TableState state, Link link) {
    return link.pendingOf(state.id(), state.round().number()).stream()
        .map(PendingHit::hit)
        .toList();
  }

  /** Whoever marked the hands: he does not confirm them. */
  private static Staff dealer(Console console) {
    return console.dealers().stream()
        .findFirst()
        .map(name -> new Staff(name, Post.DEALER))
        .orElse(Staff.FLOOR);
  }

  private static Optional<LinkDuty> tell(LinkCommand.OfATable command) {
    return Optional.of(new Tell(Staff.FLOOR, command));
  }
}
