package io.queenhigh.rules.progressive.controller;

import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.progressive.Controller;
import io.queenhigh.rules.progressive.ControllerStep;
import io.queenhigh.rules.progressive.LinkTerms.PaysFrom;
import io.queenhigh.rules.ruling.Refused;
import java.util.Collections;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;

/**
 * A table's controller in one round: keypad and key, or touch display and card reader. A fold of
 * its events.
 *
 * @param lit seats with a chip on the sensor; once locked, seats with a progressive wager
 * @param spot the spot that is selected on the display; 0 for none
 * @param called whether a supervisor was called for the marked hands
 * @param amounts what the link has fixed for them, in the order of payment
 * @param confirming who pressed confirm and has yet to swipe a card
 * @param recorded seats whose wins are in the log
 * @param onTheMeter hits in the log that the display still shows
 * @param dealers who dealt or marked in this round, and therefore confirms nothing
 */
public record Console(
    Controller controller,
    List<Button> buttons,
    String table,
    long round,
    Phase phase,
    NavigableSet<Integer> lit,
    Optional<Evidence> evidence,
    int spot,
    NavigableSet<Integer> marked,
    boolean called,
    List<Amount> amounts,
    SupervisorKey key,
    Optional<String> confirming,
    List<Integer> recorded,
    List<Long> onTheMeter,
    Set<String> dealers,
    boolean envyPaid) {

  public enum Phase {
    BETTING,
    LOCKED,
    SETTLING,
    OVER
  }

  /**
   * What is fixed for a marked hand.
   *
   * @param hit the link's number; 0 for what the tray pays
   */
  public record Amount(int seat, long hit, long cents, boolean executive) {}

  public Console {
    buttons = List.copyOf(buttons);
    lit = Collections.unmodifiableNavigableSet(lit);
    marked = Collections.unmodifiableNavigableSet(marked);
    amounts = List.copyOf(amounts);
    recorded = List.copyOf(recorded);
    onTheMeter = List.copyOf(onTheMeter);
    dealers = Collections.unmodifiableSet(dealers);
  }

  /** The controller before the first chip of a round. */
  public static Console of(
      Controller controller, PaysFrom paysFrom, PayTable payTable, String table, long round) {
    return of(controller, paysFrom, payTable, Optional.empty(), table, round);
  }

  /**
   * The same where a supervisor verifies more than what comes off the meter.
   *
   * @param verifyFrom the lowest hand that he verifies
   */
  public static Console of(
      Controller controller,
      PaysFrom paysFrom,
      PayTable payTable,
      Optional<String> verifyFrom,
      String table,
      long round) {
    return new Console(
        controller,
        Button.of(paysFrom, payTable, verifyFrom),
        table,
        round,
        Phase.BETTING,
        new TreeSet<>(),
        Optional.empty(),
        0,
        new TreeSet<>(),
        false,
        List.of(),
        SupervisorKey.RUN,
        Optional.empty(),
        List.of(),
        List.of(),
        Set.of(),
        false);
  }

  /** Hands that a supervisor has to verify and that have no mark. */
  public List<Held> unmarked() {
    return evidence.stream()
        .flatMap(shown -> shown.held().stream())
        .filter(this::mustBeVerified)
        .filter(held -> !marked.contains(held.seat()))
        .toList();
  }

  /** Marked seats that a supervisor has yet to look at before anything is paid. */
  public List<Integer> waiting() {
    return marked.stream().filter(this::waitsForASupervisor).toList();
  }

  /** The next win that a supervisor has to look at. */
  public Optional<Amount> nextToConfirm() {
    return amounts.stream().filter(amount -> !recorded.contains(amount.seat())).findFirst();
  }

  /** Why nothing may be paid yet: a win that is not marked, not verified, or still on the meter. */
  public Optional<Refused> winsNotDone() {
    return phase == Phase.SETTLING ? Ending.everyWinIsDone(this) : Optional.empty();
  }

  public boolean envyIsDue() {
    return !envyPaid && evidence.filter(shown -> !shown.envy().isEmpty()).isPresent();
  }

  /** Whether a seat's win was verified and is the link's to pay; the tray pays the others. */
  public boolean isPaidByTheLink(int seat) {
    return recorded.contains(seat)
        && evidence
            .flatMap(shown -> shown.at(seat))
            .filter(held -> isOffTheMeter(held.hand()))
            .isPresent();
  }

  public boolean isOffTheMeter(String hand) {
    return button(hand).filter(Button::offTheMeter).isPresent();
  }

  /** Any award can be marked. */
  boolean wins(Held held) {
    return held.wagered() && held.live() && button(held.hand()).isPresent();
  }

  /** Nothing is paid before a supervisor has seen it. */
  boolean mustBeVerified(Held held) {
    return wins(held) && button(held.hand()).filter(Button::verified).isPresent();
  }

  /** A mark that nobody has to verify waits for nobody, unless a supervisor was called for it. */
  boolean waitsForASupervisor(int seat) {
    return !recorded.contains(seat)
        && ((called && marked.contains(seat))
            || evidence.flatMap(shown -> shown.at(seat)).filter(this::mustBeVerified).isPresent());
  }

  Optional<Button> button(String hand) {
    return buttons.stream().filter(button -> button.hand().equals(hand)).findFirst();
  }

  String title(String hand) {
    return button(hand).map(Button::title).orElse(hand);
  }

  Citation cite(ControllerStep step) {
    return controller.cite(step);
  }

  Console with(Consumer<Draft> change) {
    Draft draft = new Draft(this);
    change.accept(draft);
    return draft.done();
  }

  /** A console while it is being changed; lives only inside {@link #with}. */
  static final class Draft {
    private final Console before;
    Phase phase;
    NavigableSet<Integer> lit;
    Optional<Evidence> evidence;
    int spot;
    NavigableSet<Integer> marked;
    boolean called;
    List<Amount> amounts;
    SupervisorKey key;
    Optional<String> confirming;
    List<Integer> recorded;
    List<Long> onTheMeter;
    Set<String> dealers;
    boolean envyPaid;

    private Draft(Console console) {
      before = console;
      phase = console.phase;
      lit = new TreeSet<>(console.lit);
      evidence = console.evidence;
      spot = console.spot;
      marked = new TreeSet<>(console.marked);
      called = console.called;
      amounts = console.amounts;
      key = console.key;
      confirming = console.confirming;
      recorded = console.recorded;
      onTheMeter = console.onTheMeter;
      dealers = new TreeSet<>(console.dealers);
      envyPaid = console.envyPaid;
    }

    private Console done() {
      return new Console(
          before.controller,
          before.buttons,
          before.table,
          before.round,
          phase,
          lit,
          evidence,
          spot,
          marked,
          called,
          amounts,
          key,
          confirming,
          recorded,
          onTheMeter,
          dealers,
          envyPaid);
    }
  }
}
