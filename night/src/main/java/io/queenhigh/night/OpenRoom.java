package io.queenhigh.night;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.floor.table.Pace;
import io.queenhigh.floor.table.PracticeAdvice;
import io.queenhigh.floor.table.TableSetup;
import io.queenhigh.floor.table.TableSetup.CardSource;
import io.queenhigh.floor.table.TableSetup.Dealer;
import io.queenhigh.floor.table.TableSetup.Linked;
import io.queenhigh.rules.cards.Rank;
import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.FeeSchedule;
import io.queenhigh.rules.game.FeeWords;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook.Opening;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.hands.ThreeCardHand;
import io.queenhigh.rules.progressive.Controller;
import io.queenhigh.rules.progressive.LinkTerms;
import io.queenhigh.rules.progressive.LinkTerms.PaysFrom;
import io.queenhigh.rules.progressive.LinkTerms.Rates;
import io.queenhigh.rules.round.Limits;
import io.queenhigh.rules.round.Terms;
import io.queenhigh.rules.ruling.Actor.Post;
import io.queenhigh.rules.ruling.Actor.Staff;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;

/** The room of every night: a table of each kind there is, three links, and the staff. */
final class OpenRoom {

  static final Catalogue CATALOGUE = Catalogue.approved();

  /** Queen high or better plays: good enough for practice. */
  static final PracticeAdvice ADVICE =
      (_, hand, _, _) -> ThreeCardHand.of(hand.list()).isAtLeastHigh(Rank.QUEEN);

  static final Staff DAN = new Staff("dan", Post.DEALER);
  static final Staff DORA = new Staff("dora", Post.DEALER);
  static final Staff SUE = new Staff("sue", Post.SUPERVISOR);
  static final Staff EVE = new Staff("eve", Post.EXECUTIVE);
  static final Staff SAM = new Staff("sam", Post.EXECUTIVE);
  static final Staff MAX = new Staff("max", Post.MANAGER);
  static final Staff CAL = new Staff("cal", Post.CASHIER);

  static final List<Staff> DEALERS = List.of(DORA, DAN);
  static final List<String> GUESTS = List.of("ann", "bob", "cat", "dee");

  private static final String POSTED_FEE = "player-dealer 0 above 50 1";

  private static final Rates RATES = new Rates(1_850, 125);

  static final List<LinkTerms> LINKS =
      List.of(
          link("emerald", Controller.GAME_MANAGER, "P1", 1_000_00),
          link("topaz", Controller.NEXUS, "P2", 1_000_00),
          link("sapphire", Controller.MULTI_GAME_LINK, "MGL", 50_000_00));

  static final List<TableSetup> TABLES = tables();

  /** How many tables stand at each link. */
  private static final int AT_A_LINK = 3;

  private OpenRoom() {}

  /** All tables, by number. */
  static List<Integer> everyTable() {
    return IntStream.range(0, TABLES.size()).boxed().toList();
  }

  /** Those of one link, and one without. */
  static List<Integer> someTables(Random random) {
    int plain = TABLES.size() - AT_A_LINK * LINKS.size();
    int first = plain + AT_A_LINK * random.nextInt(LINKS.size());
    return IntStream.concat(
            IntStream.of(random.nextInt(plain)), IntStream.range(first, first + AT_A_LINK))
        .boxed()
        .toList();
  }

  private static LinkTerms link(String id, Controller controller, String payTable, long seed) {
    return LinkTerms.usual(id, "The " + id, controller, payTable, 1_00, seed, RATES);
  }

  private static List<TableSetup> tables() {
    List<TableSetup> tables = new ArrayList<>();
    tables.add(table("ca-six", "ca/6-card-bonus", Dealer.AUTOMATIC, CardSource.SHUFFLER, 2));
    tables.add(table("ca-three", "ca/three-card-poker", Dealer.AUTOMATIC, CardSource.SHUFFLER, 1));
    tables.add(
        table("ca-ventura", "ca/players-casino-ventura", Dealer.PERSON, CardSource.SHUFFLER, 0));
    tables.add(table("ca-keyed", "ca/6-card-bonus", Dealer.PERSON, CardSource.KEYED, 0));
    tables.add(table("wa-plain", "wa/three-card-poker", Dealer.AUTOMATIC, CardSource.SHUFFLER, 1));
    for (LinkTerms terms : LINKS) {
      String name = terms.id();
      tables.add(linked(name + "-auto", terms, Dealer.AUTOMATIC, CardSource.SHUFFLER));
      tables.add(linked(name + "-hand", terms, Dealer.PERSON, CardSource.SHUFFLER));
      tables.add(beside(name + "-beside", terms));
    }
    return List.copyOf(tables);
  }

  static Game game(String id, List<String> choices) {
    return switch (CATALOGUE.open(id, choices)) {
      case Opening.Opened(Game game) -> game;
      case Opening.Unknown(String why) -> throw new IllegalStateException(why);
    };
  }

  private static TableSetup table(
      String id, String game, Dealer dealer, CardSource cards, int practicePlayers) {
    List<String> choices = game.startsWith("wa/") ? List.of("TCP-01", "6B1") : List.of();
    Game opened = game(game, choices);
    return setup(
        id,
        opened,
        choices,
        collecting(opened, Terms.usual(opened)),
        dealer,
        cards,
        practicePlayers,
        Optional.empty());
  }

  /** With a collection where the document demands one. */
  private static Terms collecting(Game game, Terms terms) {
    if (terms.fees().isPresent() || game.collection().isEmpty()) {
      return terms;
    }
    return terms.withFees(game.fees().isEmpty() ? posted(game) : game.fees().getFirst());
  }

  /** Where the document prints none, one that the room posts. */
  private static FeeSchedule posted(Game game) {
    return switch (FeeWords.read(game, List.of(POSTED_FEE.split(" ", -1)))) {
      case FeeWords.Read.Schedule(FeeSchedule schedule) -> schedule;
      case FeeWords.Read.Wrong(String why, Citation _) -> throw new IllegalStateException(why);
    };
  }

  private static List<String> choices(LinkTerms terms) {
    return List.of(
        "TCP-01",
        terms.payTable(),
        terms.controller() == Controller.GAME_MANAGER ? "game-manager" : "nexus");
  }

  private static TableSetup linked(String id, LinkTerms terms, Dealer dealer, CardSource cards) {
    List<String> choices = choices(terms);
    Game opened = game("wa/three-card-poker", choices);
    return setup(
        id, opened, choices, posted(opened, terms), dealer, cards, 0, Optional.of(on(terms)));
  }

  private static Terms posted(Game game, LinkTerms terms) {
    Terms plain = Terms.opening(game);
    Map<Wager, Limits> limits = new EnumMap<>(Wager.class);
    limits.putAll(plain.limits());
    limits.put(Wager.PROGRESSIVE, new Limits(terms.stake().unitCents(), terms.stake().mostCents()));
    return new Terms(
        plain.places(),
        plain.mostPlayers(),
        limits,
        plain.fees(),
        plain.insideASeat(),
        terms.meterOrder());
  }

  private static Linked on(LinkTerms terms) {
    return new Linked(terms.id(), PaysFrom.PERCENTAGES_ONLY);
  }

  /** A controller beside a table of another game, which is dealt elsewhere. */
  private static TableSetup beside(String id, LinkTerms terms) {
    boolean several = terms.controller() == Controller.MULTI_GAME_LINK;
    List<String> choices =
        choices(terms).stream().filter(choice -> !choice.startsWith("TCP")).toList();
    Game dealt = game("wa/three-card-poker", choices(terms));
    Game opened = game(several ? "links/let-it-ride" : "links/three-card-poker", choices);
    return setup(
        id,
        opened,
        choices,
        posted(dealt, terms),
        Dealer.PERSON,
        CardSource.CONTROLLER_ONLY,
        0,
        Optional.of(on(terms)));
  }

  private static TableSetup setup(
      String id,
      Game game,
      List<String> choices,
      Terms terms,
      Dealer dealer,
      CardSource cards,
      int practicePlayers,
      Optional<Linked> link) {
    return new TableSetup(
        id,
        "Table " + id,
        game.id(),
        choices,
        game.fingerprint(),
        terms,
        Pace.USUAL,
        dealer,
        cards,
        practicePlayers,
        false,
        link);
  }
}
