package io.queenhigh.audit.roundfile;

import io.queenhigh.audit.findings.Notebook;
import io.queenhigh.audit.settling.Laid;
import io.queenhigh.audit.settling.Resettle;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.game.FeeSchedule;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook;
import io.queenhigh.rules.game.GameBook.Opening;
import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.game.Progressive.MeterOrder;
import io.queenhigh.rules.game.Wager;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Makes of a round file what lies on a table, if such a table can be. */
public final class RoundFileReader {

  private final Sheet sheet;
  private final Game game;
  private final int places;

  private RoundFileReader(Sheet sheet, Game game) {
    this.sheet = sheet;
    this.game = game;
    int named = sheet.upTo("places", game.mostPlaces());
    this.places = named == 0 ? game.places().is() : named;
  }

  /** What the file says; nothing after a note of why it says nothing. */
  public static Optional<Laid> read(String text, GameBook games, Notebook notebook) {
    Sheet sheet = new Sheet(text, notebook);
    Optional<Game> game = game(sheet, games);
    if (game.isEmpty()) {
      return Optional.empty();
    }
    Laid laid = new RoundFileReader(sheet, game.get()).laid();
    if (sheet.isSound() && laid.meter().isEmpty() && Resettle.needsAMeter(laid)) {
      sheet.wrong(0, "a meter, of which a share is won", "none", game.get().cite(Point.METER_PAYS));
    }
    return sheet.isSound() ? Optional.of(laid) : Optional.empty();
  }

  private static Optional<Game> game(Sheet sheet, GameBook games) {
    List<String> id = sheet.words("game", 1);
    if (id.isEmpty()) {
      sheet.wrong(sheet.number("game"), "a line like \"game wa/three-card-poker\"", "none");
      return Optional.empty();
    }
    if (sheet.has("choose") && sheet.words("choose", 0).isEmpty()) {
      sheet.wrong(sheet.number("choose"), "choices after choose", "none");
    }
    List<String> named = sheet.has("edition") ? sheet.words("edition", 1) : List.of();
    Opening opening =
        named.isEmpty()
            ? games.open(id.getFirst(), sheet.words("choose", 0))
            : games.edition(id.getFirst(), sheet.words("choose", 0), named.getFirst());
    return switch (opening) {
      case Opening.Opened(Game game) -> {
        if (sheet.has("edition") && !named.equals(List.of(game.fingerprint()))) {
          sheet.wrong(sheet.number("edition"), "an edition that is on the shelf", named.toString());
        }
        yield Optional.of(game);
      }
      case Opening.Unknown(String why) -> {
        boolean known = games.open(id.getFirst(), List.of()) instanceof Opening.Opened;
        sheet.wrong(sheet.number(known ? "choose" : "game"), "a game and its choices", why);
        yield Optional.empty();
      }
    };
  }

  private Laid laid() {
    belongs("places", !game.isBankedByAPlayer(), "a game whose places the table sets");
    for (String word : List.of("bank", "banker", "action", "fees")) {
      belongs(word, game.isBankedByAPlayer(), "a game that a player banks");
    }
    for (String word : List.of("meter", "seed", "reserve", "meter-pays", "meter-order")) {
      belongs(word, game.progressive().isPresent(), "a game with a progressive");
    }
    belongs("community", game.communityCards() > 0, "a game with community cards");
    fees();
    long bank = sheet.amount("bank", false);
    if (game.isBankedByAPlayer() && !sheet.has("bank")) {
      sheet.wrong(0, "a line like \"bank 200\"", "none", game.cite(Point.BANK_POSTED));
    }
    int banker = sheet.upTo("banker", places);
    List<Laid.Seat> seats = seats(banker);
    int action = sheet.upTo("action", places);
    if (action != 0 && seats.stream().noneMatch(seat -> seat.number() == action)) {
      sheet.wrong(
          sheet.number("action"),
          "the action button at a player's seat",
          String.valueOf(action),
          game.cite(Point.ACTION_BUTTON));
    }
    return new Laid(
        game,
        seats,
        cards("dealer", 3),
        cards("community", game.communityCards()),
        bank,
        action != 0 ? action : banker + 1,
        settlingOrder(),
        meterOrder(),
        meter());
  }

  private void belongs(String keyword, boolean fits, String to) {
    if (sheet.has(keyword) && !fits) {
      sheet.wrong(sheet.number(keyword), keyword + " in " + to, game.id());
    }
  }

  private List<Card> cards(String keyword, int wanted) {
    return wanted == 0
        ? List.of()
        : sheet.cards(sheet.number(keyword), sheet.words(keyword, 0), wanted);
  }

  private List<Laid.Seat> seats(int banker) {
    Map<Integer, Laid.Seat> seats = new TreeMap<>();
    for (Sheet.Line line : sheet.seats()) {
      Optional<Laid.Seat> seat = SeatReader.read(sheet, game, places, line);
      if (seat.isEmpty()) {
        continue;
      }
      if (seat.get().number() == banker || seats.containsKey(seat.get().number())) {
        sheet.wrong(line.number(), "a free seat", "seat " + seat.get().number() + ", taken");
      }
      isAlone(line.number(), seat.get(), List.copyOf(seats.values()));
      seats.put(seat.get().number(), seat.get());
    }
    if (seats.isEmpty()) {
      sheet.wrong(0, "at least one seat", "none", game.cite(Point.NO_MORE_BETS));
    }
    return List.copyOf(seats.values());
  }

  /** A player holds one seat, or as many adjacent ones as the game allows. */
  private void isAlone(int line, Laid.Seat seat, List<Laid.Seat> others) {
    List<Laid.Seat> own =
        others.stream().filter(other -> other.player().equals(seat.player())).toList();
    boolean beside =
        own.isEmpty()
            || own.stream().anyMatch(other -> Math.abs(other.number() - seat.number()) == 1);
    if (own.size() >= game.spotsPerPlayer().is() || !beside) {
      sheet.wrong(
          line,
          "at most " + game.spotsPerPlayer().is() + " adjacent spots a player",
          seat.player() + " at seat " + seat.number(),
          game.spotsPerPlayer().by());
    }
  }

  private List<Wager> settlingOrder() {
    List<Wager> printed = game.settling().insideASeat().is();
    if (!sheet.has("settling-order")) {
      return printed;
    }
    List<String> words = sheet.words("settling-order", 0);
    List<Wager> own = words.stream().flatMap(word -> Wager.of(word).stream()).toList();
    boolean complete =
        words.size() == printed.size() && new HashSet<>(own).equals(new HashSet<>(printed));
    if (!complete || game.isBankedByAPlayer()) {
      sheet.wrong(
          sheet.number("settling-order"),
          "an order of " + printed + " by a house that banks",
          String.join(" ", words),
          game.settling().insideASeat().by());
      return printed;
    }
    return own;
  }

  private MeterOrder meterOrder() {
    for (MeterOrder order : MeterOrder.values()) {
      if (sheet.words("meter-order", 1).equals(List.of(order.key()))) {
        return order;
      }
    }
    if (sheet.has("meter-order")) {
      sheet.wrong(
          sheet.number("meter-order"),
          "one of two orders",
          String.join(" ", sheet.words("meter-order", 0)));
    }
    return MeterOrder.DEALERS_FAR_RIGHT_FIRST;
  }

  private Optional<Laid.Meter> meter() {
    if (!sheet.has("meter")) {
      for (String word : List.of("seed", "reserve", "meter-pays")) {
        if (sheet.has(word)) {
          sheet.wrong(sheet.number(word), word + " beside a meter", "no meter");
        }
      }
      return Optional.empty();
    }
    return Optional.of(
        new Laid.Meter(
            sheet.amount("meter", false),
            sheet.amount("seed", false),
            sheet.amount("reserve", true),
            paysAll()));
  }

  private boolean paysAll() {
    boolean all = sheet.words("meter-pays", 1).equals(List.of("all"));
    if (sheet.has("meter-pays") && !all) {
      sheet.wrong(
          sheet.number("meter-pays"),
          "meter-pays all",
          String.join(" ", sheet.words("meter-pays", 1)),
          game.cite(Point.METER_PAYS));
    }
    return all;
  }

  /** Fees do not touch the money of a round; the line must only be one that can be. */
  private void fees() {
    if (!sheet.has("fees")) {
      return;
    }
    List<String> words = sheet.words("fees", 0);
    boolean named =
        words.size() == 1
            && game.fees().stream().map(FeeSchedule::id).anyMatch(words.getFirst()::equals);
    boolean posted = game.fees().isEmpty() && PostedFees.canBe(words, game);
    if (!named && !posted) {
      sheet.wrong(sheet.number("fees"), "a fee schedule of this game", String.join(" ", words));
    }
  }
}
