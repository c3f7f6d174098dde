package io.queenhigh.floor.store;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;

/**
 * A store without a disk, written at once on the caller's thread: the naive twin of the real one,
 * and what whole nights are simulated on. Nothing in it outlives the process, so no floor that
 * serves people opens one.
 */
public final class MemoryStore implements Store {

  /** What seals in here; whoever audits what is carried out of it needs it. */
  public static final String KEY = "5".repeat(64);

  private static final SortedMap<String, String> NOTHING = Collections.emptySortedMap();

  private final Vault vault = new Vault(StoreKeys.parse(KEY, "a fixed key"));
  private final SortedMap<String, List<Entry>> journal = new TreeMap<>();
  private final Map<String, Entry> commands = new HashMap<>();
  private final SortedMap<String, Long> accounts = new TreeMap<>();
  private final List<Row> ledger = new ArrayList<>();

  /** The same rows by the stream that moved them, and by each account that they moved. */
  private final Map<String, List<Row>> byStream = new HashMap<>();

  private final Map<String, List<Row>> byAccount = new HashMap<>();
  private final SortedMap<String, SortedMap<String, String>> kept = new TreeMap<>();

  /** A transfer with the line that moved it. */
  private record Row(Entry line, Transfer transfer, int place) {}

  @Override
  public String address() {
    return "memory";
  }

  @Override
  public Vault vault() {
    return vault;
  }

  @Override
  public CompletableFuture<Written> write(Writing writing) {
    return CompletableFuture.completedFuture(written(writing, Optional.empty()));
  }

  @Override
  public CompletableFuture<Written> write(Writing writing, Ceiling ceiling) {
    return CompletableFuture.completedFuture(written(writing, Optional.of(ceiling)));
  }

  private Written written(Writing writing, Optional<Ceiling> ceiling) {
    if (!writing.facts().isEmpty()) {
      Optional<Entry> before = writing.command().flatMap(id -> lineOf(writing.stream(), id));
      if (before.isPresent()) {
        return new Written.Repeated(before.get().seq());
      }
      if (!head(writing.stream()).equals(new Head(writing.after(), writing.prevHash()))) {
        return new Written.Fenced();
      }
    }
    Map<String, Long> after = new TreeMap<>(Sums.of(writing));
    for (var change : after.entrySet()) {
      String account = change.getKey();
      if (balance(account) + change.getValue() < RowWriter.least(account)) {
        return new Written.Overdrawn(account);
      }
    }
    if (ceiling.filter(most -> brought(writing, most) > most.mostCents()).isPresent()) {
      return new Written.OverCeiling();
    }
    after.forEach((account, cents) -> accounts.merge(account, cents, Long::sum));
    List<Entry> entries = writing.entries();
    if (!entries.isEmpty()) {
      journal.computeIfAbsent(writing.stream(), _ -> new ArrayList<>()).addAll(entries);
      writing.command().ifPresent(id -> commands.put(key(writing.stream(), id), entries.getLast()));
      for (Transfer transfer : writing.transfers()) {
        book(new Row(entries.get(transfer.fact()), transfer, ledger.size()));
      }
    }
    for (Kept row : writing.kept()) {
      SortedMap<String, String> rows = kept.computeIfAbsent(row.kind(), _ -> new TreeMap<>());
      row.body().ifPresentOrElse(body -> rows.put(row.id(), body), () -> rows.remove(row.id()));
    }
    return new Written.Durable(head(writing.stream()).seq(), head(writing.stream()).hash());
  }

  private void book(Row row) {
    ledger.add(row);
    byStream.computeIfAbsent(row.line.stream(), _ -> new ArrayList<>()).add(row);
    for (String account : List.of(row.transfer.from(), row.transfer.to())) {
      byAccount.computeIfAbsent(account, _ -> new ArrayList<>()).add(row);
    }
  }

  /** What a wallet has brought to the tables, this writing included, less what came back. */
  private long brought(Writing writing, Ceiling ceiling) {
    long before =
        byAccount.getOrDefault(ceiling.wallet(), List.of()).stream()
            .filter(row -> row.line.atMillis() >= ceiling.sinceMillis())
            .mapToLong(row -> brought(row.transfer, ceiling.wallet()))
            .sum();
    return before
        + writing.transfers().stream().mapToLong(each -> brought(each, ceiling.wallet())).sum();
  }

  private static long brought(Transfer transfer, String wallet) {
    boolean goes = transfer.from().equals(wallet) && transfer.to().startsWith("rack/");
    boolean comesBack = transfer.to().equals(wallet) && transfer.from().startsWith("rack/");
    return goes ? transfer.cents() : comesBack ? -transfer.cents() : 0;
  }

  @Override
  public int waiting() {
    return 0;
  }

  @Override
  public Pulse pulse() {
    return new Pulse(0, 0, 0);
  }

  @Override
  public SortedMap<String, Long> troubles() {
    return new TreeMap<>();
  }

  @Override
  public List<Entry> read(String stream, long after, int most) {
    List<Entry> lines = lines(stream);
    int from = (int) Math.min(after, lines.size());
    return List.copyOf(lines.subList(from, Math.min(lines.size(), from + most)));
  }

  @Override
  public List<Entry> read(String stream, List<String> types, long after, int most) {
    return lines(stream).stream()
        .filter(line -> line.seq() > after && types.contains(line.type()))
        .limit(most)
        .toList();
  }

  private List<Entry> lines(String stream) {
    return journal.getOrDefault(stream, List.of());
  }

  @Override
  public Optional<Entry> lineOf(String stream, String command) {
    return Optional.ofNullable(commands.get(key(stream, command)));
  }

  private static String key(String stream, String command) {
    return stream + " " + CommandId.of(command).id();
  }

  @Override
  public Optional<Entry> last(String stream, List<String> types) {
    return lines(stream).reversed().stream()
        .filter(line -> types.contains(line.type().split("/", 2)[0]))
        .findFirst();
  }

  @Override
  public List<String> streams() {
    return List.copyOf(journal.keySet());
  }

  @Override
  public Head head(String stream) {
    List<Entry> lines = lines(stream);
    return lines.isEmpty() ? Head.NONE : lines.getLast().head();
  }

  @Override
  public SortedMap<String, Head> heads() {
    SortedMap<String, Head> heads = new TreeMap<>();
    journal.forEach((stream, lines) -> heads.put(stream, lines.getLast().head()));
    return heads;
  }

  @Override
  public long balance(String account) {
    return accounts.getOrDefault(account, 0L);
  }

  @Override
  public SortedMap<String, Long> balances(String prefix) {
    return startingWith(accounts, prefix);
  }

  @Override
  public List<Moved> moves(String account, long skip, int most) {
    return byAccount.getOrDefault(account, List.of()).reversed().stream()
        .skip(skip)
        .limit(most)
        .map(row -> moved(row, account.equals(row.transfer.from())))
        .toList();
  }

  @Override
  public List<LedgerRow> transfers(String stream, long first, long last) {
    return byStream.getOrDefault(stream, List.of()).stream()
        .filter(row -> row.line.seq() >= first && row.line.seq() <= last)
        .map(
            row ->
                new LedgerRow(
                    row.line.seq(), row.transfer.from(), row.transfer.to(), row.transfer.cents()))
        .toList();
  }

  private static Moved moved(Row row, boolean paid) {
    return new Moved(
        row.line.stream(),
        row.line.seq(),
        row.place,
        row.line.atMillis(),
        paid ? row.transfer.to() : row.transfer.from(),
        paid ? -row.transfer.cents() : row.transfer.cents());
  }

  @Override
  public Optional<String> kept(String kind, String id) {
    return Optional.ofNullable(kept.getOrDefault(kind, NOTHING).get(id));
  }

  @Override
  public SortedMap<String, String> kept(String kind, List<String> ids) {
    SortedMap<String, String> found = new TreeMap<>();
    ids.forEach(id -> kept(kind, id).ifPresent(body -> found.put(id, body)));
    return found;
  }

  @Override
  public SortedMap<String, String> keptOf(String kind) {
    return keptOf(kind, "");
  }

  @Override
  public SortedMap<String, String> keptOf(String kind, String prefix) {
    return startingWith(kept.getOrDefault(kind, NOTHING), prefix);
  }

  /** Everything that is kept, by kind. */
  public List<Kept> everythingKept() {
    return kept.entrySet().stream()
        .flatMap(
            kind ->
                kind.getValue().entrySet().stream()
                    .map(row -> new Kept(kind.getKey(), row.getKey(), Optional.of(row.getValue()))))
        .toList();
  }

  private static <T> SortedMap<String, T> startingWith(SortedMap<String, T> all, String prefix) {
    return new TreeMap<>(all.subMap(prefix, prefix + Character.MAX_VALUE));
  }

  @Override
  public Tally tally() {
    long lines = journal.values().stream().mapToLong(List::size).sum();
    return new Tally(journal.size(), lines, ledger.size(), accounts.size());
  }

  @Override
  public List<String> wrongInTheBooks() {
    long sum = accounts.values().stream().mapToLong(Long::longValue).sum();
    return sum == 0 ? List.of() : List.of("all accounts together hold " + sum + " cents");
  }

  @Override
  public void close() {}
}
