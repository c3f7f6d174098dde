package io.queenhigh.lab.usual;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.proof.Clause;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What each section of the report of 2020 prints, and how it fares against the figures. */
class PrintedClaimsTest {

  private static final Impact IMPACT = Impact.shipped(0.01);

  private static Impact.OneGame game(String title) {
    return IMPACT.games().stream()
        .filter(game -> game.study().title().contains(title))
        .findFirst()
        .orElseThrow();
  }

  private static String verdicts(String title) {
    return game(title).claims().stream()
        .map(claim -> claim.verdict().word() + ": " + claim.printed())
        .collect(joining("\n"));
  }

  @Test
  @Clause("WA-FACE Report Introduction")
  @DisplayName("seeing more never costs, and changes decisions only")
  void introduction() {
    for (Impact.OneGame game : IMPACT.games()) {
      for (AtSpots table : game.study().tables()) {
        assertTrue(table.gain() > 0, game.study().title());
        assertTrue(table.changed() > 0 && table.changed() < 1, game.study().title());
      }
    }
  }

  @Test
  @Clause({"WA-FACE Report Let It Ride", "WA-FACE Report Let It Ride Rules"})
  void letItRide() {
    assertEquals(
        """
        confirmed: the "$" bet alone pays back 62.7 %
        wrong: low pairs ridden when none of their ranks is seen: about 0.2 %
        wrong: all changes together: at most 0.3 %
        wrong: nine rules are the changes to make
        wrong: rule 1.1: pull a straight-flush or royal draw if one of its outs is seen
        confirmed: rule 1.2: ride an inside straight-flush draw if no seen card has its suit
        confirmed: rule 1.3: ride a low pair if none of its ranks is seen
        confirmed: rule 2.1: pull four to a flush if six of its suit are seen
        confirmed: rule 2.2: pull four to a flush without a high card if five of its suit are seen
        confirmed: rule 2.3: pull four to a straight without a high card if two outs are seen
        confirmed: rule 2.4: pull four to a straight with one high card if three outs are seen
        confirmed: rule 2.5: pull four to a straight with two high cards if four outs are seen
        confirmed: rule 2.6: pull four to a straight with three high cards if five outs are seen
        confirmed: cannot be beaten with three hands open""",
        verdicts("Let It Ride"));
    assertEquals(
        "1.1 1.2 1.3 2.1 2.2 2.3 2.4 2.5 2.6",
        game("Let It Ride").study().at(3).orElseThrow().rules().stream()
            .map(AtSpots.Rule::name)
            .filter(name -> name.startsWith("Report "))
            .map(name -> name.substring("Report ".length(), name.indexOf(':')))
            .collect(joining(" ")));
  }

  @Test
  @Clause("WA-FACE Report Ultimate Texas Hold'em")
  void ultimateTexasHoldem() {
    assertEquals(
        """
        confirmed: few decisions change
        confirmed: A-K stays 4x with an ace seen
        confirmed: no human gets ahead with three hands open
        confirmed: cannot be beaten with three hands open""",
        verdicts("Ultimate"));
  }

  @Test
  @Clause("WA-FACE Report Caribbean Stud")
  void caribbeanStud() {
    assertEquals(
        """
        confirmed: house edge 5.32 % of the Ante
        wrong: at most 0.25 % of the total wager at three spots
        confirmed: six spots: 0.4 % for the house with a computer
        open: six spots: 1.32 % for the house with a simplified strategy
        wrong: seven spots: 1.1 % for the player
        confirmed: cannot be beaten with three hands open""",
        verdicts("Caribbean"));
  }

  @Test
  @Clause("WA-FACE Report Mississippi Stud")
  void mississippiStud() {
    assertEquals(
        """
        confirmed: house edge 4.91 % of the Ante
        confirmed: which is 1.37 % of the total wager
        wrong: six players' cards seen: 1.5 % for the player
        wrong: which is 0.42 % of the total wager
        wrong: the gain grows not linearly but "more exponentially"
        wrong: payback at three spots below 99.4 %, nearer 99 %
        confirmed: cannot be beaten with three hands open""",
        verdicts("Mississippi"));
  }

  @Test
  @Clause("WA-FACE Report Four Card Poker")
  void fourCardPoker() {
    assertEquals(
        """
        wrong: six players cut the edge in half
        confirmed: at most 0.25 % of the total wager at three spots
        confirmed: cannot be beaten with three hands open""",
        verdicts("Four Card"));
  }

  @Test
  @Clause("WA-FACE Report Crazy 4 Poker")
  void crazyFourPoker() {
    assertEquals(
        """
        confirmed: the impact is minimal
        confirmed: 3x plays no part
        confirmed: cannot be beaten with three hands open""",
        verdicts("Crazy"));
  }

  @Test
  @DisplayName("every claim, the number of spots included, has a figure, its error and a verdict")
  void figuresAndErrors() {
    for (Impact.OneGame game : IMPACT.games()) {
      for (Claim claim : game.allClaims()) {
        String where = game.study().title() + ": " + claim;
        assertTrue(claim.computed().matches(".*\\d.*"), where);
        assertTrue(claim.error().matches("exact|(exact; rule )?± \\d\\.\\d{4} %"), where);
      }
    }
  }

  @Test
  @DisplayName(
      "the most spots of every game of the printed table: studied, or named as not studied")
  void printedLimits() {
    assertEquals(
        """
        Three Card Poker: confirmed: not beatable at any number of spots
        Let It Ride: confirmed: not beatable at any number of spots
        Ultimate Texas Hold'em: confirmed: not beatable at any number of spots
        Caribbean Stud: too strict: at most 5 spots
        Mississippi Stud: confirmed: at most 4 spots
        Four Card Poker: wrong: not beatable at any number of spots
        Crazy 4 Poker: confirmed: not beatable at any number of spots""",
        IMPACT.games().stream()
            .map(
                game ->
                    "%s: %s: %s"
                        .formatted(
                            game.study().title(),
                            Impact.spots(game).verdict().word(),
                            Impact.spots(game).printed()))
            .collect(joining("\n")));
    assertEquals(
        "DJ Wild Stud Poker, I Luv Suits, Face Up Pai Gow Poker, Fortune Pai Gow Poker",
        String.join(", ", Impact.namesNotStudied()));
  }

  @Test
  @Clause("WA-FACE Report Conclusion")
  @DisplayName("none of the seven is beaten with three hands open")
  void conclusion() {
    assertEquals(7, IMPACT.games().size());
    for (Impact.OneGame game : IMPACT.games()) {
      assertEquals(
          1,
          game.claims().stream()
              .filter(claim -> claim.printed().equals("cannot be beaten with three hands open"))
              .filter(claim -> claim.verdict() == Claim.Verdict.CONFIRMED)
              .count(),
          game.study().title());
      assertFalse(game.study().at(3).orElseThrow().edge(game.study().base()) <= 0);
    }
  }
}
