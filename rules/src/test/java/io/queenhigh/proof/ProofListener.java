package io.queenhigh.proof;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/**
 * Takes the minutes while a module's tests run: which clause was proven by which test, and whether
 * a live table was driven for it. JUnit finds it by itself; a module needs only the rules'
 * test-jar.
 *
 * <p>Whether a table was driven is not for a test to say: witnesses count what live tables are
 * asked while it runs, and tests run one after the other. Where a class plays for all its tests
 * before they start, that counts for each of them; opening tables for them does not.
 *
 * <p>A class has a file of its own, since a module's classes may be shared out among processes.
 */
public final class ProofListener implements TestExecutionListener {

  private static final String HEADER = "clause\tclass\tmethod\toutcome\tinvocations\ttable";

  private final Path minutes;
  private final List<Witness> witnesses;
  private final Map<String, Long> askedAtStart = new HashMap<>();
  private final Map<String, Long> playedAtStart = new HashMap<>();
  private final Map<String, Boolean> playedInSetUp = new HashMap<>();
  private final SortedMap<String, Tally> tallies = new TreeMap<>();
  private @Nullable TestPlan plan;

  public ProofListener() {
    this(
        Path.of(System.getProperty("basedir", ""), "target", "clauses"),
        ServiceLoader.load(Witness.class).stream().map(ServiceLoader.Provider::get).toList());
  }

  ProofListener(Path minutes, List<Witness> witnesses) {
    this.minutes = minutes;
    this.witnesses = List.copyOf(witnesses);
  }

  /** Old minutes go first, so that a run that breaks off leaves none. */
  @Override
  public synchronized void testPlanExecutionStarted(TestPlan started) {
    plan = started;
    tallies.clear();
    askedAtStart.clear();
    playedAtStart.clear();
    playedInSetUp.clear();
    try {
      for (String tested : classesOf(started)) {
        Files.deleteIfExists(minutesOf(tested));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What a class sets up for all its tests happens before the first of them starts. */
  @Override
  public synchronized void executionStarted(TestIdentifier test) {
    askedAtStart.put(test.getUniqueId(), asked());
    playedAtStart.put(test.getUniqueId(), played());
    above(test)
        .map(TestIdentifier::getUniqueId)
        .ifPresent(
            group ->
                playedInSetUp.computeIfAbsent(
                    group, id -> played() > playedAtStart.getOrDefault(id, 0L)));
  }

  @Override
  public synchronized void executionFinished(TestIdentifier test, TestExecutionResult result) {
    methodOf(test).ifPresent(method -> tally(method).count(test, result, isLive(test)));
  }

  private boolean isLive(TestIdentifier test) {
    boolean live = asked() > askedAtStart.getOrDefault(test.getUniqueId(), 0L);
    Optional<TestIdentifier> group = above(test);
    while (!live && group.isPresent()) {
      live = playedInSetUp.getOrDefault(group.get().getUniqueId(), false);
      group = above(group.get());
    }
    return live;
  }

  private Optional<TestIdentifier> above(TestIdentifier test) {
    return requireNonNull(plan).getParent(test);
  }

  private long asked() {
    return witnesses.stream().mapToLong(Witness::asked).sum();
  }

  private long played() {
    return witnesses.stream().mapToLong(Witness::played).sum();
  }

  @Override
  public synchronized void testPlanExecutionFinished(TestPlan finished) {
    try {
      Files.createDirectories(minutes);
      for (String tested : classesOf(finished)) {
        List<String> lines = new ArrayList<>(List.of(HEADER));
        tallies.values().stream()
            .filter(tally -> outermost(tally.name).equals(tested))
            .forEach(tally -> lines.addAll(tally.rows()));
        Files.write(minutesOf(tested), lines);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Path minutesOf(String tested) {
    return minutes.resolve(tested + ".tsv");
  }

  private static Set<String> classesOf(TestPlan plan) {
    Set<String> classes = new TreeSet<>();
    for (TestIdentifier root : plan.getRoots()) {
      for (TestIdentifier test : plan.getDescendants(root)) {
        if (test.getSource().orElse(null) instanceof ClassSource source) {
          classes.add(outermost(source.getClassName()));
        }
      }
    }
    return classes;
  }

  private static String outermost(String name) {
    return name.split("[$\t]", 2)[0];
  }

  /** One invocation of a parameterised or dynamic test belongs to the method above it. */
  private Optional<MethodSource> methodOf(TestIdentifier test) {
    Optional<TestIdentifier> at = Optional.of(test);
    while (at.isPresent()) {
      if (at.get().getSource().orElse(null) instanceof MethodSource method) {
        return Optional.of(method);
      }
      at = above(at.get());
    }
    return Optional.empty();
  }

  private Tally tally(MethodSource method) {
    String name = method.getClassName() + "\t" + method.getMethodName();
    return tallies.computeIfAbsent(name, key -> new Tally(key, clausesOf(method)));
  }

  private static Set<String> clausesOf(MethodSource method) {
    Set<String> clauses = new LinkedHashSet<>();
    add(method.getJavaMethod().getAnnotation(Clause.class), clauses);
    for (Class<?> type = method.getJavaClass(); type != null; type = type.getEnclosingClass()) {
      add(type.getAnnotation(Clause.class), clauses);
    }
    return clauses;
  }

  private static void add(@Nullable Clause annotation, Set<String> clauses) {
    if (annotation != null) {
      clauses.addAll(List.of(annotation.value()));
    }
  }

  /** How one test method fared over all its invocations. */
  private static final class Tally {
    private final String name;
    private final Set<String> clauses;
    private int invocations;
    private boolean failed;
    private boolean live;

    Tally(String name, Set<String> clauses) {
      this.name = name;
      this.clauses = clauses;
    }

    /** An aborted invocation proves nothing and is not counted. */
    void count(TestIdentifier test, TestExecutionResult result, boolean drove) {
      live |= drove && test.isTest();
      switch (result.getStatus()) {
        case SUCCESSFUL -> invocations += test.isTest() ? 1 : 0;
        case FAILED -> {
          invocations += test.isTest() ? 1 : 0;
          failed = true;
        }
        case ABORTED -> {}
      }
    }

    List<String> rows() {
      if (invocations == 0 && !failed) {
        return List.of();
      }
      String outcome = failed ? "failed" : "passed";
      String table = live ? "live" : "none";
      return clauses.stream()
          .map(clause -> String.join("\t", clause, name, outcome, "" + invocations, table))
          .toList();
    }
  }
}
