package io.queenhigh.web.demo;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.FloorSettings;
import io.queenhigh.floor.LinkedRoom;
import io.queenhigh.floor.LiveLink;
import io.queenhigh.floor.LiveTable;
import io.queenhigh.floor.cards.ColdDeck;
import io.queenhigh.floor.stream.Watch;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.floor.view.Viewer;
import io.queenhigh.rules.cards.Deck;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.progressive.Award;
import io.queenhigh.rules.progressive.LinkTerms;
import io.queenhigh.rules.round.Command;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A hit that nobody confirms does not stop a demo table for ever. */
class PracticeSupervisorTest {

  @TempDir Path folder = Path.of("");

  @Test
  void aHitOnAGameManagerIsConfirmedByKeyAndPaid() throws Exception {
    Award award = hit(DemoLinks.EMERALD, "As Ks Qs 2h 2d 3c");
    assertEquals("demo-supervisor", award.confirmedBy().name());
  }

  @Test
  void aHitOnAMultiGameLinkIsConfirmedByAnExecutivesCardAndPaid() throws Exception {
    Award award = hit(DemoLinks.SAPPHIRE, "As Ks Qs 2h 2d 3c Js Ts");
    assertEquals("demo-executive", award.confirmedBy().name());
  }

  private Award hit(LinkTerms terms, String cards) throws Exception {
    Deck deck = ColdDeck.startingWith(cards);
    FloorSettings settings =
        new FloorSettings(
            CardRoom.CATALOGUE,
            CardRoom.ADVICE,
            ColdDeck.dealing(7, List.of(deck)),
            InstantSource.system());
    try (LinkedRoom linked =
            new LinkedRoom(new CardRoom("sqlite:" + folder.resolve("floor.db"), settings));
        PracticeSupervisor _ =
            new PracticeSupervisor(linked.room().floor(), Duration.ZERO, Duration.ofMillis(20))) {
      LiveLink link = linked.open(terms);
      LiveTable table = linked.join(link, LinkedRoom.setup("t1", terms));
      linked.room().issue("ann", 1_000_00);
      CardRoom.go(table, "ann", new TableCommand.Sit(1, 200_00));
      CardRoom.go(table, "ann", new Command.Bet(1, Wager.ANTE, 10_00));
      CardRoom.go(table, "ann", new Command.Bet(1, Wager.PROGRESSIVE, 1_00));
      CardRoom.go(table, "ann", new TableCommand.Ready(1));
      turns(table);
      CardRoom.go(table, "ann", new Command.Play(1));
      return paid(link);
    }
  }

  private static void turns(LiveTable table) throws Exception {
    CompletableFuture<Void> seen = new CompletableFuture<>();
    BooleanSupplier isAnns = () -> table.state().round().turn() == 1;
    try (Watch _ =
        table.watch(
            Viewer.player("ann"),
            OptionalLong.empty(),
            _ -> {
              if (isAnns.getAsBoolean()) {
                seen.complete(null);
              }
            })) {
      seen.get(30, TimeUnit.SECONDS);
    }
  }

  private static Award paid(LiveLink link) throws Exception {
    CompletableFuture<Award> paid = new CompletableFuture<>();
    try (Watch _ =
        link.watch(
            _ ->
                link.state()
                    .award(1)
                    .filter(award -> award.state() == Award.State.PAID)
                    .ifPresent(paid::complete))) {
      return paid.get(30, TimeUnit.SECONDS);
    }
  }
}
