package io.queenhigh.cli.floor;

import io.queenhigh.cli.line.Arguments;
import io.queenhigh.cli.line.CliCommand;
import io.queenhigh.cli.line.Exit;
import io.queenhigh.cli.line.SaidNo;
import io.queenhigh.cli.line.Terminal;
import io.queenhigh.cli.line.Usage;
import io.queenhigh.cli.line.WholeNumbers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * {@code queenhigh sensors}: stands in for the sensors of a table that is dealt elsewhere. Real
 * ones ask the same of the floor.
 */
public final class SensorsCommand implements CliCommand {

  private static final long MOST_ROUNDS = 1_000_000;

  @Override
  public String name() {
    return "sensors";
  }

  @Override
  public String summary() {
    return "sets the sensors of a table that is dealt elsewhere, or plays rounds of chance with them";
  }

  @Override
  public String help() {
    return """
        queenhigh sensors http://localhost:8080 lir-1 2 3 5=5 --as dora --password-file dora.txt
        queenhigh sensors http://localhost:8080 lir-1 --rounds 20 --seed 7 --as dora --password-file dora.txt

        Stands in for the sensors beside a table that is dealt elsewhere, over the same API that real ones use.
        With seats it puts a chip of the table's least wager on each of them, or what stands behind the =, takes all
        others away, and is done. With --rounds it plays: chips on sensors by chance, the lock button, the end button;
        nobody wins.

          --as NAME             who deals at that table
          --password-file FILE  a file with nothing but the password in its first line
          --rounds N            how many rounds to play
          --seed N              the chance to play them by (default 1)""";
  }

  @Override
  public Set<String> valued() {
    return Set.of("--as", "--password-file", "--rounds", "--seed");
  }

  @Override
  public Set<String> flags() {
    return Set.of();
  }

  @Override
  public int run(Arguments arguments, Terminal terminal) throws Usage, SaidNo {
    List<String> words = arguments.words();
    if (words.size() < 2 || (words.size() == 2) != arguments.has("--rounds")) {
      throw new Usage(
          "name a floor, a table, and either seats or --rounds; see queenhigh help sensors");
    }
    String name = needed(arguments, "--as");
    String password = password(Path.of(needed(arguments, "--password-file")));
    try (SensorsOverHttp sensors = new SensorsOverHttp(words.get(0), words.get(1))) {
      sensors.signIn(name, password);
      if (words.size() > 2) {
        Map<Integer, String> chips = chips(words.subList(2, words.size()), sensors.unit());
        sensors.set(chips);
        terminal.print("lit: " + told(chips));
        return Exit.DONE;
      }
      long rounds = whole(arguments, "--rounds", MOST_ROUNDS);
      Random chance = new Random(whole(arguments, "--seed", Long.MAX_VALUE));
      play(sensors, rounds, chance, terminal);
    }
    return Exit.DONE;
  }

  private static void play(SensorsOverHttp sensors, long rounds, Random chance, Terminal terminal)
      throws SaidNo {
    int places = sensors.places();
    String unit = sensors.unit();
    for (long round = 1; round <= rounds; round++) {
      TreeMap<Integer, String> chips = new TreeMap<>();
      chips.put(1 + chance.nextInt(places), unit);
      for (int seat = 1; seat <= places; seat++) {
        if (chance.nextBoolean()) {
          chips.put(seat, unit);
        }
      }
      sensors.set(chips);
      sensors.press("lock");
      sensors.press("end-round");
      terminal.print("round " + sensors.round() + ": " + told(chips));
    }
  }

  private static Map<Integer, String> chips(List<String> words, String unit) throws Usage {
    TreeMap<Integer, String> chips = new TreeMap<>();
    for (String word : words) {
      if (!word.matches("\\d{1,2}(=\\d{1,7}(\\.\\d{1,2})?)?")) {
        throw new Usage("\"" + word + "\" is not a seat; write 3, or 3=5 for five dollars");
      }
      String[] parts = word.split("=", -1);
      chips.put(Integer.parseInt(parts[0]), parts.length == 1 ? unit : parts[1]);
    }
    return chips;
  }

  private static String told(Map<Integer, String> chips) {
    return chips.entrySet().stream()
        .map(chip -> "seat " + chip.getKey() + " $" + chip.getValue())
        .collect(Collectors.joining(", "));
  }

  private static String needed(Arguments arguments, String option) throws Usage {
    return arguments
        .value(option)
        .orElseThrow(() -> new Usage(option + " is needed; see queenhigh help sensors"));
  }

  private static long whole(Arguments arguments, String option, long most) throws Usage {
    long number = WholeNumbers.read(arguments, option).orElse(1L);
    if (number < 1 || number > most) {
      throw new Usage(option + " is 1 to " + most);
    }
    return number;
  }

  private static String password(Path file) throws SaidNo {
    try {
      return Files.readAllLines(file).stream().findFirst().orElse("");
    } catch (IOException e) {
      throw new SaidNo("The password cannot be read: " + e.getMessage());
    }
  }
}
