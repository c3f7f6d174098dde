package io.queenhigh.conformance;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.fail;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.Location;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The map of the house: which module may use which, and what the rules must never touch. */
class ArchitectureTest {

  /** Each module, and the modules of ours that it may use. */
  private static final Map<String, Set<String>> ARROWS =
      Map.of(
          "rules", Set.of(),
          "catalogue", Set.of("rules"),
          "lab", Set.of("rules", "catalogue"),
          "floor", Set.of("rules", "catalogue"),
          "audit", Set.of("rules", "catalogue"),
          "night", Set.of("rules", "catalogue", "floor", "audit"),
          "web", Set.of("rules", "catalogue", "lab", "floor", "audit"),
          "cli", Set.of("rules", "catalogue", "lab", "floor", "audit", "night", "web"),
          "export", Set.of("rules", "floor", "cli"));

  private static final JavaClasses SHIPPED =
      new ClassFileImporter()
          .withImportOption(ArchitectureTest::isShipped)
          .importPackages("io.queenhigh");

  static Set<String> modules() {
    return new TreeSet<>(ARROWS.keySet());
  }

  @Test
  @DisplayName(
      "every class belongs to a module of the map, and every module of the map has classes")
  void everyModuleIsOnTheMap() {
    Set<String> built = new TreeSet<>();
    for (JavaClass type : SHIPPED) {
      if (!type.getSimpleName().equals("package-info")) {
        built.add(moduleOf(type));
      }
    }

    assertEquals(
        modules(), built, "the modules of ARROWS against those found in the built classes");
  }

  @ParameterizedTest(name = "{0} uses only the modules that its arrows point to")
  @MethodSource("modules")
  void arrows(String module) {
    String[] strangers =
        ARROWS.keySet().stream()
            .filter(other -> !other.equals(module) && !allowed(module).contains(other))
            .map(ArchitectureTest::packageOf)
            .toArray(String[]::new);
    if (strangers.length == 0) {
      return;
    }

    noClasses()
        .that(resideInAnyPackage(packageOf(module)))
        .should()
        .dependOnClassesThat(resideInAnyPackage(strangers))
        .because(
            module
                + " may use "
                + (allowed(module).isEmpty() ? "no other module" : allowed(module)))
        .check(SHIPPED);
  }

  @Test
  @DisplayName("rules uses only java.lang, java.math and java.util")
  void rulesArePure() {
    noClasses()
        .that(resideInAnyPackage(packageOf("rules")))
        .should()
        .dependOnClassesThat(
            resideOutsideOfPackages(
                packageOf("rules"),
                "org.jspecify.annotations",
                "java.lang",
                "java.lang.annotation",
                "java.lang.invoke", // what javac calls for a lambda,
                "java.lang.runtime", // a record's equals and a switch over types
                "java.math",
                "java.util.."))
        .because("the rules are plain arithmetic over cards: no files, no network, no framework")
        .check(SHIPPED);
  }

  @Test
  @DisplayName("nothing in rules rolls a die, knows what time it is, waits or logs")
  void rulesAreDeterministic() {
    noClasses()
        .that(resideInAnyPackage(packageOf("rules")))
        .should()
        .dependOnClassesThat(
            resideInAnyPackage(
                "java.util.concurrent..", "java.util.logging..", "java.util.random.."))
        .orShould()
        .dependOnClassesThat()
        .haveNameMatching("java\\.util\\.(Random|SplittableRandom|UUID|Date|.*Calendar|Timer.*)")
        .orShould()
        .dependOnClassesThat()
        .haveNameMatching("java\\.lang\\.(Thread.*|Process.*|Runtime)")
        .orShould()
        .callMethod(Math.class, "random")
        .orShould()
        .callMethod(System.class, "currentTimeMillis")
        .orShould()
        .callMethod(System.class, "nanoTime")
        .because("shuffled cards and the time are handed in, so that a round can be replayed")
        .check(SHIPPED);
  }

  @Test
  @DisplayName("the auditor shares no judgement with the engine: only its data")
  void theAuditorIsIndependent() {
    noClasses()
        .that(resideInAnyPackage(packageOf("audit")))
        .should()
        .dependOnClassesThat(
            resideInAnyPackage(
                "io.queenhigh.rules.ruling..",
                "io.queenhigh.rules.round..",
                "io.queenhigh.rules.progressive..",
                "io.queenhigh.rules.settlement..",
                "io.queenhigh.rules.hands..",
                "io.queenhigh.rules.roundfile..",
                "io.queenhigh.rules.table.."))
        .because("a mistake in the engine must not be repeated by the one who looks for it")
        .check(SHIPPED);
  }

  @ParameterizedTest(name = "{0} computes without floating point")
  @ValueSource(strings = {"rules", "floor"})
  void exactArithmetic(String module) throws IOException {
    List<JavaClass> types = SHIPPED.stream().filter(type -> moduleOf(type).equals(module)).toList();
    assertFalse(types.isEmpty(), "no classes found in " + packageOf(module));

    List<FloatingPoint> found = new ArrayList<>();
    for (JavaClass type : types) {
      found.addAll(FloatingPoint.in(bytesOf(type)));
    }

    if (!found.isEmpty()) {
      fail(
          "money and chances are counted exactly, but:"
              + found.stream().map(use -> "\n  " + use).collect(joining()));
    }
  }

  private static Set<String> allowed(String module) {
    return ARROWS.getOrDefault(module, Set.of());
  }

  private static String packageOf(String module) {
    return "io.queenhigh." + module + "..";
  }

  private static String moduleOf(JavaClass type) {
    return type.getPackageName().split("\\.", -1)[2];
  }

  private static boolean isShipped(Location location) {
    return !location.contains("/test-classes/") && !location.contains("-tests.jar");
  }

  private static byte[] bytesOf(JavaClass type) throws IOException {
    try (InputStream in = type.getSource().orElseThrow().getUri().toURL().openStream()) {
      return in.readAllBytes();
    }
  }
}
