package io.queenhigh.cli.lab;

import io.queenhigh.cli.line.SaidNo;
import io.queenhigh.lab.usual.CountedParts;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * An exact count on disk, beside the sampled deals that {@code --keep} keeps: a line for every part
 * that is done.
 */
final class CountedFile implements CountedParts {

  private static final String VERSION = "queenhigh face-up counted 1 ";

  private final Path file;
  private final Map<String, BigInteger> parts = new ConcurrentHashMap<>();

  private CountedFile(Path file) {
    this.file = file;
  }

  /**
   * Opens it, or begins one.
   *
   * @param about the game and what was chosen
   */
  static CountedFile at(Path file, String about) throws SaidNo {
    CountedFile counted = new CountedFile(file);
    try {
      if (!Files.exists(file)) {
        Files.writeString(file, VERSION + about + "\n");
        return counted;
      }
      List<String> lines = Files.readString(file).lines().toList();
      if (lines.isEmpty() || !lines.getFirst().equals(VERSION + about)) {
        throw new SaidNo("--keep: %s is work on another game. Name another file.".formatted(file));
      }
      lines.stream().skip(1).forEach(counted::read);
      Files.writeString(file, counted.text(about));
      return counted;
    } catch (IOException _) {
      throw new SaidNo("--keep: %s cannot be read and written.".formatted(file));
    }
  }

  /** A line that a stop tore in two lacks its end and is counted again. */
  private void read(String line) {
    if (line.matches("\\d+ \\d+ -?\\d+;")) {
      int end = line.lastIndexOf(' ');
      parts.put(line.substring(0, end), new BigInteger(line.substring(end + 1, line.length() - 1)));
    }
  }

  private String text(String about) {
    StringBuilder text = new StringBuilder(VERSION).append(about).append('\n');
    parts.forEach((part, sum) -> text.append(line(part, sum)));
    return text.toString();
  }

  private static String line(String part, BigInteger sum) {
    return part + " " + sum + ";\n";
  }

  @Override
  public Optional<BigInteger> found(int spots, int part) {
    return Optional.ofNullable(parts.get(spots + " " + part));
  }

  @Override
  public synchronized void keep(int spots, int part, BigInteger sum) {
    try {
      Files.writeString(file, line(spots + " " + part, sum), StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw new UncheckedIOException("--keep: " + file + " cannot be written", e);
    }
  }
}
