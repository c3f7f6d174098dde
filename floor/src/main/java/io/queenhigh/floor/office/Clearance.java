package io.queenhigh.floor.office;

import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook;
import io.queenhigh.rules.game.Key;
import io.queenhigh.rules.game.Regulation;
import io.queenhigh.rules.game.Regulation.Approved;
import io.queenhigh.rules.game.Regulation.Required;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Whether what a game needs is on file.
 *
 * @param missing the ids of what is not
 * @param sample whether something of what is there only stands for a paper, as on a demo
 */
public record Clearance(List<String> missing, boolean sample) {

  public Clearance {
    missing = List.copyOf(missing);
  }

  public boolean isCleared() {
    return missing.isEmpty();
  }

  /** What is on file now for a table of this game; nothing where no regulator speaks for it. */
  public static Optional<Clearance> of(
      GameBook games, Game game, RoomOffice office, long nowMillis) {
    return games
        .regulation(game.document())
        .map(
            regulation ->
                of(
                    required(regulation, game, RulesInForce.licence(regulation, office.rules())),
                    office.entries(),
                    day(regulation, nowMillis),
                    nowMillis));
  }

  private static Clearance of(
      List<Required> required, List<RegisterEntry> entries, String day, long atMillis) {
    List<List<RegisterEntry>> met =
        required.stream().map(one -> meeting(one, entries, day, atMillis)).toList();
    Set<String> apart = apart(required, met);
    List<String> missing =
        required.stream()
            .filter(one -> met.get(required.indexOf(one)).isEmpty() || apart.contains(one.id()))
            .map(Required::id)
            .toList();
    boolean sample =
        met.stream()
            .anyMatch(
                records ->
                    !records.isEmpty()
                        && records.stream()
                            .allMatch(entry -> entry.record().orElseThrow().sample()));
    return new Clearance(missing, sample);
  }

  /**
   * Parts of systems that are approved as wholes: nothing where one of these is there, and
   * otherwise whatever any of them lacks.
   */
  private static Set<String> apart(List<Required> required, List<List<RegisterEntry>> met) {
    Set<Integer> systems =
        required.stream()
            .flatMap(one -> one.approved().stream().map(Approved::system))
            .filter(system -> system != 0)
            .collect(Collectors.toCollection(TreeSet::new));
    Set<String> lacking = new TreeSet<>();
    for (int system : systems) {
      Set<String> lacks = new TreeSet<>();
      for (int i = 0; i < required.size(); i++) {
        Required one = required.get(i);
        boolean part = one.approved().stream().anyMatch(each -> each.system() != 0);
        if (part && met.get(i).stream().noneMatch(entry -> isPartOf(one, entry, system))) {
          lacks.add(one.id());
        }
      }
      if (lacks.isEmpty()) {
        return Set.of();
      }
      lacking.addAll(lacks);
    }
    return lacking;
  }

  private static boolean isPartOf(Required required, RegisterEntry entry, int system) {
    ApprovalRecord record = entry.record().orElseThrow();
    return required.approved().stream()
        .filter(one -> one.belongsTo(system))
        .anyMatch(
            one -> EquipmentVersion.fits(one, record.document(), record.version().orElse("")));
  }

  /** What a room with this licence needs for this game, as it was chosen. */
  public static List<Required> required(Regulation regulation, Game game, String licence) {
    return regulation.required().stream()
        .filter(one -> one.licence().isEmpty() || one.licence().get().equals(licence))
        .filter(one -> one.documents().isEmpty() || one.documents().contains(game.document()))
        .filter(one -> isNeeded(one.when(), game))
        .toList();
  }

  private static boolean isNeeded(String when, Game game) {
    return switch (when) {
      case "always" -> true;
      case "progressive" -> game.progressive().isPresent();
      default ->
          game.chosen().contains(when)
              || game.progressive()
                  .filter(progressive -> Key.of(progressive.controller().is().name()).equals(when))
                  .isPresent();
    };
  }

  /** What was entered, confirmed and good on a day, and is what was asked for. */
  public static List<RegisterEntry> meeting(
      Required required, List<RegisterEntry> entries, String day, long atMillis) {
    return entries.stream()
        .filter(entry -> entry.countsAt(atMillis))
        .filter(entry -> entry.record().filter(record -> meets(required, record, day)).isPresent())
        .toList();
  }

  private static boolean meets(Required required, ApprovalRecord record, String day) {
    return record.requirement().equals(required.id())
        && record.isGoodOn(day)
        && (required.approved().isEmpty()
            || required.approved().stream()
                .anyMatch(
                    one ->
                        EquipmentVersion.fits(
                            one, record.document(), record.version().orElse(""))));
  }

  /** Which day it is where the regulator sits. */
  public static String day(Regulation regulation, long millis) {
    return LocalDate.ofInstant(Instant.ofEpochMilli(millis), ZoneId.of(regulation.zone()))
        .toString();
  }
}
