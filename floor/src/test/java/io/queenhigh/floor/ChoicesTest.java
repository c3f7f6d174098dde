package io.queenhigh.floor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.table.Step;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.floor.table.TableSetup.Dealer;
import io.queenhigh.floor.view.TableView.You;
import io.queenhigh.floor.view.Viewer;
import io.queenhigh.proof.Clause;
import io.queenhigh.proof.Repeats;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.ruling.Actor;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a page offers comes from the judge who decides: it never offers what the floor refuses. */
class ChoicesTest {

  private static final List<String> PEOPLE = List.of("ann", "bob", "cat");
  private static final long ROUNDS_AT_A_TABLE = Repeats.times(12, 200);

  @TempDir Path folder = Path.of("");

  @Test
  @Clause("FLOOR Table stakes")
  void whateverIsOfferedIsAccepted() {
    long seed = Repeats.seed(ChoicesTest.class);
    Map<String, Integer> offered = new TreeMap<>();
    try (CardRoom room = new CardRoom("sqlite:" + folder.resolve("unused.db"))) {
      Services services = CardRoom.services(room.store(), Runnable::run);
      for (TableOrder order : HiddenCardsTest.tables()) {
        Random random = new Random(seed + order.id().hashCode());
        PaperTable table = new PaperTable(services, order.setup(), random);
        Crowd crowd = new Crowd(random, PEOPLE);
        ClumsyStaff staff = new ClumsyStaff(random);
        while (table.state().round().number() <= ROUNDS_AT_A_TABLE) {
          if (!table.onTime()) {
            Optional<Ask> ask =
                order.dealer() == Dealer.PERSON && random.nextBoolean()
                    ? staff.next(table.state())
                    : crowd.next(table.state()).map(wish -> wish.ask("paper"));
            ask.ifPresent(table::ask);
          }
          PEOPLE.forEach(player -> check(table, player, offered));
        }
      }
    }
    assertEquals(11, offered.size(), offered.toString());
  }

  @Test
  @Clause("FLOOR Table stakes")
  void whoHasNoChipsIsOfferedNoBet() {
    try (CardRoom room = new CardRoom("sqlite:" + folder.resolve("floor.db"))) {
      LiveTable table =
          room.open(CardRoom.setup("t1", "wa/three-card-poker", List.of(), CardRoom.PATIENT, 0));
      CardRoom.ask(table, "ann", new TableCommand.Sit(1, 0));
      assertEquals(List.of("buy-in", "stand"), can(table));
      room.issue("ann", 100_00);
      CardRoom.ask(table, "ann", new TableCommand.BuyIn(50_00));
      assertEquals(List.of("buy-in", "bet", "stand"), can(table));
    }
  }

  private static List<String> can(LiveTable table) {
    return table.view(Viewer.player("ann")).you().orElseThrow().can();
  }

  private static void check(PaperTable table, String player, Map<String, Integer> offered) {
    You you = table.audience().view(Viewer.player(player)).you().orElseThrow();
    for (String verb : you.can()) {
      boolean done =
          (you.seats().isEmpty() ? List.of(0) : you.seats())
              .stream()
                  .map(seat -> new Step(new Actor.Player(player), plainest(verb, seat, table)))
                  .anyMatch(table::wouldDo);
      assertTrue(done, () -> verb + " for " + player + " in " + table.state());
      offered.merge(verb, 1, Integer::sum);
    }
  }

  private static TableCommand plainest(String verb, int seat, PaperTable table) {
    long ante = table.state().round().terms().limitsOf(Wager.ANTE).minimumCents();
    return switch (verb) {
      case "sit" -> new TableCommand.Sit(0, 0);
      case "buy-in" -> new TableCommand.BuyIn(1_00);
      case "ready" -> new TableCommand.Ready(seat);
      case "bet" -> new TableCommand.InRound(new Command.Bet(seat, Wager.ANTE, ante));
      case "take-bank" -> new TableCommand.InRound(new Command.TakeBank(seat));
      case "decline-bank" -> new TableCommand.InRound(new Command.DeclineBank(seat));
      case "pass-bank" -> new TableCommand.InRound(new Command.PassBank(seat));
      case "post-bank" -> new TableCommand.InRound(new Command.PostBank(seat, ante));
      case "play" -> new TableCommand.InRound(new Command.Play(seat));
      case "fold" -> new TableCommand.InRound(new Command.Fold(seat));
      case "stand" -> new TableCommand.InRound(new Command.StandUp(seat));
      default -> throw new AssertionError("nobody knows how to " + verb);
    };
  }
}
