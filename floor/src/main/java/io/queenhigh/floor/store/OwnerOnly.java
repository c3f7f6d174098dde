package io.queenhigh.floor.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/** Files that only whoever runs the floor may read: 0600, where the system knows such rights. */
public final class OwnerOnly {

  private static final Set<PosixFilePermission> RIGHTS =
      PosixFilePermissions.fromString("rw-------");

  private OwnerOnly() {}

  /** Makes an empty file that nobody else can open at any moment; fails when it is there. */
  public static void create(Path file) throws IOException {
    Files.createFile(file, isKnown(file) ? attributes() : new FileAttribute<?>[0]);
  }

  private static FileAttribute<?>[] attributes() {
    return new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(RIGHTS)};
  }

  /**
   * What a secret file says.
   *
   * @param what it is, as it is called in a sentence: {@code key file}
   * @throws StoreUnavailable when others may read it too, or it cannot be read
   */
  public static String read(String what, Path file) {
    try {
      if (isWider(file)) {
        throw new StoreUnavailable(
            "The %1$s %2$s may be read by others on this machine: chmod 600 %2$s, and if somebody did, take a new one."
                .formatted(what, file),
            null);
      }
      return Files.readString(file);
    } catch (IOException e) {
      throw new StoreUnavailable("The %s %s cannot be read (%s).".formatted(what, file, e), e);
    }
  }

  /** Whether others may do anything with it. */
  public static boolean isWider(Path file) throws IOException {
    return isKnown(file) && !RIGHTS.containsAll(withoutRunning(file));
  }

  private static Set<PosixFilePermission> withoutRunning(Path file) throws IOException {
    Set<PosixFilePermission> rights = Files.getPosixFilePermissions(file);
    rights.remove(PosixFilePermission.OWNER_EXECUTE);
    return rights;
  }

  /** Whether it was wider than it is now. */
  static boolean narrow(Path file) throws IOException {
    boolean wider = isWider(file);
    if (wider) {
      Files.setPosixFilePermissions(file, RIGHTS);
    }
    return wider;
  }

  private static boolean isKnown(Path file) {
    return file.getFileSystem().supportedFileAttributeViews().contains("posix");
  }
}
