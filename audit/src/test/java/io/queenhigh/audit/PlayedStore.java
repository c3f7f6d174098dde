package io.queenhigh.audit;

import io.queenhigh.audit.journal.Hashes;
import io.queenhigh.audit.ledger.Move;
import io.queenhigh.audit.ledger.Moves;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Deck;
import io.queenhigh.rules.cards.DeckColour;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.round.Actor;
import io.queenhigh.rules.round.Event;
import io.queenhigh.rules.round.Evolve;
import io.queenhigh.rules.round.Round;
import io.queenhigh.rules.round.Terms;
import io.queenhigh.rules.settlement.Envy;
import io.queenhigh.rules.settlement.SettledWager;
import io.queenhigh.rules.settlement.Settlement;
import io.queenhigh.rules.table.Spot;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;

/** A store full of rounds that the engine played: what a floor leaves behind when all is well. */
final class PlayedStore {

  private final Scribe scribe;
  private final Random random;

  private PlayedStore(Scribe scribe, Random random) {
    this.scribe = scribe;
    this.random = random;
  }

  /** Tables of any game, the first ones of each game in turn, with so many rounds each. */
  static void write(String address, long seed, int tables, int rounds) throws SQLException {
    try (Scribe scribe = new Scribe(address)) {
      PlayedStore store = new PlayedStore(scribe, new Random(seed));
      for (int i = 1; i <= tables; i++) {
        store.table("t-" + i, rounds);
      }
    }
  }

  private void table(String id, int rounds) {
    Game game = LiveTable.anyGame(random);
    new OneTable(id, game, LiveTable.anyTerms(game, random), random.nextInt(5) > 0).play(rounds);
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
    private final LiveTable live;
    private final Hashes hashes = new Hashes();
    private String salt = "";
    private Deck sealed;

    OneTable(String id, Game game, Terms terms, boolean shuffled) {
      this.id = id;
      this.stream = "table/" + id;
      this.shuffled = shuffled;
      this.live = new LiveTable(game, terms, shuffled, random, this::saw);
      this.sealed = live.deck();
      Setup setup =
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
      scribe.write(stream, "TableOpened", "{\"setup\":" + Spelled.json(setup) + "}", List.of());
      seal(1, DeckColour.RED);
    }

    void play(int rounds) {
      for (int i = 0; i < rounds; i++) {
        live.playARound();
      }
    }

    private void saw(Actor actor, List<Event> events, Round before, Round after) {
      Round now = before;
      for (Event event : events) {
        List<Move> moves = moves(now, event);
        moves.stream().collect(Collectors.groupingBy(Move::from)).values().forEach(this::fund);
        scribe.write(stream, event.getClass().getSimpleName(), Spelled.json(event), moves);
        if (event instanceof Event.RoundSettled || event instanceof Event.RoundVoided) {
          open(now);
        }
        now = Evolve.one(now, event);
      }
      if (events.stream().anyMatch(Event.NextRoundOpened.class::isInstance)) {
        seal(after.number(), after.deck());
      }
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
      scribe.write(
          stream,
          "DeckSealed",
          "{\"round\":%d,\"colour\":%s,\"commitment\":\"%s\"}"
              .formatted(round, Spelled.json(colour), hash),
          List.of());
    }

    private void open(Round round) {
      if (shuffled) {
        scribe.write(
            stream,
            "DeckOpened",
            "{\"round\":%d,\"colour\":%s,\"order\":%s,\"salt\":\"%s\"}"
                .formatted(
                    round.number(), Spelled.json(round.deck()), Spelled.json(sealed.order()), salt),
            List.of());
      }
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
        scribe.write(stream, "BoughtIn", payload, Moves.one(wallet, from, cents));
      } else if (from.startsWith("tray/")) {
        scribe.write(
            stream,
            "TrayFilled",
            "{\"cents\":%d}".formatted(cents),
            Moves.one("cage", from, cents));
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
