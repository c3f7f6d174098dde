package io.queenhigh.web.posting;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.catalogue.Clauses;
import io.queenhigh.catalogue.DocumentClause;
import io.queenhigh.floor.hash.Sha256;
import io.queenhigh.floor.office.RulesInForce;
import io.queenhigh.floor.table.TableState;
import io.queenhigh.lab.sheet.Placard;
import io.queenhigh.lab.sheet.Placard.Section;
import io.queenhigh.rules.game.Bank;
import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.FeeSchedule;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.game.Progressive;
import io.queenhigh.rules.game.Regulation;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.game.WagerRule.OnFold;
import io.queenhigh.rules.money.Dollars;
import io.queenhigh.rules.round.Limits;
import io.queenhigh.web.felt.Cloth;
import io.queenhigh.web.learn.HowToPlay;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * All that is posted at a table.
 *
 * @param edition changes with anything that is posted, so that an old placard can be told
 */
public record Postings(
    String table,
    String title,
    String game,
    List<String> choices,
    String edition,
    List<Section> sections) {

  private static final int EDITION_DIGITS = 8;

  public Postings {
    sections = List.copyOf(sections);
  }

  public static Postings of(TableState state, Catalogue catalogue) {
    Game game = state.round().game();
    List<Section> sections =
        new Sections(state, game, catalogue.regulation(game.document()))
            .all().stream().map(section -> withWhatItCites(section, catalogue.clauses())).toList();
    return new Postings(
        state.id(),
        state.setup().title(),
        game.title(),
        state.setup().choices(),
        edition(state.setup().title(), sections),
        sections);
  }

  /** A clause that rests on the law is posted with the law. */
  private static Section withWhatItCites(Section section, Clauses clauses) {
    int space = section.by().indexOf(' ');
    List<String> cites =
        space < 0
            ? List.of()
            : clauses
                .find(
                    new Citation(
                        section.by().substring(0, space), section.by().substring(space + 1)))
                .map(DocumentClause::cites)
                .orElse(List.of());
    return cites.isEmpty()
        ? section
        : new Section(
            section.heading(), section.by() + ", " + String.join(", ", cites), section.lines());
  }

  /** As it is printed. */
  public Placard placard() {
    return new Placard(
        "Posted at this table",
        title,
        game + (choices.isEmpty() ? "" : ", " + String.join(", ", choices)),
        edition,
        "A changed setting outdates it: see /t/%s?placard=%s".formatted(table, edition),
        sections);
  }

  private static String edition(String title, List<Section> sections) {
    return Sha256.hex(title + sections).substring(0, EDITION_DIGITS);
  }

  /** Makes the sections, one after the other. */
  private static final class Sections {
    private final TableState state;
    private final Game game;
    private final Optional<Regulation> regulation;
    private final List<Section> sections = new ArrayList<>();

    private Sections(TableState state, Game game, Optional<Regulation> regulation) {
      this.state = state;
      this.game = game;
      this.regulation = regulation;
    }

    private List<Section> all() {
      limits();
      fees();
      bank();
      progressive();
      if (!game.isDealtElsewhere()) {
        payTables();
        rules();
      }
      add(
          "Help",
          "",
          "If gambling is no longer fun, or hurts you or somebody near you, call %s, day and night."
                  .formatted(
                      regulation
                          .map(Regulation::helpline)
                          .map(line -> line.name() + ", " + line.phone())
                          .orElse("for help"))
              + " You can set limits for yourself, or exclude yourself, on your own page.");
      return sections;
    }

    private void limits() {
      List<String> lines = new ArrayList<>();
      Stream.of(Wager.values())
          .filter(wager -> wager.isBeforeTheDeal() && game.offers(wager))
          .forEach(wager -> lines.add(limit(wager, state.setup().terms().limitsOf(wager))));
      state.inForce().flatMap(this::ceiling).ifPresent(lines::add);
      lines.add("At most %d players are dealt in.".formatted(state.setup().terms().mostPlayers()));
      sections.add(new Section("Limits", by(Point.LIMITS), lines));
    }

    /** What the regulator sets is posted with the day since when it holds. */
    private Optional<String> ceiling(RulesInForce rules) {
      long most = rules.mostCents();
      if (most == Long.MAX_VALUE) {
        return Optional.empty();
      }
      String since =
          regulation.stream()
              .flatMap(regulator -> regulator.ceilings().stream())
              .filter(ceiling -> ceiling.dated().licence().equals(rules.licence()))
              .filter(ceiling -> ceiling.mostCents() == most)
              .map(ceiling -> " The regulator has set this since " + ceiling.dated().day() + ".")
              .findFirst()
              .orElse("");
      return Optional.of("No wager here is more than %s.".formatted(dollars(most)) + since);
    }

    private String limit(Wager wager, Limits limits) {
      String least = dollars(limits.minimumCents());
      return limits.maximumCents() == Long.MAX_VALUE
          ? "%s: from %s.".formatted(game.label(wager), least)
          : "%s: %s to %s.".formatted(game.label(wager), least, dollars(limits.maximumCents()));
    }

    private void fees() {
      if (state.setup().terms().fees().isEmpty()) {
        add("Fees", "", "There is no collection fee at this table.");
        return;
      }
      FeeSchedule fees = state.setup().terms().fees().get();
      List<String> lines = new ArrayList<>();
      new TreeMap<>(fees.perWagerCents())
          .forEach(
              (wager, cents) ->
                  lines.add("%s for each %s.".formatted(dollars(cents), game.label(wager))));
      fees.playerDealer()
          .forEach(
              tier ->
                  lines.add(
                      "From the player-dealer %s%s."
                          .formatted(
                              dollars(tier.feeCents()),
                              tier.aboveCents() == 0
                                  ? ""
                                  : " where the Antes come to more than "
                                      + dollars(tier.aboveCents()))));
      lines.add("Fees are flat, dropped before the deal, and the same whoever wins.");
      sections.add(new Section("Collection", fees.by().toString(), lines));
    }

    private void bank() {
      if (game.bank().is() instanceof Bank.PlayerDealerBank(int rounds, Bank.AfterThat after, _)) {
        List<String> lines = new ArrayList<>();
        lines.add(
            "Every player may take the player-dealer's position when it is offered. Whoever takes it"
                + " posts a wager and neither wins nor loses more than that wager.");
        lines.add(
            switch (after) {
              case MUST_PASS ->
                  "After %d rounds in a row it goes to another player.".formatted(rounds);
              case MAY_GO_ON_IF_ALL_DECLINE ->
                  "After %d rounds in a row it is offered to the others, and stays only if everybody declines."
                      .formatted(rounds);
            });
        if (state.offersEveryHand()) {
          lines.add(
              "At this table it is offered before every hand, and within forty minutes two players"
                  + " must have held it, or play stops.");
        }
        lines.add(
            "Any wager the bank does not cover goes back to its player. The house never banks.");
        sections.add(new Section("The bank", game.bank().by().toString(), lines));
      }
    }

    private void progressive() {
      if (game.progressive().isEmpty()) {
        return;
      }
      Progressive progressive = game.progressive().get();
      if (progressive.controller().is() == Progressive.Controller.NEXUS) {
        add(
            "Four games at most",
            progressive.controller().by().document() + " Four Games",
            "A player bets on at most four games in a hand: Ante with Play, Pair Plus, 6 Card Bonus"
                + " and the progressive.");
      }
      boolean stands =
          game.rule(Wager.PROGRESSIVE)
              .filter(rule -> rule.onFold().is() == OnFold.STANDS)
              .isPresent();
      add(
          "Folded hands",
          game.rule(Wager.PROGRESSIVE).map(rule -> rule.onFold().by().toString()).orElse(""),
          stands
              ? "A folded hand still qualifies for the progressive: its wager stands until the round"
                  + " is settled."
              : "A folded hand does not qualify for the progressive: its wager is lost with the"
                  + " fold.");
      add(
          "Envy",
          progressive.envy().by().toString(),
          switch (progressive.envy().is()) {
            case PER_PLAYER_TIMES_WAGER ->
                "The envy amounts are multiplied by the wager of the player who wins them. Nobody"
                    + " wins envy on their own hand, and a dealer's hand pays none.";
            case PER_SPOT ->
                "When a player holds a hand with an envy amount, every other spot at this table with"
                    + " a progressive wager wins it. A dealer's hand pays none.";
            case PER_PLAYER, PER_WAGER_OF_OTHERS ->
                "When a player holds a hand with an envy amount, every progressive wager of every"
                    + " other player at this table wins it. A dealer's hand pays none.";
          });
    }

    private void payTables() {
      for (Cloth.Printed spot : Cloth.of(game).spots()) {
        spot.table()
            .ifPresent(
                table ->
                    sections.add(
                        new Section(
                            spot.label() + " pays",
                            table.table() + ", " + table.by(),
                            table.lines().stream().map(Sections::line).toList())));
      }
    }

    private static String line(Cloth.Line line) {
      return "%s: %s%s"
          .formatted(
              line.title(), line.pays(), line.envy().map(envy -> ", envy $" + envy).orElse(""));
    }

    private void rules() {
      HowToPlay.steps(game).forEach(step -> add(step.title(), step.by().toString(), step.says()));
    }

    private void add(String heading, String by, String... lines) {
      sections.add(new Section(heading, by, List.of(lines)));
    }

    private String by(Point point) {
      return String.valueOf(game.cite(point));
    }

    private static String dollars(long cents) {
      return "$" + Dollars.shortest(cents);
    }
  }
}
