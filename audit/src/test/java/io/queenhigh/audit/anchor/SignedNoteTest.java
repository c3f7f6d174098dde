package io.queenhigh.audit.anchor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.KeyFactory;
import java.security.Signature;
import java.security.spec.X509EncodedKeySpec;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Notes, keys and cosignatures, beside the examples of Go's note tools. */
class SignedNoteTest {

  private static final String PETER =
      "PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW";
  private static final String ENOCH =
      "EnochRoot+af0cfe78+ATtqJ7zOtqQtYqOo0CpvDXNlMhV3HeJDpjrASKGLWdop";

  private static final String TEXT =
      """
      If you think cryptography is the answer to your problem,
      then you don't know what your problem is.
      """;

  private static final String PETERS =
      "— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n";
  private static final String ENOCHS =
      "— EnochRoot rwz+eBzmZa0SO3NbfRGzPCpDckykFXSdeX+MNtCOXm2/5n2tiOHp+vAF1aGrQ5ovTG01oOTGwnWLox33WWd1RvMc+QQ=\n";

  @TempDir Path folder = Path.of("");

  @Test
  void aPublishedNoteIsSignedByWhoSignedItAndByNobodyElse() {
    VerifierKey peter = VerifierKey.parse(PETER).orElseThrow();
    VerifierKey enoch = VerifierKey.parse(ENOCH).orElseThrow();
    SignedNote one = SignedNote.parse(TEXT + "\n" + PETERS).orElseThrow();
    assertEquals(TEXT, one.text());
    assertTrue(one.isSignedBy(peter));
    assertFalse(one.isSignedBy(enoch));
    SignedNote both = SignedNote.parse(TEXT + "\n" + PETERS + ENOCHS).orElseThrow();
    assertTrue(both.isSignedBy(peter) && both.isSignedBy(enoch));
    SignedNote other =
        SignedNote.parse(TEXT.replace("problem", "question") + "\n" + PETERS).orElseThrow();
    assertFalse(other.isSignedBy(peter));
  }

  /** A log may sign lines that look like signatures; whoever keeps them must read them again. */
  @Test
  void linesThatLookLikeSignaturesDoNotSpoilAFile() {
    String root = Base64.getEncoder().encodeToString(new byte[32]);
    String odd = "log\n7\n" + root + "\n" + PETERS + "— nothing\n\n" + PETERS;
    String plain = "log\n8\n" + root + "\n\n" + PETERS + ENOCHS;
    assertEquals(7, SignedTree.parse(odd).orElseThrow().size());
    for (String between : List.of("", "\n", "\n\n")) {
      List<SignedTree> all =
          SignedTree.parseAll(odd + between + plain + between + odd).orElseThrow();
      assertEquals(List.of(7L, 8L, 7L), all.stream().map(SignedTree::size).toList());
    }
    assertTrue(SignedTree.parseAll(odd + "roses are red\n").isEmpty());
  }

  @Test
  void aKeyThatWasChangedAnywhereIsNoKey() {
    for (int i = 0; i < PETER.length(); i++) {
      String changed =
          PETER.substring(0, i) + (char) (PETER.charAt(i) + 1) + PETER.substring(i + 1);
      assertTrue(VerifierKey.parse(changed).isEmpty(), changed);
    }
    // An unknown kind of signature, with the id that fits it.
    assertTrue(
        VerifierKey.parse("PeterNeumann+173116ae+ZRpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW")
            .isEmpty());
  }

  @Test
  void whatIsNoNoteIsNone() {
    for (String text :
        List.of(
            TEXT,
            TEXT + "\n",
            TEXT + "\n" + PETERS.strip(),
            "\u0001" + TEXT + "\n" + PETERS,
            TEXT + "\n" + PETERS + "Unexpected line.\n",
            TEXT
                + "\n— Bad Name x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n")) {
      assertTrue(SignedNote.parse(text).isEmpty(), text);
    }
  }

  @Test
  void aCheckpointSaysWhoseHowManyAndTheRoot() {
    String note =
        "example.com/log\n20852163\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n\n" + PETERS;
    SignedTree tree = SignedTree.parse(note).orElseThrow();
    assertEquals("example.com/log", tree.origin());
    assertEquals(20_852_163, tree.size());
    assertEquals(2, SignedTree.parseAll(note + "\n" + note).orElseThrow().size());
    assertEquals(2, SignedTree.parseAll(note + note + "\n\n").orElseThrow().size());
    assertTrue(SignedTree.parseAll(note + "poem\n").isEmpty());
    assertTrue(SignedTree.parseAll("").isEmpty());
    for (String wrong : List.of("020852163", "-1", "1e6", "")) {
      assertTrue(SignedTree.parse(note.replace("20852163", wrong)).isEmpty(), wrong);
    }
  }

  /** By the specification, taken apart again with nothing but the JDK. */
  @Test
  void aCosignatureSaysWhenTheWitnessSawTheCheckpoint() throws Exception {
    Path file = folder.resolve("witness-key");
    Cosigner witness = Cosigner.at(file);
    assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
    assertEquals(witness.verifier(), Cosigner.at(file).verifier());
    SignedTree tree =
        SignedTree.parse(
                "example.com/log\n7\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n\n" + PETERS)
            .orElseThrow();
    String line = witness.line(tree, 1_679_315_147L);
    byte[] all = Base64.getDecoder().decode(line.strip().split(" ", -1)[2]);
    assertEquals(4 + 8 + 64, all.length);
    String[] key = witness.verifier().split("\\+", 3);
    byte[] typed = Base64.getDecoder().decode(key[2]);
    assertEquals(4, typed[0]);
    assertEquals(key[1], HexFormat.of().formatHex(all, 0, 4));
    assertEquals(1_679_315_147L, Long.parseLong(HexFormat.of().formatHex(all, 4, 12), 16));
    Signature signature = Signature.getInstance("Ed25519");
    byte[] encoded =
        HexFormat.of()
            .parseHex("302a300506032b6570032100" + HexFormat.of().formatHex(typed, 1, 33));
    signature.initVerify(
        KeyFactory.getInstance("Ed25519").generatePublic(new X509EncodedKeySpec(encoded)));
    signature.update(
        "cosignature/v1\ntime 1679315147\nexample.com/log\n7\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n"
            .getBytes(StandardCharsets.UTF_8));
    assertTrue(signature.verify(Arrays.copyOfRange(all, 12, all.length)));
    // The log's own signature stays what it was below a cosigned note.
    SignedNote cosigned = SignedNote.parse(TEXT + "\n" + PETERS + line).orElseThrow();
    assertTrue(cosigned.isSignedBy(VerifierKey.parse(PETER).orElseThrow()));
  }
}
