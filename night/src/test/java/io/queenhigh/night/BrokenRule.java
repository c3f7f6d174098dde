package io.queenhigh.night;

import io.queenhigh.floor.store.Ceiling;
import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Fact;
import io.queenhigh.floor.store.Head;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.store.Transfer;
import io.queenhigh.floor.store.Writing;
import io.queenhigh.floor.store.Written;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** A rule that is broken on purpose, and by whom it must be noticed. */
enum BrokenRule {
  ACKNOWLEDGES_BEFORE_IT_WRITES("acknowledged") {
    @Override
    Mischief mischief() {
      return new Mischief() {
        @Override
        Optional<Written> acknowledgedTooEarly(Writing writing) {
          return writing.facts().isEmpty()
              ? Optional.empty()
              : Optional.of(durable(writing.entries().getLast().head()));
        }

        @Override
        long flushMillis(long usual) {
          return 5_000;
        }
      };
    }
  },

  FORGETS_THE_FENCE("audit") {
    @Override
    Mischief mischief() {
      return new Mischief() {
        @Override
        Written write(Store store, Writing writing, Optional<Ceiling> ceiling) {
          Head head = writing.facts().isEmpty() ? Head.NONE : store.head(writing.stream());
          return super.write(
              store, writing.facts().isEmpty() ? writing : after(writing, head), ceiling);
        }
      };
    }
  },

  DOES_A_COMMAND_TWICE("once") {
    @Override
    Mischief mischief() {
      return new Mischief() {
        private int again;

        @Override
        Written write(Store store, Writing writing, Optional<Ceiling> ceiling) {
          boolean known =
              writing.command().flatMap(id -> store.lineOf(writing.stream(), id)).isPresent();
          return super.write(
              store,
              known ? named(writing, writing.command().get() + "-" + again++) : writing,
              ceiling);
        }

        @Override
        Optional<Entry> lineOf(Optional<Entry> found) {
          return Optional.empty();
        }
      };
    }
  },

  PAYS_AN_AWARD_TWICE("jackpot") {
    @Override
    Mischief mischief() {
      return new Mischief() {
        @Override
        Written write(Store store, Writing writing, Optional<Ceiling> ceiling) {
          Written written = super.write(store, writing, ceiling);
          if (has(writing, "AwardPaid") && written instanceof Written.Durable) {
            Writing again = after(writing, store.head(writing.stream()));
            // The ledger would not pay a second time; a line that says so is bad enough.
            super.write(store, moving(named(again, "cal:once-more"), List.of()), Optional.empty());
          }
          return written;
        }
      };
    }
  },

  SHOWS_A_HIDDEN_CARD("hidden") {
    @Override
    Mischief mischief() {
      return new Mischief() {
        @Override
        String seen(Store store, String table, Optional<String> reader, String json) {
          Optional<Entry> dealt = store.last("table/" + table, List.of("DealerDealt"));
          return dealt.isPresent() && json.endsWith("}")
              ? json.substring(0, json.length() - 1) + ",\"more\":" + dealt.get().payload() + "}"
              : json;
        }
      };
    }
  },

  TEARS_A_TRANSACTION("audit") {
    @Override
    Mischief mischief() {
      return rewriting("RoundSettled", writing -> moving(writing, List.of()));
    }
  },

  MAKES_MONEY("audit") {
    @Override
    Mischief mischief() {
      return rewriting(
          "BoughtIn",
          writing ->
              moving(
                  writing,
                  writing.transfers().stream()
                      .map(one -> new Transfer(one.fact(), one.from(), one.to(), one.cents() + 1))
                      .toList()));
    }
  },

  STOPS_THE_CLOCKS("ends") {
    @Override
    Mischief mischief() {
      return new Mischief() {
        @Override
        boolean rings(long afterMillis) {
          return afterMillis < 10_000;
        }
      };
    }
  },

  SETTLES_WRONG("audit") {
    @Override
    Mischief mischief() {
      return addingADollar("RoundSettled", "paidCents");
    }
  },

  SWAPS_TWO_CARDS("audit") {
    @Override
    Mischief mischief() {
      return rewriting(
          "DeckOpened",
          writing ->
              saying(
                  writing,
                  fact ->
                      fact.type().startsWith("DeckOpened")
                          ? new Fact(fact.type(), swapped(fact.payload()))
                          : fact));
    }
  },

  TURNS_TIME_BACK("audit") {
    @Override
    Mischief mischief() {
      return rewriting("NextRoundOpened", writing -> at(writing, writing.atMillis() - 3_600_000));
    }
  },

  LOSES_A_CONTRIBUTION("audit") {
    @Override
    Mischief mischief() {
      return new Mischief() {
        @Override
        Written write(Store store, Writing writing, Optional<Ceiling> ceiling) {
          return has(writing, "Contributed")
              ? durable(writing.entries().getLast().head())
              : super.write(store, writing, ceiling);
        }
      };
    }
  },

  REFUSES_AND_DOES_IT("refused") {
    @Override
    Mischief mischief() {
      return new Mischief() {
        @Override
        Written write(Store store, Writing writing, Optional<Ceiling> ceiling) {
          Written written = super.write(store, writing, ceiling);
          return has(writing, "BoughtIn") && written instanceof Written.Durable
              ? new Written.Overdrawn(writing.transfers().getFirst().from())
              : written;
        }
      };
    }
  },

  WRITES_ANOTHER_AMOUNT("same") {
    @Override
    Mischief mischief() {
      return addingADollar("BetPlaced", "cents");
    }
  };

  private final String noticed;

  BrokenRule(String noticed) {
    this.noticed = noticed;
  }

  abstract Mischief mischief();

  /** The property that does not hold then. */
  String noticed() {
    return noticed;
  }

  private static Written durable(Head head) {
    return new Written.Durable(head.seq(), head.hash());
  }

  private static boolean has(Writing writing, String type) {
    return writing.facts().stream().anyMatch(fact -> fact.type().split("/", 2)[0].equals(type));
  }

  private static Mischief rewriting(String type, UnaryOperator<Writing> change) {
    return new Mischief() {
      @Override
      Written write(Store store, Writing writing, Optional<Ceiling> ceiling) {
        return super.write(store, has(writing, type) ? change.apply(writing) : writing, ceiling);
      }
    };
  }

  /** A line says another amount than was meant, where it says one first. */
  private static Mischief addingADollar(String type, String field) {
    Pattern cents = Pattern.compile("\"" + field + "\":(\\d+)");
    return rewriting(
        type, writing -> saying(writing, fact -> new Fact(fact.type(), more(fact, field, cents))));
  }

  private static String more(Fact fact, String field, Pattern cents) {
    return cents
        .matcher(fact.payload())
        .replaceFirst(
            (MatchResult one) -> "\"" + field + "\":" + (Long.parseLong(one.group(1)) + 100));
  }

  private static String swapped(String payload) {
    int first = payload.indexOf("[\"") + 2;
    String one = payload.substring(first, first + 2);
    String two = payload.substring(first + 5, first + 7);
    return payload.substring(0, first) + two + "\",\"" + one + payload.substring(first + 7);
  }

  private static Writing after(Writing w, Head head) {
    return new Writing(
        w.stream(),
        head.seq(),
        head.hash(),
        w.actor(),
        w.atMillis(),
        w.command(),
        w.facts(),
        w.transfers(),
        w.kept(),
        w.nonces());
  }

  private static Writing named(Writing w, String command) {
    return new Writing(
        w.stream(),
        w.after(),
        w.prevHash(),
        w.actor(),
        w.atMillis(),
        Optional.of(command),
        w.facts(),
        w.transfers(),
        w.kept(),
        w.nonces());
  }

  private static Writing moving(Writing w, List<Transfer> transfers) {
    return new Writing(
        w.stream(),
        w.after(),
        w.prevHash(),
        w.actor(),
        w.atMillis(),
        w.command(),
        w.facts(),
        transfers,
        w.kept(),
        w.nonces());
  }

  private static Writing saying(Writing w, UnaryOperator<Fact> change) {
    List<Fact> facts = new ArrayList<>(w.facts());
    facts.replaceAll(change);
    return new Writing(
        w.stream(),
        w.after(),
        w.prevHash(),
        w.actor(),
        w.atMillis(),
        w.command(),
        Collections.unmodifiableList(facts),
        w.transfers(),
        w.kept(),
        w.nonces());
  }

  private static Writing at(Writing w, long millis) {
    return new Writing(
        w.stream(),
        w.after(),
        w.prevHash(),
        w.actor(),
        millis,
        w.command(),
        w.facts(),
        w.transfers(),
        w.kept(),
        w.nonces());
  }
}
