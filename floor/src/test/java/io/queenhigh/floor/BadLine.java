package io.queenhigh.floor;

import io.queenhigh.floor.store.Fact;
import io.queenhigh.floor.store.Head;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.store.Writing;
import io.queenhigh.floor.store.Written;
import java.util.List;
import java.util.Optional;

/** A line that no table and no link has written, at the end of one's journal. */
record BadLine(String type, String payload) {

  /** It cannot even be parsed. */
  static final BadLine SAYS_NOTHING = new BadLine("SatDown", "[");

  /** Whoever else writes there just then, it comes after that. */
  void at(String stream, Store store) {
    NodeRoom.await(
        "it is written",
        () -> {
          Head head = store.head(stream);
          return store
                  .write(
                      new Writing(
                          stream,
                          head.seq(),
                          head.hash(),
                          "somebody",
                          System.currentTimeMillis(),
                          Optional.empty(),
                          List.of(new Fact(type, payload)),
                          List.of(),
                          List.of()))
                  .join()
              instanceof Written.Durable;
        });
  }
}
