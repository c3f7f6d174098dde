package io.queenhigh.cli.help;

import io.queenhigh.cli.line.CliCommand;
import io.queenhigh.lab.usual.UsualGames;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A command's help, read again: which words follow the command, and what its options mean. */
record HelpText(CliCommand command) {

  private static final Pattern OPTION =
      Pattern.compile("\\s+(--?[a-z][a-z-]*)(?: \\S+)?\\s{2,}(\\S.*)");
  private static final Pattern GAME = Pattern.compile("[a-z]+/[a-z0-9-]+");
  private static final Pattern VERB = Pattern.compile("[a-z]+(-[a-z]+)*");

  /** Every option in order, with what the help says of it, which may be nothing. */
  Map<String, String> options() {
    Map<String, String> told = new LinkedHashMap<>();
    command
        .help()
        .lines()
        .forEach(
            line -> {
              Matcher option = OPTION.matcher(line);
              if (option.matches()) {
                told.putIfAbsent(option.group(1), firstClause(option.group(2)));
              }
            });
    Set<String> all = new TreeSet<>(command.valued());
    all.addAll(command.flags());
    Map<String, String> options = new LinkedHashMap<>();
    all.forEach(option -> options.put(option, told.getOrDefault(option, "")));
    return options;
  }

  /** Verbs that the examples show after the command: {@code store backup}. */
  List<String> verbs() {
    return firstWords().filter(word -> VERB.matcher(word).matches()).distinct().toList();
  }

  boolean takesAGame() {
    return firstWords().anyMatch(word -> GAME.matcher(word).matches());
  }

  boolean takesAGameByUsualRules() {
    return firstWords().anyMatch(UsualGames::has);
  }

  /** What stands after the command in each of its examples. */
  private Stream<String> firstWords() {
    Pattern example = Pattern.compile("queenhigh " + command.name() + " (\\S+)(?: .*)?");
    Set<String> words = new LinkedHashSet<>();
    command
        .help()
        .lines()
        .map(example::matcher)
        .filter(Matcher::matches)
        .forEach(line -> words.add(line.group(1)));
    return words.stream();
  }

  private static String firstClause(String sentence) {
    int end = sentence.indexOf(';');
    return end < 0 ? sentence : sentence.substring(0, end);
  }
}
