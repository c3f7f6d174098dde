package io.queenhigh.download;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/** The Java that goes into the download: only the modules that Queenhigh needs. */
final class JavaImage {

  /** Desktop is what the PDF of a par sheet stands on, jgss a signature of PostgreSQL's driver. */
  private static final String MODULES =
      String.join(
          ",",
          "java.base",
          "java.desktop",
          "java.management",
          "java.naming",
          "java.net.http",
          "java.security.jgss",
          "java.sql",
          "jdk.management",
          "jdk.unsupported");

  /** Sound, a splash screen and windows: nobody will see them. */
  private static final List<String> UNUSED =
      List.of("lib/libawt_xawt.so", "lib/libsplashscreen.so", "lib/libjsound.so", "lib/libjawt.so");

  /** With these an empty root is enough; elsewhere the machine's own are taken. */
  private static final List<String> C_LIBRARY =
      List.of("libc.so.6", "libm.so.6", "libdl.so.2", "libpthread.so.0", "librt.so.1");

  static final String LOADER = "ld-linux.so";

  private JavaImage() {}

  /** Links the image into a folder that is not there yet. */
  static void link(Path folder) throws IOException {
    StringWriter said = new StringWriter();
    int exit =
        ToolProvider.findFirst("jlink")
            .orElseThrow(() -> new IOException("this JDK has no jlink"))
            .run(
                new PrintWriter(said),
                new PrintWriter(said),
                "--add-modules",
                MODULES,
                "--strip-debug",
                "--no-header-files",
                "--no-man-pages",
                "--compress",
                "zip-0",
                "--output",
                folder.toString());
    if (exit != 0) {
      throw new IOException("jlink says: " + said);
    }
    for (String unused : UNUSED) {
      Files.deleteIfExists(folder.resolve(unused));
    }
    for (String tool : List.of("keytool", "rmiregistry", "jrunscript")) {
      Files.deleteIfExists(folder.resolve("bin").resolve(tool));
    }
  }

  /**
   * The C library that this very Java runs on, and its loader. Java takes the folder above the one
   * of the program that was started for its home: the loader has to lie beside {@code java}.
   */
  static FileTree cLibrary() throws IOException {
    FileTree tree = new FileTree();
    Optional<Path> libc = mapped("libc.so.6");
    Optional<Path> loader = mapped("ld-linux-");
    if (libc.isEmpty() || loader.isEmpty()) {
      throw new IOException("packages are made on Linux with the GNU C library");
    }
    tree.program("bin/" + LOADER, FileTree.read(loader.get()));
    for (String name : C_LIBRARY) {
      tree.file("lib/c/" + name, FileTree.read(libc.get().resolveSibling(name)));
    }
    return tree;
  }

  /** As the C library words it, such as {@code 2.36}. */
  static String cVersion() throws IOException {
    byte[] libc = FileTree.read(mapped("libc.so.6").orElseThrow());
    Matcher version =
        Pattern.compile("stable release version ([0-9.]+[0-9])")
            .matcher(new String(libc, StandardCharsets.ISO_8859_1));
    return version.find() ? version.group(1) : "unknown";
  }

  private static Optional<Path> mapped(String name) throws IOException {
    try (Stream<String> lines = Files.lines(Path.of("/proc/self/maps"), StandardCharsets.UTF_8)) {
      return lines
          .filter(line -> line.contains("/" + name))
          .map(line -> Path.of(line.substring(line.indexOf('/'))))
          .findFirst();
    }
  }
}
