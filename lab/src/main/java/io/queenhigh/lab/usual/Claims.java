package io.queenhigh.lab.usual;

import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What the report of 2020 prints about each game, held against the figures of a study. */
final class Claims {

  private static final String EXACT = "exact";

  /** How the names of the report's own rules begin. */
  static final String REPORTED = "Report ";

  private final Study study;
  private final AtSpots three;

  private Claims(Study study) {
    this.study = study;
    three = at(3);
  }

  static List<Claim> of(UsualGame game, Study study) {
    Claims claims = new Claims(study);
    List<Claim> list =
        new ArrayList<>(
            switch (game.play()) {
              case LET_IT_RIDE -> claims.letItRide(game);
              case ULTIMATE_TEXAS_HOLDEM -> claims.holdem(game);
              case CARIBBEAN_STUD -> claims.caribbean();
              case MISSISSIPPI_STUD -> claims.mississippi();
              case FOUR_CARD_POKER -> claims.fourCard();
              case CRAZY_4_POKER -> claims.crazyFour();
            });
    list.add(claims.notBeaten());
    return list;
  }

  static List<Claim> threeCard(Study study) {
    Claims claims = new Claims(study);
    double gain = claims.three.gain();
    return List.of(
        Claim.of(
            "six seen cards are worth about 0.1 to 0.2 % at most",
            gain >= 0.0005 && gain < 0.0025, percent(gain), error(claims.three.standardError())),
        claims.notBeaten());
  }

  private Claim notBeaten() {
    double edge = three.edge(study.base());
    return Claim.of(
        "cannot be beaten with three hands open",
        edge > 0,
        "house edge " + percent(edge),
        error(three.standardError()));
  }

  private List<Claim> letItRide(UsualGame game) {
    Fraction back = new LetItRide(game).dollarBetReturn();
    Studied ride = Studies.of(game);
    AtSpots.Rule pairs = named(three, "Report 1.3");
    AtSpots.Rule nine = named(three, "All nine");
    List<Claim> claims = new ArrayList<>();
    claims.add(
        Claim.of(
            "the \"$\" bet alone pays back 62.7 %",
            back.percent(1).equals("62.7"), back.percent(4) + " %", EXACT));
    claims.add(
        Claim.of(
            "low pairs ridden when none of their ranks is seen: about 0.2 %",
            round(pairs.gain(), 1).equals("0.2"),
            percent(pairs.gain()) + " of one bet",
            error(pairs)));
    claims.add(
        Claim.of(
            "all changes together: at most 0.3 %",
            three.gain() <= 0.003,
            percent(three.gain()) + " of one bet",
            error(three.standardError())));
    claims.add(
        Claim.of(
            "nine rules are the changes to make",
            nine.gain() > 0.95 * three.gain(),
            "together %s, %s of the gain"
                .formatted(percent(nine.gain()), share(nine.gain() / three.gain())),
            error(nine)));
    three.rules().stream()
        .filter(rule -> rule.name().startsWith(REPORTED))
        .map(rule -> reported(rule, ride))
        .forEach(claims::add);
    return claims;
  }

  /** Rules that hardly ever come up, with cards for which they speak: own, board, seen. */
  private static final Map<String, List<String>> RARE =
      Map.of(
          "2.1", List.of("2h 5h 9h", "Jh", "3h 4h 7h 8h Th Kh"),
          "2.2", List.of("2h 5h 8h", "9h", "3h 4h 7h Th Kh 2c"),
          "2.3", List.of("4c 5d 6h", "7s", "3c 8d 2c 2d Kc Qc"),
          "2.6", List.of("9c Td Jh", "Qs", "8c 8d 8h Kc Kd 2c"));

  /** A rule that the report lists: right if it gains, wrong if it costs. */
  private Claim reported(AtSpots.Rule rule, Studied game) {
    String says = rule.name().substring(REPORTED.length());
    List<String> example = RARE.getOrDefault(says.substring(0, says.indexOf(':')), List.of());
    if (!example.isEmpty()) {
      Fraction ride =
          game.weigh(
                  Situation.of(cards(example.getFirst()))
                      .board(cards(example.get(1)).list())
                      .seen(cards(example.getLast())))
              .worth("ride");
      return Claim.of(
          Claim.RULE + says,
          ride.sign() < 0,
          "riding %s, say with %s %s".formatted(worth(ride), example.getFirst(), example.get(1)),
          EXACT);
    }
    double gain = rule.gain();
    return Claim.of(
        Claim.RULE + says,
        gain > 0,
        String.format(
            Locale.ROOT, "%s %.4f %%", gain > 0 ? "gains" : "costs", 100 * Math.abs(gain)),
        error(rule));
  }

  private List<Claim> holdem(UsualGame game) {
    double before =
        three.kinds().stream()
            .filter(kind -> kind.name().startsWith("before"))
            .mapToDouble(AtSpots.Kind::often)
            .sum();
    Studied holdem = Studies.of(game);
    WeighedActions weighed = holdem.weigh(Situation.of(cards("As Kd")).seen(cards("Ad Ks Kh Qd")));
    WeighedActions beyond = holdem.weigh(Situation.of(cards("As Kd")).seen(cards("Ad Ks Kh Kc")));
    return List.of(
        Claim.of(
            "few decisions change",
            before < 0.1,
            "before the flop %s of hands, worth most of %s"
                .formatted(share(before), percent(three.gain())),
            error(three.standardError())),
        Claim.of(
            "A-K stays 4x with an ace seen",
            weighed.best().equals("4x"),
            "even with two kings seen besides: As Kd with Ad Ks Kh Qd seen, 4x %s, check %s; only with all three kings %s"
                .formatted(
                    worth(weighed.worth("4x")), worth(weighed.worth("check")), beyond.best()),
            EXACT),
        Claim.of(
            "no human gets ahead with three hands open",
            three.edge(study.base()) > 0,
            "a perfect player leaves the house " + percent(three.edge(study.base())),
            error(three.standardError())));
  }

  private List<Claim> caribbean() {
    Fraction edge = study.base().edge();
    AtSpots.Rule rule = named(three, "Raise with A-K-J-8-3");
    double simple = edge.approximately() - rule.gain();
    AtSpots six = at(6);
    AtSpots seven = at(7);
    double sixEdge = six.edge(study.base());
    double sevenEdge = seven.edge(study.base());
    double person = edge.approximately() - six.table().map(AtSpots.PersonsTable::gain).orElse(0.0);
    return List.of(
        Claim.of(
            "house edge 5.32 % of the Ante",
            round(simple, 2).equals("5.32"),
            "%s %% with the best play; %s with the A-K-J-8-3 rule"
                .formatted(edge.percent(4), percent(simple)),
            "exact; rule " + error(rule)),
        ofTotal(),
        Claim.of(
            "six spots: 0.4 % for the house with a computer",
            round(sixEdge, 1).equals("0.4"),
            percent(sixEdge) + " for the house",
            error(six.standardError())),
        new Claim(
            "six spots: 1.32 % for the house with a simplified strategy",
            "possible, since a perfect player leaves %s; that strategy is not printed, and our table of two counts leaves %s"
                .formatted(percent(sixEdge), percent(person)),
            error(six.sampledError()),
            Claim.Verdict.OPEN),
        Claim.of(
            "seven spots: 1.1 % for the player",
            round(-sevenEdge, 1).equals("1.1"),
            percent(-sevenEdge) + " for the player",
            error(seven.standardError())));
  }

  private List<Claim> mississippi() {
    Base base = study.base();
    AtSpots six = at(6);
    double ahead = -six.edge(base);
    double payback = 1 - three.edge(base) / base.wagered().approximately();
    double perSpotEarly = three.gain() / 2;
    double perSpotLate = at(7).gain() / 6;
    return List.of(
        Claim.of(
            "house edge 4.91 % of the Ante",
            base.edge().percent(2).equals("4.91"), base.edge().percent(4) + " %", EXACT),
        Claim.of(
            "which is 1.37 % of the total wager",
            base.edgeOfWagered().percent(2).equals("1.37"),
            "%s %%, with %s Antes wagered on average"
                .formatted(base.edgeOfWagered().percent(4), base.wagered().decimal(3)),
            EXACT),
        Claim.of(
            "six players' cards seen: 1.5 % for the player",
            round(ahead, 1).equals("1.5"),
            percent(ahead) + " for the player",
            error(six.standardError())),
        Claim.of(
            "which is 0.42 % of the total wager",
            round(ahead / base.wagered().approximately(), 2).equals("0.42"),
            percent(ahead / base.wagered().approximately()) + " of the basic total wager",
            error(six.standardError())),
        Claim.of(
            "the gain grows not linearly but \"more exponentially\"",
            perSpotLate > 1.5 * perSpotEarly,
            "%s for each further spot at three spots, %s at seven"
                .formatted(percent(perSpotEarly), percent(perSpotLate)),
            error(at(7).standardError())),
        Claim.of(
            "payback at three spots below 99.4 %, nearer 99 %",
            payback < 0.994,
            percent(payback) + " of the basic total wager",
            error(three.standardError())));
  }

  private List<Claim> fourCard() {
    AtSpots six = at(6);
    double cut = six.gain() / study.base().edge().approximately();
    return List.of(
        Claim.of(
            "six players cut the edge in half",
            cut > 0.4 && cut < 0.6,
            cut < 1
                ? "they cut %s of it: %s is left"
                    .formatted(share(cut), percent(six.edge(study.base())))
                : "they cut all of it: the player is ahead by " + percent(-six.edge(study.base())),
            error(six.standardError())),
        ofTotal());
  }

  private List<Claim> crazyFour() {
    double threeTimes =
        three.kinds().stream()
            .filter(kind -> kind.name().contains("3x"))
            .mapToDouble(AtSpots.Kind::gain)
            .sum();
    return List.of(
        Claim.of(
            "the impact is minimal",
            three.gain() < 0.0025,
            percent(three.gain()) + " of the Ante",
            error(three.standardError())),
        Claim.of(
            "3x plays no part",
            threeTimes < 0.01 * three.gain(),
            "decisions about 3x are worth " + percent(threeTimes),
            error(sampledError())));
  }

  private Claim ofTotal() {
    double gain = three.gain() / study.base().wagered().approximately();
    return Claim.of(
        "at most 0.25 % of the total wager at three spots",
        gain <= 0.0025,
        "%s of the total wager, %s of the Ante".formatted(percent(gain), percent(three.gain())),
        error(three.standardError()));
  }

  // ---- reading a study ----

  private AtSpots at(int spots) {
    return study
        .at(spots)
        .orElseThrow(() -> new IllegalStateException(study.id() + " lacks " + spots + " spots"));
  }

  /** Of what is sampled beside an exact gain: kinds and rules at three spots. */
  private double sampledError() {
    return three.sampledError();
  }

  private static AtSpots.Rule named(AtSpots table, String begins) {
    return table.rules().stream()
        .filter(rule -> rule.name().startsWith(begins))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("no rule begins with " + begins));
  }

  /** Of a rule, or of the deals that priced it where its own was not noted. */
  private String error(AtSpots.Rule rule) {
    return error(rule.standardError().orElse(sampledError()));
  }

  private static Cards cards(String text) {
    return Cards.of(
        List.of(text.split(" ", -1)).stream().map(card -> Card.parse(card).orElseThrow()).toList());
  }

  /** With a minus sign as it is printed. */
  private static String worth(Fraction amount) {
    return amount.decimal(4).replace('-', '\u2212');
  }

  static String error(double standardError) {
    return standardError == 0
        ? EXACT
        : String.format(Locale.ROOT, "± %.4f %%", 100 * standardError);
  }

  static String percent(double share) {
    return String.format(Locale.ROOT, "%.3f %%", 100 * share);
  }

  private static String share(double share) {
    return String.format(Locale.ROOT, "%.0f %%", 100 * share);
  }

  /** In percent, with so many places. */
  private static String round(double share, int places) {
    return String.format(Locale.ROOT, "%." + places + "f", 100 * share);
  }
}
