package io.queenhigh.catalogue;

import io.queenhigh.catalogue.page.Page;

/**
 * Where one file stands.
 *
 * @param path on its shelf, without the ending: {@code tables/pair-plus}
 */
record Place(Shelf shelf, String path) {
  static final String ENDING = ".toml";

  Page page() {
    return shelf
        .page(path + ENDING)
        .orElseGet(() -> Page.unreadable(file(), "is not there.", "Put it back."));
  }

  String file() {
    return shelf.name(path + ENDING);
  }

  boolean isApproved() {
    return shelf.isApproved();
  }
}
