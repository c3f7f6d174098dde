package io.queenhigh.floor.store;

import static io.queenhigh.floor.store.CommandId.ID_OF_COMMAND;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;

/** A store in SQLite or PostgreSQL, brought up to the present version of its tables. */
final class JdbcStore implements Store {

  private static final String WALLET = "wallet/";

  /** Accounts that belong to one table and move in its stream alone, by the first word. */
  private static final Set<String> OF_ONE_TABLE = Set.of("rack", "layout", "bank", "tray", "drop");

  /** Above every text that begins with the words before it. */
  private static final String LAST = Character.toString(Character.MAX_CODE_POINT);

  private static final String LINES =
      "select stream, seq, type, payload, actor, at_millis, command, prev_hash, hash, nonce"
          + " from journal";

  /** Both databases have a limit on the values of one statement; this is well below. */
  private static final int MOST_IDS = 1_000;

  private static final String COLUMNS = "stream, seq, line, at_millis, ";

  /** Steps from name to name through the key, without a look at the lines in between. */
  private static final String STREAMS =
      "with recursive names(stream) as (select min(stream) from journal union all"
          + " select (select min(stream) from journal where stream > names.stream)"
          + " from names where names.stream is not null) ";

  private final String address;
  private final Address at;
  private final Optional<Ownership> ownership;
  private final Vault vault;
  private final GroupWriter.Guard guard;
  private final Appender appender;
  private final Reader reader;
  private final Reader onlookers;
  private final Lasting lasting;

  private final Troubles troubles = new Troubles(System::nanoTime);

  private JdbcStore(String named, Address address, Optional<Ownership> ownership, Vault vault) {
    this.address = named;
    this.at = address;
    this.ownership = ownership;
    this.vault = vault;
    this.guard = ownership.<GroupWriter.Guard>map(own -> own::check).orElse(() -> {});
    this.appender = new Appender(address, guard, troubles);
    this.reader = new Reader(address::connectToAnswer, guard, troubles, System::nanoTime);
    this.onlookers = new Reader(address::connect, guard, troubles, System::nanoTime);
    this.lasting = new Lasting(address.vendor(), appender, troubles);
  }

  static JdbcStore open(String address, boolean anew) {
    Address at = Address.of(address);
    Optional<Ownership> ownership = at.file().map(file -> Ownership.of(file, anew));
    try {
      // Before anything is written to it, and before others stumble over it in words of their own.
      Soundness.check(at);
      Migration.run(at);
      Vault vault = new Vault(KeyInUse.of(at), BoundNote.readable(at));
      OldDecks.seal(at, vault);
      return checked(new JdbcStore(address, at, ownership, vault), at);
    } catch (RuntimeException e) {
      ownership.ifPresent(Ownership::close);
      throw e;
    }
  }

  private static JdbcStore checked(JdbcStore store, Address at) {
    try {
      List<String> wrong = store.wrongInTheBooks();
      if (!wrong.isEmpty()) {
        throw new StoreUnavailable(
            "The books of %s are wrong: %s.".formatted(at.shown(), String.join("; ", wrong)), null);
      }
      store.ownership.ifPresent(Ownership::begin);
      store.appender.start();
      return store;
    } catch (RuntimeException e) {
      store.reader.close();
      store.onlookers.close();
      throw e;
    }
  }

  @Override
  public String address() {
    return address;
  }

  @Override
  public Vault vault() {
    return vault;
  }

  @Override
  public CompletableFuture<Written> write(Writing writing) {
    return appender.write(writing, Optional.empty());
  }

  @Override
  public CompletableFuture<Written> write(Writing writing, Ceiling ceiling) {
    return appender.write(writing, Optional.of(ceiling));
  }

  /**
   * SQLite has one writer at a time, and whoever hears that another connection has written forgets
   * all pages he remembers: there the journal's writer writes the log, too.
   */
  @Override
  public LogStore log() {
    return switch (at.vendor()) {
      case SQLITE ->
          new LogStore(
              at,
              appender::writeBetweenNow,
              new Reader(at::connect, guard, troubles, System::nanoTime));
      case POSTGRESQL -> LogStore.alone(at);
    };
  }

  /** Whoever only looks waits for others who look, never in front of a command. */
  private Reader reader() {
    return Onlookers.isOne() ? onlookers : reader;
  }

  @Override
  public int waiting() {
    return pulse().waiting();
  }

  @Override
  public Pulse pulse() {
    return appender.pulse();
  }

  @Override
  public SortedMap<String, Long> troubles() {
    return troubles.counts();
  }

  @Override
  public List<Entry> read(String stream, long after, int most) {
    return reader()
        .all(
            LINES + " where stream = ? and seq > ? order by seq limit ?",
            JdbcStore::entry,
            stream,
            after,
            most);
  }

  @Override
  public List<Entry> read(String stream, List<String> types, long after, int most) {
    List<Object> values = new ArrayList<>(List.of(stream, after));
    values.addAll(types);
    values.add(most);
    return reader()
        .all(
            LINES
                + " where stream = ? and seq > ? and type in ("
                + String.join(", ", Collections.nCopies(types.size(), "?"))
                + ") order by seq limit ?",
            JdbcStore::entry,
            values.toArray());
  }

  @Override
  public Optional<Entry> lineOf(String stream, String command) {
    Optional<Entry> line = foundBy(stream, command);
    if (line.filter(found -> !lasting.isKnown(found)).isEmpty()) {
      return line;
    }
    lasting.await();
    // It may have been read from a server that is not the one any more.
    if (!foundBy(stream, command).equals(line)) {
      return lineOf(stream, command);
    }
    lasting.note(line.get());
    return line;
  }

  private Optional<Entry> foundBy(String stream, String command) {
    return reader()
        .all(
            LINES + " where stream = ? and command is not null and " + ID_OF_COMMAND + " = ?",
            JdbcStore::entry,
            stream,
            CommandId.of(command).id())
        .stream()
        .findFirst();
  }

  @Override
  public Optional<Entry> last(String stream, List<String> types) {
    String ofOne =
        String.join(" or ", Collections.nCopies(types.size(), "type = ? or type like ?"));
    List<Object> values = new ArrayList<>(List.of(stream));
    types.forEach(type -> values.addAll(List.of(type, type + "/%")));
    return reader()
        .all(
            LINES + " where stream = ? and (" + ofOne + ") order by seq desc limit 1",
            JdbcStore::entry,
            values.toArray())
        .stream()
        .findFirst();
  }

  private static Entry entry(ResultSet row) throws SQLException {
    return new Entry(
        row.getString(1),
        row.getLong(2),
        row.getString(3),
        row.getString(4),
        row.getString(5),
        row.getLong(6),
        Optional.ofNullable(row.getString(7)),
        Optional.ofNullable(row.getBytes(10)).map(HexFormat.of()::formatHex),
        row.getString(8),
        row.getString(9));
  }

  @Override
  public List<String> streams() {
    return reader()
        .all(
            STREAMS + "select stream from names where stream is not null order by stream",
            row -> row.getString(1));
  }

  @Override
  public Head head(String stream) {
    return reader()
        .all(
            "select seq, hash from journal where stream = ? order by seq desc limit 1",
            row -> new Head(row.getLong(1), row.getString(2)),
            stream)
        .stream()
        .findFirst()
        .orElse(Head.NONE);
  }

  @Override
  public SortedMap<String, Head> heads() {
    SortedMap<String, Head> heads = new TreeMap<>();
    reader()
        .all(
            STREAMS
                + "select stream, (select seq from journal where journal.stream = names.stream"
                + " order by seq desc limit 1),"
                + " (select hash from journal where journal.stream = names.stream"
                + " order by seq desc limit 1) from names where stream is not null",
            JdbcStore::stand)
        .forEach(each -> heads.put(each.stream(), each.head()));
    return heads;
  }

  private record Stand(String stream, Head head) {}

  private static Stand stand(ResultSet row) throws SQLException {
    return new Stand(row.getString(1), new Head(row.getLong(2), row.getString(3)));
  }

  @Override
  public long balance(String account) {
    return reader()
        .all("select cents from account where id = ?", row -> row.getLong(1), account)
        .stream()
        .findFirst()
        .orElse(0L);
  }

  private record Balance(String id, long cents) {}

  @Override
  public SortedMap<String, Long> balances(String prefix) {
    SortedMap<String, Long> balances = new TreeMap<>();
    reader()
        .all(
            "select id, cents from account where id >= ? and id < ?",
            row -> new Balance(row.getString(1), row.getLong(2)),
            prefix,
            prefix + LAST)
        .forEach(each -> balances.put(each.id(), each.cents()));
    return balances;
  }

  @Override
  public List<Moved> moves(String account, long skip, int most) {
    String newest = newest(account) + " limit ?";
    String side = "select * from (select %1$s from " + rows(account) + newest + ")";
    return reader()
        .all(
            "select * from ("
                + side.formatted(COLUMNS + "credit as other, -cents as cents", "debit")
                + " as paid union all "
                + side.formatted(COLUMNS + "debit as other, cents", "credit")
                + " as received) as moved"
                + newest
                + " offset ?",
            JdbcStore::moved,
            account,
            streamOf(account),
            skip + most,
            account,
            streamOf(account),
            skip + most,
            most,
            skip);
  }

  /** A line's time leads to its transfers. */
  @Override
  public List<LedgerRow> transfers(String stream, long first, long last) {
    return reader()
        .all(
            "select transfer.seq, debit, credit, cents from journal join transfer"
                + " on transfer.at_millis = journal.at_millis and transfer.stream = journal.stream"
                + " and transfer.seq = journal.seq"
                + " where journal.stream = ? and journal.seq >= ? and journal.seq <= ?"
                + " order by transfer.seq, line",
            row ->
                new LedgerRow(row.getLong(1), row.getString(2), row.getString(3), row.getLong(4)),
            stream,
            first,
            last);
  }

  /**
   * Worded so that wallets are found by their indexes and a table's accounts by the lines of its
   * stream.
   */
  private static String rows(String account) {
    if (account.startsWith(WALLET)) {
      return "transfer where %2$s = ? and %2$s >= 'wallet/' and %2$s < 'wallet0' and stream > ?";
    }
    return streamOf(account).isEmpty()
        ? "transfer where %2$s = ? and stream > ?"
        : "transfer join"
            + " (select stream as its, seq as number, at_millis as at from journal) as written"
            + " on at_millis = at and stream = its and seq = number where %2$s = ? and its = ?";
  }

  /** What one table's lines moved has their order, whatever a clock says. */
  private static String newest(String account) {
    return streamOf(account).isEmpty()
        ? " order by at_millis desc, stream desc, seq desc, line desc"
        : " order by seq desc, line desc";
  }

  /** The stream that alone moves an account; empty for those that move in several. */
  private static String streamOf(String account) {
    String[] words = account.split("/", -1);
    return words.length > 1 && OF_ONE_TABLE.contains(words[0]) ? "table/" + words[1] : "";
  }

  private static Moved moved(ResultSet row) throws SQLException {
    return new Moved(
        row.getString(1),
        row.getLong(2),
        row.getInt(3),
        row.getLong(4),
        row.getString(5),
        row.getLong(6));
  }

  @Override
  public Optional<String> kept(String kind, String id) {
    return reader()
        .all("select body from kept where kind = ? and id = ?", row -> row.getString(1), kind, id)
        .stream()
        .findFirst();
  }

  private record Body(String id, String text) {}

  @Override
  public SortedMap<String, String> kept(String kind, List<String> ids) {
    SortedMap<String, String> bodies = new TreeMap<>();
    for (int from = 0; from < ids.size(); from += MOST_IDS) {
      List<Object> values = new ArrayList<>(List.of(kind));
      values.addAll(ids.subList(from, Math.min(ids.size(), from + MOST_IDS)));
      String places = String.join(",", Collections.nCopies(values.size() - 1, "?"));
      reader()
          .all(
              "select id, body from kept where kind = ? and id in (" + places + ")",
              row -> new Body(row.getString(1), row.getString(2)),
              values.toArray())
          .forEach(each -> bodies.put(each.id(), each.text()));
    }
    return bodies;
  }

  @Override
  public SortedMap<String, String> keptOf(String kind) {
    return keptOf(kind, "");
  }

  @Override
  public SortedMap<String, String> keptOf(String kind, String prefix) {
    SortedMap<String, String> bodies = new TreeMap<>();
    reader()
        .all(
            "select id, body from kept where kind = ? and id >= ? and id < ?",
            row -> new Body(row.getString(1), row.getString(2)),
            kind,
            prefix,
            prefix + LAST)
        .forEach(each -> bodies.put(each.id(), each.text()));
    return bodies;
  }

  @Override
  public Tally tally() {
    return reader()
        .all(
            STREAMS
                + "select (select count(stream) from names), (select count(*) from journal),"
                + " (select count(*) from transfer), (select count(*) from account)",
            row -> new Tally(row.getLong(1), row.getLong(2), row.getLong(3), row.getLong(4)))
        .getFirst();
  }

  @Override
  public List<String> wrongInTheBooks() {
    List<String> wrong =
        reader()
            .all(
                "with part(id, cents) as (select credit, sum(cents) from transfer group by credit"
                    + " union all select debit, -sum(cents) from transfer group by debit"
                    + " union all select id, -cents from account)"
                    + " select id, sum(cents) from part group by id having sum(cents) <> 0"
                    + " order by id limit 10",
                row ->
                    "%s holds %d cents %s than was moved to it"
                        .formatted(
                            row.getString(1),
                            Math.abs(row.getLong(2)),
                            row.getLong(2) > 0 ? "less" : "more"));
    wrong.addAll(
        reader()
            .all(
                "select sum(cents) from account having sum(cents) <> 0",
                row -> "all accounts together hold %d cents and not 0".formatted(row.getLong(1))));
    return List.copyOf(wrong);
  }

  @Override
  public void close() {
    appender.close();
    ownership
        .filter(Ownership::isHeld)
        .ifPresent(own -> own.closing(() -> Checkpointer.carryAll(at, own::check)));
    reader.close();
    onlookers.close();
    ownership.ifPresent(Ownership::close);
  }
}
