package io.queenhigh.floor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.queenhigh.floor.journal.TableLines;
import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.table.Accounts;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.floor.table.TableState;
import io.queenhigh.floor.view.Viewer;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Phase;
import io.queenhigh.rules.ruling.Actor.Post;
import io.queenhigh.rules.ruling.Actor.Staff;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** A live table in a test, and the people who talk to it. */
final class Felt implements AutoCloseable {

  static final String DEALER = "dora";
  static final String SUPERVISOR = "sue";
  static final String EXECUTIVE = "eve";

  private final Store store;
  private final LiveTable table;
  private final Story story;

  Felt(Store store, LiveTable table) {
    this.store = store;
    this.table = table;
    this.story = new Story(table, Viewer.BYSTANDER);
  }

  LiveTable table() {
    return table;
  }

  TableState state() {
    return table.state();
  }

  Phase phase() {
    return state().round().phase();
  }

  // What people do

  Felt sits(String player, int seat, long cents) {
    return does(player, new TableCommand.Sit(seat, cents));
  }

  Felt bets(String player, int seat, long cents) {
    return does(player, new Command.Bet(seat, Wager.ANTE, cents));
  }

  Felt isReady(String player, int seat) {
    return does(player, new TableCommand.Ready(seat));
  }

  Felt does(String player, Command command) {
    return does(player, new TableCommand.InRound(command));
  }

  Felt does(String player, TableCommand command) {
    return done(table.ask(Ask.player(player, CardRoom.nextId(), command)).join(), command);
  }

  Felt dealer(Command... commands) {
    for (Command command : commands) {
      dealer(new TableCommand.InRound(command));
    }
    return this;
  }

  Felt dealer(TableCommand command) {
    return done(
        table.ask(Ask.of(new Staff(DEALER, Post.DEALER), CardRoom.nextId(), command)).join(),
        command);
  }

  /** What an automatic table does by itself, sooner. */
  Felt floor(Command command) {
    TableCommand inRound = new TableCommand.InRound(command);
    return done(table.ask(Ask.of(Staff.FLOOR, CardRoom.nextId(), inRound)).join(), command);
  }

  Felt supervisor(Command command) {
    return supervisor(new TableCommand.InRound(command));
  }

  /** The supervisor wants the round void, and an executive confirms it where it takes two. */
  Felt voids(String reason) {
    supervisor(new Command.VoidRound(reason));
    return state().voiding().isPresent() ? executive(new TableCommand.ConfirmVoid()) : this;
  }

  Felt executive(TableCommand command) {
    return done(
        table.ask(Ask.of(new Staff(EXECUTIVE, Post.EXECUTIVE), CardRoom.nextId(), command)).join(),
        command);
  }

  Felt supervisor(TableCommand command) {
    return done(
        table
            .ask(Ask.of(new Staff(SUPERVISOR, Post.SUPERVISOR), CardRoom.nextId(), command))
            .join(),
        command);
  }

  /** The house dealer takes the round from the open bets to the next one, and everybody folds. */
  Felt dealerFinishes() {
    dealer(new Command.NoMoreBets()).dealer(new TableCommand.DealSealed());
    while (state().round().turn() != 0) {
      int seat = state().round().turn();
      does(state().round().spot(seat).orElseThrow().player(), new Command.Fold(seat));
    }
    dealer(new Command.CollectForfeits(), new Command.Reveal());
    return dealer(new Command.Settle(Optional.empty()), new Command.NextRound());
  }

  private Felt done(Answer answer, Object command) {
    assertInstanceOf(Answer.Done.class, answer, () -> command + ": " + answer);
    return this;
  }

  // What they are told

  /** That the table says no in these words, clause included, and nothing changes. */
  Felt refuses(String player, TableCommand command, String words) {
    return refuses(Ask.player(player, CardRoom.nextId(), command), words);
  }

  Felt refuses(String player, Command command, String words) {
    return refuses(player, new TableCommand.InRound(command), words);
  }

  Felt refusesDealer(TableCommand command, String words) {
    return refuses(Ask.of(new Staff(DEALER, Post.DEALER), CardRoom.nextId(), command), words);
  }

  Felt refusesFloor(Command command, String words) {
    return refuses(
        Ask.of(Staff.FLOOR, CardRoom.nextId(), new TableCommand.InRound(command)), words);
  }

  Felt refusesDealer(Command command, String words) {
    return refusesDealer(new TableCommand.InRound(command), words);
  }

  Felt refusesSupervisor(TableCommand command, String words) {
    return refuses(
        Ask.of(new Staff(SUPERVISOR, Post.SUPERVISOR), CardRoom.nextId(), command), words);
  }

  Felt refuses(Ask ask, String words) {
    TableState before = state();
    Answer.No no = assertInstanceOf(Answer.No.class, table.ask(ask).join());
    assertEquals(words, no.refused().toString());
    assertEquals(before, state());
    return this;
  }

  // What there is to see

  TableState until(Predicate<TableState> wanted) throws Exception {
    return story.until(wanted);
  }

  TableState until(Phase phase) throws Exception {
    return until(state -> state.round().phase() == phase);
  }

  /** Waits for a decision of this seat. */
  TableState untilTurnOf(int seat) throws Exception {
    return until(state -> state.round().turn() == seat);
  }

  /** Whether everybody can see that the table waits for this. */
  boolean waitsFor(String what, int seat) {
    return table
        .view(Viewer.BYSTANDER)
        .clock()
        .filter(clock -> clock.what().equals(what) && clock.seat() == seat)
        .isPresent();
  }

  List<StreamEvent> told() {
    return story.events();
  }

  List<Entry> journal() {
    return store.read(TableLines.stream(table.id()), 0, 100_000);
  }

  List<String> types() {
    return journal().stream().map(Entry::type).toList();
  }

  /** The last line of a type. */
  Optional<Entry> last(String type) {
    return journal().reversed().stream().filter(line -> line.type().equals(type)).findFirst();
  }

  long wallet(String player) {
    return store.balance(Accounts.wallet(player));
  }

  /** What the ledger has in a rack, which the table must agree with. */
  long rack(String player) {
    long cents = store.balance(Accounts.rack(table.id(), player));
    assertEquals(cents, state().rack(player));
    return cents;
  }

  @Override
  public void close() {
    story.close();
  }
}
