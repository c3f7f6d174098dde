package io.queenhigh.audit;

import io.queenhigh.audit.journal.Hashes;
import io.queenhigh.audit.journal.JournalLine;
import io.queenhigh.audit.ledger.Move;
import io.queenhigh.audit.ledger.Moves;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Deck;
import io.queenhigh.rules.cards.DeckColour;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.round.Event;
import io.queenhigh.rules.round.Evolve;
import io.queenhigh.rules.round.Round;
import io.queenhigh.rules.round.Terms;
import io.queenhigh.rules.ruling.Actor;
import io.queenhigh.rules.settlement.Envy;
import io.queenhigh.rules.settlement.SettledWager;
import io.queenhigh.rules.settlement.Settlement;
import io.queenhigh.rules.table.Spot;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** A store full of rounds that the engine played: what a floor leaves behind when all is well. */
final class PlayedStore {

  private final SqlScribe scribe;
  private final Random random;

  private final Optional<Consumer<String>> finished;

  private PlayedStore(SqlScribe scribe, Random random, Optional<Consumer<String>> finished) {
    this.scribe = scribe;
    this.random = random;
    this.finished = finished;
  }

  /** Tables of any game with so many rounds each; every fifth is dealt from a deck in the hand. */
  static void write(String address, long seed, int tables, int rounds) throws SQLException {
    write(address, seed, tables, rounds, Optional.empty());
  }

  /** A table of each kind: {@code six} and {@code tcp} with fees, {@code wa}, {@code keyed}. */
  static void writeOneOfEach(String address, long seed, int rounds) throws SQLException {
    try (SqlScribe scribe = new SqlScribe(address)) {
      PlayedStore store = new PlayedStore(scribe, new Random(seed), Optional.empty());
      store.table("six", RandomTable.open("ca/6-card-bonus", List.of()), true, true, rounds);
      store.table("tcp", RandomTable.open("ca/three-card-poker", List.of()), true, true, rounds);
      Game wa =
          RandomTable.open("wa/three-card-poker", List.of("TCP-01", "6B4", "P1", "game-manager"));
      store.table("wa", wa, false, true, rounds);
      store.table("keyed", wa, false, false, rounds);
    }
  }

  private void table(String id, Game game, boolean fees, boolean shuffled, int rounds) {
    Terms terms = Terms.usual(game);
    Terms own = fees ? terms.withFees(RandomTable.anyFees(game, new Random(1))) : terms;
    new OneTable(id, game, own, shuffled).play(rounds);
  }

  /** The same, and every finished round is handed out as it would be to anyone who asks. */
  static void write(
      String address, long seed, int tables, int rounds, Optional<Consumer<String>> finished)
      throws SQLException {
    try (SqlScribe scribe = new SqlScribe(address)) {
      PlayedStore store = new PlayedStore(scribe, new Random(seed), finished);
      for (int i = 1; i <= tables; i++) {
        store.table("t-" + i, i % 5 > 0, rounds);
      }
    }
  }

  private void table(String id, boolean shuffled, int rounds) {
    Game game = RandomTable.anyGame(random);
    new OneTable(id, game, RandomTable.anyTerms(game, random), shuffled).play(rounds);
  }

  record Setup(
      String id,
      String title,
      String game,
      List<String> choices,
      String fingerprint,
      Terms terms,
      String dealer,
      String cards,
      int practicePlayers,
      boolean rotation2026) {}

  private final class OneTable {

    private final String id;
    private final String stream;
    private final boolean shuffled;
    private final RandomTable live;
    private final Hashes hashes = new Hashes();
    private final List<JournalLine> lines = new ArrayList<>();
    private final Setup setup;
    private Map<Integer, Spot> seated = Map.of();
    private String salt = "";
    private Deck sealed;

    OneTable(String id, Game game, Terms terms, boolean shuffled) {
      this.id = id;
      this.stream = "table/" + id;
      this.shuffled = shuffled;
      this.live = new RandomTable(game, terms, shuffled, random, this::saw);
      this.sealed = live.deck();
      setup =
          new Setup(
              id,
              "a table",
              game.id(),
              game.chosen(),
              game.fingerprint(),
              terms,
              "automatic",
              shuffled ? "shuffler" : "keyed",
              0,
              false);
      line("TableOpened", "{\"setup\":" + Spelled.json(setup) + "}", List.of());
      seal(1, DeckColour.RED);
    }

    void play(int rounds) {
      for (int i = 0; i < rounds; i++) {
        live.playARound();
      }
      if (shuffled) {
        scribe.keep("deck", id + "." + live.round().number(), deck(live.round()));
      }
    }

    private void saw(Actor actor, List<Event> events, Round before, Round after) {
      Round now = before;
      for (Event event : events) {
        List<Move> moves = moves(now, event);
        moves.stream().collect(Collectors.groupingBy(Move::from)).values().forEach(this::fund);
        if (event instanceof Event.NextRoundOpened) {
          seated = now.spots();
        }
        line(event.getClass().getSimpleName(), Spelled.json(event), moves);
        if (event instanceof Event.RoundSettled || event instanceof Event.RoundVoided) {
          open(now);
          Round over = now;
          finished.ifPresent(listener -> listener.accept(record(over)));
        }
        now = Evolve.one(now, event);
      }
      if (events.stream().anyMatch(Event.NextRoundOpened.class::isInstance)) {
        seal(after.number(), after.deck());
      }
    }

    /** The round as anyone may ask for it. */
    private String record(Round round) {
      String seats =
          seated.values().stream()
              .filter(spot -> !spot.left())
              .map(spot -> "{\"seat\":%d,\"player\":\"%s\"}".formatted(spot.seat(), spot.player()))
              .collect(Collectors.joining(",", "[", "]"));
      return "{\"id\":\"%s.%d\",\"setup\":%s,\"seated\":%s,\"lines\":%s}"
          .formatted(id, round.number(), Spelled.json(setup), seats, Spelled.json(lines));
    }

    private void seal(long round, DeckColour colour) {
      if (!shuffled) {
        return;
      }
      sealed = live.deck();
      salt = "%064x".formatted(random.nextLong() & Long.MAX_VALUE);
      String hash =
          hashes.ofDeck(
              id + "." + round, sealed.order().stream().map(Card::toString).toList(), salt);
      line(
          "DeckSealed",
          "{\"round\":%d,\"colour\":%s,\"commitment\":\"%s\"}"
              .formatted(round, Spelled.json(colour), hash),
          List.of());
    }

    private void open(Round round) {
      if (shuffled) {
        line("DeckOpened", deck(round), List.of());
      }
    }

    private String deck(Round round) {
      return "{\"round\":%d,\"colour\":%s,\"order\":%s,\"salt\":\"%s\"}"
          .formatted(
              round.number(), Spelled.json(round.deck()), Spelled.json(sealed.order()), salt);
    }

    private void line(String type, String payload, List<Move> moves) {
      if (type.equals("NextRoundOpened")) {
        lines.clear();
      }
      lines.add(scribe.write(stream, type, payload, moves));
    }

    /** Nobody runs out of chips: they are bought when they are needed. */
    private void fund(List<Move> moves) {
      String racks = "rack/" + id + "/";
      String from = moves.getFirst().from();
      long needed = moves.stream().mapToLong(Move::cents).sum();
      long cents = Math.max(needed, 500_00) * 3;
      if (scribe.balance(from) >= needed) {
        return;
      }
      if (from.startsWith(racks)) {
        String player = from.substring(racks.length());
        String payload = "{\"player\":\"%s\",\"cents\":%d}".formatted(player, cents);
        String wallet = "wallet/" + player;
        scribe.write("house", "ChipsIssued", payload, Moves.one("cage", wallet, cents));
        line("BoughtIn", payload, Moves.one(wallet, from, cents));
      } else if (from.startsWith("tray/")) {
        line("TrayFilled", "{\"cents\":%d}".formatted(cents), Moves.one("cage", from, cents));
      }
    }

    private List<Move> moves(Round round, Event event) {
      Moves moves = new Moves();
      String layout = "layout/" + id;
      String bank = "bank/" + id;
      switch (event) {
        case Event.BetPlaced bet -> {
          Spot spot = round.spot(bet.seat()).orElseThrow();
          moves.move(rack(round, bet.seat()), layout, bet.cents() - spot.stake(bet.wager()));
        }
        case Event.BetWithdrawn bet -> {
          Spot spot = round.spot(bet.seat()).orElseThrow();
          moves.move(layout, rack(round, bet.seat()), spot.stake(bet.wager()));
        }
        case Event.Played played -> moves.move(rack(round, played.seat()), layout, played.cents());
        case Event.BankPosted posted ->
            moves.move(rack(round, posted.seat()), bank, posted.cents() - scribe.balance(bank));
        case Event.BankVacated vacated ->
            moves.move(bank, rack(round, vacated.seat()), scribe.balance(bank));
        case Event.FeeDropped fee -> moves.move(rack(round, fee.seat()), "drop/" + id, fee.cents());
        case Event.RoundSettled(Settlement settlement) -> settle(moves, round, settlement);
        case Event.RoundVoided _ -> {
          for (Spot spot : round.spots().values()) {
            for (Map.Entry<?, Long> stake : spot.stakes().entrySet()) {
              moves.move(layout, rack(round, spot.seat()), stake.getValue());
            }
          }
          if (round.rotation().isHeld()) {
            moves.move(bank, rack(round, round.rotation().seat()), scribe.balance(bank));
          }
        }
        default -> {}
      }
      return moves.list();
    }

    private void settle(Moves moves, Round round, Settlement settlement) {
      String layout = "layout/" + id;
      boolean banked = round.game().isBankedByAPlayer();
      String payer = (banked ? "bank/" : "tray/") + id;
      for (SettledWager wager : settlement.wagers()) {
        String rack = rack(round, wager.seat());
        moves.move(layout, rack, wager.returnedCents());
        moves.move(layout, payer, wager.collectedCents());
        moves.move(payer, rack, wager.paidCents());
      }
      for (Envy envy : settlement.envy()) {
        moves.move(payer, rack(round, envy.toSeat()), envy.cents());
      }
      if (banked) {
        moves.move(
            payer,
            rack(round, round.rotation().seat()),
            scribe.balance(payer) + settlement.bankNetCents());
      }
    }

    private String rack(Round round, int seat) {
      return "rack/" + id + "/" + round.spot(seat).orElseThrow().player();
    }
  }
}
