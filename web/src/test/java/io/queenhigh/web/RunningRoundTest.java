package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.people.Role;
import io.queenhigh.floor.store.Postgres;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Nobody reads a hidden hand off the books while its round is on: not from lines, nor hashes. */
class RunningRoundTest {

  private static final String JOURNAL = "/api/journal/table/t1?most=1000";
  private static final Pattern HASH = Pattern.compile("[0-9a-f]{64}");

  @TempDir Path folder = Path.of("");

  @Test
  void hiddenHandsCannotBeGuessedFromAnythingTheBooksShow() throws Exception {
    try (TestHouse house = new TestHouse(folder)) {
      TestPerson auditor = open(house);
      TestPerson ann = untilTheDecision(house);

      List<String> shown = new ArrayList<>();
      for (String path :
          List.of(
              JOURNAL, "/api/journal.csv?stream=table/t1", "/api/journal", "/api/rounds/t1.1")) {
        shown.add(auditor.get(path).expect(200).body());
      }
      JsonNode lines = auditor.get(JOURNAL).json().path("lines");
      assertHidden(lines);

      ann.command("/api/tables/t1/play", ",\"seat\":1").expect(200);
      JsonNode after = untilOver(auditor);
      assertTrue(after.toString().contains("DeckOpened"), after.toString());
      after.forEach(line -> assertEquals(line.path("hash").asString(), hashOf("table/t1", line)));
      // Of the 132,600 hands that could be tried only the dealt one could ever fit; without its
      // nonce it does not, not even for whoever saw all the hashes.
      shown.add(after.toString());
      assertFalse(couldBeGuessed(dealt(after), hashesIn(shown)));
    }
  }

  @Test
  void anotherNodeOnTheSameDatabaseHidesTheSameLines() {
    String store = Postgres.server().database("nodes");
    try (TestHouse other = new TestHouse(store);
        TestHouse house = new TestHouse(store)) {
      TestPerson auditor = open(house).at(other.url());
      untilTheDecision(house);

      assertTrue(other.floor().table("t1").isEmpty(), "it was opened elsewhere");
      assertHidden(auditor.get(JOURNAL).expect(200).json().path("lines"));
      String csv = auditor.get("/api/journal.csv?stream=table/t1").expect(200).body();
      assertFalse(HASH.matcher(csv).find() || csv.contains("cards"), csv);
      JsonNode streams = auditor.get("/api/journal").expect(200).json().path("streams");
      streams.forEach(
          stream ->
              assertEquals(
                  stream.path("stream").asString().equals("table/t1"),
                  stream.path("hash").isMissingNode(),
                  stream.toString()));
    }
  }

  /** A house with a table at which people have all the time they want. */
  private static TestPerson open(TestHouse house) {
    house.appointManager();
    house.appoint("olga", Role.AUDITOR);
    house.table("t1", "wa/three-card-poker", CardRoom.PATIENT, 1);
    return house.signedIn("olga");
  }

  private static TestPerson untilTheDecision(TestHouse house) {
    TestPerson ann = house.guest();
    ann.command("/api/tables/t1/sit", ",\"seat\":1,\"buyIn\":\"100\"").expect(200);
    ann.command("/api/tables/t1/bet", ",\"seat\":1,\"wager\":\"ante\",\"amount\":\"5\"")
        .expect(200);
    ann.command("/api/tables/t1/ready", ",\"seat\":1").expect(200);
    try (Listener listener = Listener.to(ann, "t1")) {
      while (!ann.get("/api/tables/t1").json().path("you").toString().contains("play")) {
        listener.next();
      }
    }
    return ann;
  }

  private static JsonNode untilOver(TestPerson auditor) {
    JsonNode lines = auditor.get(JOURNAL).expect(200).json().path("lines");
    while (lines.get(0).path("payload").isMissingNode()) {
      lines = auditor.get(JOURNAL).expect(200).json().path("lines");
    }
    return lines;
  }

  private static void assertHidden(JsonNode lines) {
    assertTrue(lines.size() > 5, lines.toString());
    for (JsonNode line : lines) {
      for (String field : List.of("payload", "nonce", "prevHash", "hash")) {
        assertTrue(line.path(field).isMissingNode(), line.toString());
      }
    }
  }

  private static Set<String> hashesIn(List<String> texts) {
    Set<String> hashes = new HashSet<>();
    texts.forEach(
        text -> HASH.matcher(text).results().map(MatchResult::group).forEach(hashes::add));
    return hashes;
  }

  private static JsonNode dealt(JsonNode lines) {
    for (JsonNode line : lines) {
      if (line.path("type").asString().equals("HandDealt")) {
        return line;
      }
    }
    throw new AssertionError("no hand was dealt: " + lines);
  }

  /** Whether the hand, were it tried after every hash that was seen, would give one of them. */
  private static boolean couldBeGuessed(JsonNode dealt, Set<String> seen) {
    String payload = dealt.path("payload").toString();
    return seen.stream()
        .map(before -> hash(Optional.empty(), before, "table/t1", dealt, payload))
        .anyMatch(seen::contains);
  }

  /** The hash of a line as docs/format.md describes it, from what the API shows. */
  private static String hashOf(String stream, JsonNode line) {
    return hash(
        Optional.of(line.path("nonce").asString()),
        line.path("prevHash").asString(),
        stream,
        line,
        line.path("payload").toString());
  }

  private static String hash(
      Optional<String> nonce, String prevHash, String stream, JsonNode line, String payload) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      nonce.ifPresent(
          chance -> {
            text(digest, "queenhigh line 2");
            digest.update(HexFormat.of().parseHex(chance));
          });
      text(digest, prevHash);
      text(digest, stream);
      digest.update(ByteBuffer.allocate(8).putLong(line.path("seq").asLong()).flip());
      digest.update(ByteBuffer.allocate(8).putLong(line.path("atMillis").asLong()).flip());
      text(digest, line.path("type").asString());
      text(digest, payload);
      text(digest, line.path("actor").asString());
      if (nonce.isPresent()) {
        boolean command = !line.path("command").isMissingNode();
        digest.update((byte) (command ? 1 : 0));
        if (command) {
          text(digest, line.path("command").asString());
        }
      }
      return HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void text(MessageDigest digest, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    digest.update(ByteBuffer.allocate(4).putInt(bytes.length).flip());
    digest.update(bytes);
  }
}
