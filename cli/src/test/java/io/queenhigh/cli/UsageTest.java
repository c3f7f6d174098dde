package io.queenhigh.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.catalogue.Version;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UsageTest {

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          roulette              | there is no command "roulette"; there are serve, play, games, settle, edge, ev, strategy, face-up, sheet, simulate, progressive, merge, verify, witness, log, staff, sensors, store, nodes, export, rehearse, night, jackpot, check, package, completion, manual, help
          settle                | settle needs a round file; queenhigh help settle shows one
          settle a --fast       | there is no option --fast here; it takes --games, --json
          settle a --json=yes   | --json takes no value
          settle a --games      | --games needs a value
          settle a --games /no-such-folder | --games /no-such-folder: there is no such folder
          games a b             | games takes one game id at most
          serve now             | serve takes options only; queenhigh help serve lists them
          serve --port 70000    | --port takes 0 to 65535
          serve --no-demo --store postgresql://floor@db/floor --node-url https://db:70000 --node-keys keys | --node-url takes a port from 1 to 65535
          serve --no-demo --store postgresql://floor@db/floor --node-url https://db:0 --node-keys keys | --node-url takes a port from 1 to 65535
          play                  | play needs a game, such as wa/three-card-poker; queenhigh games lists them
          play wa/three-card-poker --practice 9 | --practice takes 0 to 5
          verify                | verify takes one store or file, such as data/floor.db
          witness               | witness takes the address of a floor, such as https://floor.example
          log                   | write: queenhigh log key, or queenhigh log new-key
          staff ann             | write: queenhigh staff first NAME, or queenhigh staff reset NAME
          help roulette         | there is no command "roulette"; there are serve, play, games, settle, edge, ev, strategy, face-up, sheet, simulate, progressive, merge, verify, witness, log, staff, sensors, store, nodes, export, rehearse, night, jackpot, check, package, completion, manual, help
          """)
  void aWrongCommandLineIsExplained(String words, String then) {
    Run run = Run.of(words.split(" ", -1));
    assertEquals(2, run.exit());
    assertEquals("queenhigh: " + then + "\n", run.said());
    assertEquals("", run.out());
  }

  @Test
  void theVersionIsTheBuildsOwn() {
    assertEquals("Queenhigh " + Version.number() + "\n", Run.of("--version").out());
  }

  @Test
  void helpShowsExamplesFirst() {
    assertTrue(Run.of("help").out().contains("queenhigh settle round.txt"));
    assertTrue(Run.of("help", "settle").out().startsWith("queenhigh settle round.txt"));
    assertEquals(Run.of("help", "games"), Run.of("games", "--help"));
  }
}
