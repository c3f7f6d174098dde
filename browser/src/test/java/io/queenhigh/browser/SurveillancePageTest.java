package io.queenhigh.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import io.queenhigh.browser.Visitor.Screen;
import io.queenhigh.proof.Clause;
import io.queenhigh.web.TestPerson;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a supervisor sees of a table dealt face up where somebody plays by the others' cards. */
class SurveillancePageTest {

  /** Hands that their own cards fold; beside them lie so many high ones that they are played. */
  private static final List<String> HANDS = List.of("Jh 9c 7d", "Th 8c 6d", "9h 7c 5d", "Jd 8h 4c");

  @TempDir static Path folder = Path.of("");

  private static Pit pit;
  private static String looks;

  @BeforeAll
  static void open() {
    pit = new Pit(folder).keyedTable("open", ",\"choices\":[\"TCP-01\",\"face-up\"]");
    TestPerson dealer = pit.house().signedIn(Pit.DEALER);
    List<TestPerson> players =
        List.of(pit.house().guest(), pit.house().guest(), pit.house().guest());
    looks = players.getFirst().get("/api/me").json().path("name").asString();
    for (int seat = 1; seat <= 3; seat++) {
      does(players.get(seat - 1), "sit", ",\"seat\":%d,\"buyIn\":\"200\"".formatted(seat));
    }
    for (String hand : HANDS) {
      for (int seat = 1; seat <= 3; seat++) {
        does(
            players.get(seat - 1),
            "bet",
            ",\"seat\":%d,\"wager\":\"ante\",\"amount\":\"10\"".formatted(seat));
      }
      does(dealer, "no-more-bets", "");
      String colour = HANDS.indexOf(hand) % 2 == 0 ? "red" : "blue";
      does(
          dealer,
          "key-cards",
          ",\"colour\":\"%s\",\"hands\":{\"1\":\"%s\",\"2\":\"Ac Kc Qd\",\"3\":\"Ah Kd Qh\"},\"dealer\":\"Ts 3s 2h\""
              .formatted(colour, hand));
      for (int seat = 1; seat <= 3; seat++) {
        does(players.get(seat - 1), "play", ",\"seat\":" + seat);
      }
      for (String verb : List.of("collect-forfeits", "reveal", "settle", "next-round")) {
        does(dealer, verb, "");
      }
    }
  }

  private static void does(TestPerson person, String verb, String fields) {
    person.command("/api/tables/open/" + verb, fields).expect(200);
  }

  @AfterAll
  static void close() {
    pit.close();
  }

  @ParameterizedTest
  @CsvSource({"DESK,LIGHT", "PHONE,DARK"})
  @Clause("FLOOR Face-up surveillance")
  void whoStandsOutIsShownWithEveryDecision(Screen screen, ColorScheme light) {
    String suffix = "-" + (screen + "-" + light).toLowerCase(Locale.ROOT);
    try (Visitor supervisor = pit.signedIn(Pit.SUPERVISOR, screen, light).open("/surveillance")) {
      Page page = supervisor.page();
      assertThat(page.getByText("when the others' cards say so")).isVisible();
      page.getByText(looks, new Page.GetByTextOptions().setExact(true)).click();
      assertThat(page.getByText(Pattern.compile("the others' cards backed 4"))).isVisible();
      assertThat(page.getByText("open.4")).isVisible();
      supervisor.picture("surveillance" + suffix);
      supervisor.expectNoSidewaysScrolling();
      supervisor.expectAccessible();
    }
  }
}
