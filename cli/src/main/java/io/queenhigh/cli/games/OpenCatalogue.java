package io.queenhigh.cli.games;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.cli.line.Arguments;
import io.queenhigh.cli.line.Usage;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The catalogue a command works with: the approved games, and {@code --games FOLDER} beside them.
 */
public final class OpenCatalogue {

  private OpenCatalogue() {}

  public static Catalogue from(Arguments arguments) throws Usage {
    Optional<String> folder = arguments.value("--games");
    return folder.isEmpty()
        ? Catalogue.approved()
        : Catalogue.approved().with(folder(folder.get()));
  }

  private static Path folder(String name) throws Usage {
    try {
      Path folder = Path.of(name);
      if (Files.isDirectory(folder)) {
        return folder;
      }
    } catch (InvalidPathException _) {
      // Said below, with the name.
    }
    throw new Usage("--games " + name + ": there is no such folder");
  }
}
