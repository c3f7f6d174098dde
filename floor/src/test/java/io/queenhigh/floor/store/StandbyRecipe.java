package io.queenhigh.floor.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What the operating guide tells somebody to type who has a standby. */
public final class StandbyRecipe {

  private static final Path GUIDE =
      Path.of(System.getProperty("basedir", "")).resolve("../docs/operating.md");

  private StandbyRecipe() {}

  /** A standby that every commit waits for. */
  public static void give(PostgresPair pair) throws IOException {
    pair.run(recipe("standby"));
    pair.run(recipe("synchronous"));
    pair.awaitSynchronous();
  }

  public static void promote(PostgresPair pair) throws IOException {
    pair.run(recipe("promote"));
  }

  private static String recipe(String name) throws IOException {
    String text = Files.readString(GUIDE);
    int from = text.indexOf("```sh " + name + "\n");
    if (from < 0) {
      throw new IllegalStateException("the guide has no recipe " + name);
    }
    int begin = text.indexOf('\n', from) + 1;
    return text.substring(begin, text.indexOf("```", begin));
  }
}
