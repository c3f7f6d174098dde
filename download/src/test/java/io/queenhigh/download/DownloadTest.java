package io.queenhigh.download;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DownloadTest {

  private static final Instant TIME = Instant.parse("2026-11-01T00:00:00Z");
  private static final String DEEP = "a-folder-with-a-long-name/".repeat(5) + "file";

  private static FileTree some() {
    return new FileTree()
        .file("b/text", "two\n")
        .program("a/run", "#!/bin/sh\necho one\n".getBytes(StandardCharsets.UTF_8))
        .link("a/again", "run")
        .file(DEEP, "deep");
  }

  @Test
  void tarUnpacksWhatWasPackedWithItsRightsAndLinks(@TempDir Path folder) throws Exception {
    Path archive = Files.write(folder.resolve("a.tar.gz"), Tar.gz(some(), "top/", TIME));
    Process tar =
        new ProcessBuilder("tar", "xzf", archive.toString(), "-C", folder.toString())
            .inheritIO()
            .start();
    assertEquals(0, tar.waitFor());
    Path top = folder.resolve("top");
    assertEquals("two\n", Files.readString(top.resolve("b/text")));
    assertEquals("deep", Files.readString(top.resolve(DEEP)));
    assertTrue(Files.isExecutable(top.resolve("a/run")));
    assertEquals(Path.of("run"), Files.readSymbolicLink(top.resolve("a/again")));
    assertEquals(TIME, Files.getLastModifiedTime(top.resolve("b/text")).toInstant());
  }

  @Test
  void theSameFilesGiveTheSameBytes() throws IOException {
    assertArrayEquals(Tar.gz(some(), "", TIME), Tar.gz(some(), "", TIME));
    Deb deb = new Deb("1.0", "amd64", some(), new FileTree(), TIME);
    assertArrayEquals(deb.bytes(), new Deb("1.0", "amd64", some(), new FileTree(), TIME).bytes());
  }

  @Test
  void aDebianPackageHasItsThreeMembersInOrder() throws IOException {
    byte[] bytes = new Deb("1.0", "amd64", some(), new FileTree(), TIME).bytes();
    String text = new String(bytes, StandardCharsets.ISO_8859_1);
    assertTrue(text.startsWith("!<arch>\ndebian-binary   "));
    int control = text.indexOf("control.tar.gz  ");
    int data = text.indexOf("data.tar.gz     ");
    assertTrue(control > 0 && data > control);
    assertEquals(0, data % 2, "members begin at even places");
  }

  @Test
  void noTwoFilesLieAtOnePlace() {
    assertThrows(IllegalStateException.class, () -> some().file("b/text", "other"));
  }

  @Test
  void everyLibraryIsInTheBillWithTheLicenceThatNoticeNames() {
    List<Coordinates> jars =
        Coordinates.read(
            """

            The following files have been resolved:
               org.example:one:jar:1.2:compile -- module one
               org.example:two:jar:3:runtime
               org.example:three:jar:3:test
            """);
    assertEquals(
        List.of(
            new Coordinates("org.example", "one", "1.2"),
            new Coordinates("org.example", "two", "3")),
        jars);
    Notice notice =
        Notice.read(
            "Q\n\nLibraries\n\nThese:\n\n- one (Example), two: Some\n  Licence\n\nThe pages contain");
    assertEquals("Some Licence", notice.of(jars.getLast()));
    assertThrows(
        IllegalStateException.class, () -> notice.of(new Coordinates("org.example", "four", "1")));
    String json =
        new Sbom("1.0", TIME.toString()).jar(jars.getFirst(), new byte[1], "\"A\"").json();
    assertTrue(json.contains("\"purl\": \"pkg:maven/org.example/one@1.2\""), json);
    assertTrue(json.contains("\"name\": \"\\\"A\\\"\""), json);
  }

  @Test
  void sqliteKeepsTheLibraryOfThisMachineAlone() throws IOException {
    ByteArrayOutputStream whole = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(whole)) {
      for (String name :
          List.of(
              "org/sqlite/JDBC.class",
              "org/sqlite/native/Linux/x86_64/libsqlitejdbc.so",
              "org/sqlite/native/Mac/aarch64/libsqlitejdbc.dylib")) {
        zip.putNextEntry(new ZipEntry(name));
        zip.write(name.getBytes(StandardCharsets.UTF_8));
      }
    }
    SqliteJar sqlite = SqliteJar.read(whole.toByteArray(), "x86_64", TIME);
    assertEquals(
        "org/sqlite/native/Linux/x86_64/libsqlitejdbc.so",
        new String(sqlite.library().bytes(), StandardCharsets.UTF_8));
    try (ZipInputStream jar = new ZipInputStream(new ByteArrayInputStream(sqlite.jar().bytes()))) {
      ZipEntry first = jar.getNextEntry();
      assertEquals("org/sqlite/JDBC.class", first == null ? "" : first.getName());
      assertEquals(null, jar.getNextEntry());
    }
    assertThrows(IOException.class, () -> SqliteJar.read(whole.toByteArray(), "riscv64", TIME));
  }
}
