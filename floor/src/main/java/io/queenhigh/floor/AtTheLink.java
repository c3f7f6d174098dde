package io.queenhigh.floor;

import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.table.Happened;
import io.queenhigh.floor.table.LinkDuty;
import io.queenhigh.floor.table.Step;
import io.queenhigh.floor.table.TableEvent;
import io.queenhigh.floor.table.TableState;
import io.queenhigh.rules.progressive.Link;
import io.queenhigh.rules.round.Event;
import io.queenhigh.rules.ruling.Refused;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A table's dealings with its progressive link; what they are is said by {@link LinkDuty}.
 *
 * <pre>
 *   beforehand   a win is recorded, the meter let go: the link first, then the table;
 *                a mark taken back, a round void, the next one opened: by the link as it stands;
 *                cards over locked wagers: when the link has answered for them
 *   owed         wagers locked, hands claimed, a round over or void: the table first, then the link
 * </pre>
 */
final class AtTheLink {

  private static final CompletableFuture<Void> NOTHING = CompletableFuture.completedFuture(null);
  private static final CompletableFuture<Optional<Answer>> NO_OBJECTION =
      CompletableFuture.completedFuture(Optional.empty());

  /** Wagers that the link does not take can go back only before the deal. */
  private static final Answer NOT_TAKEN =
      new Answer.Unavailable("The link has not taken the locked wagers yet; ask again");

  private final Links links;
  private final Supplier<Optional<TableState>> table;

  AtTheLink(Links links, Supplier<Optional<TableState>> table) {
    this.links = links;
    this.table = table;
  }

  Optional<TableState> table() {
    return table.get();
  }

  /** The link as it stands; empty at a table without one, or when it cannot be found. */
  Optional<Link> link() {
    return live().map(LiveLink::state);
  }

  private Optional<LiveLink> live() {
    return table
        .get()
        .flatMap(state -> state.setup().link())
        .flatMap(linked -> links.link(linked.id()));
  }

  /**
   * Does what is owed, one after the other; what cannot be done now is done next time.
   *
   * @param note writes at the table what the link has told it
   */
  CompletableFuture<Void> owed(Function<List<Step>, CompletableFuture<Answer>> note) {
    Optional<LinkDuty> duty = next();
    if (duty.isEmpty()) {
      return NOTHING;
    }
    return done(live().orElseThrow(), duty.get(), note)
        .thenCompose(answer -> goesOn(duty, answer) ? owed(note) : NOTHING);
  }

  /** Whether something is owed, as far as is known here. */
  boolean owes() {
    return next().isPresent();
  }

  private Optional<LinkDuty> next() {
    return link().flatMap(link -> LinkDuty.next(table.get().orElseThrow(), link));
  }

  /** What the link refuses may be done by now: another floor has told it. */
  private boolean goesOn(Optional<LinkDuty> duty, Answer answer) {
    return switch (answer) {
      case Answer.Done _ -> true;
      case Answer.No _ -> !next().equals(duty);
      case Answer.Unavailable _ -> false;
    };
  }

  private static CompletableFuture<Answer> done(
      LiveLink link, LinkDuty duty, Function<List<Step>, CompletableFuture<Answer>> note) {
    return switch (duty) {
      case LinkDuty.Note(List<Step> steps) -> note.apply(steps);
      case LinkDuty.Tell tell ->
          link.ask(tell.by(), tell.command())
              .thenCompose(
                  answer ->
                      answer instanceof Answer.No(Refused no)
                          ? LinkDuty.whenRefused(tell, no)
                              .map(note)
                              .orElse(CompletableFuture.completedFuture(answer))
                          : CompletableFuture.completedFuture(answer));
    };
  }

  /** What the link refuses does not happen at the controller either. */
  CompletableFuture<Optional<Answer>> beforehand(Ask ask, List<Happened> happened) {
    Optional<LiveLink> link = live();
    if (link.isEmpty()) {
      return NO_OBJECTION;
    }
    if (showsCards(happened)
        && LinkDuty.isUnheard(happened.getLast().after(), link.get().state())) {
      return CompletableFuture.completedFuture(Optional.of(NOT_TAKEN));
    }
    return closesLockedWagers(happened) || !LinkDuty.unmarked(happened).isEmpty()
        ? link.get()
            .readOn()
            .thenApply(
                read -> read instanceof Answer.Done ? objection(happened) : Optional.of(read))
        : told(link.get(), LinkDuty.beforehand(ask.steps(), happened));
  }

  /** Cards are dealt here, or keyed that were dealt elsewhere. */
  private boolean showsCards(List<Happened> happened) {
    boolean dealt =
        !table.get().orElseThrow().round().isDealt()
            && happened.getLast().after().round().isDealt();
    return dealt || happened.stream().anyMatch(one -> one.event() instanceof TableEvent.WinKeyed);
  }

  private boolean closesLockedWagers(List<Happened> happened) {
    return table.get().orElseThrow().round().progressiveLocked()
        && (voids(happened) || opensTheNext(happened));
  }

  private static boolean voids(List<Happened> happened) {
    return happened.stream()
        .anyMatch(one -> one.event() instanceof TableEvent.InRound(Event.RoundVoided _));
  }

  private static boolean opensTheNext(List<Happened> happened) {
    return happened.stream()
        .anyMatch(one -> one.event() instanceof TableEvent.InRound(Event.NextRoundOpened _));
  }

  /**
   * Another floor may have a win of this round fixed or confirmed, or have told the link of wagers
   * that the link has yet to give back: that is asked where it counts.
   */
  private Optional<Answer> objection(List<Happened> happened) {
    TableState state = table.get().orElseThrow();
    Optional<Refused> no =
        voids(happened)
            ? LinkDuty.againstVoiding(state, link())
            : opensTheNext(happened)
                ? LinkDuty.againstTheNextRound(state, link())
                : LinkDuty.againstUnmarking(state, link(), happened);
    return no.map(Answer.No::new);
  }

  private static CompletableFuture<Optional<Answer>> told(
      LiveLink link, List<LinkDuty.Tell> duties) {
    if (duties.isEmpty()) {
      return NO_OBJECTION;
    }
    LinkDuty.Tell first = duties.getFirst();
    if (LinkDuty.isKnown(link.state(), first)) {
      return told(link, duties.subList(1, duties.size()));
    }
    return link.ask(first.by(), first.command())
        .thenCompose(
            answer ->
                answer instanceof Answer.Done
                    ? told(link, duties.subList(1, duties.size()))
                    : CompletableFuture.completedFuture(Optional.of(answer)));
  }
}
