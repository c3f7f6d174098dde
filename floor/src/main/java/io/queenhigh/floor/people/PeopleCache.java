package io.queenhigh.floor.people;

import static io.queenhigh.floor.people.PeopleRows.CREDENTIALS;
import static io.queenhigh.floor.people.PeopleRows.GUEST;
import static io.queenhigh.floor.people.PeopleRows.PERSON;
import static io.queenhigh.floor.people.PeopleRows.SESSION;

import io.queenhigh.floor.store.Kept;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.store.Writing;
import io.queenhigh.floor.store.Written;
import io.queenhigh.rules.ruling.Check;
import io.queenhigh.rules.ruling.Refused;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The rows of people and sessions as they are now, read once and remembered.
 *
 * <p>A session is remembered together with the row of its person. When that row is replaced or
 * forgotten, whoever changed it, the session is read again: so a logout on another node is known
 * here as soon as that node's lines are.
 */
final class PeopleCache {

  /** When a session was last used; apart from it, so that a late sign of life revives nothing. */
  static final String SEEN = "session-seen";

  /** How far what is on disk about a session's use may lag behind. */
  private static final long SEEN_LAG_MILLIS = 5 * 60 * 1000L;

  private static final int ROWS_AT_ONCE = 500;

  private final Store store;
  private final BoundRows rows;
  private final Map<String, PersonRow> people = new ConcurrentHashMap<>();
  private final Map<String, Live> sessions = new ConcurrentHashMap<>();

  /** Who looks like what; filled when it is first asked for. */
  private final Map<String, String> looks = new ConcurrentHashMap<>();

  PeopleCache(Store store, BoundRows rows) {
    this.store = store;
    this.rows = rows;
  }

  /** A session that is remembered, with its person as he was when it was read. */
  static final class Live {
    final String id;
    final SessionRow row;
    final PersonRow person;
    volatile long seenMillis;
    volatile long seenOnDiskMillis;

    Live(String id, SessionRow row, PersonRow person, long seenMillis) {
      this.id = id;
      this.row = row;
      this.person = person;
      this.seenMillis = seenMillis;
      this.seenOnDiskMillis = seenMillis;
    }
  }

  Optional<PersonRow> person(String name) {
    if (!Names.isName(name)) {
      return Optional.empty();
    }
    // Reading inside the map's own lock: a row that changes meanwhile is replaced or forgotten
    // after.
    String id = Names.id(name);
    return Optional.ofNullable(
        people.computeIfAbsent(
            id,
            _ ->
                PeopleRows.of(name).stream()
                    .flatMap(form -> rows.kept(form, id).stream())
                    .findFirst()
                    .orElse(null)));
  }

  /** Somebody with an account whom people would take for one of this name. */
  synchronized Optional<String> lookAlike(String name) {
    if (looks.isEmpty()) {
      everyone().forEach(row -> remember(row.name()));
    }
    return LookAlikes.looks(name).stream()
        .flatMap(look -> Optional.ofNullable(looks.get(look)).stream())
        .findFirst();
  }

  private synchronized void remember(String name) {
    if (!PeopleRows.isGuests(name) && person(name).isPresent()) {
      LookAlikes.looks(name).forEach(look -> looks.putIfAbsent(look, name));
    }
  }

  /** Whether somebody is still what his session says, and may do this. */
  Reply<Who> inOffice(Who by, Right right) {
    boolean still =
        person(by.name()).filter(row -> row.active() && row.role() == by.role()).isPresent();
    return still && by.role().may(right) ? new Reply.Given<>(by) : notFor(by);
  }

  <T> Reply<T> notFor(Who by) {
    return PeopleRule.ROLES.deny(
        "not-your-office", "This is not for " + by.role().withArticle() + " to do");
  }

  /** By what somebody shows that it is he, as it is on disk. */
  CredentialRow credentials(String name) {
    return rows.kept(CREDENTIALS, Names.id(name)).orElseGet(() -> CredentialRow.none(name));
  }

  /** Whether somebody has none, though everybody was given some when rows were bound. */
  boolean hasLostCredentials(String name) {
    return rows.isBegun() && rows.kept(CREDENTIALS, Names.id(name)).isEmpty();
  }

  /** Nobody signs so soon after his appointment or a reset. */
  Optional<Refused> tooSoon(Who by, Right right, long now) {
    if (!right.signs()) {
      return Check.fine();
    }
    long from = credentials(by.name()).signsFromMillis();
    return Check.refuseIf(
        now < from,
        "too-soon-to-sign",
        "After an appointment or a reset nobody signs for a while: you do from " + Until.says(from),
        PeopleRule.QUIET_TIME);
  }

  /** Everyone who has an account. */
  List<PersonRow> everyone() {
    return List.copyOf(rows.keptOf(PERSON).values());
  }

  Optional<Live> session(String id) {
    Live live = sessions.get(id);
    if (live != null && isUpToDate(live)) {
      return Optional.of(live);
    }
    return Optional.ofNullable(
        sessions.compute(id, (_, last) -> readSession(id, last == null ? 0 : last.seenMillis)));
  }

  /** An equal row would not do: it may have been read again after something else has changed. */
  @SuppressWarnings("ReferenceEquality")
  private boolean isUpToDate(Live live) {
    return people.get(Names.id(live.row.name())) == live.person;
  }

  private @Nullable Live readSession(String id, long seenHere) {
    SessionRow row = rows.believed(SESSION, id).orElse(null);
    if (row == null) {
      return null;
    }
    long seen = store.kept(SEEN, id).map(Long::parseLong).orElse(row.sinceMillis());
    // The session once more after its person: it may have ended before he was remembered.
    return person(row.name())
        .filter(_ -> rows.believed(SESSION, id).isPresent())
        .map(person -> new Live(id, row, person, Math.max(seen, seenHere)))
        .orElse(null);
  }

  /** Notes a sign of life, on disk now and then. */
  void seen(Live live, HouseJournal house) {
    long now = house.now();
    // Asked when the time has been taken: whoever works at a console must not seem to do so later.
    if (house.clockIsRight()) {
      live.seenMillis = Math.max(live.seenMillis, now);
      if (live.seenMillis - live.seenOnDiskMillis >= SEEN_LAG_MILLIS) {
        keepSeen(live);
      }
    }
  }

  /** The same, with the signs of life that other nodes have had. */
  Live seenElsewhere(Live live) {
    long seen = store.kept(SEEN, live.id).map(Long::parseLong).orElse(0L);
    live.seenMillis = Math.max(live.seenMillis, seen);
    return live;
  }

  /**
   * Apart from the journal, which a node may not be able to read. Nobody waits for it: if it is
   * lost, the session only ends a little earlier; if it comes after that, it is swept.
   */
  private void keepSeen(Live live) {
    live.seenOnDiskMillis = live.seenMillis;
    Kept kept = new Kept(SEEN, live.id, Optional.of(Long.toString(live.seenMillis)));
    CompletableFuture<Written> _ = store.write(Writing.keeping(List.of(kept)));
  }

  /** What was just written is what holds. */
  void changed(List<Kept> kept) {
    for (Kept row : kept) {
      if (row.kind().equals(SESSION.name())) {
        sessions.remove(row.id());
      } else if (row.kind().equals(PERSON.name()) || row.kind().equals(GUEST.name())) {
        row.body().map(PERSON::read).ifPresent(this::changed);
      }
    }
  }

  private void changed(PersonRow row) {
    people.put(Names.id(row.name()), row);
    if (!looks.isEmpty()) {
      remember(row.name());
    }
  }

  void forget(String name) {
    people.remove(Names.id(name));
    if (!looks.isEmpty()) {
      remember(name);
    }
  }

  /** Whoever is asked for next is read again. */
  void forgetEverybody() {
    people.clear();
  }

  /** The same, and somebody who looks like another may never have come. */
  synchronized void forgetAll() {
    forgetEverybody();
    looks.clear();
  }

  /** Gives up what is kept of sessions that are over, and remembers only people who are here. */
  void sweep(long now) {
    List<Kept> over = new ArrayList<>();
    for (String id : sessionsOver(now)) {
      over.add(SESSION.giveUp(id));
      over.add(new Kept(SEEN, id, Optional.empty()));
    }
    for (int from = 0; from < over.size(); from += ROWS_AT_ONCE) {
      List<Kept> some = over.subList(from, Math.min(over.size(), from + ROWS_AT_ONCE));
      if (store.write(Writing.keeping(some)).join() instanceof Written.Durable) {
        changed(some);
      }
    }
    Set<String> here = new HashSet<>();
    sessions.values().forEach(live -> here.add(Names.id(live.row.name())));
    people.keySet().retainAll(here);
  }

  /** The sessions that are kept of somebody, under the hashes of their tokens. */
  List<String> sessionsOf(String name) {
    return rows.keptOf(SESSION).entrySet().stream()
        .filter(each -> each.getValue().name().equals(name))
        .map(Map.Entry::getKey)
        .toList();
  }

  private List<String> sessionsOver(long now) {
    Map<String, String> seenOnDisk = store.keptOf(SEEN);
    Map<String, SessionRow> all = rows.keptOf(SESSION);
    List<String> over =
        new ArrayList<>(seenOnDisk.keySet().stream().filter(id -> !all.containsKey(id)).toList());
    all.forEach(
        (id, row) -> {
          String onDisk = seenOnDisk.getOrDefault(id, "" + row.sinceMillis());
          Live live = sessions.get(id);
          long seen = Math.max(Long.parseLong(onDisk), live == null ? 0 : live.seenMillis);
          if (person(row.name()).filter(person -> row.isOn(person, seen, now)).isEmpty()) {
            over.add(id);
          }
        });
    return over;
  }
}
