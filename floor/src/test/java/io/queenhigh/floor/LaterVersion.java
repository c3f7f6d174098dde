package io.queenhigh.floor;

import static io.queenhigh.floor.LinkedRoom.cards;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.queenhigh.floor.journal.EventFormat;
import io.queenhigh.floor.journal.Form;
import io.queenhigh.floor.journal.Snapshots;
import io.queenhigh.floor.journal.SpelledNames;
import io.queenhigh.floor.journal.Spelling;
import io.queenhigh.floor.journal.TableLines;
import io.queenhigh.floor.link.LinkLines;
import io.queenhigh.floor.link.LinkSnapshots;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.floor.table.TableEvent;
import io.queenhigh.floor.view.Viewer;
import io.queenhigh.rules.cards.DeckColour;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.progressive.LinkEvent;
import io.queenhigh.rules.progressive.LinkTerms;
import io.queenhigh.rules.progressive.controller.ConsoleCommand;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Event;
import io.queenhigh.rules.round.Phase;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/**
 * A Queenhigh that has moved on. In Java, somebody who sat down took a seat, and the player is the
 * guest; chips are bought at a window; a link's round ends by somebody; snapshots are of a form
 * that has nothing to do with the old one.
 */
public final class LaterVersion {

  public static final String KEYED = "t1";
  public static final String SHUFFLED = "t2";

  /** Above whatever today's snapshots are. */
  private static final int LATER = 100;

  private static final LinkTerms TERMS = LinkedRoom.gameManager();

  private LaterVersion() {}

  /** {@code SatDown}, version 1 still: only Java's names are others. */
  record TookASeat(int seat, String guest) {}

  /** {@code BoughtIn}, version 2. */
  record BoughtAt(String player, long cents, String window) {}

  /** {@code RoundEnded} of a link, version 2. */
  record LinkRoundEnded(String table, long round, List<String> by) {}

  public static ObjectNode atTheTable(ObjectNode boughtIn) {
    return boughtIn.put("window", "at the table");
  }

  public static ObjectNode byNobody(ObjectNode roundEnded) {
    roundEnded.putArray("by");
    return roundEnded;
  }

  public static Formats formats() {
    SpelledNames names = SpelledNames.TODAY.with(TookASeat.class, "guest", "player");
    EventFormat<LinkEvent> links =
        new EventFormat<>(
            with(
                LinkLines.FORMAT,
                Form.of("RoundEnded", 2, LinkRoundEnded.class, LaterVersion::byNobody)),
            event ->
                event instanceof LinkEvent.RoundEnded(String table, long round)
                    ? new LinkRoundEnded(table, round, List.of("dan"))
                    : event,
            inside ->
                inside instanceof LinkRoundEnded ended
                    ? new LinkEvent.RoundEnded(ended.table, ended.round)
                    : (LinkEvent) inside);
    EventFormat<TableEvent> tables =
        new EventFormat<>(
            with(
                TableLines.FORMAT,
                Form.of("BoughtIn", 2, BoughtAt.class, LaterVersion::atTheTable),
                new Form<>("SatDown", 1, TookASeat.class, List.of(), Spelling.stored(names))),
            LaterVersion::inside,
            LaterVersion::event);
    return new Formats(
        tables,
        new Snapshots(Snapshots.form(LATER, CardRoom.CATALOGUE)),
        links,
        LinkSnapshots.of(LATER, links));
  }

  private static List<Form<?>> with(EventFormat<?> today, Form<?>... changed) {
    List<Form<?>> forms = new ArrayList<>(today.forms());
    for (Form<?> form : changed) {
      forms.removeIf(old -> old.name().equals(form.name()));
      forms.add(form);
    }
    return forms;
  }

  private static Object inside(TableEvent event) {
    return switch (TableLines.inside(event)) {
      case Event.SatDown(int seat, String player) -> new TookASeat(seat, player);
      case TableEvent.BoughtIn(String player, long cents) ->
          new BoughtAt(player, cents, "window 3");
      case Object same -> same;
    };
  }

  private static TableEvent event(Object inside) {
    return switch (inside) {
      case TookASeat(int seat, String guest) -> TableEvent.of(new Event.SatDown(seat, guest));
      case BoughtAt bought -> new TableEvent.BoughtIn(bought.player, bought.cents);
      case Object same -> TableLines.event(same);
    };
  }

  /** A link, a round on it, and two more rounds that are left in the middle. */
  public static void evening(CardRoom room) throws Exception {
    LinkedRoom linked = new LinkedRoom(room);
    LiveTable keyed =
        linked.join(linked.open(TERMS), LinkedRoom.keyed(LinkedRoom.setup(KEYED, TERMS)));
    room.issue("ann", 1_000_00);
    CardRoom.go(keyed, "ann", new TableCommand.Sit(1, 200_00));
    bets(keyed);
    deals(keyed);
    bets(keyed);
    LiveTable shuffled =
        room.open(
            CardRoom.setup(SHUFFLED, "wa/three-card-poker", List.of("6B1"), CardRoom.PATIENT, 0));
    room.issue("bob", 1_000_00);
    CardRoom.go(shuffled, "bob", new TableCommand.Sit(1, 200_00));
    // So many lines that there is a snapshot.
    for (int i = 0; i < 210; i++) {
      CardRoom.go(shuffled, "bob", new TableCommand.BuyIn(1));
    }
    CardRoom.go(shuffled, "bob", new Command.Bet(1, Wager.ANTE, 10_00));
    CardRoom.go(shuffled, "bob", new TableCommand.Ready(1));
    try (Story story = new Story(shuffled, Viewer.player("bob"))) {
      story.until(state -> state.round().turn() == 1);
    }
  }

  /** The rounds go on where they were left, and somebody comes in. */
  public static void morning(CardRoom room) throws Exception {
    LiveTable keyed = room.floor().table(KEYED).orElseThrow();
    deals(keyed);
    room.issue("cat", 1_000_00);
    CardRoom.go(keyed, "cat", new TableCommand.Sit(2, 100_00));
    LiveTable shuffled = room.floor().table(SHUFFLED).orElseThrow();
    CardRoom.go(shuffled, "bob", new Command.Play(1));
    try (Story story = new Story(shuffled, Viewer.player("bob"))) {
      story.until(state -> state.round().phase() == Phase.SETTLED);
    }
    for (int i = 0; i < 210; i++) {
      CardRoom.go(shuffled, "bob", new TableCommand.BuyIn(1));
    }
  }

  private static void bets(LiveTable keyed) {
    CardRoom.go(keyed, "ann", new Command.Bet(1, Wager.ANTE, 10_00));
    CardRoom.go(keyed, "ann", new Command.Bet(1, Wager.PROGRESSIVE, 1_00));
    LinkedRoom.go(keyed, LinkedRoom.DAN, new ConsoleCommand.Lock());
    dealer(keyed, new Command.NoMoreBets());
  }

  private static void deals(LiveTable keyed) {
    dealer(
        keyed,
        new Command.DealKeyed(
            keyed.state().round().number() % 2 == 1 ? DeckColour.RED : DeckColour.BLUE,
            Map.of(1, cards("2s 7d Jc")),
            cards("Qh 2d 3c"),
            List.of()));
    CardRoom.go(keyed, "ann", new Command.Play(1));
    dealer(keyed, new Command.CollectForfeits());
    dealer(keyed, new Command.Reveal());
    dealer(keyed, new Command.Settle(Optional.empty()));
    LinkedRoom.go(keyed, LinkedRoom.DAN, new ConsoleCommand.EndRound());
    dealer(keyed, new Command.NextRound());
  }

  private static void dealer(LiveTable keyed, Command command) {
    Answer answer =
        keyed
            .ask(Ask.of(LinkedRoom.DAN, CardRoom.nextId(), new TableCommand.InRound(command)))
            .join();
    assertInstanceOf(Answer.Done.class, answer, answer::toString);
  }
}
