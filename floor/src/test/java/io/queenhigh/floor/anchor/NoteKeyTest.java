package io.queenhigh.floor.anchor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Keys and notes, beside the example of Go's note tools. */
class NoteKeyTest {

  private static final String PETER =
      "PRIVATE+KEY+PeterNeumann+c74f20a3+AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz";

  @TempDir Path folder = Path.of("");

  @Test
  void aNoteIsSignedAsGosToolsSignIt() {
    NoteKey peter = NoteKey.parse(PETER).orElseThrow();
    assertEquals(
        "PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW", peter.verifier());
    assertEquals(PETER, peter.written());
    assertEquals(
        """
        If you think cryptography is the answer to your problem,
        then you don't know what your problem is.

        — PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=
        """,
        peter.sign(
            """
            If you think cryptography is the answer to your problem,
            then you don't know what your problem is.
            """));
  }

  @Test
  void aKeyThatWasChangedAnywhereIsNoKey() {
    for (int i = 0; i < PETER.length(); i++) {
      char other = (char) (PETER.charAt(i) + 1);
      String changed = PETER.substring(0, i) + other + PETER.substring(i + 1);
      assertTrue(NoteKey.parse(changed).isEmpty(), changed);
      assertTrue(NoteKey.parse(PETER.substring(0, i)).isEmpty());
    }
  }

  @Test
  void aNewKeyIsReadAsItWasWrittenAndNamedByItself() {
    NoteKey key = NoteKey.create(new SecureRandom());
    NoteKey again = NoteKey.parse(key.written() + "\n").orElseThrow();
    assertEquals(key.verifier(), again.verifier());
    assertEquals(key.sign("text\n"), again.sign("text\n"));
    assertFalse(key.name().equals(NoteKey.create(new SecureRandom()).name()));
    assertEquals(key.verifier(), key.toString());
  }

  @Test
  void aKeyFileIsMadeOnceAndForItsOwnerAlone() throws Exception {
    String store = "sqlite:" + folder.resolve("floor.db");
    NoteKey made = key(SigningKeys.find(store, false, _ -> null));
    Path file = folder.resolve("floor.db.log-key");
    assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
    assertEquals(made.verifier(), key(SigningKeys.find(store, true, _ -> null)).verifier());
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
    assertTrue(why(SigningKeys.find(store, true, _ -> null)).contains("chmod 600"));
    Files.delete(file);
    assertTrue(why(SigningKeys.find(store, true, _ -> null)).contains("is gone"));
    assertFalse(Files.exists(file));
  }

  @Test
  void onPostgresqlTheKeyComesFromTheEnvironment() throws Exception {
    String store = "postgresql://host/floor";
    assertTrue(why(SigningKeys.find(store, false, _ -> null)).contains("QUEENHIGH_LOG_KEY_FILE"));
    assertEquals(
        "PeterNeumann",
        key(SigningKeys.find(store, true, Map.of("QUEENHIGH_LOG_KEY", PETER)::get)).name());
    Path file = folder.resolve("log-key");
    SigningKeys.write(NoteKey.parse(PETER).orElseThrow(), file);
    assertEquals(
        "PeterNeumann",
        key(SigningKeys.find(store, true, Map.of("QUEENHIGH_LOG_KEY_FILE", file.toString())::get))
            .name());
    assertEquals(Optional.empty(), SigningKeys.file(store, _ -> null));
  }

  private static NoteKey key(SigningKeys.Found found) {
    return ((SigningKeys.Found.Key) found).key();
  }

  private static String why(SigningKeys.Found found) {
    return ((SigningKeys.Found.None) found).why();
  }
}
