package io.queenhigh.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.people.People;
import io.queenhigh.floor.store.Store;
import io.queenhigh.web.demo.DemoStaff;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A floor that was a demo once has passwords that everybody knows: nobody else may reach it. */
class DemoIsForThisMachineTest {

  @TempDir static Path folder = Path.of("");

  private static String address() {
    return "sqlite:" + folder.resolve("floor.db");
  }

  @BeforeAll
  static void aDemoIsMade() {
    try (Store store = Store.open(address())) {
      assertTrue(DemoStaff.register(People.of(store, InstantSource.system(), new SecureRandom())));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--bind 0.0.0.0",
        "--proxy-hops 1",
        "--behind-https",
        "--host floor.example",
        "--no-demo --bind 0.0.0.0",
        "--no-demo --proxy-hops 1",
        "--no-demo --behind-https",
        "--no-demo --host floor.example"
      })
  void nothingServesItToOthers(String options) {
    List<String> words = new ArrayList<>(List.of("serve", "--port", "0", "--store", address()));
    words.addAll(List.of(options.split(" ")));
    Run refused = Run.of(words.toArray(String[]::new));
    assertEquals(1, refused.exit(), refused.said());
    assertTrue(refused.said().contains("served to this machine only"), refused.said());
  }
}
