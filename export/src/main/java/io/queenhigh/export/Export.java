package io.queenhigh.export;

import static java.util.stream.Collectors.joining;

import io.queenhigh.floor.journal.EventFormat;
import io.queenhigh.floor.store.StoreSnapshot;
import io.queenhigh.floor.store.StoreSnapshot.Moving;
import io.queenhigh.floor.table.PracticePlayers;
import io.queenhigh.floor.table.Visitors;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.settlement.Envy;
import io.queenhigh.rules.settlement.SettledWager;
import io.queenhigh.rules.settlement.Settlement;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Reads a store as it stands at one moment and writes what is finished into a new folder. */
final class Export {

  private static final String TABLE = "table/";
  private static final String LINK = "link/";

  /** Hears how many of all lines have been read. */
  interface Progress {
    void at(long done, long all);
  }

  private final StoreSnapshot store;
  private final ParquetFiles files;
  private final Progress progress;
  private final Map<String, TableHistory> tables = new HashMap<>();
  private final Set<String> rounds = new HashSet<>();
  private long lines;

  private Export(StoreSnapshot store, ParquetFiles files, Progress progress) {
    this.store = store;
    this.files = files;
    this.progress = progress;
  }

  /**
   * Writes the files; the folder appears when they are whole.
   *
   * @throws FolderThere when it exists already
   */
  static Map<ExportSheet, Long> of(String address, Path folder, Progress progress)
      throws FolderThere, IOException {
    if (Files.exists(folder)) {
      throw new FolderThere(folder);
    }
    Path parent = Optional.ofNullable(folder.toAbsolutePath().getParent()).orElse(folder);
    Files.createDirectories(parent);
    Path unfinished = Files.createTempDirectory(parent, "." + folder.getFileName() + "-");
    try (StoreSnapshot store = StoreSnapshot.open(address)) {
      Map<ExportSheet, Long> written;
      try (ParquetFiles files = new ParquetFiles(unfinished)) {
        new Export(store, files, progress).read();
        written = files.write();
      }
      Files.move(unfinished, folder);
      return written;
    } catch (SQLException e) {
      throw new IOException(e);
    } finally {
      removeAll(unfinished);
    }
  }

  /** Somebody has a folder of that name, with something that he may still want. */
  static final class FolderThere extends Exception {
    private static final long serialVersionUID = 1;

    FolderThere(Path folder) {
      super(folder.toString());
    }
  }

  private void read() {
    long all = store.lines();
    List<String> streams = store.streams();
    for (String stream : streams) {
      if (stream.startsWith(TABLE)) {
        TableHistory table = new TableHistory(stream.substring(TABLE.length()), this::round);
        tables.put(stream, table);
        store.lines(stream, line -> count(all, () -> table.read(line)));
        table.end();
      }
    }
    for (String stream : streams) {
      if (stream.startsWith(LINK)) {
        LinkHistory link =
            new LinkHistory(stream.substring(LINK.length()), rounds::contains, files);
        store.lines(stream, line -> count(all, () -> link.read(line)));
      }
    }
    store.transfers(this::transfer);
  }

  private void count(long all, Runnable then) {
    then.run();
    lines++;
    progress.at(lines, all);
  }

  private void round(FinishedRound round) {
    rounds.add(round.id);
    Optional<Settlement> settlement = round.settlement;
    boolean banked = round.bankSeat != 0;
    files.add(
        ExportSheet.ROUNDS,
        round.id,
        round.table,
        round.number,
        round.game,
        String.join(" ", round.choices),
        round.fingerprint,
        time(round.openedMillis),
        round.dealtMillis.isPresent() ? time(round.dealtMillis.getAsLong()) : null,
        time(round.endedMillis),
        settlement.isPresent() ? "settled" : "void",
        round.voidBecause.orElse(null),
        round.seatsWithWagers(),
        cards(round.dealer),
        round.dealerPlays.orElse(null),
        cards(round.community),
        banked ? round.bankSeat : null,
        banked ? round.seated.get(round.bankSeat) : null,
        banked ? round.bankPostedCents : null,
        settlement.map(Settlement::bankNetCents).orElse(null),
        round.stakedCents(),
        round.feesCents(),
        round.isCorrected,
        round.firstLine,
        round.lastLine);
    wagers(round);
  }

  private void wagers(FinishedRound round) {
    int step = 0;
    for (SettledWager wager : round.settlement.map(Settlement::wagers).orElse(List.of())) {
      step++;
      wager(
          round,
          step,
          wager.seat(),
          wager.wager().key(),
          new Money(wager.stakeCents(), wager.paidCents(), wager.returnedCents(), wager.netCents()),
          wager.result().key(),
          wager.because(),
          wager.by().toString());
    }
    for (Envy envy : round.settlement.map(Settlement::envy).orElse(List.of())) {
      step++;
      wager(
          round,
          step,
          envy.toSeat(),
          "envy",
          new Money(0, envy.cents(), 0, envy.cents()),
          "paid",
          "the hand at seat " + envy.fromSeat(),
          envy.by().toString());
    }
    for (Map.Entry<Integer, Long> fee : round.fees.entrySet()) {
      step++;
      wager(
          round,
          step,
          fee.getKey(),
          "fee",
          new Money(0, 0, 0, -fee.getValue()),
          "dropped",
          null,
          null);
    }
  }

  private record Money(long stake, long paid, long returned, long net) {}

  private void wager(
      FinishedRound round,
      int step,
      int seat,
      String wager,
      Money money,
      String result,
      @Nullable String because,
      @Nullable String clause) {
    String player = round.seated.get(seat);
    files.add(
        ExportSheet.WAGERS,
        round.id,
        round.table,
        time(round.endedMillis),
        step,
        seat,
        player,
        player == null ? null : kind(player),
        wager,
        money.stake(),
        result,
        money.paid(),
        money.returned(),
        money.net(),
        cards(round.hands.getOrDefault(seat, List.of())),
        round.decisions.get(seat),
        because,
        clause);
  }

  private static String kind(String player) {
    if (PracticePlayers.isOne(player)) {
      return "practice";
    }
    return Visitors.isOne(player) ? "without-account" : "person";
  }

  /** What the lines of a round that is on have moved is told when it is over. */
  private void transfer(Moving moving) {
    Optional<TableHistory> table = Optional.ofNullable(tables.get(moving.stream()));
    boolean told =
        table
            .map(TableHistory::hiddenFrom)
            .map(from -> from.isEmpty() || moving.seq() < from.getAsLong())
            .orElse(true);
    if (told) {
      files.add(
          ExportSheet.TRANSFERS,
          moving.stream(),
          moving.seq(),
          moving.line(),
          time(moving.atMillis()),
          moving.debit(),
          moving.credit(),
          moving.cents(),
          EventFormat.name(moving.type()),
          moving.actor(),
          table.flatMap(history -> history.roundAt(moving.seq())).orElse(null));
    }
  }

  private static Instant time(long millis) {
    return Instant.ofEpochMilli(millis);
  }

  private static @Nullable String cards(List<Card> cards) {
    return cards.isEmpty() ? null : cards.stream().map(Card::toString).collect(joining(" "));
  }

  private static void removeAll(Path folder) {
    if (!Files.exists(folder)) {
      return;
    }
    try (Stream<Path> inside = Files.walk(folder)) {
      for (Path file : inside.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
