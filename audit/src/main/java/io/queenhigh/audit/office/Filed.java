package io.queenhigh.audit.office;

import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Key;
import io.queenhigh.rules.game.Regulation;
import io.queenhigh.rules.game.Regulation.Approved;
import io.queenhigh.rules.game.Regulation.Required;
import java.math.BigInteger;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A paper or a piece of equipment that the room has on file, as a line tells it. */
public record Filed(
    String requirement,
    String document,
    String version,
    String from,
    Optional<String> until,
    boolean sample) {

  private static final Pattern NUMBER = Pattern.compile("\\d+");

  static Filed of(Fields record) throws Unreadable {
    return new Filed(
        record.text("requirement"),
        record.text("document"),
        record.has("version") ? record.text("version") : "",
        record.text("from"),
        record.has("until") ? Optional.of(record.text("until")) : Optional.empty(),
        record.yes("sample"));
  }

  /**
   * What a game needs on file under a licence, and none of these papers is.
   *
   * @param bySystem whether parts of approved systems count only together
   */
  public static List<String> missing(
      Regulation regulation,
      String licence,
      Game game,
      List<Filed> papers,
      long millis,
      boolean bySystem) {
    String day =
        Instant.ofEpochMilli(millis).atZone(ZoneId.of(regulation.zone())).toLocalDate().toString();
    List<String> missing = new ArrayList<>();
    for (Required one : regulation.required()) {
      if (isFor(one, licence, game) && papers.stream().noneMatch(paper -> paper.meets(one, day))) {
        missing.add(one.id());
      }
    }
    List<Required> parts =
        regulation.required().stream()
            .filter(one -> isFor(one, licence, game))
            .filter(one -> one.approved().stream().anyMatch(part -> part.system() > 0))
            .toList();
    if (bySystem && !parts.isEmpty()) {
      missing.addAll(lackedBySystems(parts, papers, day));
    }
    return missing;
  }

  /** Where no system is whole, all that any of them wants. */
  private static Set<String> lackedBySystems(List<Required> parts, List<Filed> papers, String day) {
    Map<Integer, Set<String>> lacked = new TreeMap<>();
    for (Required part : parts) {
      part.approved().forEach(one -> lacked.put(one.system(), new TreeSet<>()));
    }
    lacked.remove(0);
    lacked.forEach(
        (system, lacks) -> {
          for (Required part : parts) {
            boolean there = false;
            for (Filed paper : papers) {
              there |= paper.meets(part, day) && paper.isOf(part, system);
            }
            if (!there) {
              lacks.add(part.id());
            }
          }
        });
    Set<String> all = new TreeSet<>();
    lacked.values().forEach(all::addAll);
    return lacked.containsValue(Set.of()) ? Set.of() : all;
  }

  private boolean isOf(Required part, int system) {
    return part.approved().stream()
        .anyMatch(one -> (one.system() == 0 || one.system() == system) && isOne(one));
  }

  private static boolean isFor(Required one, String licence, Game game) {
    boolean licensed = one.licence().isEmpty() || one.licence().get().equals(licence);
    boolean documented = one.documents().isEmpty() || one.documents().contains(game.document());
    boolean controlled =
        game.progressive()
            .filter(
                progressive ->
                    one.when().equals("progressive")
                        || Key.of(progressive.controller().is().name()).equals(one.when()))
            .isPresent();
    return licensed
        && documented
        && (one.when().equals("always") || controlled || game.chosen().contains(one.when()));
  }

  private boolean meets(Required one, String day) {
    boolean good = from.compareTo(day) <= 0 && (until.isEmpty() || until.get().compareTo(day) >= 0);
    boolean fits = one.approved().isEmpty();
    for (Approved approved : one.approved()) {
      fits |= isOne(approved);
    }
    return requirement.equals(one.id()) && good && fits;
  }

  private boolean isOne(Approved approved) {
    if (!document.strip().equalsIgnoreCase(approved.name())) {
      return false;
    }
    String bare = version.strip().replaceFirst("^[vV](?=\\d)", "");
    return bare.equalsIgnoreCase(approved.version())
        || (approved.orHigher() && compare(numbers(bare), numbers(approved.version())) >= 0);
  }

  private static List<BigInteger> numbers(String text) {
    List<BigInteger> numbers = new ArrayList<>();
    Matcher number = NUMBER.matcher(text);
    while (number.find()) {
      numbers.add(new BigInteger(number.group()));
    }
    return numbers;
  }

  private static int compare(List<BigInteger> one, List<BigInteger> other) {
    for (int i = 0; i < Math.max(one.size(), other.size()); i++) {
      BigInteger mine = i < one.size() ? one.get(i) : BigInteger.ZERO;
      BigInteger its = i < other.size() ? other.get(i) : BigInteger.ZERO;
      if (!mine.equals(its)) {
        return mine.compareTo(its);
      }
    }
    return 0;
  }
}
