package io.queenhigh.night;

import io.queenhigh.floor.store.Ceiling;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.store.Writing;
import io.queenhigh.floor.store.Written;
import java.nio.file.Path;
import java.util.Optional;

/** Where everything ends up that lasts: written whole or not at all, and in one order. */
interface Disk extends AutoCloseable {

  /** What is on it, for reading. */
  Store store();

  Written write(Writing writing, Optional<Ceiling> ceiling);

  /** The process that has it open is killed, or its machine loses power. */
  void crashes();

  /** The address of a store with all of it, for an auditor. */
  String forTheAuditor(Path folder);

  /** What is broken on purpose; nothing before the night falls. */
  Mischief mischief();

  /** From now on it is broken. */
  void nightFalls();

  @Override
  void close();
}
