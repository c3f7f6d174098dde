package io.queenhigh.audit;

import io.queenhigh.audit.StoreReader.SignedRoot;
import io.queenhigh.audit.anchor.Against;
import io.queenhigh.audit.anchor.LogAudit;
import io.queenhigh.audit.findings.Notebook;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.Base64;
import java.util.Optional;

/** Reads a store's transparency log in its own order, with the journals' lines beside it. */
final class LogReading {

  private static final int TILE = 256;
  private static final int HASH = 32;

  private final StoreReader store;
  private final LogAudit audit;
  private final Rows<SignedRoot> roots;
  private long tileNumber = -1;
  private byte[] tile = new byte[0];

  private LogReading(StoreReader store, LogAudit audit, Rows<SignedRoot> roots) {
    this.store = store;
    this.audit = audit;
    this.roots = roots;
  }

  static void of(StoreReader store, Against against, Notebook notebook) throws SQLException {
    if (!store.hasLog()) {
      LogAudit.none(against, notebook);
      return;
    }
    LogAudit audit = new LogAudit(against, notebook);
    try (Rows<LogAudit.Run> runs = store.logRuns();
        Rows<SignedRoot> roots = store.signedRoots()) {
      LogReading reading = new LogReading(store, audit, roots);
      for (Optional<LogAudit.Run> run = runs.next(); run.isPresent(); run = runs.next()) {
        audit.run(run.get());
        reading.lines(run.get());
      }
      reading.rootsBeyond();
    }
    audit.end(store.lastLines());
  }

  private void lines(LogAudit.Run run) throws SQLException {
    try (Rows<LogAudit.Line> lines = store.hashes(run.stream(), run.from(), run.to())) {
      for (long seq = run.from(); seq <= run.to(); seq++) {
        long wanted = seq;
        if (lines.peek().filter(line -> line.seq() == wanted).isEmpty()) {
          audit.missing(run, seq);
          return;
        }
        audit.line(run, lines.next().orElseThrow(), kept(audit.size()));
        roots();
      }
    }
  }

  private Optional<byte[]> kept(long leaf) throws SQLException {
    if (leaf / TILE != tileNumber) {
      tileNumber = leaf / TILE;
      tile = store.logTile(tileNumber).map(LogReading::bytes).orElse(new byte[0]);
    }
    int place = (int) (leaf % TILE) * HASH;
    return place + HASH <= tile.length
        ? Optional.of(Arrays.copyOfRange(tile, place, place + HASH))
        : Optional.empty();
  }

  private static byte[] bytes(String base64) {
    try {
      return Base64.getDecoder().decode(base64);
    } catch (IllegalArgumentException _) {
      // What cannot be read is no leaf's hash.
      return new byte[TILE * HASH];
    }
  }

  private void roots() throws SQLException {
    while (roots.peek().filter(root -> root.size() <= audit.size()).isPresent()) {
      SignedRoot root = roots.next().orElseThrow();
      note(root);
      if (root.size() == audit.size()) {
        audit.stored(root.root());
      }
    }
  }

  private void rootsBeyond() throws SQLException {
    for (Optional<SignedRoot> root = roots.next(); root.isPresent(); root = roots.next()) {
      note(root.get());
      audit.beyond(root.get().size());
    }
  }

  private void note(SignedRoot root) {
    audit.note(root.origin(), root.size(), root.root(), root.note());
  }
}
