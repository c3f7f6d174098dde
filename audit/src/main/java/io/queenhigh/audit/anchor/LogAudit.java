package io.queenhigh.audit.anchor;

import io.queenhigh.audit.findings.Kind;
import io.queenhigh.audit.findings.Notebook;
import io.queenhigh.audit.findings.Where;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Grows the log's tree again, leaf by leaf, from the lines as they stand in the journals, and holds
 * its roots against what was signed.
 */
public final class LogAudit {

  private final Notebook notebook;
  private final Against against;
  private final List<SignedTree> signed;
  private final Map<String, Long> last = new TreeMap<>();
  private final GrowingTree tree = new GrowingTree();
  private int next;
  private boolean signedByTheKey;

  public LogAudit(Against against, Notebook notebook) {
    this.against = against;
    this.notebook = notebook;
    this.signed = new ArrayList<>(against.checkpoints());
    signed.sort(Comparator.comparingLong(SignedTree::size));
    signatures();
  }

  private void signatures() {
    against
        .key()
        .ifPresent(
            key ->
                against.checkpoints().stream()
                    .filter(checkpoint -> !checkpoint.isSignedBy(key))
                    .forEach(
                        checkpoint ->
                            notebook.note(
                                Kind.TRANSPARENCY_LOG,
                                Where.THE_BOOKS,
                                "a checkpoint signed by " + key.name(),
                                "one that is not: " + checkpoint)));
    if (!against.checkpoints().isEmpty() && against.key().isEmpty()) {
      notebook.notChecked(
          "Who signed the checkpoint: give the log's verifier key with --key. The root was checked.");
    }
  }

  /**
   * Lines of a stream that stand one after the other in the log.
   *
   * @param first the number of the first one's leaf
   */
  public record Run(long first, String stream, long from, long to, String secret) {}

  /** A run begins here; its lines follow. */
  public void run(Run run) {
    Where where = new Where(run.stream(), run.from(), "");
    if (run.first() != tree.size()) {
      notebook.note(
          Kind.TRANSPARENCY_LOG,
          where,
          "leaf " + tree.size() + " of the log to come next",
          "leaf " + run.first());
    }
    long before = last.getOrDefault(run.stream(), 0L);
    if (run.from() != before + 1) {
      notebook.note(
          Kind.TRANSPARENCY_LOG,
          where,
          "the log to go on with line " + (before + 1) + " of " + run.stream(),
          "line " + run.from());
    }
    last.put(run.stream(), run.to());
  }

  /** A line's number and hash. */
  public record Line(long seq, String hash) {}

  /**
   * The next line of a run.
   *
   * @return what the log must have kept of it: its leaf's hash, and those of the parts of 256,
   *     65,536 … leaves that end with it
   */
  public List<byte[]> line(Run run, Line line) {
    List<byte[]> hashes =
        tree.add(
            Merkle.line(
                run.stream(), line.seq(), line.hash(), Merkle.salt(run.secret(), line.seq())));
    compare();
    return hashes;
  }

  /**
   * What the log has kept is not that, or nothing: its proofs are made of it, and so is its next
   * root.
   *
   * @param level 0 for the leaf, 1 for 256 leaves, and so on
   */
  public void otherwiseKept(Run run, Line line, int level) {
    notebook.note(
        Kind.TRANSPARENCY_LOG,
        new Where(run.stream(), line.seq(), ""),
        level == 0
            ? "the line that the log took in as its leaf " + (tree.size() - 1)
            : "the log's tiles of level %d to say what its first %,d leaves do"
                .formatted(level, tree.size()),
        level == 0 ? "another one" : "another hash, or none");
  }

  /** From here on the run's lines are gone. */
  public void missing(Run run, long seq) {
    notebook.note(
        Kind.TRANSPARENCY_LOG,
        new Where(run.stream(), seq, ""),
        "a line that the log has taken in",
        "no such line");
  }

  private void compare() {
    while (next < signed.size() && signed.get(next).size() <= tree.size()) {
      SignedTree checkpoint = signed.get(next++);
      if (checkpoint.size() == tree.size()) {
        mustBe(SignedTree.shown(checkpoint.root()));
      }
    }
  }

  private void mustBe(String root) {
    String own = SignedTree.shown(tree.root());
    if (!root.equals(own)) {
      notebook.note(
          Kind.TRANSPARENCY_LOG,
          Where.THE_BOOKS,
          "the first %,d lines as they were signed, root %s".formatted(tree.size(), root),
          "other lines, root " + own);
    }
  }

  public long size() {
    return tree.size();
  }

  /** A root of the tree as it is now that the store itself has kept as signed. */
  public void stored(String root) {
    mustBe(root);
  }

  /** What the store has kept of a signed checkpoint: the note says the same, and is signed. */
  public void note(String origin, long size, String root, String text) {
    Optional<SignedTree> note =
        SignedTree.parse(text)
            .filter(tree -> tree.origin().equals(origin) && tree.size() == size)
            .filter(tree -> SignedTree.shown(tree.root()).equals(root));
    Optional<VerifierKey> key = against.key().filter(one -> one.name().equals(origin));
    signedByTheKey |= key.isPresent();
    if (note.isEmpty()) {
      notebook.note(
          Kind.TRANSPARENCY_LOG,
          Where.THE_BOOKS,
          "a note that says %s, %,d lines, root %s".formatted(origin, size, root),
          "another text");
    } else if (key.isPresent() && !note.get().isSignedBy(key.get())) {
      notebook.note(
          Kind.TRANSPARENCY_LOG,
          Where.THE_BOOKS,
          "a stored checkpoint signed by " + origin,
          "one that is not: " + note.get());
    }
  }

  /** A checkpoint of more lines than there are. */
  public void beyond(long size) {
    notebook.note(
        Kind.TRANSPARENCY_LOG,
        Where.THE_BOOKS,
        "at least %,d lines, as many as were signed".formatted(size),
        "%,d: %,d are gone".formatted(tree.size(), size - tree.size()));
  }

  /**
   * All runs are read.
   *
   * @param written the last line of every stream of the journal
   */
  public void end(Map<String, Long> written) {
    for (SignedTree missing : signed.subList(next, signed.size())) {
      beyond(missing.size());
    }
    if (against.key().isPresent() && against.checkpoints().isEmpty() && !signedByTheKey) {
      notebook.note(
          Kind.TRANSPARENCY_LOG,
          Where.THE_BOOKS,
          "checkpoints of " + against.key().get().name() + " in the store",
          "none: somebody has emptied its log, or it is another floor's");
    }
    if (tree.size() == 0 && !written.isEmpty()) {
      notebook.notChecked(
          "Anything by the log: it is empty, though the journals are not. Either nobody has kept one for"
              + " this store, or somebody has emptied it.");
    }
    if (against.checkpoints().isEmpty()) {
      notebook.notChecked(
          "Whether a history was rewritten as a whole, or cut off at its end: give a checkpoint that was"
              + " kept elsewhere with --against.");
      return;
    }
    long lines = written.values().stream().mapToLong(Long::longValue).sum();
    long under = against.checkpoints().stream().mapToLong(SignedTree::size).max().orElse(0);
    if (lines > under) {
      notebook.notChecked(
          "Whether the last %,d lines are as they were: they came after the checkpoint, which has %,d."
              .formatted(lines - under, under));
    }
  }

  /** A store without a log, from before there was one. */
  public static void none(Against against, Notebook notebook) {
    if (against.checkpoints().isEmpty()) {
      notebook.notChecked(
          "Whether a history was rewritten as a whole, or cut off at its end: this store has no"
              + " transparency log yet; a floor that opens it begins one.");
    } else {
      notebook.note(
          Kind.TRANSPARENCY_LOG,
          Where.THE_BOOKS,
          "a log with the signed lines",
          "a store without a transparency log");
    }
  }
}
