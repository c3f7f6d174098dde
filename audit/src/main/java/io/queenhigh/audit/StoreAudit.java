package io.queenhigh.audit;

import io.queenhigh.audit.StoreReader.Account;
import io.queenhigh.audit.StoreReader.Transferred;
import io.queenhigh.audit.anchor.Against;
import io.queenhigh.audit.anchor.LogAudit;
import io.queenhigh.audit.findings.Kind;
import io.queenhigh.audit.findings.Notebook;
import io.queenhigh.audit.findings.Tally;
import io.queenhigh.audit.findings.Where;
import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import io.queenhigh.audit.journal.Hashes;
import io.queenhigh.audit.journal.JournalLine;
import io.queenhigh.audit.journal.StreamCheck;
import io.queenhigh.audit.journal.Versions;
import io.queenhigh.audit.ledger.Accounts;
import io.queenhigh.audit.ledger.Books;
import io.queenhigh.audit.ledger.Move;
import io.queenhigh.audit.link.LinkFold;
import io.queenhigh.audit.link.Linked;
import io.queenhigh.audit.people.HouseFold;
import io.queenhigh.audit.people.KeptPeople;
import io.queenhigh.audit.people.LinkPosts;
import io.queenhigh.audit.people.Roll;
import io.queenhigh.audit.people.TablePosts;
import io.queenhigh.audit.table.TableFold;
import io.queenhigh.rules.game.GameBook;
import io.queenhigh.rules.money.Dollars;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Goes through a whole store: stream by stream, then the accounts that several of them move in the
 * order of time, then balances.
 */
final class StoreAudit {

  /** Two machines that write to one store may disagree on the time by this much. */
  private static final long CLOCKS_DIFFER_MILLIS = 2_000;

  private final StoreReader store;
  private final GameBook games;
  private final Progress progress;
  private final Versions versions;
  private final long lines;
  private final Notebook notebook;
  private final Tally tally;
  private final Hashes hashes = new Hashes();
  private Optional<Set<String>> withRows = Optional.empty();
  private final Linked linked = new Linked(hashes);
  private final Books books;
  private final StoreKeys keys;

  /** Whether the auditor was given the key that seals; the keys of older rows lie beside it. */
  private final boolean hasTheKey;

  private int decksNotChecked;
  private int rowsNotChecked;
  private int snapshotsNotChecked;
  private final Roll roll;
  private final HouseFold house;
  private final KeptRounds keptRounds;
  private final KeptLinks keptLinks;

  private StoreAudit(
      StoreReader store,
      StoreKeys keys,
      GameBook games,
      Progress progress,
      Versions versions,
      Notebook notebook,
      Tally tally)
      throws SQLException {
    this.store = store;
    this.keys = keys;
    this.hasTheKey = store.kept("key", "sealing").filter(keys::has).isPresent();
    this.games = games;
    this.progress = progress;
    this.versions = versions;
    this.lines = store.lines();
    this.notebook = notebook;
    this.tally = tally;
    this.books = new Books(notebook);
    this.roll = new Roll(notebook);
    this.house = new HouseFold(roll, notebook);
    this.keptRounds = new KeptRounds(store, games, notebook);
    this.keptLinks = new KeptLinks(store, notebook);
  }

  static Report of(
      String address, GameBook games, Progress progress, Versions versions, Against against) {
    long started = System.nanoTime();
    Notebook notebook = new Notebook();
    Tally tally = new Tally();
    Address.logThatIsLost(address)
        .ifPresent(
            log ->
                notebook.note(
                    Kind.DATABASE,
                    Where.THE_BOOKS,
                    log + ", which has what was written last",
                    "a store that was not closed in good order, without it or all of it"));
    try (StoreReader store = StoreReader.open(address)) {
      for (String wrong : store.wrongWithItself()) {
        notebook.note(Kind.DATABASE, Where.THE_BOOKS, "a database that is sound", wrong);
      }
      new StoreAudit(store, StoreKeys.of(address), games, progress, versions, notebook, tally)
          .everything();
      LogReading.of(store, against, notebook);
    } catch (SQLException failed) {
      notebook.note(
          Kind.UNREADABLE,
          Where.THE_BOOKS,
          "a store that can be read",
          String.valueOf(failed.getMessage()));
    }
    return Report.of(notebook, tally, started, Optional.empty());
  }

  private void everything() throws SQLException {
    try (Rows<Transferred> transfers = store.transfers()) {
      // By their names links come before tables, whose rounds are held against them.
      for (String stream : store.streams()) {
        tally.stream();
        stream(stream, transfers);
      }
    }
    linked.end(notebook);
    if (roll.demo()) {
      notebook.notChecked(
          "Who the people are: this floor is marked as a demo for ever, its staff share a password"
              + " and have no second factor, and a practice supervisor acts for them.");
    }
    keptPeople();
    keptRounds.end();
    keptLinks.end(roll.isIntroduced());
    snapshots("snapshot", "table/");
    snapshots("link-snapshot", "link/");
    snapshots("link-day", "link/");
    if (snapshotsNotChecked > 0) {
      notebook.notChecked(
          "%,d snapshots: they are sealed with a key that is not here"
              .formatted(snapshotsNotChecked));
    }
    if (decksNotChecked > 0) {
      notebook.notChecked(
          "running deck not checked: %d sealed with a key that is not here"
              .formatted(decksNotChecked));
    }
    progress.read(tally.lines(), lines);
    sharedAccounts();
    balances();
  }

  private void stream(String stream, Rows<Transferred> transfers) throws SQLException {
    StreamCheck check = StreamCheck.fromTheBeginning(notebook, hashes);
    try (Rows<JournalLine> journal = store.journal(stream)) {
      StreamFold fold = StreamFold.of(stream, games, hashes, linked, house, roll, notebook, tally);
      boolean hasHadKeys = false;
      for (Optional<JournalLine> line = journal.next(); line.isPresent(); line = journal.next()) {
        hasHadKeys |= line.get().nonce().isPresent();
        check.check(line.get());
        strays(transfers, stream, line.get().seq());
        line(fold, line.get(), movedBy(transfers, line.get()));
      }
      strays(transfers, stream, Long.MAX_VALUE);
      fold.end(books);
      if (fold instanceof StreamFold.OfATable(TableFold table) && isKept(table)) {
        keptRounds.tableEnds(table.table(), table.isClosed());
      }
      Optional<String> sealed = fold.roundWithASeal();
      if (sealed.isPresent()) {
        keptDeck(fold, sealed.get(), store.keptDeck(sealed.get()), hasHadKeys);
      }
    }
  }

  /** What the key opens is held against its seal. Without the key that cannot be known. */
  private void keptDeck(StreamFold fold, String round, Optional<String> kept, boolean hasHadKeys) {
    switch (kept.map(body -> keys.open("deck/" + round, body)).orElse(null)) {
      case null -> fold.checkKeptDeck(Optional.empty());
      case StoreKeys.Opening.Opened(String text) -> fold.checkKeptDeck(Optional.of(text));
      case StoreKeys.Opening.Unsealed(String text) -> {
        if (hasHadKeys) {
          notebook.note(Kind.DECK_PROOF, fold.where(), "a kept deck that is sealed", "an open one");
        }
        fold.checkKeptDeck(Optional.of(text));
      }
      case StoreKeys.Opening.WithoutKey _ -> decksNotChecked++;
      case StoreKeys.Opening.Broken(String key) ->
          notebook.note(
              Kind.DECK_PROOF,
              fold.where(),
              "a kept deck that opens with its key " + key,
              "one that somebody has changed or moved");
    }
  }

  private void line(StreamFold fold, JournalLine line, List<Move> moved) throws SQLException {
    Optional<JournalLine> known = versions.today(line);
    if (known.isPresent()) {
      fold.read(known.get(), moved, books);
      people(fold, known.get());
      rounds(fold, known.get());
    } else {
      notebook.newer(new Where(line.stream(), line.seq(), ""), line.type());
    }
    Where where = fold.where();
    books.book(where, moved);
    for (String account : known.map(fold::mustBeEmptyAfter).orElse(List.of())) {
      if (books.balance(account) != 0) {
        notebook.note(
            Kind.BALANCE,
            where,
            account + " empty between rounds",
            Dollars.text(books.balance(account)));
      }
    }
    tally.line();
    tally.transfers(moved.size());
    if (tally.lines() % 10_000 == 0) {
      progress.read(tally.lines(), lines);
    }
  }

  /** Whoever signed held the post that he signed with. */
  private void people(StreamFold fold, JournalLine line) {
    try {
      switch (fold) {
        case StreamFold.OfTheHouse _ -> {}
        case StreamFold.OfALink _ -> {
          Fields said = Fields.of(line.payload());
          boolean told = LinkPosts.isTold(line.type());
          roll.acted(fold.where(), line.actor(), LinkPosts.of(line.type()), told, line.atMillis());
          if (!told) {
            roll.wrote(fold.where(), line.actor(), said, line.atMillis());
          }
          roll.signed(fold.where(), said, line.atMillis());
          roll.wrote(fold.where(), line);
        }
        case StreamFold.OfATable _ -> {
          Optional<Set<String>> posts =
              TablePosts.of(line.type(), roll.hasSecondDuties(line.atMillis()));
          if (posts.isPresent()) {
            boolean floorMay = TablePosts.floorMay(line.type(), roll.demo());
            roll.acted(fold.where(), line.actor(), posts.get(), floorMay, line.atMillis());
            roll.signed(fold.where(), Fields.of(line.payload()), line.atMillis());
          }
          roll.wrote(fold.where(), line);
        }
      }
    } catch (Unreadable _) {
      // Whoever reads the line has said so.
    }
  }

  private void rounds(StreamFold fold, JournalLine line) throws SQLException {
    if (fold instanceof StreamFold.OfALink(LinkFold link)) {
      keptLinks.line(link, line);
    }
    if (fold instanceof StreamFold.OfATable(TableFold table) && isKept(table)) {
      keptRounds.line(table, line);
      switch (line.type()) {
        case "RoundSettled" -> keptRounds.ended(line.atMillis(), table.settledAs());
        case "RoundVoided" -> keptRounds.ended(line.atMillis(), Optional.empty());
        default -> {}
      }
      if (table.finished().isPresent()) {
        keptRounds.finished(table.finished().get());
      }
    }
  }

  /** Tables that no floor has played, only a journal, have no rows beside them. */
  private boolean isKept(TableFold table) throws SQLException {
    return roll.isIntroduced() || tablesWithRows().contains(table.table());
  }

  private Set<String> tablesWithRows() throws SQLException {
    if (withRows.isEmpty()) {
      Set<String> tables = new HashSet<>();
      try (Rows<StoreReader.Kept> rows = store.kept("table")) {
        for (Optional<StoreReader.Kept> row = rows.next(); row.isPresent(); row = rows.next()) {
          tables.add(row.get().id());
        }
      }
      withRows = Optional.of(tables);
    }
    return withRows.get();
  }

  private void keptPeople() throws SQLException {
    KeptPeople kept = new KeptPeople(house, notebook);
    people("person", row -> kept.person(row.id(), row.body()));
    people("guest", row -> kept.person(row.id(), row.body()));
    people("credentials", row -> kept.credentials(row.id(), row.body()));
    people("session", row -> kept.session(row.body()));
    people("house", row -> kept.house(row.body()));
    people("proposal", row -> kept.proposal(row.id(), row.body()));
    people("window", _ -> {});
    people("room", row -> house.office().keptRoom(row.body()));
    people("register", row -> house.office().keptEntry(row.id(), row.body()));
    house.office().end();
    people("wall", row -> house.wall().keptWall(row.body()));
    house.wall().end();
    people("school", row -> house.training().keptSchool(row.body()));
    people("drill", row -> house.training().keptDrill(row.id(), row.body()));
    people("assignment", row -> house.training().keptAssignment(row.id(), row.body()));
    people("sign-off", row -> house.training().keptSignOff(row.id(), row.body()));
    house.training().end();
    people("people-bound", _ -> {});
    Optional<String> sealing = store.kept("key", "sealing");
    if (sealing.filter(keys::lacks).isPresent()) {
      noteBound("key/sealing", "the name of another key, " + sealing.get());
    }
    kept.end();
    if (rowsNotChecked > 0) {
      notebook.notChecked(
          "Who wrote the rows of people: %,d are bound with a key that is not here"
              .formatted(rowsNotChecked));
    }
  }

  /** Rows of people, who wrote them, and what they say. */
  private void people(String kind, Consumer<StoreReader.Kept> reading) throws SQLException {
    each(
        kind,
        row -> {
          String place = kind + "/" + row.id();
          switch (keys.binding(place, row.body())) {
            case HOLDS -> {}
            case UNKNOWN -> {
              if (hasTheKey) {
                noteBound(place, "one by a key that is not here, though the floor's is");
              } else {
                rowsNotChecked++;
              }
            }
            case NONE -> {
              if (house.isBound()) {
                noteBound(place, "one that carries no mark of the floor's key");
              }
            }
            case BROKEN -> noteBound(place, "one that somebody has changed or moved");
          }
          reading.accept(new StoreReader.Kept(row.id(), StoreKeys.unbound(row.body())));
        });
  }

  /** A floor starts from what it has sealed itself; what lies open there it does not believe. */
  private void snapshots(String kind, String streams) throws SQLException {
    try (Rows<StoreReader.Kept> rows = store.kept(kind)) {
      for (Optional<StoreReader.Kept> row = rows.next(); row.isPresent(); row = rows.next()) {
        String place = kind + "/" + row.get().id();
        switch (keys.open(place, row.get().body())) {
          case StoreKeys.Opening.Opened(String text) ->
              snapshot(place, streams + row.get().id().split("/", 2)[0], text);
          case StoreKeys.Opening.Unsealed _ -> {}
          case StoreKeys.Opening.WithoutKey _ -> snapshotsNotChecked++;
          case StoreKeys.Opening.Broken(String key) ->
              notebook.note(
                  Kind.BOUND,
                  Where.THE_BOOKS,
                  place + " as key " + key + " has sealed it",
                  "one that somebody has changed or moved");
        }
      }
    }
  }

  /** It is of a line that is still there, and the same. */
  private void snapshot(String place, String stream, String text) throws SQLException {
    try {
      Fields head = Fields.of(text).needed("head");
      long seq = head.number("seq");
      try (Rows<LogAudit.Line> lines = store.hashes(stream, seq, seq)) {
        Optional<String> hash = lines.next().map(LogAudit.Line::hash);
        if (!hash.equals(Optional.of(head.text("hash")))) {
          notebook.note(
              Kind.KEPT,
              Where.THE_BOOKS,
              place + " of line " + seq + ", hash " + head.text("hash"),
              hash.orElse("no such line"));
        }
      }
    } catch (Unreadable unreadable) {
      notebook.note(Kind.UNREADABLE, Where.THE_BOOKS, place, unreadable.why());
    }
  }

  private void noteBound(String place, String found) {
    notebook.note(Kind.BOUND, Where.THE_BOOKS, "a row " + place + " that the floor wrote", found);
  }

  private void each(String kind, Consumer<StoreReader.Kept> reading) throws SQLException {
    try (Rows<StoreReader.Kept> rows = store.kept(kind)) {
      for (Optional<StoreReader.Kept> row = rows.next(); row.isPresent(); row = rows.next()) {
        reading.accept(row.get());
      }
    }
  }

  private List<Move> movedBy(Rows<Transferred> transfers, JournalLine line) throws SQLException {
    if (transfers.peek().filter(next -> next.isOf(line)).isEmpty()) {
      return List.of();
    }
    List<Move> moved = new ArrayList<>();
    while (transfers.peek().filter(next -> next.isOf(line)).isPresent()) {
      Transferred transfer = transfers.next().orElseThrow();
      moved.add(transfer.move());
      if (transfer.atMillis() != line.atMillis()) {
        notebook.note(
            Kind.TRANSFER,
            new Where(line.stream(), line.seq(), ""),
            "a transfer at the time of its line, " + line.atMillis(),
            String.valueOf(transfer.atMillis()));
      }
    }
    return moved;
  }

  /** Transfers before a line that belong to no line at all. */
  private void strays(Rows<Transferred> transfers, String stream, long before) throws SQLException {
    while (transfers.peek().filter(next -> next.isBefore(stream, before)).isPresent()) {
      Transferred stray = transfers.next().orElseThrow();
      Where where = new Where(stray.stream(), stray.seq(), "");
      notebook.note(
          Kind.TRANSFER, where, "a line of the journal for every transfer", "only " + stray.move());
      books.book(where, List.of(stray.move()));
      tally.transfers(1);
    }
  }

  private void sharedAccounts() throws SQLException {
    Map<String, Long> held = new HashMap<>();
    try (Rows<Transferred> moves = store.sharedTransfers(CLOCKS_DIFFER_MILLIS)) {
      for (Optional<Transferred> row = moves.next(); row.isPresent(); row = moves.next()) {
        Move move = row.get().move();
        held.merge(move.to(), move.cents(), Long::sum);
        long left = held.merge(move.from(), -move.cents(), Long::sum);
        if (left < 0 && Accounts.isShared(move.from())) {
          notebook.note(
              Kind.OVERDRAWN,
              new Where(row.get().stream(), row.get().seq(), ""),
              move.from() + " to hold at least nothing",
              Dollars.text(left) + " after " + move);
        }
      }
    }
  }

  private void balances() throws SQLException {
    Map<String, Long> stored = new HashMap<>();
    try (Rows<Account> accounts = store.accounts()) {
      for (Optional<Account> row = accounts.next(); row.isPresent(); row = accounts.next()) {
        Account account = row.get();
        tally.account();
        stored.put(account.id(), account.cents());
        if (account.leastCents() < 0 && !Accounts.mayOwe(account.id())) {
          notebook.note(
              Kind.OVERDRAWN,
              Where.THE_BOOKS,
              "no account but the cage that may owe",
              account.id() + " may owe " + Dollars.text(-account.leastCents()));
        }
      }
    }
    books.compareBalances(stored);
  }
}
