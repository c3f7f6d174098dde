package io.queenhigh.floor.store;

import java.util.List;
import java.util.Optional;

/** Writes on many streams and says what was acknowledged, until somebody kills it. */
final class StoreVictim {

  private static final int STREAMS = 20;

  private StoreVictim() {}

  public static void main(String[] arguments) {
    Store store = Store.open(arguments[0]);
    for (int i = 0; i < STREAMS; i++) {
      String stream = "table/" + i;
      Thread.ofPlatform().start(() -> live(store, stream));
    }
  }

  private static void live(Store store, String stream) {
    Head head = store.head(stream);
    if (head.seq() > 0) {
      // The client of the life before never heard whether its last command was written.
      Written again = store.write(command(stream, new Head(head.seq() - 2, ""))).join();
      say(again.equals(new Written.Repeated(head.seq())), stream, head.seq(), again);
    }
    while (true) {
      Written written = store.write(command(stream, head)).join();
      if (written instanceof Written.Durable(long seq, String hash)) {
        head = new Head(seq, hash);
        say(true, stream, seq, "written");
      } else {
        say(false, stream, head.seq(), written);
        return;
      }
    }
  }

  private static void say(boolean good, String stream, long seq, Object what) {
    System.out.println((good ? "ok " : "wrong ") + stream + " " + seq + " " + what);
  }

  private static Writing command(String stream, Head head) {
    Writing bet =
        new Writing(
            stream,
            head.seq(),
            head.hash(),
            "victim",
            0,
            Optional.of("command-" + head.seq()),
            List.of(new Fact("BetPlaced", "{\"seat\":1}"), new Fact("SaidReady", "{}")),
            List.of(new Transfer(0, "cage", "rack/" + stream, 1)),
            List.of());
    Kept last = new Kept("last", stream, Optional.of(bet.entries().getLast().hash()));
    return new Writing(
        bet.stream(),
        bet.after(),
        bet.prevHash(),
        bet.actor(),
        bet.atMillis(),
        bet.command(),
        bet.facts(),
        bet.transfers(),
        List.of(last),
        bet.nonces());
  }
}
