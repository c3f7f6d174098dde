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
 *   beforehand   a win is recorded, a mark taken back, the meter let go: the link first, then the table;
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
    Optional<LiveLink> link = live();
    Optional<LinkDuty> duty =
        link.flatMap(live -> LinkDuty.next(table.get().orElseThrow(), live.state()));
    if (duty.isEmpty()) {
      return NOTHING;
    }
    return done(link.get(), duty.get(), note)
        .thenCompose(answer -> answer instanceof Answer.Done ? owed(note) : NOTHING);
  }

  private CompletableFuture<Answer> done(
      LiveLink link, LinkDuty duty, Function<List<Step>, CompletableFuture<Answer>> note) {
    return switch (duty) {
      case LinkDuty.Note(List<Step> steps) -> note.apply(steps);
      case LinkDuty.Tell tell ->
          link.ask(tell.by(), tell.command())
              .thenCompose(
                  answer ->
                      answer instanceof Answer.No
                          ? refusedOnceMore(link, tell, answer, note)
                          : CompletableFuture.completedFuture(answer));
    };
  }

  /**
   * A refusal is written nowhere, so that nobody stops a link that lags: it counts when the link
   * has been read to its end. What another floor has told it meanwhile is done.
   */
  private CompletableFuture<Answer> refusedOnceMore(
      LiveLink link,
      LinkDuty.Tell tell,
      Answer first,
      Function<List<Step>, CompletableFuture<Answer>> note) {
    return link.readOn()
        .thenCompose(
            read ->
                !(read instanceof Answer.Done)
                    ? CompletableFuture.completedFuture(first)
                    : isStillOwed(link, tell)
                        ? link.ask(tell.by(), tell.command())
                            .thenCompose(answer -> giveUp(tell, answer, note))
                        : CompletableFuture.completedFuture(read));
  }

  private boolean isStillOwed(LiveLink link, LinkDuty.Tell tell) {
    return LinkDuty.next(table.get().orElseThrow(), link.state()).filter(tell::equals).isPresent();
  }

  private static CompletableFuture<Answer> giveUp(
      LinkDuty.Tell tell, Answer answer, Function<List<Step>, CompletableFuture<Answer>> note) {
    return answer instanceof Answer.No(Refused no)
        ? LinkDuty.whenRefused(tell, no).map(note).orElse(CompletableFuture.completedFuture(answer))
        : CompletableFuture.completedFuture(answer);
  }

  /** What the link refuses does not happen at the controller either. */
  CompletableFuture<Optional<Answer>> beforehand(Ask ask, List<Happened> happened) {
    Optional<LiveLink> link = live();
    if (link.isEmpty()) {
      return NO_OBJECTION;
    }
    if (deals(happened) && LinkDuty.isUnheard(happened.getLast().after(), link.get().state())) {
      return CompletableFuture.completedFuture(Optional.of(NOT_TAKEN));
    }
    return closesLockedWagers(happened)
        ? link.get()
            .readOn()
            .thenApply(read -> read instanceof Answer.Done ? mayClose(happened) : Optional.of(read))
        : told(
            link.get(),
            LinkDuty.beforehand(
                table.get().orElseThrow(), link.get().state(), ask.steps(), happened));
  }

  private boolean deals(List<Happened> happened) {
    return !table.get().orElseThrow().round().isDealt()
        && happened.getLast().after().round().isDealt();
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
   * Another floor may have a win of this round confirmed, or have told the link of wagers that the
   * link has yet to give back: that is asked where it counts.
   */
  private Optional<Answer> mayClose(List<Happened> happened) {
    TableState state = table.get().orElseThrow();
    Optional<Refused> no =
        voids(happened)
            ? LinkDuty.againstVoiding(state, link())
            : LinkDuty.againstTheNextRound(state, link());
    return no.map(Answer.No::new);
  }

  private static CompletableFuture<Optional<Answer>> told(
      LiveLink link, List<LinkDuty.Tell> duties) {
    if (duties.isEmpty()) {
      return NO_OBJECTION;
    }
    LinkDuty.Tell first = duties.getFirst();
    if (LinkDuty.isKnown(link.state(), first.command())) {
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
