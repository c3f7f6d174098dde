package io.queenhigh.floor;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.queenhigh.floor.link.LinkLines;
import io.queenhigh.floor.store.Postgres;
import io.queenhigh.floor.store.Sessions;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.rules.progressive.Controller;
import io.queenhigh.rules.progressive.LinkCommand;
import io.queenhigh.rules.progressive.LinkTerms;
import io.queenhigh.rules.progressive.LinkTerms.Rates;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Links of which a node has read a line that its server has not any more. */
class LostLinkTest {

  /** However they are shared out, the first node has some of them. */
  private static final List<String> LINKS = List.of("l1", "l2", "l3", "l4", "l5", "l6", "l7", "l8");

  @Test
  void areOnANodeThatHasNotReadIt() {
    String address = Postgres.server().database("lost");
    try (LinkedRoom room = new LinkedRoom(new CardRoom(address))) {
      LINKS.forEach(id -> room.open(terms(id)));
    }
    try (NodeRoom one = NodeRoom.of(address, "one")) {
      NodeRoom.await("it has them", () -> LINKS.stream().allMatch(id -> has(one, id)));
      for (String id : LINKS) {
        assertInstanceOf(Answer.Done.class, suspends(one, id));
        String stream = LinkLines.stream(id);
        Sessions.losesFrom(address, stream, one.store().head(stream).seq());
        assertInstanceOf(Answer.Unavailable.class, link(one, id).readOn().join());
      }
      try (NodeRoom two = NodeRoom.of(address, "two")) {
        NodeRoom.await("the other has them", () -> LINKS.stream().allMatch(id -> has(two, id)));
        LINKS.forEach(id -> assertInstanceOf(Answer.Done.class, suspends(two, id)));
      }
    }
  }

  private static LinkTerms terms(String id) {
    return LinkTerms.usual(
        id, "The " + id, Controller.GAME_MANAGER, "P1", 1_00, 1_000_00, new Rates(1_850, 125));
  }

  private static LiveLink link(NodeRoom room, String id) {
    return room.floor().links().link(id).orElseThrow();
  }

  private static boolean has(NodeRoom room, String id) {
    return room.nodes().holds(LinkLines.stream(id));
  }

  private static Answer suspends(NodeRoom room, String id) {
    return link(room, id)
        .ask(LinkedRoom.EVE, CardRoom.nextId(), new LinkCommand.Suspend("a look at it"))
        .join();
  }
}
