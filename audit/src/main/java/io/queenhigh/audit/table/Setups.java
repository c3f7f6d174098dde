package io.queenhigh.audit.table;

import io.queenhigh.audit.findings.Kind;
import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import io.queenhigh.audit.journal.Versions;
import io.queenhigh.audit.ledger.Move;
import io.queenhigh.audit.ledger.Moves;
import io.queenhigh.audit.table.Posted.Limit;
import io.queenhigh.audit.table.Posted.OnLink;
import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.FeeSchedule;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook;
import io.queenhigh.rules.game.GameBook.Opening;
import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.game.Progressive.MeterOrder;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.money.Dollars;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Opening a table, changing what is posted at it, and closing it. */
final class Setups {

  private static final long MOST_KEYED_CENTS = 1_000_00;

  private Setups() {}

  static List<Move> opened(Table table, Fields line, GameBook games) throws Unreadable {
    if (table.opened) {
      table.note(Kind.PROCEDURE, "a table to be opened once", "a second TableOpened");
    }
    table.opened = true;
    List<Move> moves = post(table, line.needed("setup"), games);
    collects(table, line);
    table.regulated.setUp(table, !line.has(Versions.CEILING_AS_POSTED));
    if (line.has("dealers")) {
      Dealers.named(table, line);
    }
    return moves;
  }

  static List<Move> configured(Table table, Fields line, GameBook games) throws Unreadable {
    boolean untouched =
        table.stage == Stage.BETS_OPEN && !table.anyBets() && table.postedCents == 0;
    table.expect(untouched, Kind.PROCEDURE, "the setup to change between rounds", table::standing);
    boolean playerBanked = table.isBankedByAPlayer();
    List<Move> moves = post(table, line.needed("setup"), games);
    Dealers.notOneself(table);
    collects(table, line);
    table.regulated.setUp(table, !line.has(Versions.CEILING_AS_POSTED));
    if (playerBanked != table.isBankedByAPlayer()) {
      table.bank.forget();
    }
    table.actionButton = 0;
    table.progressiveLocked = false;
    table.controller = new Controller();
    return moves;
  }

  static List<Move> termsSet(Table table, Fields line) throws Unreadable {
    table.expect(
        table.stage == Stage.BETS_OPEN && !table.anyBets(),
        Kind.PROCEDURE,
        "terms to change between rounds",
        table::standing);
    Posted before = table.posted();
    table.post(
        terms(
            table,
            before.game(),
            line.needed("terms"),
            before.shuffled(),
            before.cutMillis(),
            before.rotation2026(),
            before.link()));
    return Moves.none();
  }

  static List<Move> closed(Table table) {
    boolean between = table.stage.isOver() || !table.anyBets();
    table.expect(between, Kind.PROCEDURE, "a table to close between rounds", table::standing);
    table.expect(
        table.seal.isEmpty(),
        Kind.DECK_PROOF,
        "the sealed deck to be opened before the table closes",
        () -> "a seal that nobody opened");
    table.closed = true;
    return Moves.none();
  }

  static List<Move> post(Table table, Fields setup, GameBook games) throws Unreadable {
    table.expect(
        setup.text("id").equals(table.id),
        Kind.SETUP,
        "the setup of " + table.id,
        () -> "one of another table");
    String id = setup.text("game");
    List<String> choices = setup.texts("choices");
    switch (games.edition(id, choices, setup.text("fingerprint"))) {
      case Opening.Unknown(String why) -> {
        table.note(Kind.SETUP, "a game on the shelf", id + " " + choices + ": " + why);
        table.unpost();
      }
      case Opening.Opened(Game game) -> {
        table.pit.posted(setup);
        table.expect(
            setup.text("fingerprint").equals(game.fingerprint()),
            Kind.SETUP,
            id + " with the fingerprint " + game.fingerprint(),
            () -> "a table that was opened with another version of the game");
        String cards = setup.text("cards");
        table.expect(
            game.isDealtElsewhere() == cards.equals("controller-only"),
            Kind.SETUP,
            game.isDealtElsewhere()
                ? "a controller beside a game that is dealt elsewhere"
                : "a game that is dealt here, with its cards",
            () -> "cards " + cards,
            HouseRule.CONTROLLER_ONLY.cite());
        table.post(
            terms(
                table,
                game,
                setup.needed("terms"),
                cards.equals("shuffler"),
                cutMillis(setup.object("pace")),
                setup.has("rotation2026") && setup.yes("rotation2026"),
                link(setup.object("link"))));
        keyedLimits(table);
      }
    }
    return Moves.none();
  }

  /** Nothing binds the house to cards that somebody types, so that little hangs on them. */
  private static void keyedLimits(Table table) {
    long highest =
        table.posted().limits().entrySet().stream()
            .filter(posted -> table.game().offers(posted.getKey()))
            .mapToLong(posted -> posted.getValue().mostCents())
            .max()
            .orElse(0);
    table.expect(
        !table.hasSecondDuties()
            || table.isShuffled()
            || table.isBankedByAPlayer()
            || highest <= MOST_KEYED_CENTS,
        Kind.SETUP,
        "wagers of at most " + Dollars.text(MOST_KEYED_CENTS) + " where cards are keyed in",
        () -> Dollars.text(highest),
        HouseRule.OWN_TABLE.cite());
  }

  /** Three seconds, or less at a table that waits for bets less than that. */
  private static long cutMillis(Optional<Fields> pace) throws Unreadable {
    return pace.isEmpty() ? 0 : Math.min(3_000, pace.get().number("bettingMillis"));
  }

  private static Optional<OnLink> link(Optional<Fields> link) throws Unreadable {
    return link.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new OnLink(
                link.get().text("id"),
                link.get().text("paysFrom").equals("all-from-meter"),
                link.get().has("verifyFrom")
                    ? Optional.of(link.get().text("verifyFrom"))
                    : Optional.empty()));
  }

  private static Posted terms(
      Table table,
      Game game,
      Fields terms,
      boolean shuffled,
      long cutMillis,
      boolean rotation2026,
      Optional<OnLink> link)
      throws Unreadable {
    int places = terms.seat("places");
    table.expect(
        places >= 1 && places <= game.mostPlaces(),
        Kind.SETUP,
        "1 to " + game.mostPlaces() + " places",
        () -> String.valueOf(places),
        game.places().by());
    List<Wager> own = terms.has("insideASeat") ? terms.wagers("insideASeat") : List.of();
    return new Posted(
        game,
        places,
        terms.seat("mostPlayers"),
        limits(terms.needed("limits")),
        fees(table, game, terms.object("fees")),
        order(table, game, own),
        terms.constant("meterOrder", MeterOrder.values(), MeterOrder::key),
        shuffled,
        cutMillis,
        rotation2026,
        link);
  }

  private static Map<Wager, Limit> limits(Fields limits) throws Unreadable {
    Map<Wager, Limit> all = new EnumMap<>(Wager.class);
    for (String wager : limits.names()) {
      Fields limit = limits.needed(wager);
      all.put(
          Fields.wagerOf(wager),
          new Limit(limit.number("minimumCents"), limit.number("maximumCents")));
    }
    return all;
  }

  /** The house may settle a seat's wagers in an order of its own, if it is the house that pays. */
  private static List<Wager> order(Table table, Game game, List<Wager> own) {
    List<Wager> printed = game.settling().insideASeat().is();
    if (own.isEmpty()) {
      return printed;
    }
    boolean complete =
        own.size() == printed.size() && new HashSet<>(own).equals(new HashSet<>(printed));
    table.expect(
        complete && !game.isBankedByAPlayer(),
        Kind.SETUP,
        "the settling order " + printed,
        own::toString,
        game.settling().insideASeat().by());
    return complete ? own : printed;
  }

  /** Where the document demands a collection, every setup since then has a schedule. */
  private static void collects(Table table, Fields line) {
    if (line.has(Versions.COLLECTION_AS_POSTED) || !table.isPosted()) {
      return;
    }
    table
        .game()
        .collection()
        .ifPresent(
            demanded ->
                table.expect(
                    table.posted().fees().isPresent(),
                    Kind.FEES,
                    "the collection that the document demands",
                    () -> "a table without a fee schedule",
                    demanded.by()));
  }

  private static Optional<FeeSchedule> fees(Table table, Game game, Optional<Fields> fees)
      throws Unreadable {
    if (fees.isEmpty()) {
      return Optional.empty();
    }
    FeeSchedule schedule = schedule(fees.get());
    table.expect(
        game.isBankedByAPlayer(),
        Kind.FEES,
        "no fees where the house banks",
        () -> "schedule " + schedule.id());
    table.expect(
        game.fees().isEmpty() || game.fees().contains(schedule),
        Kind.FEES,
        "one of the document's fee schedules as printed",
        schedule::toString,
        Point.FLAT_FEES);
    table.expect(
        !schedule.rates().isEmpty() && schedule.rates().size() <= FeeSchedule.MOST_RATES,
        Kind.FEES,
        "one to five rates",
        () -> schedule.rates().toString(),
        Point.FLAT_FEES);
    return Optional.of(schedule);
  }

  private static FeeSchedule schedule(Fields fees) throws Unreadable {
    Map<Wager, Long> perWager = new EnumMap<>(Wager.class);
    Fields amounts = fees.needed("perWagerCents");
    for (String wager : amounts.names()) {
      perWager.put(Fields.wagerOf(wager), amounts.number(wager));
    }
    List<FeeSchedule.Tier> tiers = new ArrayList<>();
    for (Fields tier : fees.objects("playerDealer")) {
      tiers.add(new FeeSchedule.Tier(tier.number("aboveCents"), tier.number("feeCents")));
    }
    Fields by = fees.needed("by");
    return new FeeSchedule(
        fees.text("id"),
        fees.number("tableMinimumCents"),
        fees.number("tableMaximumCents"),
        perWager,
        tiers,
        new Citation(by.text("document"), by.text("clause")));
  }
}
