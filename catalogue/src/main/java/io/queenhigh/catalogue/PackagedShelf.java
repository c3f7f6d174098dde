package io.queenhigh.catalogue;

import io.queenhigh.catalogue.page.TomlPage;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** What ships with the product: the repository's {@code games} folder, packaged. */
record PackagedShelf() implements Shelf {

  @Override
  public Optional<TomlPage> page(String path) {
    String file = name(path);
    try (InputStream in = PackagedShelf.class.getResourceAsStream("/" + file)) {
      return in == null
          ? Optional.empty()
          : Optional.of(TomlPage.of(file, new String(in.readAllBytes(), StandardCharsets.UTF_8)));
    } catch (IOException e) {
      throw new UncheckedIOException("our own " + file + " cannot be read", e);
    }
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
