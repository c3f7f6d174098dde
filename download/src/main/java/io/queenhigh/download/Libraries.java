package io.queenhigh.download;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What other programs use, as a Maven repository of files: each a module with its sources and the
 * Javadoc of what it exports, whose first page is an example from {@code examples/embed}.
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

  private static final String MODULE = "module-info";

  /** An export to everybody, not to one of ours alone. */
  private static final Pattern EXPORT = Pattern.compile("\\bexports ([\\w.]+);");

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
  FileTree repository(Path scratch) throws IOException {
    FileTree tree = new FileTree();
    for (Library library : ALL) {
      String name = library.name() + "-" + version;
      FileTree files = new FileTree();
      files.file(name + ".jar", module(library, scratch));
      files.file(name + ".pom", pom(library));
      files.file(name + "-sources.jar", Zip.of(sources(library), time));
      files.file(
          name + "-javadoc.jar", Zip.of(javadoc(library, scratch.resolve(library.name())), time));
      for (String place : files.places()) {
        if (files.at(place) instanceof FileTree.Leaf.File(Content content, _)) {
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

  /**
   * The jar as Maven built it, and in it what it exports: Queenhigh itself runs on the class path,
   * where nobody would ask, and its own build need not know.
   */
  private byte[] module(Library library, Path scratch) throws IOException {
    Path built =
        home.resolve("%s/target/%s-%s.jar".formatted(library.name(), library.name(), version));
    Path folder = scratch.resolve(library.name() + "-module");
    run(
        "javac",
        "-d",
        folder.toString(),
        "-Xlint:exports,module,opens,-requires-transitive-automatic",
        "-Werror",
        "--module-path",
        classPath(),
        "--patch-module",
        "io.queenhigh." + library.name() + "=" + built,
        declaration(library).toString());
    FileTree files =
        Zip.read(FileTree.read(built))
            .file(MODULE + ".class", FileTree.read(folder.resolve(MODULE + ".class")));
    return Zip.of(files, time);
  }

  private Path declaration(Library library) {
    return home.resolve(library.name() + "/src/main/module/" + MODULE + ".java");
  }

  private List<String> exported(Library library) {
    String text = new String(FileTree.read(declaration(library)), StandardCharsets.UTF_8);
    return EXPORT.matcher(text).results().map(export -> export.group(1)).toList();
  }

  private FileTree sources(Library library) {
    return new FileTree()
        .folder("", home.resolve(library.name() + "/src/main/java"))
        .file(MODULE + ".java", FileTree.read(declaration(library)));
  }

  private FileTree javadoc(Library library, Path folder) throws IOException {
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
                "-classpath",
                classPath(),
                "-d",
                folder.toString()));
    arguments.addAll(exported(library));
    run("javadoc", arguments.toArray(String[]::new));
    return new FileTree().folder("", folder);
  }

  private static void run(String tool, String... arguments) throws IOException {
    StringWriter said = new StringWriter();
    int exit =
        ToolProvider.findFirst(tool)
            .orElseThrow(() -> new IOException("this JDK has no " + tool))
            .run(new PrintWriter(said), new PrintWriter(said), arguments);
    if (exit != 0) {
      throw new IOException(tool + " says: " + said);
    }
  }

  private String classPath() throws IOException {
    try (Stream<Path> jars = Files.list(home.resolve("cli/target/lib"))) {
      return jars.map(Path::toString).sorted().collect(Collectors.joining(":"));
    }
  }
}
