package io.queenhigh.floor.table;

import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Decide;
import io.queenhigh.rules.round.Event;
import io.queenhigh.rules.ruling.Actor;
import io.queenhigh.rules.ruling.Actor.Staff;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.rules.ruling.Ruling;
import io.queenhigh.rules.settlement.Settlement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A table while steps are judged: as it stands with all that they have come to so far. */
final class Deliberation {

  private final TableRules rules;
  private final List<Happened> happened = new ArrayList<>();
  private TableState state;
  private boolean mayOweSomebody;
  private Staff hand = Staff.FLOOR;

  Deliberation(TableRules rules, TableState state) {
    this.rules = rules;
    this.state = state;
  }

  /** A table whose first line is its opening. */
  static Deliberation opening(TableRules rules, TableEvent.TableOpened opened) {
    Deliberation table = new Deliberation(rules, rules.fold().first(opened, rules.nowMillis()));
    table.happened.add(new Happened(opened, List.of(), table.state));
    return table;
  }

  TableState state() {
    return state;
  }

  List<Happened> happened() {
    return happened;
  }

  /** Whether a seat was given up or chips came to a rack: else nobody who is gone has any. */
  boolean mayOweSomebody() {
    return mayOweSomebody;
  }

  private boolean paysARack(List<Move> moves) {
    if (moves.isEmpty()) {
      return false;
    }
    String racks = Accounts.rack(state.id(), "");
    return moves.stream().anyMatch(move -> move.to().startsWith(racks));
  }

  TableRules rules() {
    return rules;
  }

  void isAskedBy(Actor actor) {
    hand = actor instanceof Staff person ? person : Staff.FLOOR;
  }

  /** Whose hand moves chips that are nobody's in the books: the dealer's, or the floor's. */
  Staff hand() {
    return hand;
  }

  LinkRules link() {
    return new LinkRules(state, rules.link());
  }

  /** Asks the game's rules, and lets happen what they allow. */
  Optional<Refused> decide(Actor actor, Command command) {
    return switch (Decide.on(state.round(), actor, command)) {
      case Ruling.No(Refused refused) -> Optional.of(refused);
      case Ruling.Accepted(List<Event> events) -> {
        for (Event event : events) {
          Optional<Refused> no = happen(event);
          if (no.isPresent()) {
            yield no;
          }
        }
        yield Optional.empty();
      }
    };
  }

  /** Lets it happen if the player's rack can pay for it; the house fills its tray by itself. */
  Optional<Refused> happen(Event event) {
    if (event instanceof Event.RoundSettled(Settlement settlement)) {
      Optional<Refused> no = link().agrees(settlement);
      if (no.isPresent()) {
        return no;
      }
      ChipRules.fillTray(this, ChipRules.dueFromTray(state, settlement));
    }
    if (event instanceof Event.RoundVoided) {
      ChipRules.fillTray(this, state.lockedCents());
    }
    TableEvent inRound = TableEvent.of(event);
    List<Move> moves = Moves.of(state, inRound);
    VisitorRules.bringChips(this, moves);
    Optional<Refused> no = ChipRules.racksHold(state, moves);
    if (no.isEmpty()) {
      happen(inRound, moves);
    }
    return no;
  }

  void happen(TableEvent event) {
    happen(event, Moves.of(state, event));
  }

  private void happen(TableEvent event, List<Move> moves) {
    int seated = state.round().spots().size();
    state = rules.fold().after(state, event, moves, rules.nowMillis());
    mayOweSomebody |= state.round().spots().size() < seated || paysARack(moves);
    happened.add(new Happened(event, moves, state));
  }
}
