package io.queenhigh.floor;

import io.queenhigh.floor.table.Happened;
import io.queenhigh.floor.table.LinkDuty;
import io.queenhigh.floor.table.Step;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.floor.table.TableEvent;
import io.queenhigh.floor.table.TableState;
import io.queenhigh.rules.progressive.Link;
import io.queenhigh.rules.progressive.LinkCommand;
import io.queenhigh.rules.progressive.PendingHit;
import io.queenhigh.rules.progressive.controller.ConsoleEvent;
import io.queenhigh.rules.ruling.Actor.Staff;
import io.queenhigh.rules.ruling.Refused;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A table's dealings with its progressive link.
 *
 * <pre>
 *   beforehand   a win is recorded, a mark taken back, the meter let go: the link first, then the table
 *   owed         wagers locked, hands claimed, a round over or void: the table first, then the link
 * </pre>
 */
final class AtTheLink {

  private final Links links;
  private final Supplier<TableState> state;
  private final Function<List<Step>, CompletableFuture<Answer>> note;

  /** A link and what to ask of it. */
  private record Question(Staff by, LinkCommand command) {}

  AtTheLink(
      Links links,
      Supplier<TableState> state,
      Function<List<Step>, CompletableFuture<Answer>> note) {
    this.links = links;
    this.state = state;
    this.note = note;
  }

  /** The link as it stands; empty at a table without one, or when it cannot be found. */
  Optional<Link> link() {
    return links.of(state.get());
  }

  private Optional<LiveLink> live() {
    return state.get().setup().link().flatMap(linked -> links.link(linked.id()));
  }

  boolean isOwed() {
    return duty().isPresent();
  }

  private Optional<LinkDuty> duty() {
    return link().flatMap(link -> LinkDuty.next(state.get(), link));
  }

  /** Does what is owed, one after the other; what cannot be done now is done next time. */
  CompletableFuture<Boolean> owed() {
    Optional<LinkDuty> duty = duty();
    if (duty.isEmpty()) {
      return CompletableFuture.completedFuture(true);
    }
    return done(duty.get())
        .thenCompose(done -> done ? owed() : CompletableFuture.completedFuture(false));
  }

  private CompletableFuture<Boolean> done(LinkDuty duty) {
    return switch (duty) {
      case LinkDuty.Tell(Staff by, LinkCommand command) ->
          live().orElseThrow().ask(by, command).thenCompose(answer -> heard(command, answer));
      case LinkDuty.Note(List<Step> steps) -> note.apply(steps).thenApply(AtTheLink::isDone);
    };
  }

  /** Wagers that the link does not take go back to the players, and the game goes on. */
  private CompletableFuture<Boolean> heard(LinkCommand command, Answer answer) {
    if (answer instanceof Answer.No(Refused no) && command instanceof LinkCommand.Contribute) {
      Step giveBack = new Step(Staff.FLOOR, new TableCommand.ReturnProgressive(no.why()));
      return note.apply(List.of(giveBack)).thenApply(AtTheLink::isDone);
    }
    return CompletableFuture.completedFuture(isDone(answer));
  }

  private static boolean isDone(Answer answer) {
    return answer instanceof Answer.Done;
  }

  /** What the link refuses does not happen at the controller either. */
  CompletableFuture<Optional<Answer>> beforehand(Ask ask, List<Happened> happened) {
    List<Question> questions = questions(ask, happened);
    return questions.isEmpty()
        ? CompletableFuture.completedFuture(Optional.empty())
        : asked(live().orElseThrow(), questions);
  }

  private static CompletableFuture<Optional<Answer>> asked(
      LiveLink link, List<Question> questions) {
    if (questions.isEmpty()) {
      return CompletableFuture.completedFuture(Optional.empty());
    }
    Question first = questions.getFirst();
    if (isKnown(link.state(), first.command)) {
      return asked(link, questions.subList(1, questions.size()));
    }
    return link.ask(first.by, first.command)
        .thenCompose(
            answer ->
                isDone(answer)
                    ? asked(link, questions.subList(1, questions.size()))
                    : CompletableFuture.completedFuture(Optional.of(answer)));
  }

  private List<Question> questions(Ask ask, List<Happened> happened) {
    List<Question> questions = new ArrayList<>();
    for (Happened one : happened) {
      if (one.event() instanceof TableEvent.AtController(ConsoleEvent event)) {
        switch (event) {
          case ConsoleEvent.WinRecorded(_, long hit, Staff by) ->
              questions.add(new Question(by, new LinkCommand.Confirm(hit)));
          case ConsoleEvent.MeterReleased(List<Long> hits) ->
              hits.forEach(
                  hit -> questions.add(new Question(person(ask), new LinkCommand.MoveMeter(hit))));
          case ConsoleEvent.HandUnmarked(_, List<Integer> seats, _) ->
              hitsOf(seats)
                  .forEach(
                      hit ->
                          questions.add(
                              new Question(
                                  person(ask),
                                  new LinkCommand.Cancel(hit, "The mark was taken back"))));
          default -> {}
        }
      }
    }
    return questions;
  }

  private List<Long> hitsOf(List<Integer> seats) {
    return link().stream()
        .flatMap(link -> link.pendingOf(state.get().id(), state.get().round().number()).stream())
        .map(PendingHit::hit)
        .filter(hit -> seats.contains(hit.winner().seat()))
        .map(hit -> hit.number())
        .toList();
  }

  /** A button pressed again after a crash finds the link ahead of the table. */
  private static boolean isKnown(Link link, LinkCommand command) {
    return switch (command) {
      case LinkCommand.Confirm(long hit) ->
          link.awards().stream().anyMatch(award -> award.hit().number() == hit);
      case LinkCommand.MoveMeter(long hit) -> link.pendingHit(hit).isEmpty();
      default -> false;
    };
  }

  private static Staff person(Ask ask) {
    return ask.steps().stream()
        .filter(step -> step.command() instanceof TableCommand.AtController)
        .map(Step::actor)
        .filter(Staff.class::isInstance)
        .map(Staff.class::cast)
        .findFirst()
        .orElse(Staff.FLOOR);
  }
}
