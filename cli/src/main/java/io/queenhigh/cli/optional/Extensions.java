package io.queenhigh.cli.optional;

import io.queenhigh.cli.line.SaidNo;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.stream.Stream;

/** Finds optional modules: beside the program's own classes, or in the folder that is named. */
final class Extensions {

  /** The folder with their jars; the launcher of a clone sets it. */
  static final String VARIABLE = "QUEENHIGH_OPTIONAL";

  private Extensions() {}

  static Optional<Extension> find(String name) throws SaidNo {
    Optional<Extension> own = among(Extensions.class.getClassLoader(), name);
    String folder = System.getenv(VARIABLE);
    return own.isPresent() || folder == null ? own : in(Path.of(folder), name);
  }

  static Optional<Extension> in(Path folder, String name) throws SaidNo {
    List<URL> jars = new ArrayList<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path jar : files.filter(file -> file.toString().endsWith(".jar")).sorted().toList()) {
        jars.add(url(jar.toUri()));
      }
    } catch (IOException e) {
      throw new SaidNo("%s names %s, which cannot be read: %s".formatted(VARIABLE, folder, e));
    }
    // It stays open: what it finds is loaded as it is needed, until the program ends.
    return among(
        new URLClassLoader(jars.toArray(URL[]::new), Extensions.class.getClassLoader()), name);
  }

  private static URL url(URI file) throws MalformedURLException {
    return file.toURL();
  }

  private static Optional<Extension> among(ClassLoader classes, String name) {
    return ServiceLoader.load(Extension.class, classes).stream()
        .map(ServiceLoader.Provider::get)
        .filter(extension -> extension.name().equals(name))
        .findFirst();
  }
}
