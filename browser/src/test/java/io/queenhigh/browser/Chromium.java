package io.queenhigh.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType.LaunchOptions;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** The machine's own browser, started once for all tests of the module. */
final class Chromium {
  private static final Playwright PLAYWRIGHT =
      Playwright.create(
          new Playwright.CreateOptions()
              .setEnv(
                  Map.of(
                      "PLAYWRIGHT_NODEJS_PATH",
                      program("node").toString(),
                      "PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD",
                      "1")));

  // Root may not use the sandbox, and containers have little shared memory.
  private static final Browser BROWSER =
      PLAYWRIGHT
          .chromium()
          .launch(
              new LaunchOptions()
                  .setExecutablePath(
                      program("chromium-headless-shell", "chromium", "google-chrome"))
                  .setArgs(
                      List.of(
                          "--no-sandbox",
                          "--disable-dev-shm-usage",
                          "--disable-gpu",
                          "--disable-background-networking",
                          "--disable-component-update")));

  private Chromium() {}

  static {
    // Other tests keep the machine busy, too.
    PlaywrightAssertions.setDefaultAssertionTimeout(60_000);
  }

  static Browser browser() {
    return BROWSER;
  }

  private static Path program(String... names) {
    String[] folders = Objects.requireNonNull(System.getenv("PATH")).split(File.pathSeparator, -1);
    Optional<Path> found =
        Arrays.stream(names)
            .flatMap(name -> Arrays.stream(folders).map(folder -> Path.of(folder, name)))
            .filter(Files::isExecutable)
            .findFirst();
    return found.orElseThrow(
        () -> new IllegalStateException("needs " + String.join(" or ", names) + " on the PATH"));
  }
}
