package io.queenhigh.lab.published;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.catalogue.ChoiceGroup;
import io.queenhigh.catalogue.GameFile;
import io.queenhigh.catalogue.Published;
import io.queenhigh.lab.FaceUp;
import io.queenhigh.lab.Pricing;
import io.queenhigh.lab.Progress;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.proof.Clause;
import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.GameBook.Opening;
import io.queenhigh.rules.game.Wager;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PublishedFiguresTest {

  @Test
  @DisplayName("every printed figure of every game file agrees, but for 6B1")
  void everyFigure() {
    int checked = 0;
    List<String> disagreements = new ArrayList<>();
    for (GameFile file : Catalogue.approved().games()) {
      Set<Published> open = new HashSet<>(file.published());
      open.removeIf(figure -> figure.figure() == Published.Figure.FACE_UP_GAIN);
      for (List<String> choices : everyChoice(file)) {
        for (Compared each : PublishedFigures.of(file, pricing(file, choices))) {
          if (open.remove(each.published())) {
            checked++;
            if (!each.agrees()) {
              disagreements.add(file.id() + " " + each.says());
            }
          }
        }
      }
      assertEquals(Set.of(), open, "printed in " + file.id() + " and never checked");
    }
    assertEquals(13, checked);
    assertEquals(
        List.of(
            "wa/three-card-poker 6B1: house advantage printed 10.23 %, exactly 10.224790407 %,"
                + " which rounds to 10.22 %"),
        disagreements);
  }

  @Test
  @DisplayName("only the figures about the chosen tables stand beside a price")
  void onlyWhatIsChosen() {
    GameFile washington = file("wa/three-card-poker");
    List<String> of =
        PublishedFigures.of(washington, pricing(washington, List.of("TCP-03", "6B3"))).stream()
            .map(each -> each.published().of() + " " + each.name())
            .toList();
    assertEquals(
        List.of("AB-B house edge per Ante", "6B3 house advantage", "6B3 hit frequency"), of);
  }

  @Test
  @Clause("WA-FACE Report Three Card Poker")
  @DisplayName("WA-FACE: six seen cards are worth what the report estimates")
  void faceUp() {
    GameFile washington = file("wa/three-card-poker");
    FaceUp faceUp = FaceUp.of(pricing(washington, List.of("face-up")).game(), 6, Progress.UNHEARD);
    List<Compared> compared = PublishedFigures.faceUp(washington, faceUp.gain());
    assertEquals(
        List.of("face-up: gain from six seen cards printed 0.1 % to 0.2 %, exactly 0.161807610 %"),
        compared.stream().map(Compared::says).toList());
    assertTrue(compared.getFirst().agrees());
  }

  @ParameterizedTest(name = "printed {0}, exactly {1}/100000: {2}")
  @CsvSource({
    "3.37 %, 3372, true",
    "3.37 %, 3375, false",
    "3.37 %, 3374, true",
    "3.37 %, 3365, true",
    "3.37 %, 3364, false",
    "3 %, 2500, true",
    "3 %, 2499, false",
    "0.1 % to 0.2 %, 149, true",
    "0.1 % to 0.2 %, 50, true",
    "0.1 % to 0.2 %, 49, false",
    "0.1 % to 0.2 %, 249, true",
    "0.1 % to 0.2 %, 250, false"
  })
  void thePrintedDigitsDecide(String prints, long exact, boolean agrees) {
    Published figure =
        new Published(
            Published.Figure.HOUSE_ADVANTAGE,
            Wager.ANTE,
            "T",
            prints,
            new Citation("WA-TCP", "Paytables"));
    assertEquals(agrees, new Compared(figure, Fraction.of(exact, 100_000)).agrees());
  }

  private static List<List<String>> everyChoice(GameFile file) {
    List<List<String>> choices = new ArrayList<>();
    choices.add(List.of());
    for (ChoiceGroup group : file.menu()) {
      group.choices().forEach(choice -> choices.add(List.of(choice.name())));
    }
    choices.removeIf(names -> file.choose(names) instanceof Opening.Unknown);
    assertFalse(choices.isEmpty());
    return choices;
  }

  private static Pricing pricing(GameFile file, List<String> choices) {
    return switch (file.choose(choices)) {
      case Opening.Opened(var game) -> Pricing.of(game);
      case Opening.Unknown(String why) -> throw new AssertionError(why);
    };
  }

  private static GameFile file(String id) {
    Catalogue.Look look = Catalogue.approved().look(id);
    assertTrue(look instanceof Catalogue.Look.Found, id);
    return ((Catalogue.Look.Found) look).file();
  }
}
