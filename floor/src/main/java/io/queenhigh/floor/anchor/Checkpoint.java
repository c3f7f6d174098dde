package io.queenhigh.floor.anchor;

import io.queenhigh.floor.store.LogCheckpoint;
import java.util.List;
import java.util.Optional;

/**
 * The whole log in one signed note: whose it is, how many lines it has, and the root over them.
 *
 * @param note the note as everybody gets it: C2SP's tlog-checkpoint
 */
public record Checkpoint(String origin, long size, TreeHash root, long atMillis, String note) {

  static Checkpoint sign(NoteKey key, long size, TreeHash root, long atMillis) {
    String text = key.name() + "\n" + size + "\n" + root.base64() + "\n";
    return new Checkpoint(key.name(), size, root, atMillis, key.sign(text));
  }

  static Checkpoint of(LogCheckpoint row) {
    return new Checkpoint(
        row.origin(), row.size(), TreeHash.of(row.root()), row.atMillis(), row.note());
  }

  LogCheckpoint row() {
    return new LogCheckpoint(origin, size, root.base64(), atMillis, note);
  }

  /** What a note says, if this key signed it; nothing for every other text. */
  static Optional<Checkpoint> read(String note, NoteKey key) {
    List<String> lines = note.lines().toList();
    if (lines.size() < 4
        || !lines.getFirst().equals(key.name())
        || !lines.get(1).matches("\\d{1,18}")
        || !lines.get(2).matches("[A-Za-z0-9+/]{43}=")) {
      return Optional.empty();
    }
    Checkpoint own = sign(key, Long.parseLong(lines.get(1)), TreeHash.of(lines.get(2)), 0);
    return Optional.of(own).filter(made -> made.note().equals(note));
  }
}
