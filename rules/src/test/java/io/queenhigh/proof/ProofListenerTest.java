package io.queenhigh.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** The minutes are taken of sample tests, one of each kind that JUnit knows. */
class ProofListenerTest {

  private static final AtomicLong ASKED = new AtomicLong();
  private static final AtomicLong PLAYED = new AtomicLong();

  private static final Witness WITNESS =
      new Witness() {
        @Override
        public long asked() {
          return ASKED.get() + PLAYED.get();
        }

        @Override
        public long played() {
          return PLAYED.get();
        }
      };

  @TempDir Path folder;

  @Test
  void oneRowForEachClauseOfEachTestThatRan() throws IOException {
    assertEquals(
        List.of(
            "clause class method outcome invocations table",
            "X 0 OneOfEachKind dynamic failed 2 none",
            "X 2 OneOfEachKind fails failed 1 none",
            "X 0 OneOfEachKind fails failed 1 none",
            "X 0 OneOfEachKind hasNoArguments failed 0 none",
            "X 3 OneOfEachKind parameterised passed 3 none",
            "X 0 OneOfEachKind parameterised passed 3 none",
            "X 0 OneOfEachKind partlyAborted passed 1 none",
            "X 1 OneOfEachKind passes passed 1 none",
            "X 1.a OneOfEachKind passes passed 1 none",
            "X 0 OneOfEachKind passes passed 1 none",
            "X 5 OneOfEachKind$Inside nested passed 1 none",
            "X 0 OneOfEachKind$Inside nested passed 1 none"),
        minutesOf(OneOfEachKind.class));
  }

  @Test
  void aRunWithoutClausesLeavesAHeaderAlone() throws IOException {
    assertEquals(
        List.of("clause class method outcome invocations table"), minutesOf(NothingToProve.class));
  }

  @Test
  void everyRunStartsAfresh() throws IOException {
    minutesOf(OneOfEachKind.class);

    assertEquals(1, minutesOf(NothingToProve.class).size());
  }

  @Test
  void whatAnotherProcessHasWrittenOfAnotherClassStays() throws IOException {
    Path others = Files.createDirectories(folder.resolve("target/clauses")).resolve("a.Other.tsv");
    Files.writeString(others, "theirs");

    minutesOf(OneOfEachKind.class);

    assertEquals("theirs", Files.readString(others));
  }

  @Test
  void aTestIsLiveWhenALiveTableWasAskedWhileItRanOrPlayedAtForAllOfItsClass() throws IOException {
    assertEquals(
        List.of(
            "clause class method outcome invocations table",
            "X 1 SomeLive asks passed 1 live",
            "X 3 SomeLive asksForOneOfTwo passed 2 live",
            "X 2 SomeLive asksNothing passed 1 none",
            "X 4 SomeLive$Inside nested passed 1 none"),
        minutesOf(SomeLive.class));
    assertEquals(
        List.of(
            "clause class method outcome invocations table",
            "X 2 SetUpLive asks passed 1 live",
            "X 1 SetUpLive looks passed 1 none"),
        minutesOf(SetUpLive.class));
    assertEquals(
        List.of(
            "clause class method outcome invocations table",
            "X 1 PlayedBefore looks passed 1 live",
            "X 2 PlayedBefore$Inside looksToo passed 1 live"),
        minutesOf(PlayedBefore.class));
  }

  /** Runs the sample under a listener of its own; the one that JUnit found watches this test. */
  private List<String> minutesOf(Class<?> sample) throws IOException {
    Path minutes = folder.resolve("target/clauses");
    LauncherConfig onlyOurs =
        LauncherConfig.builder()
            .enableTestExecutionListenerAutoRegistration(false)
            .addTestExecutionListeners(new ProofListener(minutes, List.of(WITNESS)))
            .build();
    LauncherFactory.create(onlyOurs)
        .execute(LauncherDiscoveryRequestBuilder.request().selectors(selectClass(sample)).build());
    return Files.readAllLines(minutes.resolve(getClass().getName() + ".tsv")).stream()
        .map(line -> line.replace(getClass().getName() + "$", "").replace('\t', ' '))
        .toList();
  }

  @Clause("X 0")
  static class OneOfEachKind {

    @Test
    @Clause({"X 1", "X 1.a"})
    void passes() {}

    @Test
    @Clause("X 2")
    void fails() {
      fail("as it should");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    @Clause("X 3")
    void parameterised(int number) {
      assertEquals(number, number + 0);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void partlyAborted(int number) {
      assumeTrue(number == 1);
    }

    @ParameterizedTest
    @MethodSource("none")
    void hasNoArguments(int number) {
      fail("never called, not even with " + number);
    }

    static Stream<Integer> none() {
      return Stream.of();
    }

    @TestFactory
    Stream<DynamicTest> dynamic() {
      return Stream.of(
          dynamicTest("passes", () -> {}),
          dynamicTest("fails", URI.create("file:/elsewhere"), () -> fail("as it should")));
    }

    @Test
    @Disabled("to see that it proves nothing")
    void disabled() {}

    @Test
    void aborted() {
      assumeTrue(false);
    }

    @Nested
    class Inside {

      @Test
      @Clause("X 5")
      void nested() {}
    }
  }

  static class NothingToProve {

    @Test
    void passes() {}
  }

  static class SomeLive {

    @Test
    @Clause("X 1")
    void asks() {
      ASKED.incrementAndGet();
    }

    @Test
    @Clause("X 2")
    void asksNothing() {}

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Clause("X 3")
    void asksForOneOfTwo(int number) {
      ASKED.addAndGet(number - 1);
    }

    @Nested
    class Inside {

      @Test
      @Clause("X 4")
      void nested() {}
    }
  }

  static class SetUpLive {

    @BeforeAll
    static void evening() {
      ASKED.incrementAndGet();
    }

    @BeforeEach
    void maybe(TestInfo test) {
      ASKED.addAndGet(test.getDisplayName().startsWith("asks") ? 1 : 0);
    }

    @Test
    @Clause("X 1")
    void looks() {}

    @Test
    @Clause("X 2")
    void asks() {}
  }

  static class PlayedBefore {

    @BeforeAll
    static void evening() {
      PLAYED.incrementAndGet();
    }

    @Test
    @Clause("X 1")
    void looks() {}

    @Nested
    class Inside {

      @Test
      @Clause("X 2")
      void looksToo() {}
    }
  }
}
