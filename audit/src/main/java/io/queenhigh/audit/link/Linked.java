package io.queenhigh.audit.link;

import io.queenhigh.audit.findings.Kind;
import io.queenhigh.audit.findings.Notebook;
import io.queenhigh.audit.findings.Where;
import io.queenhigh.audit.journal.Hashes;
import io.queenhigh.rules.cards.Card;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * What all links say they took from tables and fixed for them. Tables are read afterwards, each
 * round held against it. Of a contribution three numbers are kept, so that a long journal still
 * fits: its round, a fingerprint of its wagers, and its line.
 */
public final class Linked {

  private final Hashes hashes;
  private final Set<String> links = new HashSet<>();
  private final Map<Place, Contributions> taken = new TreeMap<>();
  private final Map<String, Map<Long, Win>> wins = new HashMap<>();
  private final Map<String, HandedOn> handedOn = new HashMap<>();
  private final List<Receipt> receipts = new ArrayList<>();

  /** A table on a link. */
  private record Place(String link, String table) implements Comparable<Place> {
    @Override
    public int compareTo(Place other) {
      int byLink = link.compareTo(other.link);
      return byLink != 0 ? byLink : table.compareTo(other.table);
    }
  }

  /** A hit as the link fixed it last. */
  public record Win(
      long hit,
      int seat,
      String player,
      List<Card> cards,
      long cents,
      boolean executive,
      Optional<Signer> confirmedBy) {}

  private record HandedOn(String to, Funds funds, long cents) {}

  private record Receipt(String from, String to, Funds funds, long cents, Where where) {}

  /** What became of a round's wagers on the link. */
  public enum Side {
    NOTHING,
    OTHER_WAGERS,
    TAKEN,
    GIVEN_BACK
  }

  public Linked(Hashes hashes) {
    this.hashes = hashes;
  }

  // What links say

  void exists(String link) {
    links.add(link);
  }

  void took(String link, String table, long round, List<Locked> wagers, Where where) {
    taken
        .computeIfAbsent(new Place(link, table), _ -> new Contributions())
        .add(round, fingerprint(wagers), where.seq());
  }

  void gaveBack(String link, String table, long round) {
    Contributions of = taken.get(new Place(link, table));
    if (of != null) {
      of.giveBack(round);
    }
  }

  void fixed(String link, Hit hit) {
    wins(link, hit)
        .put(
            hit.number(),
            new Win(
                hit.number(),
                hit.winner().seat(),
                hit.winner().player(),
                hit.winner().cards(),
                hit.awardCents(),
                hit.executive(),
                Optional.empty()));
  }

  void cancelled(String link, Hit hit) {
    wins(link, hit).remove(hit.number());
  }

  void confirmed(String link, Hit hit, Signer by) {
    wins(link, hit)
        .computeIfPresent(
            hit.number(),
            (_, win) ->
                new Win(
                    win.hit,
                    win.seat,
                    win.player,
                    win.cards,
                    win.cents,
                    win.executive,
                    Optional.of(by)));
  }

  private Map<Long, Win> wins(String link, Hit hit) {
    return wins.computeIfAbsent(key(link, hit.table(), hit.round()), _ -> new TreeMap<>());
  }

  private static String key(String link, String table, long round) {
    return link + " " + table + "." + round;
  }

  void handedOn(String from, String to, Funds funds, long cents) {
    handedOn.put(from, new HandedOn(to, funds, cents));
  }

  void received(String from, String to, Funds funds, long cents, Where where) {
    receipts.add(new Receipt(from, to, funds, cents, where));
  }

  // What tables ask

  public boolean knows(String link) {
    return links.contains(link);
  }

  /** What a link did with the wagers that a table locked in a round. Rounds are asked in order. */
  public Side side(String link, String table, long round, List<Locked> wagers) {
    Contributions of = taken.get(new Place(link, table));
    return of == null ? Side.NOTHING : of.side(round, fingerprint(wagers));
  }

  /** The hits of a table's round, in their order. */
  public List<Win> wins(String link, String table, long round) {
    Map<Long, Win> found = wins.remove(key(link, table, round));
    return found == null ? List.of() : List.copyOf(found.values());
  }

  /** All tables have asked: whatever is left belongs to none of their rounds. */
  public void end(Notebook notebook) {
    taken.forEach(
        (place, contributions) ->
            contributions
                .firstNotAsked()
                .ifPresent(
                    line ->
                        notebook.note(
                            Kind.COIN_IN,
                            new Where(LinkFold.STREAMS + place.link, line, ""),
                            "wagers that table " + place.table + " has locked",
                            "a contribution without them",
                            Rule.CONTRIBUTIONS.cite())));
    wins.entrySet().stream()
        .filter(left -> !left.getValue().isEmpty())
        .map(Map.Entry::getKey)
        .sorted()
        .findFirst()
        .ifPresent(
            left ->
                notebook.note(
                    Kind.COIN_IN,
                    Where.THE_BOOKS,
                    "a round at a table for every hit",
                    "hits on " + left + " only",
                    Rule.ORDER_OF_HITS.cite()));
    Set<String> done = new HashSet<>();
    for (Receipt receipt : receipts) {
      HandedOn given = handedOn.get(receipt.from);
      boolean same =
          given != null
              && given.to.equals(receipt.to)
              && given.funds.equals(receipt.funds)
              && given.cents == receipt.cents
              && done.add(receipt.from);
      if (!same) {
        notebook.note(
            Kind.METER,
            receipt.where,
            "what link " + receipt.from + " has handed on, once",
            receipt.funds.toString(),
            Rule.RETIREMENT.cite());
      }
    }
  }

  private long fingerprint(List<Locked> wagers) {
    StringBuilder text = new StringBuilder();
    for (Locked wager : wagers) {
      text.append(wager.seat()).append(' ').append(wager.cents()).append(' ');
      text.append(wager.player()).append('\n');
    }
    return hashes.shortly(text.toString());
  }

  /** A table's contributions to one link, by ascending rounds. */
  private static final class Contributions {

    private static final long GIVEN_BACK = 1;

    private long[] rounds = new long[16];
    private long[] fingerprints = new long[16];
    private long[] lines = new long[16];
    private int size;
    private int asked;
    private long notAsked;

    void add(long round, long fingerprint, long line) {
      if (size == rounds.length) {
        rounds = Arrays.copyOf(rounds, 2 * size);
        fingerprints = Arrays.copyOf(fingerprints, 2 * size);
        lines = Arrays.copyOf(lines, 2 * size);
      }
      rounds[size] = round;
      fingerprints[size] = fingerprint;
      lines[size] = line << 1;
      size++;
    }

    void giveBack(long round) {
      for (int i = size - 1; i >= 0; i--) {
        if (rounds[i] == round) {
          lines[i] |= GIVEN_BACK;
          return;
        }
      }
    }

    Side side(long round, long fingerprint) {
      while (asked < size && rounds[asked] < round) {
        skip();
      }
      if (asked == size || rounds[asked] != round) {
        return Side.NOTHING;
      }
      int at = asked++;
      if (fingerprints[at] != fingerprint) {
        return Side.OTHER_WAGERS;
      }
      return (lines[at] & GIVEN_BACK) != 0 ? Side.GIVEN_BACK : Side.TAKEN;
    }

    private void skip() {
      notAsked = notAsked == 0 ? lines[asked] >>> 1 : notAsked;
      asked++;
    }

    Optional<Long> firstNotAsked() {
      while (asked < size) {
        skip();
      }
      return notAsked == 0 ? Optional.empty() : Optional.of(notAsked);
    }
  }
}
