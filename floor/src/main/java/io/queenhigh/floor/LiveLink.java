package io.queenhigh.floor;

import io.queenhigh.floor.link.LinkLines;
import io.queenhigh.floor.link.LinkView;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.stream.LiveStream;
import io.queenhigh.floor.stream.Stand;
import io.queenhigh.floor.stream.Watch;
import io.queenhigh.rules.progressive.Link;
import io.queenhigh.rules.progressive.LinkCommand;
import io.queenhigh.rules.progressive.LinkEvent;
import io.queenhigh.rules.ruling.Actor.Staff;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/** A progressive link in play: its stream, and those who look at its meter. */
public final class LiveLink {

  private final Services services;
  private final Links links;
  private final String id;
  private final LiveStream<Link, LinkAsk, LinkStream.Happened> stream;
  private final Map<Consumer<LinkView>, Runnable> watchers = new LinkedHashMap<>();

  /** A link as its journal says, and the last snapshot where there is one. */
  LiveLink(Services services, String id, Optional<String> snapshot) {
    this.services = services;
    this.links = services.links();
    this.id = id;
    LinkStream link = new LinkStream(services, id, this::heard);
    this.stream = new LiveStream<>(services.machinery(), link, link.restored(snapshot));
  }

  public String id() {
    return id;
  }

  /** The link as it stands on disk. */
  public Link state() {
    return stream.now().get();
  }

  public LinkView view() {
    return view(stream.now());
  }

  private static LinkView view(Stand<Link> stand) {
    return LinkView.of(stand.get(), stand.seq());
  }

  /** Somebody of the house asks. */
  public CompletableFuture<Answer> ask(Staff by, String command, LinkCommand.OfTheOffice order) {
    AskedCount.count();
    return stream.ask(new LinkAsk.Order(by, Optional.of(by.name() + ":" + command), order));
  }

  /** A table asks, as often as it likes: what the link knows already counts once. */
  CompletableFuture<Answer> ask(Staff by, LinkCommand.OfATable order) {
    return stream.ask(new LinkAsk.Order(by, Optional.empty(), order));
  }

  /**
   * Begins with what stands there; every change comes as a whole, so nothing is missed by waiting.
   */
  public Watch watch(Consumer<LinkView> watcher) {
    return watch(watcher, () -> {});
  }

  /**
   * The same.
   *
   * @param ended called when another node has the link, and this one says nothing more
   */
  public Watch watch(Consumer<LinkView> watcher, Runnable ended) {
    synchronized (watchers) {
      watcher.accept(view());
      watchers.put(watcher, ended);
    }
    // It may have gone since he was let in, and those who looked then were sent away already.
    if (!services.tenure().holds(LinkLines.stream(id))) {
      ended.run();
    }
    return () -> {
      synchronized (watchers) {
        watchers.remove(watcher);
      }
    };
  }

  /** Reads what another node has written. */
  public CompletableFuture<Answer> readOn() {
    return stream.readOn();
  }

  /** By what it is held where several nodes share a store, and all its tables with it. */
  String heldBy() {
    return LinkLines.stream(id);
  }

  /** Whether its lines cannot be read to their end; its tables do without it as far as they can. */
  boolean isBroken() {
    return stream.isBroken();
  }

  /** Another node has it. */
  CompletableFuture<Answer> rest() {
    List<Runnable> all;
    synchronized (watchers) {
      all = List.copyOf(watchers.values());
      watchers.clear();
    }
    all.forEach(Runnable::run);
    return stream.ask(Optional::empty);
  }

  long seq() {
    return stream.now().seq();
  }

  /** Takes nothing more. */
  CompletableFuture<Answer> stop() {
    return stream.stop();
  }

  private void heard(Stand<Link> now, List<LinkStream.Happened> happened) {
    tellWatchers(now);
    happened.forEach(one -> nudge(one.event()));
  }

  private void tellWatchers(Stand<Link> now) {
    synchronized (watchers) {
      if (watchers.isEmpty()) {
        return;
      }
      LinkView view = view(now);
      for (Consumer<LinkView> watcher : List.copyOf(watchers.keySet())) {
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
  private void nudge(LinkEvent event) {
    if (event instanceof LinkEvent.HitCancelled cancelled) {
      cancelled.refixed().forEach(hit -> links.nudge(hit.table()));
    }
  }
}
