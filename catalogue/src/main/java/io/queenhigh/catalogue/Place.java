package io.queenhigh.catalogue;

import io.queenhigh.catalogue.page.TomlPage;

/**
 * Where one file stands.
 *
 * @param path on its shelf, without the ending: {@code tables/pair-plus}
 * @param id of the game in it, which is its path unless it is an earlier edition
 * @param approvedFingerprint what an approved game must say; blank where nothing is approved
 */
record Place(Shelf shelf, String path, String id, String approvedFingerprint) {
  static final String ENDING = ".toml";

  Place(Shelf shelf, String path) {
    this(shelf, path, path, "");
  }

  Place(Shelf shelf, String path, String approvedFingerprint) {
    this(shelf, path, path, approvedFingerprint);
  }

  TomlPage page() {
    return shelf
        .page(path + ENDING)
        .orElseGet(() -> TomlPage.unreadable(file(), "is not there.", "Put it back."));
  }

  String file() {
    return shelf.name(path + ENDING);
  }

  boolean isApproved() {
    return shelf.isApproved();
  }

  /** An approved game that somebody has edited is not the approved one any more. */
  boolean approves(String fingerprint) {
    return isApproved() && fingerprint.equals(approvedFingerprint);
  }
}
