package io.queenhigh.cli.line;

import java.io.Console;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Where a command reads and writes: results, talk, and whether colours are welcome. */
public final class Terminal {

  private static final Path STANDARD_ERROR = Path.of("/proc/self/fd/2");

  private final InputStream in;
  private final PrintStream results;
  private final PrintStream talk;
  private final boolean colours;
  private final Audience audience;
  private final int width;

  /** Who reads what a command says beside its results. */
  public enum Audience {
    PERSON,
    PROGRAM
  }

  public Terminal(
      InputStream in, OutputStream results, OutputStream talk, boolean colours, Audience audience) {
    this(in, results, talk, colours, audience, Integer.MAX_VALUE);
  }

  public Terminal(
      InputStream in,
      OutputStream results,
      OutputStream talk,
      boolean colours,
      Audience audience,
      int width) {
    this.in = in;
    this.results = new PrintStream(results, false, StandardCharsets.UTF_8);
    this.talk = new PrintStream(talk, true, StandardCharsets.UTF_8);
    this.colours = colours;
    this.audience = audience;
    this.width = width;
  }

  @SuppressWarnings("SystemConsoleNull") // since JDK 25 it is null again when nobody watches
  public static Terminal standard() {
    Console console = System.console();
    boolean person = console != null && console.isTerminal();
    boolean wanted = System.getenv("NO_COLOR") == null;
    return new Terminal(
        System.in,
        System.out,
        System.err,
        person && wanted,
        person || isTerminal(STANDARD_ERROR) ? Audience.PERSON : Audience.PROGRAM,
        person ? columns(System.getenv("COLUMNS")) : Integer.MAX_VALUE);
  }

  /** Java does not know how wide a terminal is; the launcher asks and tells. */
  private static int columns(@Nullable String told) {
    return told != null && told.matches("[1-9]\\d{0,4}")
        ? Integer.parseInt(told)
        : Integer.MAX_VALUE;
  }

  /** Results may go to a file while a person watches the talk; Java only asks about the former. */
  private static boolean isTerminal(Path descriptor) {
    try {
      String target = descriptor.toRealPath().toString();
      return target.startsWith("/dev/pts/") || target.startsWith("/dev/tty");
    } catch (IOException _) {
      return false;
    }
  }

  /** How many characters a reader sees on one line; a file has no end. */
  public int width() {
    return width;
  }

  public InputStream in() {
    return in;
  }

  public void print(String line) {
    results.println(line);
  }

  /** A question, whose answer comes on the same line when a person types it. */
  public void ask(String question) {
    if (isWatched()) {
      results.print(question);
    } else {
      results.println(question);
    }
    results.flush();
  }

  public void say(String line) {
    results.flush();
    talk.println(line);
  }

  /** What a person may like to know and a program must not read. */
  public void tell(String line) {
    if (isWatched()) {
      say(faint(line));
    }
  }

  /** Whether a person is there to watch work go on. */
  boolean isWatched() {
    return audience == Audience.PERSON;
  }

  /** Writes over the last line of talk. */
  void redraw(String line) {
    results.flush();
    talk.print("\r\u001b[K" + line);
    talk.flush();
  }

  public void flush() {
    results.flush();
  }

  public String strong(String text) {
    return paint("1", text);
  }

  public String faint(String text) {
    return paint("2", text);
  }

  public String good(String text) {
    return paint("32", text);
  }

  public String bad(String text) {
    return paint("31", text);
  }

  public String odd(String text) {
    return paint("33", text);
  }

  private String paint(String code, String text) {
    return colours && !text.isEmpty() ? "\u001b[" + code + "m" + text + "\u001b[0m" : text;
  }
}
