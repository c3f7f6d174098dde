package io.queenhigh.floor.office;

import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook;
import io.queenhigh.rules.game.Key;
import io.queenhigh.rules.game.Regulation;
import io.queenhigh.rules.game.Regulation.Required;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;

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
    List<String> missing =
        required.stream()
            .filter(one -> met.get(required.indexOf(one)).isEmpty())
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
