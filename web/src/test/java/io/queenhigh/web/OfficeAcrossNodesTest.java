package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.queenhigh.floor.people.Password;
import io.queenhigh.floor.people.Reply;
import io.queenhigh.floor.people.Role;
import io.queenhigh.floor.people.Who;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A load balancer gives every step of the office to another node, one right after the other. */
class OfficeAcrossNodesTest {

  private static final String PASSWORD = "correct horse battery";
  private static final Who MIA = new Who("mia", Role.MANAGER);
  private static final int LINKS = 6;

  @TempDir Path folder = Path.of("");

  private static TestPerson signedIn(NodeHouse house, String name) {
    TestPerson person = new TestPerson(house.url());
    person
        .post("/api/login", "{\"name\":\"%s\",\"password\":\"%s\"}".formatted(name, PASSWORD))
        .expect(200);
    return person;
  }

  private static void given(Reply<?> reply) {
    assertInstanceOf(Reply.Given.class, reply, reply.toString());
  }

  /** Sets a link up at the one and opens it at the other. */
  private static void openLink(TestPerson mia, TestPerson eve, String link) {
    mia.command(
            "/api/links",
            """
            ,"link": "%1$s", "title": "%1$s", "controller": "game-manager", "payTable": "P1",
            "wager": "1", "seed": "1000", "contributionPercent": "18.5",
            "reservePercent": "1.25", "configuredSource": "Data sheet P1"\
            """
                .formatted(link))
        .expect(200);
    eve.command("/api/links/" + link + "/open", "").expect(200);
  }

  private static String linked(String link) {
    return """
        ,"choices": ["TCP-01", "P1", "game-manager"], "link": "%s"\
        """
        .formatted(link);
  }

  @Test
  void whatOneNodeHasJustDoneTheOtherGoesOnWith() throws Exception {
    SharedFloor shared = SharedFloor.in(folder);
    try (NodeHouse one = shared.node();
        NodeHouse two = shared.node()) {
      given(one.people().demo().open(MIA.name(), new Password(PASSWORD)));
      given(one.people().demo().register(MIA, "eve", new Password(PASSWORD), Role.EXECUTIVE));
      TestPerson mia = signedIn(one, "mia");
      TestPerson eve = signedIn(two, "eve");
      String game = ",\"game\": \"wa/three-card-poker\"";
      for (int i = 0; i < LINKS; i++) {
        String link = "l" + i;
        openLink(mia, eve, link);
        // Opened for it, at the node that has not set it up.
        String opened = ",\"table\": \"new-" + i + "\"";
        mia.at(two.url()).command("/api/tables", opened + game + linked(link)).expect(200);
        mia.command("/api/links/" + link + "/tables", opened).expect(200);
        // Opened without, and set up for it later.
        String changed = "changed-" + i;
        String named = ",\"table\": \"" + changed + "\"";
        mia.command("/api/tables", named + game).expect(200);
        mia.at(two.url())
            .send(
                "PUT",
                "/api/tables/" + changed,
                "{\"id\":\"" + TestPerson.nextId() + "\"" + linked(link) + "}")
            .expect(200);
        mia.command("/api/links/" + link + "/tables", named).expect(200);
      }
    }
  }
}
