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
final class Tree {

  /** What lies at a place. */
  sealed interface Leaf {

    record File(Content content, boolean program) implements Leaf {}

    record Link(String target) implements Leaf {}
  }

  private final TreeMap<String, Leaf> leaves = new TreeMap<>();

  Tree file(String place, byte[] bytes) {
    return put(place, new Leaf.File(new Content(bytes), false));
  }

  Tree file(String place, String text) {
    return file(place, text.getBytes(StandardCharsets.UTF_8));
  }

  Tree program(String place, byte[] bytes) {
    return put(place, new Leaf.File(new Content(bytes), true));
  }

  Tree link(String place, String target) {
    return put(place, new Leaf.Link(target));
  }

  private Tree put(String place, Leaf leaf) {
    if (leaves.put(place, leaf) != null) {
      throw new IllegalStateException("two files at " + place);
    }
    return this;
  }

  /** Everything below a folder, programs as programs. */
  Tree folder(String place, Path folder) {
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
  Tree below(String place) {
    Tree moved = new Tree();
    leaves.forEach((at, leaf) -> moved.put(place + "/" + at, leaf));
    return moved;
  }

  Tree with(Tree others) {
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
