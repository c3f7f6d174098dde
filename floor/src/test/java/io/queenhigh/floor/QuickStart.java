package io.queenhigh.floor;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;

/**
 * Starts {@link KilledFloor} in a fraction of the usual time: its classes lie in an archive that a
 * rehearsal has made. Such archives know jars only, so that folders of classes are packed first.
 */
final class QuickStart {

  private final Path folder;
  private final String classPath;

  private QuickStart(Path folder, String classPath) {
    this.folder = folder;
    this.classPath = classPath;
  }

  static QuickStart rehearsed(Path folder) throws IOException, InterruptedException {
    List<String> jars = new ArrayList<>();
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      Path path = Path.of(entry);
      jars.add(Files.isDirectory(path) ? packed(path, folder, jars.size()) : entry);
    }
    QuickStart start = new QuickStart(folder, String.join(File.pathSeparator, jars));
    String address = "sqlite:" + folder.resolve("rehearsal.db");
    Process rehearsal =
        new ProcessBuilder(
                start.command("-XX:ArchiveClassesAtExit=", address, "0", KilledFloor.REHEARSAL))
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("rehearsal.txt").toFile())
            .start();
    if (rehearsal.waitFor() != 0) {
      throw new IllegalStateException(Files.readString(folder.resolve("rehearsal.txt")));
    }
    return start;
  }

  Process run(String address, long seed) throws IOException {
    return new ProcessBuilder(command("-XX:SharedArchiveFile=", address, "" + seed))
        .redirectErrorStream(true)
        .start();
  }

  private List<String> command(String archive, String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add(archive + folder.resolve("classes.jsa"));
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx256m"));
    command.addAll(List.of("--enable-native-access=ALL-UNNAMED", "-cp", classPath));
    command.add(KilledFloor.class.getName());
    command.addAll(List.of(arguments));
    return command;
  }

  private static String packed(Path classes, Path folder, int number) throws IOException {
    Path jar = folder.resolve("classes" + number + ".jar");
    try (OutputStream file = Files.newOutputStream(jar);
        JarOutputStream out = new JarOutputStream(file);
        Stream<Path> all = Files.walk(classes)) {
      for (Path path : all.filter(path -> !path.equals(classes)).toList()) {
        boolean isFolder = Files.isDirectory(path);
        String name = classes.relativize(path).toString().replace('\\', '/');
        out.putNextEntry(new ZipEntry(isFolder ? name + "/" : name));
        if (!isFolder) {
          Files.copy(path, out);
        }
        out.closeEntry();
      }
    }
    return jar.toString();
  }
}
