package io.queenhigh.floor;

import io.queenhigh.floor.LiveLink.Waiting;
import io.queenhigh.floor.link.LinkLedger;
import io.queenhigh.floor.link.LinkLines;
import io.queenhigh.floor.link.LinkSnapshots.Snapshot;
import io.queenhigh.floor.store.Head;
import io.queenhigh.floor.store.Kept;
import io.queenhigh.floor.store.Transfer;
import io.queenhigh.floor.store.Writing;
import io.queenhigh.rules.progressive.Link;
import io.queenhigh.rules.progressive.LinkDecide;
import io.queenhigh.rules.progressive.LinkEvent;
import io.queenhigh.rules.progressive.LinkEvolve;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.rules.ruling.Ruling;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Commands on a link that are judged one after the other and written down together. */
final class LinkGroup {

  private final Head head;
  private final Waiting first;
  private final Map<Waiting, Optional<Answer>> answers = new LinkedHashMap<>();
  private final List<LinkEvent> events = new ArrayList<>();
  private final List<Transfer> transfers = new ArrayList<>();
  private final List<Link> states = new ArrayList<>();
  private Link link;

  private LinkGroup(Snapshot from, Waiting first) {
    this.head = from.head();
    this.link = from.link();
    this.first = first;
  }

  /**
   * Judges a group.
   *
   * @param done the line of a command that was done before, by its id
   */
  static LinkGroup judge(
      Snapshot from, List<Waiting> group, Function<String, Optional<Long>> done) {
    LinkGroup judged = new LinkGroup(from, group.getFirst());
    group.forEach(one -> judged.judge(one, done));
    return judged;
  }

  private void judge(Waiting one, Function<String, Optional<Long>> done) {
    switch (LinkDecide.on(link, one.by(), one.command())) {
      case Ruling.No(Refused refused) ->
          answers.put(
              one,
              Optional.of(
                  one.id()
                      .flatMap(done)
                      .<Answer>map(Answer.Done::new)
                      .orElse(new Answer.No(refused))));
      case Ruling.Accepted(List<LinkEvent> happened) -> {
        happened.forEach(this::happen);
        answers.put(one, Optional.empty());
      }
    }
  }

  private void happen(LinkEvent event) {
    Link after = LinkEvolve.one(link, event);
    transfers.addAll(LinkLedger.of(link, event, after, events.size()));
    events.add(event);
    link = after;
    states.add(after);
  }

  List<LinkEvent> events() {
    return events;
  }

  /** The link after each of the events. */
  List<Link> states() {
    return states;
  }

  Link after() {
    return link;
  }

  Writing writing(String stream, long atMillis, List<Kept> kept) {
    return new Writing(
        stream,
        head.seq(),
        head.hash(),
        first.by().name(),
        atMillis,
        first.id(),
        events.stream().map(LinkLines::write).toList(),
        transfers,
        kept);
  }

  /** Everyone hears his answer, now that it is on disk. */
  void tell(long seq) {
    answers.forEach((one, answer) -> one.told().complete(answer.orElse(new Answer.Done(seq))));
  }
}
