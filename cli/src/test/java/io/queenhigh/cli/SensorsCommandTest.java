package io.queenhigh.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.audit.Audit;
import io.queenhigh.audit.Progress;
import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.LinkedRoom;
import io.queenhigh.floor.LiveLink;
import io.queenhigh.floor.LiveTable;
import io.queenhigh.floor.people.LightPeople;
import io.queenhigh.floor.people.Password;
import io.queenhigh.floor.people.People;
import io.queenhigh.floor.people.Role;
import io.queenhigh.floor.people.Who;
import io.queenhigh.rules.progressive.LinkTerms;
import io.queenhigh.web.WebServer;
import io.queenhigh.web.WebSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Sensors that stand in for real ones, at a real floor over HTTP. */
class SensorsCommandTest {

  private static final String PASSWORD = "a long way from the sea";

  @TempDir Path folder = Path.of("");

  @Test
  void sensorsAreSetAndRoundsArePlayedOverTheSameApiAsRealOnesUse() throws IOException {
    Path secret = Files.writeString(folder.resolve("dora.txt"), PASSWORD + "\n");
    LinkTerms terms = LinkedRoom.multiGameLink();
    String address = "sqlite:" + folder.resolve("floor.db");
    try (LinkedRoom linked = new LinkedRoom(new CardRoom(address))) {
      LiveLink link = linked.open(terms);
      LiveTable table = linked.join(link, LinkedRoom.beside("lir-1", "links/let-it-ride", terms));
      People people = LightPeople.of(linked.room().store(), InstantSource.system());
      people.demo().open("mia", new Password(PASSWORD));
      people
          .demo()
          .register(new Who("mia", Role.MANAGER), "dora", new Password(PASSWORD), Role.DEALER);
      try (WebServer server =
          WebServer.start(
              linked.room().floor(),
              people,
              WebSettings.usual().at("localhost", 0).withoutRates())) {
        String url = "http://localhost:" + server.port();
        String[] dora = {"--as", "dora", "--password-file", secret.toString()};

        Run set = Run.of("sensors", url, "lir-1", "2", "5=1", dora[0], dora[1], dora[2], dora[3]);
        assertEquals("lit: seat 2 $1.00, seat 5 $1\n", set.out(), set.said());
        assertEquals(new TreeSet<>(List.of(2, 5)), table.state().controller().orElseThrow().lit());

        Run played =
            Run.of(
                "sensors",
                url,
                "lir-1",
                "--rounds",
                "3",
                "--seed",
                "7",
                dora[0],
                dora[1],
                dora[2],
                dora[3]);
        assertEquals(0, played.exit(), played.said());
        assertEquals(3, played.out().lines().count());
        assertEquals(3, table.state().round().number());
        assertTrue(link.state().counters().wagers().wagers() >= 3);

        Run wrong = Run.of("sensors", url, "lir-1", "9", dora[0], dora[1], dora[2], dora[3]);
        assertEquals(1, wrong.exit());
        assertEquals("There is no seat 9: the table has seats 1 to 7 (QH Places)\n", wrong.said());
      }
    }
    assertEquals(List.of(), Audit.store(address, CardRoom.CATALOGUE, Progress.SILENT).findings());
  }

  @Test
  void whatCannotBeMeantIsSaid() {
    assertEquals(2, Run.of("sensors", "http://localhost:1").exit());
    assertEquals(
        "queenhigh: --as is needed; see queenhigh help sensors\n",
        Run.of("sensors", "http://localhost:1", "lir-1", "2").said());
    assertTrue(Run.of("help", "sensors").out().startsWith("queenhigh sensors http"));
  }
}
