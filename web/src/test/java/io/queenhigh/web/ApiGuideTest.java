package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.floor.Floor;
import io.queenhigh.floor.FloorSettings;
import io.queenhigh.floor.people.LightPeople;
import io.queenhigh.floor.people.People;
import io.queenhigh.floor.store.Store;
import io.queenhigh.web.demo.Book;
import io.queenhigh.web.demo.DemoFloor;
import io.queenhigh.web.demo.DemoStaff;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The API guide's commands, run one after the other against a demo floor, as a reader would. */
class ApiGuideTest {
  private static final Path GUIDE =
      Path.of(System.getProperty("basedir", "")).resolve("../docs/api.md");
  private static final String DEMO = "http://localhost:8080";

  @TempDir Path folder = Path.of("");

  @Test
  void aGuestPlaysEveryGameWithCurlAndFetchesItsRecord() throws Exception {
    try (Store store = Store.open("sqlite:" + folder.resolve("floor.db"));
        Floor floor = Floor.open(store, FloorSettings.usual(Catalogue.approved(), new Book()))) {
      People people = LightPeople.of(store, InstantSource.system());
      DemoFloor.open(floor);
      DemoStaff.register(people);
      try (WebServer server =
          WebServer.start(floor, people, WebSettings.usual().at("localhost", 0))) {
        String said = run(script("http://localhost:" + server.port()));
        for (String game : Catalogue.approved().ids()) {
          assertTrue(said.contains("game      " + game), "a round file of " + game + "\n" + said);
        }
        assertTrue(said.contains("is the one that was sealed."), said);
        assertTrue(said.contains("\"type\":\"/api#problem-refused\""), said);
        assertTrue(said.contains("\"type\":\"State\""), said);
      }
    }
  }

  /** Whoever runs a floor needs pages; what programs need stands in a chapter of its own. */
  @Test
  void theOperatorsGuideHasNoCurlOutsideItsChapterAboutTheApi() throws IOException {
    String chapter = "";
    List<String> outside = new ArrayList<>();
    for (String line : Files.readAllLines(GUIDE.resolveSibling("operating.md"))) {
      chapter = line.startsWith("## ") ? line : chapter;
      if (line.contains("curl") && !chapter.equals("## API")) {
        outside.add(chapter + ": " + line);
      }
    }
    assertEquals(List.of(), outside);
  }

  private static String script(String url) throws IOException {
    List<String> lines = new ArrayList<>(List.of("set -eu -o pipefail"));
    boolean shell = false;
    for (String line : Files.readAllLines(GUIDE)) {
      if (line.startsWith("```")) {
        shell = line.equals("```sh");
      } else if (shell) {
        lines.add(line);
      }
    }
    String script = String.join("\n", lines);
    assertTrue(script.contains(DEMO), "the guide names the demo floor");
    return script.replace(DEMO, url);
  }

  private String run(String script) throws IOException, InterruptedException {
    Path file = Files.writeString(folder.resolve("guide.sh"), script);
    Path output = folder.resolve("guide.out");
    Process bash =
        new ProcessBuilder("bash", file.toString())
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    boolean ended = bash.waitFor(3, TimeUnit.MINUTES);
    if (!ended) {
      bash.destroyForcibly();
    }
    String said = Files.readString(output);
    assertTrue(ended, "the guide does not come to its end:\n" + said);
    assertEquals(0, bash.exitValue(), said);
    return said;
  }
}
