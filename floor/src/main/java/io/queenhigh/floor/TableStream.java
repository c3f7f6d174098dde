package io.queenhigh.floor;

import io.queenhigh.floor.journal.NewerLine;
import io.queenhigh.floor.journal.SealedSnapshots;
import io.queenhigh.floor.journal.Snapshots;
import io.queenhigh.floor.journal.Snapshots.Snapshot;
import io.queenhigh.floor.journal.TableLines;
import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Fact;
import io.queenhigh.floor.store.Kept;
import io.queenhigh.floor.store.StoreUnavailable;
import io.queenhigh.floor.store.Transfer;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.stream.LiveStream;
import io.queenhigh.floor.stream.Restored;
import io.queenhigh.floor.stream.Stand;
import io.queenhigh.floor.stream.StreamDefinition;
import io.queenhigh.floor.table.Accounts;
import io.queenhigh.floor.table.Decks.Sealed;
import io.queenhigh.floor.table.Happened;
import io.queenhigh.floor.table.HouseRule;
import io.queenhigh.floor.table.TableEvent;
import io.queenhigh.floor.table.TableRules;
import io.queenhigh.floor.table.TableState;
import io.queenhigh.rules.money.Dollars;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.rules.ruling.Ruling;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;

/** A table as a stream: its rules, its sealed deck, and what it owes to its link. */
final class TableStream implements StreamDefinition<TableState, Ask, Happened> {

  /** A restart reads about this many lines of a table's journal at most. */
  private static final int LINES_PER_SNAPSHOT = 200;

  private final Services services;
  private final String id;
  private final AtTheLink link;
  private final Listener listener;
  private Optional<Sealed> deck = Optional.empty();
  private DeckBox judgedWith;

  /** Hears what is on disk. */
  interface Listener {
    void heard(List<Happened> happened, List<Fact> facts, long atMillis);
  }

  TableStream(Services services, String id, AtTheLink link, Listener listener) {
    this.services = services;
    this.id = id;
    this.link = link;
    this.listener = listener;
    this.judgedWith = box();
  }

  /** Writes the first lines of a table. */
  static CompletableFuture<Answer> open(Services services, Ask ask) {
    String id = ask.opens().orElseThrow().setup().id();
    TableStream table =
        new TableStream(
            services, id, new AtTheLink(services.links(), Optional::empty), (_, _, _) -> {});
    return new LiveStream<>(services.machinery(), table, Restored.nothing()).ask(ask);
  }

  /** Puts a table together again, with the deck that was sealed for the round that is on. */
  Restored<TableState> restored(Optional<String> snapshot) {
    Restored<TableState> restored = read(snapshot);
    while (!caughtUp(restored.stand())) {
      restored = read(snapshot);
    }
    return restored;
  }

  private Restored<TableState> read(Optional<String> snapshot) {
    return Restored.from(
        services.store(),
        this,
        SealedSnapshots.open(
            services.store().vault(), new Kept(Snapshots.kind(), id, snapshot), called()),
        body ->
            services
                .formats()
                .snapshots()
                .read(body)
                .map(found -> Stand.at(found.head(), found.state())));
  }

  @Override
  public String stream() {
    return TableLines.stream(id);
  }

  @Override
  public String called() {
    return "Table " + id;
  }

  @Override
  public Ruling<Happened> judge(Optional<TableState> state, Ask ask, long nowMillis) {
    judgedWith = box();
    TableRules rules =
        new TableRules(
            services.fold(), judgedWith, link.link(), services.room().office(), nowMillis);
    if (state.isEmpty()) {
      return rules.open(ask.by(), ask.opens().orElseThrow());
    }
    return ask.opens().isEmpty()
        ? rules.judge(state.get(), ask.steps(), ask.allowance())
        : Ruling.no(
            "table-name-used",
            "There has been a table " + id + "; take another name",
            HouseRule.SETUP);
  }

  @Override
  public boolean isOurs() {
    // A table that is not open is nobody's: whoever is asked says that its name is used.
    return link.table().map(Links::heldBy).map(services.tenure()::holds).orElse(true);
  }

  @Override
  public void cannotRead(NewerLine newer) {
    services.unreadable().add(link.table().map(Links::heldBy).orElseGet(this::stream), newer);
    try {
      LastSetup.noteUnreadable(services, id, newer);
    } catch (StoreUnavailable _) {
      // It is read again soon.
    }
  }

  /** Its game may not be on the shelf, and its link another one than we have read. */
  @Override
  public void cannotFollow() {
    try {
      services.unreadable().noteHolder(id, LastSetup.heldBy(services.store(), id));
    } catch (StoreUnavailable _) {
      // It is read again soon.
    }
  }

  private DeckBox box() {
    return new DeckBox(services.shuffler(), services.store().vault(), id, deck);
  }

  @Override
  public Refused overdrawn(String account) {
    if (account.startsWith(Accounts.ALLOWANCES)) {
      return overLossLimit(account);
    }
    return new Refused(
        "wallet-too-small",
        "There is not that much in " + account + ": ask the cashier for chips",
        HouseRule.TABLE_STAKES.cite());
  }

  /** Named by its period, which stands in the account's name. */
  private Refused overLossLimit(String account) {
    return new Refused(
        "loss-limit-reached",
        "Your loss limit for the %s leaves %s, and this could lose more; an Ante counts with its Play"
            .formatted(account.split("/", -1)[2], Dollars.text(services.store().balance(account))),
        HouseRule.LOSS_LIMITS.cite());
  }

  @Override
  public Optional<TableState> after(Happened happened) {
    return Optional.of(happened.after());
  }

  @Override
  public Fact write(Happened happened) {
    return services.formats().tables().write(happened.event());
  }

  @Override
  public Happened read(Optional<TableState> before, Entry line) {
    TableEvent event = services.formats().tables().read(line);
    TableState after =
        event instanceof TableEvent.TableOpened opened
            ? services.fold().first(opened, line.atMillis())
            : services.fold().after(before.orElseThrow(), event, line.atMillis());
    return new Happened(event, List.of(), after);
  }

  @Override
  public List<Transfer> transfers(Happened happened, int place) {
    return happened.moves().stream()
        .map(move -> new Transfer(place, move.from(), move.to(), move.cents()))
        .toList();
  }

  @Override
  public List<Kept> kept(Stand<TableState> before, Ask ask, List<Happened> happened, long at) {
    return Keeping.of(happened, judgedWith, services.fold().games(), at);
  }

  @Override
  public int linesPerSnapshot(TableState state) {
    return LINES_PER_SNAPSHOT;
  }

  @Override
  public Kept snapshot(Stand<TableState> stand) {
    return SealedSnapshots.seal(
        services.store().vault(),
        services.formats().snapshots().keep(new Snapshot(stand.head(), stand.get())));
  }

  @Override
  public boolean owes() {
    return link.owes();
  }

  @Override
  public CompletableFuture<Void> owed(Function<Ask, CompletableFuture<Answer>> note) {
    return link.owed(steps -> note.apply(Ask.floor(steps)));
  }

  @Override
  public CompletableFuture<Optional<Answer>> elsewhere(Ask ask, List<Happened> happened) {
    return link.beforehand(ask, happened);
  }

  @Override
  public void durable(Ask ask) {
    deck = judgedWith.sealed();
  }

  @Override
  public void heard(
      Stand<TableState> now, List<Happened> happened, List<Fact> facts, long atMillis) {
    listener.heard(happened, facts, atMillis);
  }

  /**
   * The deck that was sealed for the round that is on. Another node that plays gives it up with the
   * line by which it is opened; then there are more lines to read.
   */
  @Override
  public boolean caughtUp(Stand<TableState> now) {
    Optional<TableState.Seal> seal = now.state().flatMap(TableState::seal);
    deck = seal.flatMap(this::putAway);
    if (seal.isPresent() && deck.isEmpty()) {
      // A server that has lost lines, or has not got them yet, has fewer than we know.
      if (services.store().head(stream()).seq() <= now.seq()) {
        throw new IllegalStateException("the sealed deck of " + name(seal.get()) + " is gone");
      }
      return false;
    }
    services.unreadable().noteRead(id);
    return true;
  }

  private Optional<Sealed> putAway(TableState.Seal seal) {
    return services
        .store()
        .kept(DeckBox.kind(), name(seal))
        .map(body -> DeckBox.read(services.store().vault(), name(seal), body, seal.commitment()));
  }

  private String name(TableState.Seal seal) {
    return id + "." + seal.round();
  }
}
