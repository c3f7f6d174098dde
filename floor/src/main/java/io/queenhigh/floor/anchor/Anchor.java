package io.queenhigh.floor.anchor;

import io.queenhigh.floor.anchor.SigningKeys.Found;
import io.queenhigh.floor.store.LogCheckpoint;
import io.queenhigh.floor.store.LogRun;
import io.queenhigh.floor.store.LogStore;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.store.StoreUnavailable;
import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/**
 * Keeps the transparency log beside a floor: every minute, and whenever a day is closed, it takes
 * in what the journals have, signs the tree and gives the checkpoint away.
 *
 * <p>It never signs two trees of one size. The tree is on disk before it is signed, the signed note
 * is on disk before anybody sees it, and a tree that does not go on from what was signed last is
 * not signed at all: then it stops, says why, and the tables play on.
 */
public final class Anchor implements AutoCloseable {

  private static final System.Logger LOG = System.getLogger(Anchor.class.getName());

  private final LogStore rows;
  private final AnchorSettings settings;
  private final TransparencyLog log;
  private final Semaphore wake = new Semaphore(0);
  private final Thread thread;
  private volatile Optional<Checkpoint> newest = Optional.empty();
  private volatile Optional<String> trouble = Optional.empty();
  private boolean checked;
  private volatile boolean closed;

  private Anchor(LogStore rows, AnchorSettings settings) {
    this.rows = rows;
    this.settings = settings;
    this.log = new TransparencyLog(rows, new SecureRandom());
    this.thread = Thread.ofPlatform().name("transparency-log").daemon().unstarted(this::run);
  }

  /** Keeps the log of a store that is open, until it is closed. */
  public static Anchor open(Store store, AnchorSettings settings) {
    Anchor anchor = at(store, settings);
    anchor.thread.start();
    return anchor;
  }

  /** The same, for somebody who says himself when it is time. */
  public static Anchor at(Store store, AnchorSettings settings) {
    return new Anchor(store.log(), settings);
  }

  /** Whether the log of a store was ever signed. */
  public static boolean isSigned(Store store) {
    try (LogStore rows = store.log()) {
      return rows.isSigned();
    }
  }

  private void run() {
    while (!closed) {
      turn();
      try {
        boolean _ = wake.tryAcquire(settings.every().toMillis(), TimeUnit.MILLISECONDS);
        wake.drainPermits();
      } catch (InterruptedException _) {
        // Nobody has a reason to interrupt this thread; it ends when the log is closed.
      }
    }
  }

  /** A day was closed: its lines shall not wait for the minute. */
  public void soon() {
    wake.release();
  }

  /** Takes in, signs, gives away. Trouble with the database is tried again the next time. */
  public synchronized Optional<Checkpoint> turn() {
    try {
      long size = log.takeIn();
      switch (settings.key()) {
        case Found.Key key -> sign(key, size);
        case Found.None(String why) -> say(why);
      }
    } catch (StoreUnavailable e) {
      checked = false;
      LOG.log(Level.WARNING, String.valueOf(e.getMessage()));
    } catch (LogBroken e) {
      say(String.valueOf(e.getMessage()));
    } catch (RuntimeException mistake) {
      LOG.log(Level.ERROR, "The log made a mistake", mistake);
      say(
          "The log made a mistake (%s); nothing is signed until it is understood."
              .formatted(mistake));
    }
    return newest;
  }

  /** Says a thing once, and shows it until it is over. */
  private void say(String why) {
    if (!trouble.equals(Optional.of(why))) {
      LOG.log(Level.ERROR, why);
    }
    trouble = Optional.of(why);
  }

  private void sign(Found.Key found, long size) {
    NoteKey key = found.key();
    if (!checked) {
      Optional<Checkpoint> before = rows.newest(key.name()).map(Checkpoint::of);
      before.ifPresent(this::goesOnFrom);
      Optional<Checkpoint> outside = settings.file().flatMap(file -> written(file, key));
      outside.ifPresent(this::goesOnFrom);
      if (before.isEmpty() && outside.isEmpty() && !found.begins()) {
        throw new LogBroken(nothingIsKnown(key));
      }
      if (before.isEmpty() && outside.isEmpty()) {
        rows.newest().map(LogCheckpoint::origin).ifPresent(other -> sayThatItBegins(key, other));
      }
      if (before.isPresent() && outside.isEmpty() && settings.file().isPresent()) {
        LOG.log(
            Level.WARNING,
            "There is no checkpoint of {0} in {1}: what was signed is known from the database alone",
            key.name(),
            settings.file().get());
      }
      // A server whose standby is away may have it, and nobody else.
      newest = before.map(this::kept);
      checked = true;
    }
    if (newest.map(last -> last.size() < size).orElse(true)) {
      newest.ifPresent(this::goesOnFrom);
      publish(kept(Checkpoint.sign(key, size, log.tree().root(size), settings.clock().millis())));
    }
    found.unused().ifPresent(Anchor::isUsed);
    trouble = Optional.empty();
  }

  /** Of several nodes one may have a key of its own by mistake: whoever checks sees two logs. */
  private static void sayThatItBegins(NoteKey key, String other) {
    LOG.log(
        Level.WARNING,
        "The log has been signed as %s, and is signed here as %s from now on. All nodes need the same signing key, and witnesses are to be told of a new name."
            .formatted(other, key.name()));
  }

  private static String nothingIsKnown(NoteKey key) {
    return "The key of %s is not new, and nothing is known of what it signed: no row of the log, no checkpoint beside it."
            .formatted(key.name())
        + " Put the last checkpoint back; if it is lost, begin a new name with queenhigh log new-key."
        + " Only if this key has never signed: %s=%s."
            .formatted(SigningKeys.BEGINS_VARIABLE, key.name());
  }

  private static void isUsed(Path unused) {
    try {
      Files.deleteIfExists(unused);
    } catch (IOException e) {
      LOG.log(Level.ERROR, unused + " says that the key has not signed; take it away", e);
    }
  }

  private static Optional<Checkpoint> written(Path file, NoteKey key) {
    try {
      return Files.exists(file) ? Checkpoint.read(Files.readString(file), key) : Optional.empty();
    } catch (IOException e) {
      throw new LogBroken("The checkpoint in %s cannot be read (%s).".formatted(file, e));
    }
  }

  /** What was signed once binds for ever. */
  private void goesOnFrom(Checkpoint signed) {
    long size = rows.size();
    if (signed.size() > size) {
      throw new LogBroken(
          "A log of %d lines was signed, and the store has %d of them: it was put back to an earlier state."
                  .formatted(signed.size(), size)
              + " Put the later store back; if it is lost, begin a new name with queenhigh log new-key.");
    }
    if (!log.tree().root(signed.size()).equals(signed.root())) {
      throw new LogBroken(
          "The first %d lines of the log are not those that were signed: somebody has been at the tables."
              .formatted(signed.size()));
    }
  }

  /** Another node may have signed the same tree; it is the same note then. */
  private Checkpoint kept(Checkpoint signed) {
    if (!rows.keep(signed.row())) {
      Optional<Checkpoint> there =
          rows.checkpoint(signed.origin(), signed.size()).map(Checkpoint::of);
      if (there.map(one -> !one.root().equals(signed.root())).orElse(true)) {
        throw new LogBroken(
            "A tree of %d lines was signed before, and it was another one."
                .formatted(signed.size()));
      }
    }
    return signed;
  }

  private void publish(Checkpoint signed) {
    newest = Optional.of(signed);
    settings.file().ifPresent(file -> write(signed.note(), file));
    settings.ship().accept(signed.note());
  }

  /** Whole or not at all; a file that cannot be written is said, and the log goes on. */
  private static void write(String note, Path file) {
    try {
      Path beside = file.resolveSibling(file.getFileName() + ".new");
      Files.writeString(beside, note);
      Files.move(beside, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      LOG.log(Level.ERROR, "The checkpoint cannot be written to " + file, e);
    }
  }

  /** The newest checkpoint; on a node that does not sign, whatever the store has of it. */
  public Optional<Checkpoint> newest() {
    return newest;
  }

  /** What the public may check signatures by. */
  public Optional<String> verifier() {
    return switch (settings.key()) {
      case Found.Key found -> Optional.of(found.key().verifier());
      case Found.None _ -> Optional.empty();
    };
  }

  /** Why nothing is signed just now, if nothing is. */
  public Optional<String> trouble() {
    return trouble;
  }

  /** Lines that no checkpoint has yet. */
  public long lag() {
    long written = rows.written().values().stream().mapToLong(Long::longValue).sum();
    return written - newest.map(Checkpoint::size).orElse(0L);
  }

  /** The hashes of a tile as a tree of the newest checkpoint's size has it, if it does. */
  public Optional<byte[]> tile(int level, long number, int width) {
    long size = newest.map(Checkpoint::size).orElse(0L);
    long entries = level < Long.SIZE / Tile.HEIGHT ? size >> (Tile.HEIGHT * level) : 0;
    if (width < 1 || width > Tile.WIDTH || number >= (entries + Tile.WIDTH - 1) / Tile.WIDTH) {
      return Optional.empty();
    }
    return rows.tile(level, number)
        .map(Tile::of)
        .filter(tile -> number * Tile.WIDTH + width <= entries && tile.width() >= width)
        .map(tile -> tile.first(width).bytes());
  }

  /**
   * That lines from one to another of a stream are in the log: proved for the last, whose hash
   * carries all before it. Nothing while they wait for their checkpoint.
   */
  public Optional<Inclusion> inclusion(String stream, long from, long to) {
    return newest.flatMap(checkpoint -> inclusion(checkpoint, stream, from, to));
  }

  /** The same for an earlier checkpoint, which somebody has kept. */
  public Optional<Inclusion> inclusion(String stream, long from, long to, long size) {
    return newest
        .flatMap(last -> rows.checkpoint(last.origin(), size))
        .map(Checkpoint::of)
        .flatMap(checkpoint -> inclusion(checkpoint, stream, from, to));
  }

  private Optional<Inclusion> inclusion(Checkpoint checkpoint, String stream, long from, long to) {
    if (from > to) {
      throw new IllegalArgumentException("from line " + from + " to line " + to);
    }
    try {
      return rows.runOf(stream, to)
          .filter(run -> run.leafOf(to) < checkpoint.size())
          .map(run -> List.of(proved(run, to, checkpoint.size())))
          .map(lines -> new Inclusion(checkpoint.note(), lines));
    } catch (LogBroken e) {
      LOG.log(Level.ERROR, String.valueOf(e.getMessage()));
      return Optional.empty();
    }
  }

  private Inclusion.Line proved(LogRun run, long seq, long size) {
    long leaf = run.leafOf(seq);
    return new Inclusion.Line(
        seq,
        leaf,
        LineLeaf.salt(run.secret(), seq),
        log.tree().inclusion(leaf, size).stream().map(TreeHash::base64).toList());
  }

  /** Signs what has come in by now, and ends. */
  @Override
  public void close() {
    closed = true;
    wake.release();
    boolean interrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException _) {
        interrupted = true;
      }
    }
    turn();
    rows.close();
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
