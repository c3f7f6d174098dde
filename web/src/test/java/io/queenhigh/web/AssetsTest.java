package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.catalogue.Version;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AssetsTest {
  private static final Path BUNDLE = Path.of("target/classes/io/queenhigh/web/assets");
  private static final long MOST_BYTES = 300_000;

  @TempDir Path folder = Path.of("");

  private TestHouse house;

  @BeforeEach
  void open() {
    house = new TestHouse(folder);
  }

  @AfterEach
  void close() {
    house.close();
  }

  @Test
  void whatAShellNamesIsThereAndMayBeKeptForEver() {
    Set<String> named = named(house.stranger().get("/").expect(200).body());
    for (String file : List.of("/app.js", "/app.css")) {
      assertTrue(named.stream().anyMatch(path -> path.endsWith(file)), file + " in " + named);
    }
    for (String path : named) {
      TestPerson.Got got = house.stranger().get(path).expect(200);
      assertEquals("public, max-age=31536000, immutable", got.header("Cache-Control").orElse(""));
    }
  }

  private static Set<String> named(String html) {
    Set<String> paths = new TreeSet<>();
    Matcher matcher = Pattern.compile("\"(/assets/[^\"]+)\"").matcher(html);
    while (matcher.find()) {
      paths.add(matcher.group(1));
    }
    return paths;
  }

  @Test
  void aBrowserGetsThemPackedAndTheyAreTheSame() throws IOException, InterruptedException {
    String script = named(house.stranger().get("/").body()).toArray(new String[0])[1];
    String plain = house.stranger().get(script).body();
    HttpResponse<byte[]> packed = asked(script, "gzip, br");
    assertEquals("gzip", packed.headers().firstValue("Content-Encoding").orElse(""));
    assertEquals(plain, unpacked(packed.body()));
  }

  @Test
  void longAnswersComePackedToWhoeverCanReadThem() throws IOException, InterruptedException {
    String plain = house.stranger().get("/openapi.yaml").expect(200).body();
    HttpResponse<byte[]> packed = asked("/openapi.yaml", "gzip, br");
    assertEquals("gzip", packed.headers().firstValue("Content-Encoding").orElse(""));
    assertEquals("Accept-Encoding", packed.headers().firstValue("Vary").orElse(""));
    assertEquals(plain, unpacked(packed.body()));
    assertTrue(packed.body().length * 4 < plain.length(), packed.body().length + " bytes");
    assertEquals("", asked("/health", "gzip").headers().firstValue("Content-Encoding").orElse(""));
    assertEquals(plain, new String(asked("/openapi.yaml", "br").body(), StandardCharsets.UTF_8));
  }

  private HttpResponse<byte[]> asked(String path, String reads)
      throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(house.url() + path))
            .header("Accept-Encoding", reads)
            .build();
    return HttpClient.newHttpClient().send(request, BodyHandlers.ofByteArray());
  }

  private static String unpacked(byte[] packed) throws IOException {
    try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(packed))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void otherVersionsAndOtherFilesAreNotThere() {
    String script = named(house.stranger().get("/").body()).iterator().next();
    house.stranger().get(script.replaceFirst("/assets/\\w+/", "/assets/0/")).expect(404);
    house.stranger().get(script.replaceFirst("[^/]+$", "nothing.js")).expect(404);
    house.stranger().get(script.replaceFirst("[^/]+$", "..%2FRoutes.class")).expect(400);
  }

  @Test
  void everyPageSaysWhichQueenhighItComesFrom() {
    for (String page : List.of("/", "/lab", "/t/t1", "/links/emerald/awards/1", "/api")) {
      String html = house.stranger().get(page).expect(200).body();
      assertTrue(html.contains("Queenhigh " + Version.number() + "."), page);
    }
  }

  @Test
  void nobodysNameBecomesMarkup() {
    String page = house.stranger().get("/t/%22%3E%3Cscript%3Ealert(1)").expect(200).body();
    assertFalse(page.contains("<script>alert"), page);
    assertTrue(page.contains("&quot;&gt;&lt;script&gt;alert(1)"), page);
  }

  @Test
  void everythingTogetherIsSmall() throws IOException {
    long bytes = 0;
    try (Stream<Path> files = Files.walk(BUNDLE)) {
      for (Path file :
          files.filter(one -> one.toString().matches(".*\\.(js|css|woff2)")).toList()) {
        bytes += packedSize(file);
      }
    }
    assertTrue(0 < bytes && bytes <= MOST_BYTES, bytes + " bytes for all pages together");
  }

  private static long packedSize(Path file) throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
      Files.copy(file, out);
    }
    return packed.size();
  }
}
