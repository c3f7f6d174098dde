package io.queenhigh.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.proof.Clause;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GamesCommandTest {

  @Test
  void listsTheApprovedGames() {
    Run run = Run.of("games");
    assertEquals(0, run.exit());
    for (String id :
        new String[] {
          "ca/6-card-bonus",
          "ca/three-card-poker",
          "ca/players-casino-ventura",
          "wa/three-card-poker"
        }) {
      assertTrue(run.out().contains(id), run.out());
    }
    assertTrue(run.out().contains("TCP-01 TCP-02"), run.out());
  }

  @Test
  void showsAGameClauseByClause() {
    Run run = Run.of("games", "ca/6-card-bonus");
    assertEquals(0, run.exit());
    assertTrue(run.out().contains("CA-6CB Winners 1.b"), run.out());
    assertTrue(run.out().contains("wins if higher else pushes"), run.out());
    assertTrue(run.out().contains("200 to 1"), run.out());
    assertTrue(run.out().contains("8.56 %"), run.out());
    Run json = Run.of("games", "wa/three-card-poker", "--json");
    assertEquals(1, json.out().lines().count());
    assertTrue(json.out().contains("\"clause\":\"WA-TCP Ways 1\""), json.out());
  }

  @Test
  void saysWhoSpeaksAndWhatTheDocumentsCite() {
    String out = Run.of("games", "wa/three-card-poker").out();
    assertTrue(out.contains("The maker, SHFL entertainment; made binding by WA-APP Letter 1"), out);
    assertTrue(
        out.contains(
            "The regulator, Washington State Gambling Commission; in parts the maker, Scientific"
                + " Games"),
        out);
    assertTrue(out.contains("Cites WAC 230-15-040, WAC 230-15-140."), out);
    String room = Run.of("games", "ca/players-casino-ventura").out();
    assertTrue(room.contains("A card room, Players Casino Ventura"), room);
    String json = Run.of("games", "wa/three-card-poker", "--json").out();
    assertTrue(
        json.contains(
            "\"voice\":\"maker\",\"speaker\":\"SHFL entertainment\",\"cites\":[\"WAC 230-15-040\",\"WAC 230-15-140\"]"),
        json);
  }

  @Test
  void anUnknownGameGetsTheNearestOnes() {
    Run run = Run.of("games", "ca/6-card-bonos");
    assertEquals(1, run.exit());
    assertTrue(
        run.said().startsWith("There is no game \"ca/6-card-bonos\". Nearest: "), run.said());
  }

  @Test
  @Clause("WA-APP Letter 8")
  void aVariantOfOnesOwnPlaysAndIsMarkedAsNotApproved(@TempDir Path folder) throws IOException {
    String file = Files.readString(Path.of("..", "games", "ca", "three-card-poker.toml"));
    Files.createDirectories(folder.resolve("my"));
    Files.writeString(
        folder.resolve("my").resolve("variant.toml"),
        file.replace("\"ca/three-card-poker\"", "\"my/variant\"")
            .replace("{ is = \"wins\"", "{ is = \"wins-if-higher-else-pushes\""));
    Run list = Run.of("games", "--games", folder.toString());
    assertEquals("", list.said());
    assertTrue(
        list.out().lines().anyMatch(l -> l.startsWith("my/variant") && l.endsWith("not approved")),
        list.out());
    String round =
        "game my/variant\nbank 100\ndealer Jh 9d 4c\nseat 1 ante 10 cards Ts 9h 4h plays\n";
    Run settled = Run.with(round, "settle", "-", "--games", folder.toString(), "--json");
    assertTrue(settled.out().contains("\"approved\":false"), settled.out() + settled.said());
    assertTrue(settled.out().contains("\"net\":\"0.00\""), settled.out());
    assertEquals(1, Run.with(round, "settle", "-").exit());
  }
}
