package io.queenhigh.catalogue;

import io.queenhigh.catalogue.page.TomlPage;
import java.util.Optional;

/** Where files stand, laid out like the repository's {@code games} folder. */
interface Shelf {

  /** The page at this path, {@code ca/6-card-bonus.toml}, if there is one. */
  Optional<TomlPage> page(String path);

  /** How a file at this path is named to people. */
  String name(String path);

  /** Whether what stands here carries a regulator's approval. */
  boolean isApproved();
}
