package io.queenhigh.floor.people;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * Guests who arrive together are let in together: whoever gets the pen first writes one page for
 * all who wait, so that a crowd does not wait for the disk one by one.
 */
final class Arrivals {

  private static final int MOST_AT_ONCE = 64;

  private final HouseJournal house;
  private final PeopleCache roll;
  private final Tokens tokens;
  private final GuestNames names;
  private final Queue<CompletableFuture<Reply<Badge>>> waiting = new ConcurrentLinkedQueue<>();

  Arrivals(HouseJournal house, PeopleCache roll, Tokens tokens, GuestNames names) {
    this.house = house;
    this.roll = roll;
    this.tokens = tokens;
    this.names = names;
  }

  @SuppressWarnings("ReferenceEquality") // a guest who waits is nobody but himself
  Reply<Badge> arrive() {
    CompletableFuture<Reply<Badge>> own = new CompletableFuture<>();
    waiting.add(own);
    List<CompletableFuture<Reply<Badge>>> group = new ArrayList<>();
    try {
      Reply<List<Badge>> badges = house.write(() -> page(gather(group)));
      for (int i = 0; i < group.size(); i++) {
        int place = i;
        group.get(i).complete(badges.then(all -> new Reply.Given<>(all.get(place))));
      }
      // While the store is away nobody gets as far as the page, and nobody takes this guest along.
      if (!(badges instanceof Reply.Given) && waiting.removeIf(guest -> guest == own)) {
        own.complete(badges.then(all -> new Reply.Given<>(all.getFirst())));
      }
    } catch (RuntimeException mistake) {
      waiting.removeIf(guest -> guest == own);
      group.forEach(guest -> guest.completeExceptionally(mistake));
      throw mistake;
    }
    // Somebody who had the pen before may have taken this guest along.
    return own.join();
  }

  /** Those who wait; if the page must be decided again, they are still in the group. */
  private int gather(List<CompletableFuture<Reply<Badge>>> group) {
    while (group.size() < MOST_AT_ONCE && !waiting.isEmpty()) {
      Optional.ofNullable(waiting.poll()).ifPresent(group::add);
    }
    return group.size();
  }

  private HouseDecision<List<Badge>> page(int guests) {
    List<Badge> badges = new ArrayList<>();
    HouseDecision<List<Badge>> page = HouseDecision.by("door", badges);
    Set<String> taken = new HashSet<>();
    for (int i = 0; i < guests; i++) {
      String name = freeName(taken);
      PersonRow row = PersonRow.registered(name, Role.GUEST, Optional.empty(), house.now());
      Badge badge = new Badge(row.who(), tokens.next());
      badges.add(badge);
      page.fact(new HouseFact.GuestArrived(name)).admit(row, badge, house.now());
    }
    return page;
  }

  private String freeName(Set<String> taken) {
    for (int attempt = 0; ; attempt++) {
      String name = names.next(attempt);
      if (roll.person(name).isEmpty() && taken.add(name)) {
        return name;
      }
    }
  }
}
