package io.queenhigh.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.LoadState;
import io.queenhigh.floor.CardRoom;
import io.queenhigh.web.TestHouse;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a shell announces is what its page asks for, so that nothing is fetched twice. */
class FirstAsksTest {
  @TempDir static Path folder = Path.of("");

  private static TestHouse house;

  @BeforeAll
  static void open() {
    house = new TestHouse(folder);
    house.table("first", "wa/three-card-poker", CardRoom.PATIENT, 0);
  }

  @AfterAll
  static void close() {
    house.close();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/",
        "/t/first",
        "/how-to-play",
        "/how-to-play/ca/6-card-bonus",
        "/lab",
        "/lab/ca/6-card-bonus",
        "/lab/ca/6-card-bonus/hand",
        "/lab/ca/6-card-bonus/simulation",
        "/face-up",
        "/games",
        "/games/ca/6-card-bonus",
        "/api"
      })
  void eachIsAskedOnce(String address) {
    List<String> asked = new CopyOnWriteArrayList<>();
    try (Visitor visitor = Visitor.at(house.url())) {
      Page page = visitor.page();
      // A page that looks again says what it knows.
      page.onRequest(
          request -> {
            if (!request.headers().containsKey("if-none-match")) {
              asked.add(request.url());
            }
          });
      visitor.open(address);
      assertThat(page.locator("h1").first()).isVisible();
      List<?> announced =
          (List<?>)
              Objects.requireNonNull(
                  page.evaluate(
                      "() => [...document.querySelectorAll('link[as=fetch]')].map(({ href }) => href)"));
      assertFalse(announced.isEmpty());
      for (Object url : announced) {
        page.waitForCondition(() -> asked.contains(url));
        page.waitForFunction("url => performance.getEntriesByName(url).length > 0", url);
      }
      page.waitForLoadState(LoadState.LOAD);
      for (Object url : announced) {
        assertEquals(1, Collections.frequency(asked, url), url + " of " + asked);
      }
    }
  }
}
