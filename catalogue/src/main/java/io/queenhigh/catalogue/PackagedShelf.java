package io.queenhigh.catalogue;

import io.queenhigh.catalogue.page.TomlPage;
import java.util.Optional;

/** What ships with the product: the repository's {@code games} folder, packaged. */
record PackagedShelf() implements Shelf {

  @Override
  public Optional<TomlPage> page(String path) {
    return TomlPage.packaged(name(path));
  }

  @Override
  public String name(String path) {
    return "games/" + path;
  }

  @Override
  public boolean isApproved() {
    return true;
  }
}
