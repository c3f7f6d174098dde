package io.queenhigh.floor;

import io.queenhigh.floor.stream.Asked;
import io.queenhigh.floor.stream.Within;
import io.queenhigh.floor.table.Allowance;
import io.queenhigh.floor.table.Step;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.floor.table.TableEvent.TableOpened;
import io.queenhigh.rules.ruling.Actor;
import java.util.List;
import java.util.Optional;

/**
 * What somebody asks of a table.
 *
 * @param by who asks, for the record
 * @param id the client's own id of this command; asking again under it does nothing
 * @param opens the table that is to be opened, where that is what is asked
 * @param within a limit of the player's own that the chips he brings must keep
 * @param allowance what he may still lose, where he has limited that
 */
public record Ask(
    String by,
    Optional<String> id,
    List<Step> steps,
    Optional<TableOpened> opens,
    Optional<Within> within,
    Optional<Allowance> allowance)
    implements Asked {

  public Ask {
    steps = List.copyOf(steps);
  }

  public Ask(String by, Optional<String> id, List<Step> steps) {
    this(by, id, steps, Optional.empty(), Optional.empty(), Optional.empty());
  }

  public static Ask player(String name, String id, TableCommand command) {
    return of(new Actor.Player(name), id, command);
  }

  public static Ask of(Actor by, String id, TableCommand command) {
    return new Ask(by.name(), Optional.of(by.name() + ":" + id), List.of(new Step(by, command)));
  }

  static Ask opening(String by, String id, TableOpened opened) {
    return new Ask(
        by,
        Optional.of(by + ":" + id),
        List.of(),
        Optional.of(opened),
        Optional.empty(),
        Optional.empty());
  }

  /** What the floor itself does: its automatic dealer, its clock. */
  static Ask floor(List<Step> steps) {
    return new Ask(Actor.Staff.FLOOR.name(), Optional.empty(), steps);
  }

  /** The same under a limit. */
  public Ask within(Optional<Within> limit) {
    return new Ask(by, id, steps, opens, limit, allowance);
  }

  /** The same by somebody who has limited his losses. */
  public Ask spending(Optional<Allowance> own) {
    return new Ask(by, id, steps, opens, within, own);
  }

  @Override
  public String askedBy() {
    return by;
  }
}
