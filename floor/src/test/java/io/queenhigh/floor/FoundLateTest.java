package io.queenhigh.floor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.store.Postgres;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.stream.Tenure;
import io.queenhigh.floor.stream.Watch;
import io.queenhigh.floor.table.Pace;
import io.queenhigh.floor.table.TableCommand.Configure;
import io.queenhigh.floor.table.TableCommand.Sit;
import io.queenhigh.floor.table.TableSetup;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.progressive.LinkTerms;
import io.queenhigh.rules.round.Command;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** A link comes to a node that has not heard yet of a table that was opened on it. */
class FoundLateTest {

  private static final LinkTerms TERMS = LinkedRoom.gameManager();
  private static final String LINK = "link/" + TERMS.id();

  /** Waits for bets, and longer than the node that has it lives. */
  private static final Pace WAITING = new Pace(1_000, 3_600_000, 300, 10, 3_600_000, 0);

  private volatile boolean has;

  private final Tenure tenure =
      new Tenure() {
        @Override
        public boolean holds(String stream) {
          return has && stream.equals(LINK);
        }

        @Override
        public void begun(String stream) {}
      };

  @Test
  void itGoesOnAsSoonAsItIsFound() {
    String address = Postgres.server().database("foundlate");
    LinkedRoom goes = new LinkedRoom(new CardRoom(address));
    goes.open(TERMS);
    try (Store store = Store.open(address);
        Floor comes =
            Floor.open(
                store,
                FloorSettings.usual(CardRoom.CATALOGUE, CardRoom.ADVICE),
                Formats.today(CardRoom.CATALOGUE),
                tenure)) {
      LiveTable table = goes.room().open(at(WAITING, LinkedRoom.setup("t1", TERMS)));
      goes.room().issue("ann", 1_000_00);
      goes.room().issue("bob", 1_000_00);
      CardRoom.go(table, "ann", new Sit(1, 100_00));
      CardRoom.go(table, "bob", new Sit(2, 100_00));
      CardRoom.go(table, "ann", new Command.Bet(1, Wager.ANTE, 10_00));
      goes.close();

      has = true;
      comes.residents().prepare(LINK).join();
      comes.residents().begin(LINK);
      assertTrue(comes.table("t1").isEmpty());
      comes.residents().readOn();
      NodeRoom.await(
          "the cards are dealt",
          () ->
              comes
                  .table("t1")
                  .filter(
                      found ->
                          found.state().round().isDealt() || found.state().round().number() > 1)
                  .isPresent());
    }
  }

  /** It went to another node when he had been let in, and before he looked. */
  @Test
  void whoLooksAtALinkThatIsElsewhereIsSentThere() {
    String address = Postgres.server().database("foundlate");
    try (LinkedRoom goes = new LinkedRoom(new CardRoom(address))) {
      goes.open(TERMS);
      try (Store store = Store.open(address);
          Floor comes =
              Floor.open(
                  store,
                  FloorSettings.usual(CardRoom.CATALOGUE, CardRoom.ADVICE),
                  Formats.today(CardRoom.CATALOGUE),
                  tenure)) {
        LiveLink link = comes.findLink(TERMS.id()).orElseThrow();
        AtomicBoolean ended = new AtomicBoolean();
        try (Watch _ = link.watch(_ -> {}, () -> ended.set(true))) {
          assertTrue(ended.get());
        }
        has = true;
        ended.set(false);
        try (Watch _ = link.watch(_ -> {}, () -> ended.set(true))) {
          assertFalse(ended.get());
        }
      }
    }
  }

  /** He has been at it all the time, where it was. */
  @Test
  void whoSitsAtATableThatComesToItsLinkIsNotTakenForGone() {
    String address = Postgres.server().database("foundlate");
    AtomicLong later = new AtomicLong();
    FloorSettings usual = FloorSettings.usual(CardRoom.CATALOGUE, CardRoom.ADVICE);
    has = true;
    try (LinkedRoom goes = new LinkedRoom(new CardRoom(address));
        Store store = Store.open(address)) {
      goes.open(TERMS);
      LiveTable table =
          goes.room().open(CardRoom.setup("t1", LinkedRoom.GAME, List.of(), CardRoom.PATIENT, 0));
      goes.room().issue("ann", 1_000_00);
      CardRoom.go(table, "ann", new Sit(1, 100_00));
      try (Floor comes =
          Floor.open(
              store,
              new FloorSettings(
                  usual.catalogue(),
                  usual.advice(),
                  usual.shuffler(),
                  () -> Instant.now().plusMillis(later.get())),
              Formats.today(CardRoom.CATALOGUE),
              tenure)) {
        later.set(Duration.ofHours(2).toMillis());
        LinkedRoom.go(table, LinkedRoom.SUE, new Configure(LinkedRoom.setup("t1", TERMS)));
        LiveTable found = comes.table("t1").orElseThrow();
        found.readOn().join();
        assertEquals(LINK, found.heldBy());
        comes.walkRound();
        found.readOn().join();
        assertEquals(1, found.state().people().size());
      }
    }
  }

  private static TableSetup at(Pace pace, TableSetup setup) {
    return new TableSetup(
        setup.id(),
        setup.title(),
        setup.game(),
        setup.choices(),
        setup.fingerprint(),
        setup.terms(),
        pace,
        setup.dealer(),
        setup.cards(),
        setup.practicePlayers(),
        setup.rotation2026(),
        setup.link());
  }
}
