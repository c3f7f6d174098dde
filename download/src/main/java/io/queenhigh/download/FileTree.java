package io.queenhigh.download;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Files by their place, in the order of their names, as they will lie on a stranger's machine. */
final class FileTree {

  /** What lies at a place. */
  sealed interface Leaf {

    record File(Content content, boolean program) implements Leaf {}

    record Link(String target) implements Leaf {}
  }

  private final TreeMap<String, Leaf> leaves = new TreeMap<>();

  FileTree file(String place, byte[] bytes) {
    return put(place, new Leaf.File(new Content(bytes), false));
  }

  FileTree file(String place, String text) {
    return file(place, text.getBytes(StandardCharsets.UTF_8));
  }

  FileTree program(String place, byte[] bytes) {
    return put(place, new Leaf.File(new Content(bytes), true));
  }

  FileTree link(String place, String target) {
    return put(place, new Leaf.Link(target));
  }

  private FileTree put(String place, Leaf leaf) {
    if (leaves.put(place, leaf) != null) {
      throw new IllegalStateException("two files at " + place);
    }
    return this;
  }

  /** Everything below a folder, programs as programs. */
  FileTree folder(String place, Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      files
          .filter(Files::isRegularFile)
          .forEach(
              file -> {
                String at = (place.isEmpty() ? "" : place + "/") + folder.relativize(file);
                put(at, new Leaf.File(new Content(read(file)), Files.isExecutable(file)));
              });
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return this;
  }

  /** The same files at places further down. */
  FileTree below(String place) {
    FileTree moved = new FileTree();
    leaves.forEach((at, leaf) -> moved.put(place + "/" + at, leaf));
    return moved;
  }

  FileTree with(FileTree others) {
    others.leaves.forEach(this::put);
    return this;
  }

  Map<String, Leaf> leaves() {
    return Map.copyOf(leaves);
  }

  List<String> places() {
    return List.copyOf(leaves.keySet());
  }

  Leaf at(String place) {
    Leaf leaf = leaves.get(place);
    if (leaf == null) {
      throw new IllegalStateException("nothing lies at " + place);
    }
    return leaf;
  }

  /** A file's content, or where a link leads. */
  byte[] bytes(String place) {
    return switch (at(place)) {
      case Leaf.File(Content file, _) -> file.bytes();
      case Leaf.Link(String target) -> target.getBytes(StandardCharsets.UTF_8);
    };
  }

  /** Every folder that a file lies in, outer ones first. */
  List<String> folders() {
    TreeSet<String> folders = new TreeSet<>();
    for (String place : leaves.keySet()) {
      for (int slash = place.indexOf('/'); slash > 0; slash = place.indexOf('/', slash + 1)) {
        folders.add(place.substring(0, slash));
      }
    }
    return new ArrayList<>(folders);
  }

  long bytes() {
    return leaves.values().stream()
        .mapToLong(leaf -> leaf instanceof Leaf.File(Content content, _) ? content.length() : 0)
        .sum();
  }

  static byte[] read(Path file) {
    try {
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
