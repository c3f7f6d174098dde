package io.queenhigh.audit;

import io.queenhigh.audit.StoreReader.SignedRoot;
import io.queenhigh.audit.anchor.Against;
import io.queenhigh.audit.anchor.LogAudit;
import io.queenhigh.audit.findings.Notebook;
import java.nio.ByteBuffer;
import java.sql.SQLException;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads a store's transparency log in its own order, with the journals' lines beside it. */
final class LogReading {

  private static final int TILE_HEIGHT = 8;
  private static final int TILE = 1 << TILE_HEIGHT;
  private static final int HASH = 32;
  private static final ByteBuffer NOTHING = ByteBuffer.allocate(0);

  private final StoreReader store;
  private final LogAudit audit;
  private final Rows<SignedRoot> roots;
  private final Map<Integer, KeptTile> tiles = new HashMap<>();

  /** A tree that is gone as a whole says nothing wrong: it is grown from the lines again. */
  private final boolean hasTree;

  /** The tile of a level that was read last. */
  private record KeptTile(long number, ByteBuffer hashes) {}

  private LogReading(StoreReader store, LogAudit audit, Rows<SignedRoot> roots)
      throws SQLException {
    this.store = store;
    this.hasTree = store.hasTiles();
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
        line(run, lines.next().orElseThrow());
        roots();
      }
    }
  }

  private void line(LogAudit.Run run, LogAudit.Line line) throws SQLException {
    List<byte[]> hashes = audit.line(run, line);
    for (int level = 0; hasTree && level < hashes.size(); level++) {
      if (!isKept(hashes.get(level), level)) {
        audit.otherwiseKept(run, line, level);
      }
    }
  }

  private boolean isKept(byte[] hash, int level) throws SQLException {
    long number = (audit.size() >> (level * TILE_HEIGHT)) - 1;
    KeptTile tile = tiles.get(level);
    if (tile == null || tile.number() != number / TILE) {
      tile = new KeptTile(number / TILE, hashes(store.logTile(level, number / TILE).orElse("")));
      tiles.put(level, tile);
    }
    int place = (int) (number % TILE) * HASH;
    return place + HASH <= tile.hashes().capacity()
        && tile.hashes().slice(place, HASH).equals(ByteBuffer.wrap(hash));
  }

  /** Base64 as it is written, not all that decoders take for it. */
  private static ByteBuffer hashes(String base64) {
    try {
      byte[] hashes = Base64.getDecoder().decode(base64);
      return Base64.getEncoder().encodeToString(hashes).equals(base64)
          ? ByteBuffer.wrap(hashes)
          : NOTHING;
    } catch (IllegalArgumentException _) {
      return NOTHING;
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
