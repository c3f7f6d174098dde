package io.queenhigh.catalogue;

import io.queenhigh.catalogue.page.TomlPage;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A user's own folder of variants. Nothing in it is approved. */
record FolderShelf(Path folder) implements Shelf {
  private static final long MOST_BYTES = 1 << 20;
  private static final int DEPTH = 4;

  /** Every TOML file in the folder, without its ending, in alphabetical order. */
  List<String> paths() throws IOException {
    try (Stream<Path> files = Files.walk(folder, DEPTH)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> folder.relativize(file).toString().replace(File.separatorChar, '/'))
          .filter(path -> path.endsWith(Place.ENDING))
          .map(path -> path.substring(0, path.length() - Place.ENDING.length()))
          .sorted()
          .toList();
    } catch (UncheckedIOException unreadable) {
      throw unreadable.getCause();
    }
  }

  @Override
  public Optional<TomlPage> page(String path) {
    Path place = folder.resolve(path);
    String file = name(path);
    if (!Files.isRegularFile(place)) {
      return Optional.empty();
    }
    try {
      return Optional.of(
          Files.size(place) > MOST_BYTES
              ? TomlPage.unreadable(file, "is larger than 1 MB.", "A game file is a page or two.")
              : TomlPage.of(file, Files.readString(place)));
    } catch (CharacterCodingException e) {
      return Optional.of(TomlPage.unreadable(file, "is not text.", "Save it as UTF-8."));
    } catch (IOException e) {
      return Optional.of(TomlPage.unreadable(file, "cannot be read.", "Check its permissions."));
    }
  }

  @Override
  public String name(String path) {
    return folder.resolve(path).toString();
  }

  @Override
  public boolean isApproved() {
    return false;
  }
}
