package io.queenhigh.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.Cookie;
import com.microsoft.playwright.options.ReducedMotion;
import io.queenhigh.web.TestPerson;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * Somebody in front of a browser window of his own. Whatever the browser complains about, scripts
 * or the content security policy, is remembered, and {@link #close} fails on it.
 */
public final class Visitor implements AutoCloseable {
  /** A screen to look at the pages on. */
  public enum Screen {
    DESK(1280, 800),
    TABLET(820, 1180),
    PHONE(390, 844);

    private final int width;
    private final int height;

    Screen(int width, int height) {
      this.width = width;
      this.height = height;
    }
  }

  private static final String AXE = axe();

  /** Only who asks for pictures looks at them. */
  private static final boolean PICTURES = Boolean.getBoolean("queenhigh.pictures");

  private final String base;
  private final BrowserContext context;
  private final Page page;
  private final List<String> complaints = new CopyOnWriteArrayList<>();

  private Visitor(String base, BrowserContext context) {
    this.base = base;
    this.context = context;
    context.setDefaultTimeout(60_000);
    this.page = context.newPage();
    page.onConsoleMessage(
        message -> {
          if (message.type().equals("error")) {
            complaints.add(message.text() + " " + message.location());
          }
        });
    page.onPageError(complaints::add);
  }

  public static Visitor at(String url) {
    return at(url, Screen.DESK, ColorScheme.LIGHT);
  }

  /** Somebody who wants no motion, as tests do. */
  public static Visitor at(String url, Screen screen, ColorScheme light) {
    return at(url, screen, light, ReducedMotion.REDUCE);
  }

  /** Somebody who likes to see how a round ends. */
  public static Visitor watching(String url) {
    return at(url, Screen.DESK, ColorScheme.LIGHT, ReducedMotion.NO_PREFERENCE);
  }

  private static Visitor at(String url, Screen screen, ColorScheme light, ReducedMotion motion) {
    return new Visitor(
        url,
        Chromium.browser()
            .newContext(
                new NewContextOptions()
                    .setBaseURL(url)
                    .setViewportSize(screen.width, screen.height)
                    .setHasTouch(screen != Screen.DESK)
                    .setReducedMotion(motion)
                    .setColorScheme(light)));
  }

  /** The same window for somebody who is known to the house already. */
  public Visitor as(TestPerson person) {
    String[] cookie = person.cookie().split("=", 2);
    context.addCookies(List.of(new Cookie(cookie[0], cookie[1]).setUrl(base).setHttpOnly(true)));
    return this;
  }

  /** The same window on another screen. */
  public Visitor on(Screen screen) {
    page.setViewportSize(screen.width, screen.height);
    return this;
  }

  /** The same window by day or by night. */
  public Visitor in(ColorScheme light) {
    page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(light));
    return this;
  }

  public Page page() {
    return page;
  }

  public BrowserContext context() {
    return context;
  }

  public Visitor open(String path) {
    page.navigate(path);
    return this;
  }

  /** A button by what it is called. */
  public Locator button(String name) {
    return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name));
  }

  public Locator heading(String name) {
    return page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setName(name));
  }

  /** Refusals are told by status codes, which the browser reports like mistakes. */
  public void forgetRefusals() {
    complaints.removeIf(complaint -> complaint.contains("the server responded with a status of 4"));
  }

  /** The same for a connection that a test has cut. */
  public void forgetLostConnections() {
    complaints.removeIf(complaint -> complaint.contains("net::ERR_"));
  }

  /**
   * What the accessibility rules of WCAG 2.2 AA find wrong with the page as it is now; also whether
   * somebody who says what he reads on a button is understood, which is no rule by default.
   */
  public void expectAccessible() {
    expectAccessible(
        "['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']",
        "{ 'label-content-name-mismatch': { enabled: true } }");
  }

  /** Day and night differ in nothing but colours. */
  public void expectReadable() {
    expectAccessible("{ type: 'rule', values: ['color-contrast'] }", "{}");
  }

  private void expectAccessible(String rules, String more) {
    page.evaluate(AXE);
    Object found =
        page.evaluate(
            """
            async () => {
              const result = await axe.run(document, { runOnly: RULES, rules: MORE, resultTypes: ['violations'] });
              return result.violations.map(one =>
                one.id + ': ' + one.help + '\\n' + one.nodes.map(node => '  ' + node.html + ' ' + node.failureSummary).join('\\n'))
                .join('\\n');
            }
            """
                .replace("RULES", rules)
                .replace("MORE", more));
    assertEquals("", found, page.url());
  }

  /** Nothing is wider than the window. */
  public void expectNoSidewaysScrolling() {
    Object wider =
        page.evaluate(
            "() => document.documentElement.scrollWidth - document.documentElement.clientWidth");
    assertEquals(0, wider, "pixels beyond the right edge of " + page.url());
  }

  /** No text that anybody is to read is smaller than twelve pixels. */
  public void expectNoSmallPrint() {
    Object small =
        page.evaluate(
            """
            () => {
              const found = new Set();
              const look = (root) => root.querySelectorAll('*').forEach((one) => {
                if (one.shadowRoot) look(one.shadowRoot);
                const text = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
                const { width } = one.getBoundingClientRect();
                const scale = one.ownerSVGElement ? one.ownerSVGElement.getScreenCTM().a : 1;
                const size = parseFloat(getComputedStyle(one).fontSize) * scale;
                const drawn = one.closest?.('[role=img]') && one.getRootNode().host?.matches('qh-card, qh-chip');
                if (text && width > 1 && size < 11.99 && !drawn) found.add(`${size.toFixed(1)} px: ${one.textContent.trim().slice(0, 30)}`);
              });
              look(document);
              return [...found].join('\\n');
            }
            """);
    assertEquals("", small, page.url());
  }

  /** A picture for people, under {@code target/pages}. */
  public void picture(String name) {
    if (PICTURES) {
      page.screenshot(new Page.ScreenshotOptions().setPath(Path.of("target/pages", name + ".png")));
    }
  }

  @Override
  public void close() {
    context.close();
    assertEquals(List.of(), new ArrayList<>(complaints), "what the browser complained about");
  }

  private static String axe() {
    String file = "/META-INF/resources/webjars/axe-core/4.6.3/axe.min.js";
    try (InputStream in = Objects.requireNonNull(Visitor.class.getResourceAsStream(file), file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
