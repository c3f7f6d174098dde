package io.queenhigh.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The certificates by which nodes know each other, and whoever runs the machines makes them. */
class NodesCommandTest {

  @TempDir Path folder = Path.of("");

  private Run certificates(String... hosts) {
    String[] words = new String[3 + hosts.length];
    words[0] = "nodes";
    words[1] = "certificates";
    words[2] = folder.resolve("keys").toString();
    System.arraycopy(hosts, 0, words, 3, hosts.length);
    return Run.of(words);
  }

  @Test
  void aLaterNodeIsOfTheSameAuthority() throws IOException {
    assertEquals(0, certificates("10.0.0.1", "node2.example").exit());
    Run later = certificates("10.0.0.3");
    assertEquals(0, later.exit(), later.said());
    assertEquals(
        Files.readString(folder.resolve("keys/10.0.0.1/ca.pem")),
        Files.readString(folder.resolve("keys/10.0.0.3/ca.pem")));
  }

  /** Put away, as it should be: another authority would know none of the nodes that there are. */
  @Test
  void anAuthorityWhoseKeyIsElsewhereIsNotReplaced() throws IOException {
    certificates("10.0.0.1");
    Path authority = folder.resolve("keys/ca.pem");
    String before = Files.readString(authority);
    Files.delete(folder.resolve("keys/ca.key"));
    Run later = certificates("10.0.0.3");
    assertEquals(1, later.exit(), later.out());
    assertTrue(later.said().contains("ca.key"), later.said());
    assertTrue(later.said().contains("put it back"), later.said());
    assertEquals(before, Files.readString(authority));
    assertFalse(Files.exists(folder.resolve("keys/10.0.0.3")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"ca.key", "ca.pem"})
  void anAuthorityThatCannotBeReadIsNamed(String file) throws IOException {
    certificates("10.0.0.1");
    Files.writeString(folder.resolve("keys").resolve(file), "no certificate, no key: nothing\n");
    Run later = certificates("10.0.0.3");
    assertEquals(1, later.exit(), later.out());
    assertTrue(later.said().contains(folder.resolve("keys").toString()), later.said());
    assertFalse(later.said().contains("a mistake of ours"), later.said());
  }

  @ParameterizedTest
  @ValueSource(strings = {"10.0.0.300", "10.0.0", "fe80::1::2", "https://10.0.0.1", "."})
  void whatIsNoHostGetsNoCertificate(String host) {
    Run run = certificates(host);
    assertEquals(2, run.exit(), run.said());
    assertTrue(run.said().contains(host), run.said());
    assertFalse(Files.exists(folder.resolve("keys")), "nothing is made");
  }
}
