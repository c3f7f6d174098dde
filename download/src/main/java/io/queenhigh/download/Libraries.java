package io.queenhigh.download;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * The modules that other programs use, as a Maven repository of files: each with its sources and
 * its Javadoc, whose first page is an example from {@code examples/embed}.
 */
final class Libraries {

  /** A module, what it needs, and the example that its Javadoc opens with. */
  private record Library(
      String name, String about, List<String> needs, List<String> runs, String example) {}

  private static final List<Library> ALL =
      List.of(
          new Library(
              "rules",
              "The engine: cards, hands, round, settlement",
              List.of(),
              List.of(),
              "Settle"),
          new Library(
              "catalogue",
              "The approved games as data, read and judged",
              List.of("rules"),
              List.of(),
              "Settle"),
          new Library(
              "lab",
              "Exact prices, strategy, simulation",
              List.of("rules", "catalogue", "openpdf"),
              List.of(),
              "Price"),
          new Library(
              "audit",
              "The auditor: settles everything a second way",
              List.of("rules", "catalogue", "jackson-databind"),
              List.of("sqlite-jdbc", "postgresql"),
              "Verify"));

  private final Path home;
  private final String version;
  private final Instant time;
  private final Map<String, Coordinates> known;

  Libraries(Path home, String version, Instant time, List<Coordinates> known) {
    this.home = home;
    this.version = version;
    this.time = time;
    this.known = known.stream().collect(Collectors.toMap(Coordinates::artifact, each -> each));
  }

  /** The repository as a tree: {@code io/queenhigh/rules/0.5.0/rules-0.5.0.jar} and so on. */
  Tree repository(Path scratch) throws IOException {
    Tree tree = new Tree();
    for (Library library : ALL) {
      String name = library.name() + "-" + version;
      Tree files = new Tree();
      files.file(
          name + ".jar", Tree.read(home.resolve(library.name() + "/target/" + name + ".jar")));
      files.file(name + ".pom", pom(library));
      files.file(name + "-sources.jar", jar(sources(library)));
      files.file(name + "-javadoc.jar", jar(javadoc(library, scratch.resolve(library.name()))));
      for (String place : files.places()) {
        if (files.at(place) instanceof Tree.Leaf.File(Content content, _)) {
          tree.file(folder(library) + place + ".sha256", Digest.SHA_256.hex(content.bytes()));
        }
      }
      tree.with(files.below(folder(library).replaceAll("/$", "")));
    }
    return tree;
  }

  private String folder(Library library) {
    return "io/queenhigh/" + library.name() + "/" + version + "/";
  }

  private String pom(Library library) {
    String dependencies =
        library.needs().stream()
                .map(need -> dependency(need, "compile"))
                .collect(Collectors.joining())
            + library.runs().stream()
                .map(need -> dependency(need, "runtime"))
                .collect(Collectors.joining());
    return """
        <?xml version="1.0" encoding="UTF-8"?>
        <project xmlns="http://maven.apache.org/POM/4.0.0">
          <modelVersion>4.0.0</modelVersion>
          <groupId>io.queenhigh</groupId>
          <artifactId>%s</artifactId>
          <version>%s</version>
          <name>Queenhigh %s</name>
          <description>%s</description>
          <licenses>
            <license>
              <name>Apache-2.0</name>
              <url>https://www.apache.org/licenses/LICENSE-2.0</url>
            </license>
          </licenses>
          <dependencies>
        %s  </dependencies>
        </project>
        """
        .formatted(library.name(), version, library.name(), library.about(), dependencies);
  }

  private String dependency(String artifact, String scope) {
    Coordinates jar = known.get(artifact);
    if (jar == null) {
      throw new IllegalStateException("nothing is known of " + artifact);
    }
    // Reading other people's PDFs needs it, which we never do.
    String without =
        artifact.equals("openpdf")
            ? """
              <exclusions>
                <exclusion><groupId>com.aayushatharva.brotli4j</groupId><artifactId>*</artifactId></exclusion>
              </exclusions>
              """
            : "";
    return "    <dependency><groupId>%s</groupId><artifactId>%s</artifactId><version>%s</version><scope>%s</scope>%s</dependency>\n"
        .formatted(jar.group(), jar.artifact(), jar.version(), scope, without.strip());
  }

  private Tree sources(Library library) {
    return new Tree().folder("", home.resolve(library.name() + "/src/main/java"));
  }

  private Tree javadoc(Library library, Path folder) throws IOException {
    Files.createDirectories(folder);
    Path overview = folder.resolveSibling(library.name() + ".html");
    Files.writeString(
        overview,
        "<body>%s.\n{@snippet file=\"embed/%s.java\"}\n</body>\n"
            .formatted(library.about(), library.example()));
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "-quiet",
                "-notimestamp",
                "-Xdoclint:none",
                // Annotations for the null checker are not there at run time.
                "--ignore-source-errors",
                "-encoding",
                "UTF-8",
                "-docencoding",
                "UTF-8",
                "-windowtitle",
                "Queenhigh " + library.name(),
                "-doctitle",
                "Queenhigh " + library.name() + " " + version,
                "-overview",
                overview.toString(),
                "--snippet-path",
                home.resolve("examples/embed/src/main/java").toString(),
                "-sourcepath",
                home.resolve(library.name() + "/src/main/java").toString(),
                "-subpackages",
                "io.queenhigh",
                "-classpath",
                classPath(),
                "-d",
                folder.toString()));
    StringWriter said = new StringWriter();
    int exit =
        ToolProvider.findFirst("javadoc")
            .orElseThrow(() -> new IOException("this JDK has no javadoc"))
            .run(new PrintWriter(said), new PrintWriter(said), arguments.toArray(String[]::new));
    if (exit != 0) {
      throw new IOException("javadoc says: " + said);
    }
    return new Tree().folder("", folder);
  }

  private String classPath() throws IOException {
    try (Stream<Path> jars = Files.list(home.resolve("cli/target/lib"))) {
      return jars.map(Path::toString).sorted().collect(Collectors.joining(":"));
    }
  }

  private byte[] jar(Tree files) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes, StandardCharsets.UTF_8)) {
      for (String place : files.places()) {
        if (files.at(place) instanceof Tree.Leaf.File(Content content, _)) {
          ZipEntry entry = new ZipEntry(place);
          entry.setTimeLocal(LocalDateTime.ofInstant(time, ZoneOffset.UTC));
          zip.putNextEntry(entry);
          zip.write(content.bytes());
          zip.closeEntry();
        }
      }
    }
    return bytes.toByteArray();
  }
}
