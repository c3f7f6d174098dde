package io.queenhigh.catalogue;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class VersionTest {

  private static final Path HOME = Path.of(System.getProperty("basedir", "")).resolve("..");

  @Test
  void itIsTheOneInTheBuildFile() throws IOException {
    String build = Files.readString(HOME.resolve("pom.xml"));
    assertTrue(build.contains("<revision>" + Version.number() + "</revision>"), Version.number());
  }

  @Test
  void theChangelogKnowsItsReleaseOrWhatIsNotReleasedYet() throws IOException {
    String changes = Files.readString(HOME.resolve("CHANGELOG.md"));
    String heading = Version.number().endsWith("-SNAPSHOT") ? "Unreleased" : Version.number();
    assertTrue(changes.contains("\n## " + heading), heading);
  }
}
