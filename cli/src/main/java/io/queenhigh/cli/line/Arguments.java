package io.queenhigh.cli.line;

import io.queenhigh.catalogue.page.Nearest;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** The words after a command, sorted into options and the rest. */
public record Arguments(List<String> words, Map<String, List<String>> options) {

  public static Arguments parse(List<String> words, CliCommand command) throws Usage {
    List<String> rest = new ArrayList<>();
    Map<String, List<String>> options = new LinkedHashMap<>();
    boolean onlyWords = false;
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      if (onlyWords || !word.startsWith("-") || word.equals("-")) {
        rest.add(word);
        continue;
      }
      if (word.equals("--")) {
        onlyWords = true;
        continue;
      }
      int equals = word.indexOf('=');
      String name = equals < 0 ? word : word.substring(0, equals);
      List<String> values = options.computeIfAbsent(name, _ -> new ArrayList<>());
      if (command.valued().contains(name)) {
        if (equals >= 0) {
          values.add(word.substring(equals + 1));
        } else if (i + 1 < words.size()) {
          values.add(words.get(++i));
        } else {
          throw new Usage(name + " needs a value");
        }
      } else if (!command.flags().contains(name)) {
        throw new Usage("there is no option " + name + " here" + known(name, command));
      } else if (equals >= 0) {
        throw new Usage(name + " takes no value");
      }
    }
    return new Arguments(List.copyOf(rest), options);
  }

  private static String known(String typed, CliCommand command) {
    Set<String> all = new TreeSet<>(command.valued());
    all.addAll(command.flags());
    Optional<String> meant = Nearest.begunOrMeant(typed, all);
    if (meant.isPresent()) {
      return "; did you mean " + meant.get() + "?";
    }
    return all.isEmpty() ? "" : "; it takes " + String.join(", ", all);
  }

  public boolean has(String flag) {
    return options.containsKey(flag);
  }

  public Optional<String> value(String option) throws Usage {
    List<String> values = values(option);
    if (values.size() > 1) {
      throw new Usage(option + " is given more than once");
    }
    return values.stream().findFirst();
  }

  /** All values of an option that may be repeated; {@code --choose "TCP-01 6B4"} counts as two. */
  public List<String> each(String option) {
    return values(option).stream()
        .flatMap(value -> List.of(value.split("[\\s,]+", -1)).stream())
        .toList();
  }

  private List<String> values(String option) {
    return options.getOrDefault(option, List.of());
  }
}
