package io.queenhigh.floor;

import io.queenhigh.floor.link.LinkBooks;
import io.queenhigh.floor.link.LinkLines;
import io.queenhigh.floor.link.LinkSnapshots.Snapshot;
import io.queenhigh.floor.link.LinkView;
import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Head;
import io.queenhigh.floor.store.StoreUnavailable;
import io.queenhigh.floor.store.Written;
import io.queenhigh.rules.progressive.Link;
import io.queenhigh.rules.progressive.LinkCommand;
import io.queenhigh.rules.progressive.LinkEvent;
import io.queenhigh.rules.progressive.LinkRule;
import io.queenhigh.rules.ruling.Actor.Staff;
import io.queenhigh.rules.ruling.Refused;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/**
 * A progressive link in play. What its tables send while one transaction is being written goes
 * together into the next, so that a thousand tables cost a flush and not a thousand.
 */
public final class LiveLink {

  private static final int MOST_WAITING = 20_000;
  private static final int MOST_TOGETHER = 256;
  private static final int LINES_AT_ONCE = 2_000;
  private static final int FENCED_AT_MOST = 3;

  private static final Answer.Unavailable CLOSING =
      new Answer.Unavailable("The floor is closing; ask again when it is back");

  /** One who asks and waits. */
  record Waiting(
      Staff by, Optional<String> id, LinkCommand command, CompletableFuture<Answer> told) {

    /** Tables are not known by a command's id but by their round, and can go together. */
    boolean isATables() {
      return id.isEmpty();
    }
  }

  private final Services services;
  private final String stream;
  private final Deque<Waiting> waiting = new ArrayDeque<>();
  private final Set<Consumer<LinkView>> watchers = new LinkedHashSet<>();
  private volatile Snapshot now;
  private volatile boolean stopping;
  private boolean busy;

  // Only the group that is being done touches what follows.
  private final LinkBooks books;
  private boolean doubtful;

  LiveLink(Services services, Snapshot from, LinkBooks books) {
    this.services = services;
    this.stream = LinkLines.stream(from.link().terms().id());
    this.now = from;
    this.books = books;
  }

  public String id() {
    return now.link().terms().id();
  }

  /** The link as it stands on disk. */
  public Link state() {
    return now.link();
  }

  public LinkView view() {
    Snapshot seen = now;
    return LinkView.of(seen.link(), seen.head().seq());
  }

  /** Somebody of the house asks. */
  public CompletableFuture<Answer> ask(Staff by, String id, LinkCommand command) {
    return ask(by, Optional.of(by.name() + ":" + id), command);
  }

  /** A table asks, as often as it likes: what the link knows already counts once. */
  CompletableFuture<Answer> ask(Staff by, LinkCommand command) {
    return ask(by, Optional.empty(), command);
  }

  private CompletableFuture<Answer> ask(Staff by, Optional<String> id, LinkCommand command) {
    Waiting one = new Waiting(by, id, command, new CompletableFuture<>());
    synchronized (this) {
      if (stopping) {
        return CompletableFuture.completedFuture(CLOSING);
      }
      if (waiting.size() >= MOST_WAITING) {
        return CompletableFuture.completedFuture(
            new Answer.Unavailable("Too much waits at this link; ask again"));
      }
      waiting.addLast(one);
      if (busy) {
        return one.told;
      }
      busy = true;
    }
    services.hands().execute(this::next);
    return one.told;
  }

  /**
   * Begins with what stands there; every change comes as a whole, so nothing is missed by waiting.
   */
  public Watch watch(Consumer<LinkView> stream) {
    synchronized (watchers) {
      stream.accept(view());
      watchers.add(stream);
    }
    return () -> {
      synchronized (watchers) {
        watchers.remove(stream);
      }
    };
  }

  /** Takes nothing more. */
  void stop() {
    stopping = true;
  }

  private void next() {
    List<Waiting> group = nextGroup();
    if (!group.isEmpty()) {
      begin(group, 0);
    }
  }

  private synchronized List<Waiting> nextGroup() {
    List<Waiting> group = new ArrayList<>();
    while (!waiting.isEmpty() && group.size() < MOST_TOGETHER) {
      boolean alone = !waiting.getFirst().isATables();
      if (alone && !group.isEmpty()) {
        break;
      }
      group.add(waiting.removeFirst());
      if (alone) {
        break;
      }
    }
    busy = !group.isEmpty();
    return group;
  }

  private void begin(List<Waiting> group, int fenced) {
    try {
      if (doubtful) {
        catchUp();
      }
      write(group, fenced);
    } catch (StoreUnavailable away) {
      end(group, new Answer.Unavailable(String.valueOf(away.getMessage())));
    } catch (RuntimeException | Error mistake) {
      group.forEach(one -> one.told.completeExceptionally(mistake));
      services.hands().execute(this::next);
    }
  }

  @SuppressWarnings("FutureReturnValueIgnored") // Those who wait hold the other end.
  private void write(List<Waiting> group, int fenced) {
    LinkGroup judged = LinkGroup.judge(now, group, this::isDone);
    if (judged.events().isEmpty()) {
      judged.tell(now.head().seq());
      services.hands().execute(this::next);
      return;
    }
    long at = services.now();
    services
        .store()
        .write(judged.writing(stream, at, books.kept(now, judged.states(), judged.events(), at)))
        .whenCompleteAsync(
            (written, mistake) -> {
              if (mistake == null) {
                written(group, judged, written, at, fenced);
              } else {
                group.forEach(one -> one.told.completeExceptionally(mistake));
                doubtful = true;
                next();
              }
            },
            services.hands());
  }

  private void written(
      List<Waiting> group, LinkGroup judged, Written written, long at, int fenced) {
    switch (written) {
      case Written.Durable(long seq, String hash) -> {
        now = new Snapshot(new Head(seq, hash), judged.after());
        books.written(now, judged.events(), at);
        tellWatchers();
        judged.tell(seq);
        nudge(judged.events());
        next();
      }
      case Written.Repeated(long seq) -> end(group, new Answer.Done(seq));
      case Written.Fenced _ -> {
        doubtful = true;
        if (fenced < FENCED_AT_MOST) {
          begin(group, fenced + 1);
        } else {
          end(group, new Answer.Unavailable("This link is busy elsewhere; ask again"));
        }
      }
      case Written.Overdrawn(String account) -> overdrawn(group, account);
      case Written.Failed(String why) -> {
        doubtful = true;
        end(group, new Answer.Unavailable(why));
      }
    }
  }

  /** One of a group is to blame: each goes by itself now. */
  private void overdrawn(List<Waiting> group, String account) {
    if (group.size() == 1) {
      end(
          group,
          new Answer.No(
              new Refused(
                  "link-account-too-small",
                  "There is not that much in " + account,
                  LinkRule.CONTRIBUTIONS.cite())));
      return;
    }
    synchronized (this) {
      group.subList(1, group.size()).reversed().forEach(waiting::addFirst);
    }
    begin(List.of(group.getFirst()), 0);
  }

  private void end(List<Waiting> group, Answer answer) {
    group.forEach(one -> one.told.complete(answer));
    next();
  }

  /** Who repeats himself after a restart asks for what is done already. */
  private Optional<Long> isDone(String id) {
    return services.store().lineOf(stream, id).map(Entry::seq);
  }

  private void catchUp() {
    for (List<Entry> more = more(); !more.isEmpty(); more = more()) {
      for (Entry entry : more) {
        now = Links.after(now, entry);
      }
    }
    doubtful = false;
    tellWatchers();
  }

  private List<Entry> more() {
    return services.store().read(stream, now.head().seq(), LINES_AT_ONCE);
  }

  private void tellWatchers() {
    synchronized (watchers) {
      if (watchers.isEmpty()) {
        return;
      }
      LinkView view = view();
      for (Consumer<LinkView> watcher : List.copyOf(watchers)) {
        try {
          watcher.accept(view);
        } catch (RuntimeException _) {
          // A stream that fails has lost its reader.
          watchers.remove(watcher);
        }
      }
    }
  }

  /** Tables whose amounts were fixed anew have to hear of it; all others ask by themselves. */
  private void nudge(List<LinkEvent> events) {
    for (LinkEvent event : events) {
      if (event instanceof LinkEvent.HitCancelled cancelled) {
        cancelled.refixed().forEach(hit -> services.links().nudge(hit.table()));
      }
    }
  }
}
