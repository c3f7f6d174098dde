package io.queenhigh.floor.stream;

import io.queenhigh.floor.journal.NewerLine;
import io.queenhigh.floor.store.CommandId;
import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Fact;
import io.queenhigh.floor.store.Head;
import io.queenhigh.floor.store.StoreUnavailable;
import io.queenhigh.floor.store.Writing;
import io.queenhigh.floor.store.Written;
import java.lang.System.Logger.Level;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Supplier;

/**
 * A stream at work. It takes one turn at a time: judge, write, and only when that is on disk
 * change, tell everyone and take the next. It knows who repeats himself, reads on when another node
 * was faster, and writes itself down as a whole now and then.
 */
public final class LiveStream<S, C extends Asked, H> {

  private static final System.Logger LOG = System.getLogger(LiveStream.class.getName());

  /** Repetitions of the last commands are known without asking the store, which knows them all. */
  private static final int ANSWERS_REMEMBERED = 32;

  private static final int LINES_AT_ONCE = 1_000;

  /** How often a command is judged anew because another node was faster. */
  private static final int MOST_TRIES = 50;

  public static final Answer.Unavailable CLOSING =
      new Answer.Unavailable("The floor is closing; ask again when it is back");

  public static final Answer.Unavailable ELSEWHERE =
      new Answer.Unavailable("Another node has it now; ask again");

  private final Machinery machinery;
  private final StreamDefinition<S, C, H> definition;
  private final Mailbox<Waiting<C>> mailbox;
  private volatile Stand<S> now;
  private volatile boolean stopping;
  private volatile boolean behind;
  private volatile boolean broken;

  // Only the turn that is on touches what follows.
  private long snapshotAt;
  private boolean doubtful;
  private boolean knowsItsLastTime;
  private Optional<SteadyClock> journalTime = Optional.empty();
  private final Map<String, Done> answered = new LinkedHashMap<>();

  /** A command that is done, and the line it ended with. */
  private record Done(CommandId command, long seq) {}

  /** Lines that no later look finds better: damaged, or of something that is gone. */
  private static final class BrokenLines extends RuntimeException {
    private static final long serialVersionUID = 1L;

    BrokenLines(RuntimeException cause) {
      super(cause);
    }
  }

  /**
   * Somebody who waits for his turn.
   *
   * @param ask what he asks, found when his turn comes; nothing, when nothing is to be asked then
   */
  record Waiting<C extends Asked>(
      boolean alone, Supplier<Optional<C>> ask, CompletableFuture<Answer> told) {}

  public LiveStream(
      Machinery machinery, StreamDefinition<S, C, H> definition, Restored<S> restored) {
    this.machinery = machinery;
    this.definition = definition;
    this.now = restored.stand();
    this.snapshotAt = restored.snapshotAt();
    this.mailbox =
        new Mailbox<>(
            machinery.hands(),
            definition.mostWaiting(),
            definition.mostTogether(),
            Waiting::alone,
            this::turn);
  }

  /** The stream as it stands on disk. */
  public Stand<S> now() {
    return now;
  }

  public CompletableFuture<Answer> ask(C command) {
    return ask(command.alone(), () -> Optional.of(command));
  }

  /** Asks what is due when the turn comes, and does what is owed even if that is nothing. */
  public CompletableFuture<Answer> ask(Supplier<Optional<C>> whenItsTurnComes) {
    return ask(true, whenItsTurnComes);
  }

  private CompletableFuture<Answer> ask(boolean alone, Supplier<Optional<C>> command) {
    Waiting<C> one = new Waiting<>(alone, command, new CompletableFuture<>());
    try {
      if (stopping) {
        one.told.complete(CLOSING);
      } else if (!mailbox.post(one)) {
        one.told.complete(
            new Answer.Unavailable("Too much waits: " + definition.called() + ". Ask again"));
      }
    } catch (RejectedExecutionException _) {
      // It has closed since.
      one.told.complete(CLOSING);
    }
    return one.told;
  }

  /** Reads what other nodes have written, also where another node has the stream. */
  public CompletableFuture<Answer> readOn() {
    behind = true;
    return ask(Optional::empty);
  }

  /** The same before all who wait for their turn. */
  public CompletableFuture<Answer> readOnFirst() {
    behind = true;
    Waiting<C> first = new Waiting<>(true, Optional::empty, new CompletableFuture<>());
    try {
      mailbox.postFirst(first);
    } catch (RejectedExecutionException _) {
      first.told.complete(CLOSING);
    }
    return first.told;
  }

  /** Whether the store has its lines, and they cannot be read to their end. */
  public boolean isBroken() {
    return broken;
  }

  public boolean isStopping() {
    return stopping;
  }

  /** Takes nothing more; what is being done is finished first. */
  public CompletableFuture<Answer> stop() {
    stopping = true;
    Waiting<C> last = new Waiting<>(true, Optional::empty, new CompletableFuture<>());
    try {
      mailbox.postLast(last);
    } catch (RejectedExecutionException _) {
      last.told.complete(CLOSING);
    }
    return last.told;
  }

  // One turn.

  private CompletableFuture<Void> turn(List<Waiting<C>> group) {
    return attempt(group)
        .exceptionallyCompose(
            mistake -> {
              Throwable cause =
                  Optional.ofNullable(mistake.getCause())
                      .filter(_ -> mistake instanceof CompletionException)
                      .orElse(mistake);
              return switch (cause) {
                case StoreUnavailable away -> tell(group, new Answer.Unavailable(away.sentence()));
                case NewerLine newer -> newer(group, newer);
                case BrokenLines lines -> broken(group, lines);
                default -> stumbled(group, cause);
              };
            });
  }

  /** Whoever has a newer version takes its turns from here on; nothing is guessed. */
  private CompletableFuture<Void> newer(List<Waiting<C>> group, NewerLine newer) {
    doubtful = true;
    definition.cannotRead(newer);
    return tell(group, new Answer.Unavailable(definition.called() + " waits: " + newer.why()));
  }

  /**
   * It is read again whenever somebody asks, and takes no turn until that succeeds. The log hears
   * of it once.
   */
  private CompletableFuture<Void> broken(List<Waiting<C>> group, BrokenLines lines) {
    if (!broken) {
      LOG.log(Level.ERROR, definition.called() + " cannot be read to its end", lines.getCause());
    }
    definition.cannotFollow();
    broken = true;
    doubtful = true;
    return tell(
        group,
        new Answer.Unavailable(
            definition.called()
                + " cannot be read to its end; nothing happens there until its journal is mended."
                + " The log says what is wrong"));
  }

  /** Nobody may be waiting: our own mistakes go to the log in any case. */
  private CompletableFuture<Void> stumbled(List<Waiting<C>> group, Throwable mistake) {
    LOG.log(Level.ERROR, definition.called() + " could not go on", mistake);
    doubtful = true;
    group.forEach(one -> one.told.completeExceptionally(mistake));
    return nothingMore();
  }

  private CompletableFuture<Void> attempt(List<Waiting<C>> group) {
    if (stopping) {
      return tell(group, CLOSING);
    }
    try {
      if (behind) {
        behind = false;
        doubtful = true;
      }
      // What is owed may be done, or owed no more: another node has written so.
      if (doubtful || definition.owes()) {
        catchUp();
      }
      if (now.seq() > 0 && !definition.isOurs()) {
        return tell(group, ELSEWHERE);
      }
      return definition.owed(this::note).thenCompose(_ -> judge(group, 0));
    } catch (RuntimeException | Error mistake) {
      return CompletableFuture.failedFuture(mistake);
    }
  }

  /**
   * Something more that is written within the turn that is on. A store that is away while it is
   * judged is no reason to say that what came before it is not done.
   */
  private CompletableFuture<Answer> note(C command) {
    Waiting<C> one = new Waiting<>(true, () -> Optional.of(command), new CompletableFuture<>());
    try {
      return judge(List.of(one), 0).thenCompose(_ -> one.told);
    } catch (RuntimeException | Error mistake) {
      return CompletableFuture.failedFuture(mistake);
    }
  }

  private CompletableFuture<Void> judge(List<Waiting<C>> group, int tries) {
    long atMillis = nowMillis();
    // Asked when the time has been taken: a clock that jumps before it is taken dates nothing.
    if (now.seq() > 0 && !definition.isOurs()) {
      return tell(group, ELSEWHERE);
    }
    JudgedGroup<S, C, H> judged = new JudgedGroup<>(definition, now, atMillis);
    for (Waiting<C> one : group) {
      Optional<C> command = one.ask.get();
      Optional<Answer> before = command.flatMap(Asked::id).flatMap(this::remembered);
      if (command.isEmpty() || before.isPresent()) {
        one.told.complete(before.orElseGet(() -> new Answer.Done(now.seq())));
      } else {
        judged.judge(one, command.get());
      }
    }
    if (judged.refusesSomebody() && isOutrun()) {
      return fenced(group, tries);
    }
    judged.refuse(this::onDisk);
    if (judged.isEmpty()) {
      judged.tell(now.seq());
      return nothingMore();
    }
    return definition
        .elsewhere(judged.firstCommand(), judged.happened())
        .thenCompose(
            no -> no.isPresent() ? objected(group, judged, no.get()) : write(group, judged, tries));
  }

  /**
   * A refusal is written nowhere, so that no fence stops whoever has not heard what another has
   * written: it counts when the stream has been read to its end.
   */
  private boolean isOutrun() {
    return machinery.store().head(definition.stream()).seq() > now.seq();
  }

  /**
   * Others may object because this is done already: another node has, and this one, which has not
   * heard of it, has judged it again.
   */
  private CompletableFuture<Void> objected(
      List<Waiting<C>> group, JudgedGroup<S, C, H> judged, Answer no) {
    Optional<Answer> before =
        no instanceof Answer.No
            ? judged.firstCommand().id().flatMap(this::onDisk)
            : Optional.empty();
    doubtful |= before.isPresent();
    return tell(group, before.orElse(no));
  }

  /** Not before its last line, whatever became of the clock since that was written. */
  private long nowMillis() {
    if (!knowsItsLastTime && now.seq() > 0) {
      machinery
          .store()
          .read(definition.stream(), now.seq() - 1, 1)
          .forEach(line -> clock().notBefore(line.atMillis()));
    }
    knowsItsLastTime = true;
    return clock().millis();
  }

  private SteadyClock clock() {
    if (journalTime.isEmpty()) {
      journalTime = Optional.of(JournalTime.of(machinery.store(), (SteadyClock) machinery.clock()));
    }
    return journalTime.get();
  }

  private Optional<Answer> remembered(String id) {
    CommandId command = CommandId.of(id);
    return Optional.ofNullable(answered.get(command.id())).map(done -> again(command, done));
  }

  /** Who repeats himself after a restart asks for what is done already. */
  private Optional<Answer> onDisk(String id) {
    return machinery
        .store()
        .lineOf(definition.stream(), id)
        .map(
            line ->
                again(
                    CommandId.of(id),
                    new Done(CommandId.of(line.command().orElseThrow()), line.seq())));
  }

  private static Answer again(CommandId command, Done done) {
    return command.isForAnother(done.command)
        ? new Answer.No(CommandRule.used())
        : new Answer.Done(done.seq);
  }

  private CompletableFuture<Void> write(
      List<Waiting<C>> group, JudgedGroup<S, C, H> judged, int tries) {
    boolean snapshot = judged.lastSeq() - snapshotAt >= judged.linesPerSnapshot();
    Optional<Within> within = judged.firstCommand().within();
    Writing writing = judged.writing(machinery.nonces(), snapshot);
    return within
        .map(limit -> machinery.store().write(writing, limit.ceiling()))
        .orElseGet(() -> machinery.store().write(writing))
        .thenComposeAsync(
            written ->
                switch (written) {
                  case Written.Durable(long seq, String hash) -> {
                    snapshotAt = snapshot ? now.seq() : snapshotAt;
                    yield durable(judged, new Head(seq, hash));
                  }
                  case Written.Repeated(long seq) -> {
                    doubtful = true;
                    yield tell(
                        group,
                        judged
                            .firstCommand()
                            .id()
                            .flatMap(this::onDisk)
                            .orElseGet(() -> new Answer.Done(seq)));
                  }
                  case Written.Fenced _ -> fenced(group, tries);
                  case Written.Overdrawn(String account) -> overdrawn(group, account);
                  case Written.OverCeiling _ ->
                      tell(group, new Answer.No(within.orElseThrow().otherwise()));
                  case Written.Failed(String why) -> {
                    doubtful = true;
                    yield tell(group, new Answer.Unavailable(why));
                  }
                },
            machinery.hands());
  }

  private CompletableFuture<Void> durable(JudgedGroup<S, C, H> judged, Head head) {
    judged.firstCommand().id().ifPresent(id -> remember(id, head.seq()));
    definition.durable(judged.firstCommand());
    become(new Stand<>(head, judged.after()), judged.happened(), judged.facts(), judged.atMillis());
    return definition
        .owed(this::note)
        .handle((_, mistake) -> mistake)
        .thenCompose(
            mistake -> {
              // It is done and durable, whatever became of what was owed.
              judged.tell(head.seq());
              return mistake == null ? nothingMore() : CompletableFuture.failedFuture(mistake);
            });
  }

  private void become(Stand<S> stand, List<H> happened, List<Fact> facts, long atMillis) {
    now = stand;
    clock().notBefore(atMillis);
    definition.heard(stand, happened, facts, atMillis);
  }

  private void remember(String id, long seq) {
    CommandId command = CommandId.of(id);
    answered.put(command.id(), new Done(command, seq));
    while (answered.size() > ANSWERS_REMEMBERED) {
      answered.remove(answered.keySet().iterator().next());
    }
  }

  /** Another node on the same store was faster: read what it did and judge again. */
  private CompletableFuture<Void> fenced(List<Waiting<C>> group, int tries) {
    doubtful = true;
    if (tries >= MOST_TRIES) {
      return tell(
          group, new Answer.Unavailable(definition.called() + " is busy elsewhere; ask again"));
    }
    catchUp();
    return judge(group, tries + 1);
  }

  /** One of a group is to blame: each goes by itself now. */
  private CompletableFuture<Void> overdrawn(List<Waiting<C>> group, String account) {
    if (group.size() > 1) {
      mailbox.putBack(
          group.subList(1, group.size()).stream()
              .map(one -> new Waiting<>(true, one.ask, one.told))
              .toList());
      return judge(group.subList(0, 1), 0);
    }
    return tell(group, new Answer.No(definition.overdrawn(account)));
  }

  private void catchUp() {
    try {
      readToTheEnd();
    } catch (StoreUnavailable | NewerLine known) {
      throw known;
    } catch (RuntimeException wrong) {
      throw new BrokenLines(wrong);
    }
    broken = false;
    doubtful = false;
  }

  private void readToTheEnd() {
    do {
      for (List<Entry> more = more(); !more.isEmpty(); more = more()) {
        for (Entry line : more) {
          H happened = definition.read(now.state(), now.next(line));
          become(
              new Stand<>(line.head(), definition.after(happened)),
              List.of(happened),
              List.of(definition.write(happened)),
              line.atMillis());
        }
      }
    } while (!definition.caughtUp(now));
  }

  /**
   * What follows the last line that is known here. That line is read again: a standby may have been
   * promoted without it, and others may have written another one since.
   */
  private List<Entry> more() {
    long known = now.seq();
    List<Entry> lines =
        machinery.store().read(definition.stream(), Math.max(0, known - 1), LINES_AT_ONCE);
    if (known == 0) {
      return lines;
    }
    if (lines.isEmpty() || !lines.getFirst().head().equals(now.head())) {
      Head end = machinery.store().head(definition.stream());
      if (definition.forgets()) {
        now = new Stand<>(end, Optional.empty());
        return List.of();
      }
      throw new IllegalStateException(
          "line %d of %s is gone, or another one now: the server has lost it since it was read here. End this server and start it again"
              .formatted(known, definition.stream()));
    }
    return lines.subList(1, lines.size());
  }

  private static <C extends Asked> CompletableFuture<Void> tell(
      List<Waiting<C>> group, Answer answer) {
    group.forEach(one -> one.told.complete(answer));
    return nothingMore();
  }

  private static CompletableFuture<Void> nothingMore() {
    return CompletableFuture.completedFuture(null);
  }
}
