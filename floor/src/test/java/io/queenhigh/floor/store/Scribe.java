package io.queenhigh.floor.store;

import java.util.List;
import java.util.Optional;

/** One writer of one stream in a test: knows where it stands and writes the next line. */
final class Scribe {

  private final Store store;
  private final String stream;
  private Head head;

  /** At the end of what the stream holds already. */
  Scribe(Store store, String stream) {
    this.store = store;
    this.stream = stream;
    this.head = store.head(stream);
  }

  Writing writing(String payload, List<Transfer> transfers, Optional<String> command) {
    return new Writing(
        stream,
        head.seq(),
        head.hash(),
        "tester",
        1_700_000_000_000L + head.seq(),
        command,
        List.of(new Fact("Tested", payload)),
        transfers,
        List.of());
  }

  Written write(String payload, List<Transfer> transfers, Optional<String> command) {
    return write(writing(payload, transfers, command));
  }

  Written write(Writing writing) {
    Written written = store.write(writing).join();
    if (written instanceof Written.Durable(long seq, String hash)) {
      head = new Head(seq, hash);
    }
    return written;
  }

  Written write(String payload) {
    return write(payload, List.of(), Optional.empty());
  }

  Head head() {
    return head;
  }
}
