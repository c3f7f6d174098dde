package io.queenhigh.floor;

import io.queenhigh.floor.journal.TableLines;
import io.queenhigh.floor.office.RoomOffice;
import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Fact;
import io.queenhigh.floor.table.Decks.Sealed;
import io.queenhigh.floor.table.Due;
import io.queenhigh.floor.table.Happened;
import io.queenhigh.floor.table.HouseDealer;
import io.queenhigh.floor.table.Step;
import io.queenhigh.floor.table.TableEvent.TableOpened;
import io.queenhigh.floor.table.TableRules;
import io.queenhigh.floor.table.TableSetup;
import io.queenhigh.floor.table.TableState;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.rules.ruling.Ruling;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/**
 * A table that is judged, folded and told like a live one and keeps its journal on paper: as fast
 * as the machine goes.
 */
final class PaperTable {

  private final Services services;
  private final Random random;
  private final Audience audience;
  private final List<Entry> journal = new ArrayList<>();
  private TableState state;
  private Optional<Sealed> deck = Optional.empty();

  PaperTable(Services services, TableSetup setup, Random random) {
    this.services = services;
    this.random = random;
    TableOpened opened = new TableOpened(setup, CardRoom.dealersOf(setup));
    this.state = services.fold().first(opened, services.now());
    this.audience = new Audience(services, state);
    DeckBox decks = decks();
    happened(rules(decks).open("floor", opened), decks);
  }

  TableState state() {
    return state;
  }

  Audience audience() {
    return audience;
  }

  /** What was written since it was last asked for. */
  List<Entry> takeJournal() {
    List<Entry> lines = List.copyOf(journal);
    journal.clear();
    return lines;
  }

  void ask(Ask ask) {
    judge(ask.steps());
  }

  /** Does what needs no waiting; what does need it, now and then. Whether it did anything. */
  boolean onTime() {
    Optional<Due> due = HouseDealer.next(state, services.advice(), Set.of());
    if (due.isEmpty() || (due.get().afterMillis() > 0 && random.nextInt(8) > 0)) {
      return false;
    }
    return judge(due.get().steps())
        || HouseDealer.withoutPractice(state, Set.of())
            .filter(other -> judge(other.steps()))
            .isPresent();
  }

  /** Whether the table would do this now; it does not. */
  boolean wouldDo(Step step) {
    return rules(decks()).judge(state, List.of(step)) instanceof Ruling.Accepted;
  }

  private boolean judge(List<Step> steps) {
    DeckBox decks = decks();
    return happened(rules(decks).judge(state, steps), decks);
  }

  private DeckBox decks() {
    return new DeckBox(services.shuffler(), services.store().vault(), state.id(), deck);
  }

  private TableRules rules(DeckBox decks) {
    return new TableRules(
        services.fold(), decks, Optional.empty(), RoomOffice.NONE, services.now());
  }

  private boolean happened(Ruling<Happened> verdict, DeckBox decks) {
    return switch (verdict) {
      case Ruling.No(Refused _) -> false;
      case Ruling.Accepted(List<Happened> happened) -> {
        List<Fact> facts = happened.stream().map(one -> TableLines.write(one.event())).toList();
        for (int i = 0; i < facts.size(); i++) {
          write(happened.get(i).after().seq(), facts.get(i));
        }
        state = happened.getLast().after();
        deck = decks.sealed();
        audience.tell(happened, facts, services.now());
        yield true;
      }
    };
  }

  private void write(long seq, Fact fact) {
    journal.add(
        new Entry(
            TableLines.stream(state.id()),
            seq,
            fact.type(),
            fact.payload(),
            "paper",
            services.now(),
            Optional.empty(),
            Optional.empty(),
            "",
            ""));
  }
}
