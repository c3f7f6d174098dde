package io.queenhigh.floor.anchor;

import io.queenhigh.floor.store.Fact;
import io.queenhigh.floor.store.Head;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.store.Writing;
import io.queenhigh.floor.store.Written;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Writes on several streams and signs as fast as it can, until somebody kills it. */
final class AnchorVictim {

  private static final int STREAMS = 6;

  static final SigningKeys.Found KEY =
      new SigningKeys.Found.Key(
          NoteKey.parse(
                  "PRIVATE+KEY+PeterNeumann+c74f20a3+AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz")
              .orElseThrow());

  private AnchorVictim() {}

  public static void main(String[] arguments) {
    Store store = Store.open(arguments[0]);
    for (int i = 0; i < STREAMS; i++) {
      String stream = "table/" + i;
      Thread.ofPlatform().start(() -> live(store, stream));
    }
    AnchorSettings settings =
        AnchorSettings.usual(KEY, Optional.empty())
            .every(Duration.ofMillis(1))
            .shippingTo(note -> System.out.println(note.replace("\n", "|")));
    // On PostgreSQL two of them at once, as on two nodes.
    Anchor.open(store, settings);
    if (!arguments[0].startsWith("sqlite:")) {
      Anchor.open(store, settings);
    }
  }

  private static void live(Store store, String stream) {
    Head head = store.head(stream);
    while (true) {
      Written written =
          store
              .write(
                  new Writing(
                      stream,
                      head.seq(),
                      head.hash(),
                      "victim",
                      0,
                      Optional.empty(),
                      List.of(new Fact("BetPlaced", "{}"), new Fact("SaidReady", "{}")),
                      List.of(),
                      List.of()))
              .join();
      if (written instanceof Written.Durable(long seq, String hash)) {
        head = new Head(seq, hash);
      } else {
        System.out.println("wrong " + written);
        return;
      }
    }
  }
}
