package io.queenhigh.night;

import io.queenhigh.floor.store.Ceiling;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.store.Writing;
import io.queenhigh.floor.store.Written;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;

/**
 * A real SQLite store. Time stands still while it writes. A crash is what lies in its files at that
 * moment, copied and opened again: nobody has closed it in good order.
 */
final class SqliteDisk implements Disk {

  private static final List<String> PARTS = List.of("", "-wal", ".key", ".lock");

  private final Mischief mischief;
  private boolean fallen;
  private final Path folder;
  private Path file;
  private Store store;
  private int crashes;

  SqliteDisk(Mischief mischief, Path folder) {
    this.mischief = mischief;
    try {
      this.folder = Files.createTempDirectory(folder, "sqlite");
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
    this.file = this.folder.resolve("floor.db");
    this.store = Store.open("sqlite:" + file);
  }

  @Override
  public Store store() {
    return store;
  }

  @Override
  public Written write(Writing writing, Optional<Ceiling> ceiling) {
    return mischief().write(store, writing, ceiling);
  }

  @Override
  public void crashes() {
    Path copy = folder.resolve("floor-%d.db".formatted(++crashes));
    try {
      for (String part : PARTS) {
        Path from = beside(file, part);
        if (Files.exists(from)) {
          Files.copy(from, beside(copy, part), StandardCopyOption.COPY_ATTRIBUTES);
        }
      }
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
    store.close();
    file = copy;
    store = Store.open("sqlite:" + file);
  }

  private static Path beside(Path file, String ending) {
    return file.resolveSibling(file.getFileName() + ending);
  }

  /** Closed first, so that everything is in its file. */
  @Override
  public String forTheAuditor(Path auditors) {
    store.close();
    return "sqlite:" + file;
  }

  @Override
  public Mischief mischief() {
    return fallen ? mischief : Mischief.NONE;
  }

  @Override
  public void nightFalls() {
    fallen = true;
  }

  @Override
  public void close() {
    store.close();
  }
}
