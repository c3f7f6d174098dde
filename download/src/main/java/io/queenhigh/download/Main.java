package io.queenhigh.download;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** {@code ./queenhigh package}: from what Maven has built to what people download. */
public final class Main {

  private record Machine(String java, String debian, String sqlite) {}

  private static final Map<String, Machine> MACHINES =
      Map.of(
          "amd64", new Machine("x64", "amd64", "x86_64"),
          "aarch64", new Machine("aarch64", "arm64", "aarch64"));

  private final Path home;
  private final Path out;
  private final String version;
  private final Instant time;
  private final Machine machine;
  private final List<String> made = new ArrayList<>();

  private Main(Path home, Path out) {
    this.home = home;
    this.out = out;
    String pom = text("pom.xml");
    this.version = property(pom, "revision");
    this.time = Instant.parse(property(pom, "project.build.outputTimestamp"));
    String here = System.getProperty("os.arch");
    Machine known = MACHINES.get(here);
    if (known == null) {
      throw new IllegalStateException("there is no download for " + here + " yet");
    }
    this.machine = known;
  }

  /** The repository's folder, and a folder for what is made. */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    new Main(Path.of(arguments[0]), Path.of(arguments[1])).make();
  }

  private void make() throws IOException, InterruptedException {
    Files.createDirectories(out);
    empty(out);
    FileTree app = app();
    String name = "queenhigh-%s-linux-%s".formatted(version, machine.java());
    write(name + ".tar.gz", Tar.gz(app, name + "/", time));
    write(
        "queenhigh_%s_%s.deb".formatted(debianVersion(), machine.debian()),
        new Deb(debianVersion(), machine.debian(), installed(app), scripts(), time).bytes());
    write(
        "Containerfile",
        filled("Containerfile").replace("@archive@", name).getBytes(StandardCharsets.UTF_8));
    write(name + ".cdx.json", app.bytes("share/" + SBOM));
    libraries();
    StringBuilder sums = new StringBuilder();
    for (String file : made.stream().filter(each -> !each.endsWith(".sha256")).toList()) {
      sums.append(Digest.SHA_256.hex(FileTree.read(out.resolve(file))))
          .append("  ")
          .append(file)
          .append('\n');
    }
    Files.writeString(out.resolve("SHA256SUMS"), sums);
    IO.print(sums);
  }

  private void libraries() throws IOException {
    List<Coordinates> known = Coordinates.read(text("cli/target/dependencies.txt"));
    Path scratch = Files.createDirectories(out.resolve("javadoc"));
    FileTree repository = new Libraries(home, version, time, known).repository(scratch);
    for (String place : repository.places()) {
      write("maven/" + place, repository.bytes(place));
    }
    remove(scratch);
  }

  private static final String SBOM = "sbom.cdx.json";

  /** The archive's own folder. */
  private FileTree app() throws IOException, InterruptedException {
    Path runtime = out.resolve("runtime");
    JavaImage.link(runtime);
    FileTree tree =
        new FileTree().folder("runtime", runtime).with(JavaImage.cLibrary().below("runtime"));
    Sbom sbom = new Sbom(version, time.toString());
    Notice notice = Notice.read(text("NOTICE"));
    tree.file("app/queenhigh.jar", FileTree.read(home.resolve("cli/target/queenhigh.jar")));
    for (Coordinates jar : Coordinates.read(text("cli/target/dependencies.txt"))) {
      byte[] bytes = FileTree.read(home.resolve("cli/target/lib").resolve(jar.file()));
      if (jar.artifact().equals("sqlite-jdbc")) {
        SqliteJar sqlite = SqliteJar.read(bytes, machine.sqlite(), time);
        tree.file("app/native/" + SqliteJar.LIBRARY, sqlite.library().bytes());
        bytes = sqlite.jar().bytes();
      }
      sbom.jar(jar, bytes, notice.of(jar));
      tree.file("app/lib/" + jar.file(), bytes);
    }
    sbom.other(
        "openjdk", System.getProperty("java.runtime.version"), "GPL 2.0 with Classpath Exception");
    sbom.other("glibc", JavaImage.cVersion(), "LGPL 2.1 or later");
    tree.file("share/" + SBOM, sbom.json());
    tree.file("share/man/man1/queenhigh.1", told(runtime, "manual"));
    tree.file("share/bash-completion/completions/queenhigh", told(runtime, "completion", "bash"));
    tree.file("share/zsh/site-functions/_queenhigh", told(runtime, "completion", "zsh"));
    tree.file("share/queenhigh.service", filled("queenhigh.service"));
    tree.file("LICENSE", text("LICENSE"))
        .file("NOTICE", text("NOTICE") + text("download/root/NOTICE.runtime"));
    tree.file("README", filled("README"));
    tree.file("app/serve.flags", text("download/root/serve.flags"));
    // A cache of loaded classes belongs to these very files and no others.
    tree.file("app/build", fingerprint(tree) + "\n");
    tree.program("bin/queenhigh", launcher().getBytes(StandardCharsets.UTF_8));
    remove(runtime);
    return tree;
  }

  private static String fingerprint(FileTree tree) {
    StringBuilder all = new StringBuilder();
    for (String place : tree.places()) {
      all.append(place).append(' ').append(Digest.SHA_256.hex(tree.bytes(place))).append('\n');
    }
    return Digest.SHA_256.hex(all.toString().getBytes(StandardCharsets.UTF_8)).substring(0, 16);
  }

  /** Where Debian wants things. The C library is the machine's own there. */
  private static FileTree installed(FileTree app) {
    FileTree tree = new FileTree();
    for (String place : app.places()) {
      switch (place) {
        case String c
            when c.startsWith("runtime/lib/c/") || c.endsWith("/" + JavaImage.LOADER) -> {}
        case "share/queenhigh.service" ->
            tree.file("usr/lib/systemd/system/queenhigh.service", app.bytes(place));
        case "share/zsh/site-functions/_queenhigh" ->
            tree.file("usr/share/zsh/vendor-completions/_queenhigh", app.bytes(place));
        case "LICENSE", "NOTICE", "README", "share/" + SBOM ->
            tree.file(
                "usr/share/doc/queenhigh/"
                    + (place.equals("NOTICE") ? "copyright" : place.replace("share/", "")),
                app.bytes(place));
        case String shared when shared.startsWith("share/") ->
            tree.file("usr/" + shared, app.bytes(shared));
        default -> {
          boolean program = app.at(place) instanceof FileTree.Leaf.File(_, boolean runs) && runs;
          String at = "usr/lib/queenhigh/" + place;
          if (program) {
            tree.program(at, app.bytes(place));
          } else {
            tree.file(at, app.bytes(place));
          }
        }
      }
    }
    return tree.link("usr/bin/queenhigh", "../lib/queenhigh/bin/queenhigh");
  }

  private FileTree scripts() {
    return new FileTree()
        .program("postinst", filled("postinst").getBytes(StandardCharsets.UTF_8))
        .program("postrm", filled("postrm").getBytes(StandardCharsets.UTF_8));
  }

  /** Before a version that is not out yet stands everything older: {@code 0.5.0~snapshot}. */
  private String debianVersion() {
    return version.replace("-SNAPSHOT", "~snapshot");
  }

  /** What the command itself says, on the Java that goes with it. */
  private String told(Path runtime, String... words) throws IOException, InterruptedException {
    List<String> command =
        Stream.concat(
                Stream.of(
                    runtime.resolve("bin/java").toString(),
                    "-jar",
                    home.resolve("cli/target/queenhigh.jar").toString()),
                Stream.of(words))
            .toList();
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (process.waitFor() != 0 || said.isBlank()) {
      throw new IOException("queenhigh " + String.join(" ", words) + " fails on the linked Java");
    }
    return said;
  }

  private String launcher() {
    String flags = text("download/root/serve.flags").strip();
    Matcher heap = Pattern.compile("-Xmx(\\S+)").matcher(flags);
    return filled("queenhigh.sh")
        .replace("@flags@", flags.replace("\n", " "))
        .replace("@heap@", heap.find() ? heap.group(1) : "what Java takes");
  }

  private String filled(String template) {
    return text("download/root/" + template).replace("@version@", version);
  }

  private String text(String file) {
    return new String(FileTree.read(home.resolve(file)), StandardCharsets.UTF_8);
  }

  private static String property(String pom, String name) {
    Matcher found = Pattern.compile("<" + name + ">([^<]+)</" + name + ">").matcher(pom);
    if (!found.find()) {
      throw new IllegalStateException("pom.xml has no " + name);
    }
    return found.group(1);
  }

  private void write(String file, byte[] bytes) throws IOException {
    Path place = out.resolve(file);
    Files.createDirectories(place.getParent());
    Files.write(place, bytes);
    made.add(file);
  }

  private static void empty(Path folder) throws IOException {
    try (Stream<Path> old = Files.list(folder)) {
      for (Path each : old.toList()) {
        remove(each);
      }
    }
  }

  private static void remove(Path tree) throws IOException {
    try (Stream<Path> files = Files.walk(tree)) {
      for (Path each : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(each);
      }
    }
  }
}
