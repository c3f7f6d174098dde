package io.queenhigh.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Parts of a job add up to the very digits of a single run, and only parts of one job do. */
class MergeCommandTest {

  private static final String JOB = "simulate wa/three-card-poker --rounds 200000 --seed 7";

  @TempDir Path folder = Path.of("");

  private static String[] words(String line, String... more) {
    return Stream.concat(Stream.of(line.split(" ", -1)), Stream.of(more)).toArray(String[]::new);
  }

  private Run part(String job, int number, int of) {
    return Run.of(words(job, "--shard", number + "/" + of, "--out", file(number, of).toString()));
  }

  private Path file(int number, int of) {
    return folder.resolve("part-" + number + "-" + of);
  }

  private List<String> parts(String job, int of) {
    List<String> files = new ArrayList<>();
    for (int number = 1; number <= of; number++) {
      Run run = part(job, number, of);
      assertEquals(0, run.exit(), run::toString);
      files.add(file(number, of).toString());
    }
    Collections.shuffle(files, new Random(of));
    return files;
  }

  private static Run merge(List<String> files, String... more) {
    return Run.of(
        Stream.of(Stream.of("merge"), files.stream(), Stream.of(more))
            .flatMap(each -> each)
            .toArray(String[]::new));
  }

  @ParameterizedTest
  @CsvSource({
    "simulate wa/three-card-poker --choose 6B1 --rounds 700000 --seed 7, 3",
    "simulate ca/three-card-poker --bank 200 --players 3 --ante 25 --rounds 40000 --seed 3, 3",
    "face-up wa/three-card-poker --seen 12 --deals 30000 --seed 5, 3",
    "face-up wa/three-card-poker --spots 3 --sampled --shards 2 --seed 2, 2",
    "progressive wa/three-card-poker --choose P1 --all-from-meter --contribution 65% --histories 100, 8"
  })
  void partsComeToTheVeryDigitsOfASingleRun(String job, int of) {
    Run single = Run.of(words(job, "--json"));
    Run merged = merge(parts(job, of), "--json");
    assertEquals(single.exit(), merged.exit(), merged::toString);
    assertEquals(single.out(), merged.out());
  }

  @Test
  void theyAreShownAsASingleRunIs() {
    List<String> files = parts(JOB, 3);
    assertEquals(Run.of(words(JOB)).out(), merge(files).out());
    assertEquals(Run.of(words(JOB, "--csv")).out(), merge(files, "--csv").out());
  }

  private static void refused(String why, List<String> files) {
    Run run = merge(files);
    assertEquals(1, run.exit(), run::toString);
    assertTrue(run.said().contains(why), run::toString);
  }

  @Test
  void whatDoesNotBelongTogetherIsRefused() throws IOException {
    List<String> files = parts(JOB, 2);
    String one = file(1, 2).toString();
    String two = file(2, 2).toString();
    refused("Part 2/2 is missing.", List.of(one));
    refused("Part 1/2 is there twice.", List.of(one, two, one));

    part(JOB, 1, 3);
    refused("cut in different ways", List.of(one, file(1, 3).toString()));

    part(JOB.replace("--seed 7", "--seed 8"), 3, 3);
    refused("different jobs: option --seed 7 and option --seed 8", List.of(one, file(3, 3) + ""));

    String text = Files.readString(file(1, 2));
    Files.writeString(file(1, 2), text.replaceFirst("rounds \\d", "rounds 9"));
    refused("it was changed or cut off", files);
    Files.writeString(file(1, 2), text.substring(0, text.length() / 2));
    refused("it was changed or cut off", files);
    refused("cannot be read", List.of(folder.resolve("nothing").toString()));
  }

  @Test
  void whatIsTooLargeToBeAPartIsRefused() throws IOException {
    Path huge = folder.resolve("huge");
    try (RandomAccessFile file = new RandomAccessFile(huge.toFile(), "rw")) {
      file.setLength(3L << 30);
    }
    refused("is no part of a job", List.of(huge.toString()));
  }

  @Test
  void choicesNamedInAnotherOrderAreTheSameJob() throws IOException {
    String job = "simulate wa/three-card-poker --rounds 200000 --seed 7 --choose ";
    part(job + "6B1 --choose P1", 1, 2);
    part(job + "P1 --choose 6B1", 2, 2);
    Run merged = merge(List.of(file(1, 2).toString(), file(2, 2).toString()));
    assertEquals(Run.of(words(job + "P1 --choose 6B1")).out(), merged.out(), merged::toString);
  }

  /** A part by somebody who can reckon sums, too. */
  private void forged(int number, int of, String is, String becomes) throws IOException {
    String text = Files.readString(file(number, of));
    String changed = text.substring(0, text.lastIndexOf("sum ")).replaceFirst(is, becomes);
    assertNotEquals(text.substring(0, text.lastIndexOf("sum ")), changed);
    try {
      byte[] sum =
          MessageDigest.getInstance("SHA-256").digest(changed.getBytes(StandardCharsets.UTF_8));
      Files.writeString(file(number, of), changed + "sum " + HexFormat.of().formatHex(sum) + "\n");
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "simulate wa/three-card-poker --rounds 70000 --seed 7|(?m)^rounds \\d+|rounds 9223372036854775807",
        "simulate wa/three-card-poker --rounds 70000 --seed 7|(?m)^rounds \\d+|rounds many",
        "simulate wa/three-card-poker --rounds 70000 --seed 7|(?ms)^rounds .*|''",
        "simulate wa/three-card-poker --rounds 70000 --seed 7|(?m)^ante (\\S+) .*|ante $1 9223372036854775807",
        "simulate wa/three-card-poker --rounds 70000 --seed 7|(?m)^ante (\\S+) .*|ante $1 -5",
        "simulate wa/three-card-poker --rounds 70000 --seed 7|(?m)^ante |auntie ",
        "simulate ca/three-card-poker --bank 200 --players 3 --ante 25 --rounds 40000 --seed 3|(?m)^sittings \\d+|sittings 5",
        "simulate ca/three-card-poker --bank 200 --players 3 --ante 25 --rounds 40000 --seed 3|(sittings \\d+\\n\\S+) \\d+ |$1 2000000000 ",
        "face-up wa/three-card-poker --seen 12 --deals 20000 --seed 5|(?m)^0 10000 |0 10000000 ",
        "face-up wa/three-card-poker --seen 12 --deals 20000 --seed 5|(?m)^0 10000 |7 10000 ",
        "face-up wa/three-card-poker --spots 3 --sampled --shards 2 --seed 2|shards 1|shards 2",
        "progressive wa/three-card-poker --choose P1 --all-from-meter --contribution 65% --histories 100|0x\\S+|x",
        "progressive wa/three-card-poker --choose P1 --all-from-meter --contribution 65% --histories 100|(?m)^0 3 |0 33 "
      })
  void numbersThatAreNotThoseOfSuchAJobAreRefused(String job, String is, String becomes)
      throws IOException {
    List<String> files = parts(job, 2);
    forged(1, 2, is, becomes);
    refused("not those of such a job", files);
  }

  /** What a part says of its job is done when it is merged, and no job writes files beside it. */
  @Test
  void aPartNamesNoFilesToWrite() throws IOException {
    String job = "face-up usual/let-it-ride --spots 3 --shards 2 --sampled --seed 2";
    Path other = Files.writeString(folder.resolve("dear"), "dear to me");
    for (String option : List.of("--figures", "--keep")) {
      List<String> files = parts(job, 2);
      for (int number = 1; number <= 2; number++) {
        forged(
            number,
            2,
            "about option --seed 2",
            "about option --seed 2\nabout option " + option + " " + other);
      }
      refused("option " + option, files);
      assertEquals("dear to me", Files.readString(other));
    }
  }

  @Test
  void aPartSaysWhatItNeeds() {
    assertEquals(2, Run.of(words(JOB, "--shard", "1/2")).exit());
    assertEquals(2, Run.of(words(JOB, "--shard", "3/2", "--out", "x")).exit());
    assertEquals(2, Run.of(words(JOB, "--shard", "0/2", "--out", "x")).exit());
    Run withoutSeed = part("simulate wa/three-card-poker", 1, 2);
    assertTrue(withoutSeed.said().contains("--shard needs a --seed"), withoutSeed::toString);
    Run exact = part("face-up wa/three-card-poker --seen 6", 1, 2);
    assertTrue(exact.said().contains("not done in parts"), exact::toString);
    Run open = part("face-up usual/let-it-ride --spots 3", 1, 2);
    assertTrue(open.said().contains("how many shards there are"), open::toString);
  }
}
