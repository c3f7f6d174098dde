package io.queenhigh.audit;

import io.queenhigh.audit.anchor.Against;
import io.queenhigh.audit.anchor.Merkle;
import io.queenhigh.audit.anchor.SignedTree;
import io.queenhigh.audit.findings.Kind;
import io.queenhigh.audit.findings.Notebook;
import io.queenhigh.audit.findings.Where;
import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import io.queenhigh.audit.journal.JournalLine;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;

/**
 * Whether a round that somebody holds in his hands is in the log. Its last line is enough: each
 * line carries the hash of the one before.
 */
final class InclusionAudit {

  private final Against against;
  private final Notebook notebook;

  InclusionAudit(Against against, Notebook notebook) {
    this.against = against;
    this.notebook = notebook;
  }

  /**
   * Looks whether a round is in the log.
   *
   * @param inclusion what the round brings along to prove it, if it does
   * @param last the round's last line
   * @param setup the line that says how its table was set up, where that is no line of the round
   */
  void check(Optional<Fields> inclusion, JournalLine last, Optional<JournalLine> setup)
      throws Unreadable {
    if (inclusion.isEmpty()) {
      missing(last);
      return;
    }
    SignedTree tree =
        SignedTree.parse(inclusion.get().text("checkpoint"))
            .orElseThrow(() -> new Unreadable("an inclusion without a checkpoint"));
    if (!isProved(inclusion.get(), last, "the round's last line", tree)) {
      missing(last);
    }
    if (setup.isPresent() && !isProved(inclusion.get(), setup.get(), "the table's set-up", tree)) {
      notebook.notChecked(
          "Whether the table was set up so: the proof does not say that line %d is in the log."
              .formatted(setup.get().seq()));
    }
    signature(tree, last);
  }

  private boolean isProved(Fields inclusion, JournalLine line, String what, SignedTree tree)
      throws Unreadable {
    boolean proved = false;
    for (Fields proof : inclusion.objects("lines")) {
      if (proof.number("seq") == line.seq()) {
        proved = true;
        proof(proof, line, what, tree);
      }
    }
    return proved;
  }

  private void missing(JournalLine last) {
    if (against.checkpoints().isEmpty()) {
      notebook.notChecked(
          "Whether the round is in the floor's log: it has no inclusion proof; a floor adds one within"
              + " a minute of the round's end.");
    } else {
      wrong(last, "a proof that the round is in the log", "none");
    }
  }

  private void proof(Fields proof, JournalLine last, String what, SignedTree tree)
      throws Unreadable {
    List<byte[]> path = new ArrayList<>();
    for (String hash : proof.texts("path")) {
      path.add(bytes(hash));
    }
    byte[] leaf = Merkle.line(last.stream(), last.seq(), last.hash(), proof.text("salt"));
    if (!Merkle.includes(leaf, proof.number("leaf"), tree.size(), path, tree.root())) {
      wrong(last, "a path from " + what + " to the root of " + tree, "one that leads elsewhere");
    }
  }

  private static byte[] bytes(String base64) throws Unreadable {
    try {
      return Base64.getDecoder().decode(base64);
    } catch (IllegalArgumentException e) {
      throw new Unreadable("a hash in base64, not " + base64);
    }
  }

  private void signature(SignedTree tree, JournalLine last) {
    if (against.key().isPresent() && !tree.isSignedBy(against.key().get())) {
      wrong(
          last, "a checkpoint signed by " + against.key().get().name(), "one that is not: " + tree);
    }
    if (against.checkpoints().isEmpty()) {
      if (against.key().isEmpty()) {
        notebook.notChecked(
            "Who signed the round's checkpoint: give the log's verifier key with --key, or a checkpoint"
                + " that was kept elsewhere with --against.");
      }
      return;
    }
    Optional<SignedTree> same =
        against.checkpoints().stream().filter(own -> own.size() == tree.size()).findFirst();
    if (same.isEmpty()) {
      wrong(
          last,
          "a proof for one of the checkpoints given, such as ?checkpoint="
              + against.checkpoints().getLast().size(),
          "one for " + tree);
    } else if (!same.get().hasRoot(tree.root())) {
      wrong(last, "the log as it was kept, " + same.get(), "another one, " + tree);
    }
  }

  private void wrong(JournalLine last, String expected, String found) {
    notebook.note(Kind.TRANSPARENCY_LOG, new Where(last.stream(), last.seq(), ""), expected, found);
  }
}
