package io.queenhigh.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.ColorScheme;
import io.queenhigh.browser.Visitor.Screen;
import io.queenhigh.web.NodeHouse;
import io.queenhigh.web.SharedFloor;
import io.queenhigh.web.TestHouse;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever runs tables sees which nodes there are, and which of them has which table. */
class NodesPageTest {

  @Test
  void theFloorShowsItsNodesAndWhatEachOfThemHas(@TempDir Path folder) throws Exception {
    SharedFloor shared = SharedFloor.in(folder);
    try (NodeHouse one = shared.node();
        NodeHouse two = shared.node()) {
      SharedFloor.awaitThatTheyKnowEachOther(one, two);
      SharedFloor.openAll(one);
      String moves = SharedFloor.someTableOf(two);
      try (Visitor manager =
          Visitor.at(one.url(), Screen.DESK, ColorScheme.LIGHT).as(one.manager())) {
        manager.open("/floor#nodes");
        Locator nodes = manager.page().locator("qh-nodes .node");
        assertThat(nodes).hasCount(2);
        Locator here = node(nodes, "the one that answers you");
        assertThat(here).hasCount(1);
        assertThat(table(here, SharedFloor.someTableOf(one))).isVisible();
        assertThat(table(here, moves)).hasCount(0);
        assertThat(table(nodes, moves)).isVisible();
        looksWell(manager);

        two.room().nodes().leave(Duration.ofSeconds(60));
        assertThat(table(here, moves)).isVisible();
        assertThat(node(nodes, "handing its tables over")).hasCount(1);
      }
    }
  }

  @Test
  void whereOneServerHasEverythingThereIsNothingToShow(@TempDir Path folder) {
    try (TestHouse house = new TestHouse(folder)) {
      house.appointManager();
      try (Visitor manager =
          Visitor.at(house.url()).as(house.signedIn(TestHouse.MANAGER)).open("/floor")) {
        assertThat(manager.page().locator("qh-floor nav").first()).isVisible();
        assertThat(manager.page().locator("qh-floor nav a[href='#nodes']")).hasCount(0);
      }
    }
  }

  private static void looksWell(Visitor manager) {
    for (Screen screen : new Screen[] {Screen.PHONE, Screen.DESK}) {
      manager.on(screen).picture("nodes-" + screen);
      manager.expectNoSidewaysScrolling();
      manager.expectNoSmallPrint();
      manager.expectAccessible();
    }
  }

  private static Locator node(Locator nodes, String says) {
    return nodes.filter(new Locator.FilterOptions().setHasText(says));
  }

  private static Locator table(Locator nodes, String id) {
    return nodes.locator("a[href='/t/" + id + "']");
  }
}
