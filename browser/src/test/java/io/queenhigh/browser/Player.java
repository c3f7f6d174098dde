package io.queenhigh.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.regex.Pattern;

/** What a visitor does at a table, with the mouse. */
final class Player {
  private final Visitor visitor;

  Player(Visitor visitor) {
    this.visitor = visitor;
  }

  /** The only way to a seat that takes one click: from the lobby. */
  Player sitDownAt(String title) {
    visitor.open("/");
    visitor
        .page()
        .getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Sit down at " + title))
        .click();
    assertThat(named(AriaRole.GROUP, "^Your position")).isVisible();
    return this;
  }

  Player bet(String label) {
    Locator spot = named(AriaRole.BUTTON, "^" + label);
    spot.click();
    assertThat(spot).hasAccessibleName(Pattern.compile(label + ": \\$[1-9].*"));
    return this;
  }

  Player deal() {
    named(AriaRole.BUTTON, "^Deal \\$").click();
    return this;
  }

  Locator playButton() {
    return named(AriaRole.BUTTON, "^Play \\$");
  }

  Player play() {
    playButton().click();
    return this;
  }

  /** With a hand that hardly anybody folds he is asked first. */
  Player fold() {
    foldButton().click();
    return this;
  }

  Locator foldButton() {
    return named(AriaRole.BUTTON, "^Fold( F)?$");
  }

  Locator dealButton() {
    return named(AriaRole.BUTTON, "^(Deal|Dealt|Next round)");
  }

  Player seesResults() {
    assertThat(visitor.heading("This round")).isVisible();
    return this;
  }

  /** His own cards, as the page draws them. */
  List<String> cards() {
    Locator cards =
        visitor
            .page()
            .getByRole(AriaRole.GROUP, new Page.GetByRoleOptions().setName("Your cards"))
            .locator("qh-card");
    assertThat(cards).hasCount(3);
    return cards.all().stream().map(card -> card.getAttribute("card")).toList();
  }

  private Locator named(AriaRole role, String pattern) {
    return visitor
        .page()
        .getByRole(role, new Page.GetByRoleOptions().setName(Pattern.compile(pattern)));
  }
}
