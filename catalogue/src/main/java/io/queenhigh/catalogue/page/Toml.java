package io.queenhigh.catalogue.page;

import io.queenhigh.catalogue.page.Node.Flag;
import io.queenhigh.catalogue.page.Node.Items;
import io.queenhigh.catalogue.page.Node.Other;
import io.queenhigh.catalogue.page.Node.Text;
import io.queenhigh.catalogue.page.Node.Whole;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads TOML, statement by statement.
 *
 * <p>Our own, because the command line opens a game in a fraction of a second and a general parser
 * took most of it; a test holds it against one. Fractions, dates and numbers in other bases are
 * kept as they are written, since no file of ours has a use for them.
 */
final class Toml {
  private static final Pattern BARE_KEY = Pattern.compile("[A-Za-z0-9_-]+");
  private static final Pattern BARE_VALUE = Pattern.compile("[^\\s,\\[\\]{}#\"'=]+");
  private static final Pattern WHOLE = Pattern.compile("[+-]?(0|[1-9](_?[0-9])*)");
  private static final Pattern NUMBER_OR_DATE =
      Pattern.compile(
          "[+-]?((0|[1-9](_?[0-9])*)(\\.[0-9](_?[0-9])*)?([eE][+-]?[0-9]+)?|inf|nan)"
              + "|0x[0-9A-Fa-f](_?[0-9A-Fa-f])*|0o[0-7](_?[0-7])*|0b[01](_?[01])*"
              + "|[0-9]{4}-[0-9]{2}-[0-9]{2}.*|[0-9]{2}:[0-9]{2}.*");
  private static final Pattern INVISIBLE = Pattern.compile("[\\x00-\\x08\\x0b-\\x1f\\x7f]");
  private static final Pattern NEW_STATEMENT =
      Pattern.compile("[ \\t]*(\\[|#|[A-Za-z0-9_.\"' -]+=|\\n|\\z)");

  private final Cursor cursor;
  private final TomlTree tree = new TomlTree();
  private final List<Slip> slips = new ArrayList<>();
  private boolean slipped;

  /** Where the text is not TOML. */
  record Slip(int line, String what, String right) {}

  /** What the text says, and where it is not TOML. */
  record Result(Node.Table top, List<Slip> slips) {}

  private Toml(String text) {
    this.cursor = new Cursor(text);
  }

  static Result parse(String text) {
    Toml toml = new Toml(text.replace("\r\n", "\n"));
    toml.slipAtInvisibles();
    while (!toml.cursor.isAtEnd()) {
      toml.statement();
    }
    return new Result(toml.tree.top(), toml.slips);
  }

  /** TOML knows no control characters but the tab and the end of a line. */
  private void slipAtInvisibles() {
    String text = cursor.text();
    Matcher invisible = INVISIBLE.matcher(text);
    while (invisible.find()) {
      int line =
          1 + (int) text.substring(0, invisible.start()).chars().filter(c -> c == '\n').count();
      slips.add(new Slip(line, "there is an invisible character.", "Delete it."));
    }
  }

  private void statement() {
    slipped = false;
    cursor.skipBlanks();
    if (cursor.skip("[[")) {
      header(true);
    } else if (cursor.skip("[")) {
      header(false);
    } else if (!cursor.isAtEndOfLine() && cursor.peek() != '#') {
      entry();
    }
    endOfLine();
    if (slipped) {
      while (!cursor.isAtEnd() && !cursor.comes(NEW_STATEMENT)) {
        cursor.skipLine();
        cursor.next();
      }
    }
  }

  private void header(boolean isItem) {
    int line = cursor.line();
    List<String> path = key();
    expect(isItem ? "]]" : "]");
    if (!slipped) {
      tree.open(path, isItem, line).ifPresent(this::slip);
    }
  }

  private void entry() {
    int line = cursor.line();
    List<String> path = key();
    expect("=");
    Node value = value();
    if (!slipped) {
      tree.put(path, value, line).ifPresent(this::slip);
    }
  }

  /** One name, or several with dots between them. */
  private List<String> key() {
    List<String> path = new ArrayList<>();
    do {
      cursor.skipBlanks();
      String bare = cursor.take(BARE_KEY);
      if (!bare.isEmpty()) {
        path.add(bare);
      } else if (cursor.peek() == '"' || cursor.peek() == '\'') {
        path.add(quoted());
      } else {
        slip("a key is missing.", "Write key = value.");
      }
      cursor.skipBlanks();
    } while (!slipped && cursor.skip("."));
    return path;
  }

  private Node value() {
    cursor.skipBlanks();
    int line = cursor.line();
    if (cursor.peek() == '"' || cursor.peek() == '\'') {
      return new Text(quoted(), line);
    }
    if (cursor.skip("[")) {
      return new Items(items(), line);
    }
    return cursor.skip("{") ? inlineTable(line) : bareValue(line);
  }

  private Node bareValue(int line) {
    String bare = cursor.take(BARE_VALUE);
    if (bare.isEmpty()) {
      slip("a value is missing.", "Write one after the \"=\".");
    } else if (bare.equals("true") || bare.equals("false")) {
      return new Flag(bare.equals("true"), line);
    } else if (WHOLE.matcher(bare).matches()) {
      return whole(bare, line);
    } else if (!NUMBER_OR_DATE.matcher(bare).matches()) {
      slip("%s is text without quotes.".formatted(bare), "Write \"%s\".".formatted(bare));
    }
    return new Other(bare, line);
  }

  private static Node whole(String digits, int line) {
    try {
      return new Whole(Long.parseLong(digits.replace("_", "")), line);
    } catch (NumberFormatException e) {
      return new Other(digits, line);
    }
  }

  private List<Node> items() {
    List<Node> items = new ArrayList<>();
    skipLinesAndComments();
    while (!slipped && !cursor.skip("]")) {
      items.add(value());
      skipLinesAndComments();
      if (!cursor.skip(",") && cursor.peek() != ']') {
        slip("a list does not end.", "Close it with \"]\".");
      }
      skipLinesAndComments();
    }
    return items;
  }

  private Node.Table inlineTable(int line) {
    TomlTree inline = new TomlTree(line);
    cursor.skipBlanks();
    boolean isClosed = cursor.skip("}");
    while (!slipped && !isClosed) {
      cursor.skipBlanks();
      int at = cursor.line();
      List<String> path = key();
      expect("=");
      Node value = value();
      if (!slipped) {
        inline.put(path, value, at).ifPresent(this::slip);
      }
      cursor.skipBlanks();
      isClosed = cursor.skip("}");
      if (!isClosed && !cursor.skip(",")) {
        slip("a table in braces does not end on its line.", "Close it with \"}\".");
      }
    }
    return inline.top();
  }

  // ---- texts ----

  private String quoted() {
    boolean hasEscapes = cursor.peek() == '"';
    String quote = hasEscapes ? "\"" : "'";
    boolean isLong = cursor.skip(quote.repeat(3));
    if (isLong) {
      cursor.skip("\n");
    } else {
      cursor.skip(quote);
    }
    String end = isLong ? quote.repeat(3) : quote;
    StringBuilder text = new StringBuilder();
    while (!slipped && !cursor.skip(end)) {
      if (cursor.isAtEnd() || (!isLong && cursor.isAtEndOfLine())) {
        slip("a text does not end.", "Close it with %s.".formatted(end));
      } else if (hasEscapes && cursor.peek() == '\\') {
        cursor.next();
        escape(text, isLong);
      } else {
        text.append(cursor.next());
      }
    }
    while (isLong && !slipped && cursor.peek() == quote.charAt(0)) {
      text.append(cursor.next()); // up to two quotes may stand before the closing three
    }
    return text.toString();
  }

  private void escape(StringBuilder text, boolean isLong) {
    char c = cursor.next();
    switch (c) {
      case 'b' -> text.append('\b');
      case 't' -> text.append('\t');
      case 'n' -> text.append('\n');
      case 'f' -> text.append('\f');
      case 'r' -> text.append('\r');
      case '"', '\\' -> text.append(c);
      case 'u' -> codePoint(text, 4);
      case 'U' -> codePoint(text, 8);
      case ' ', '\t', '\n' -> {
        if (isLong) {
          skipBlankLines();
        } else {
          badEscape(c);
        }
      }
      default -> badEscape(c);
    }
  }

  private void badEscape(char c) {
    slip("\"\\%s\" means nothing.".formatted(c), "Write \\\\ for a backslash.");
  }

  private void codePoint(StringBuilder text, int digits) {
    String hex = cursor.take(Pattern.compile("[0-9A-Fa-f]{" + digits + "}"));
    int code = hex.isEmpty() ? -1 : Integer.parseUnsignedInt(hex, 16);
    if (!Character.isValidCodePoint(code) || (code >= 0xD800 && code <= 0xDFFF)) {
      slip("a \\u names no character.", "Write the character itself.");
    } else {
      text.appendCodePoint(code);
    }
  }

  private void skipBlankLines() {
    while (cursor.peek() == ' ' || cursor.peek() == '\t' || cursor.peek() == '\n') {
      cursor.next();
    }
  }

  // ---- between the values ----

  private void skipLinesAndComments() {
    skipBlankLines();
    while (cursor.peek() == '#') {
      cursor.skipLine();
      skipBlankLines();
    }
  }

  private void expect(String letters) {
    cursor.skipBlanks();
    if (!slipped && !cursor.skip(letters)) {
      slip("\"%s\" is missing.".formatted(letters), "Write %s.".formatted(letters));
    }
  }

  private void endOfLine() {
    cursor.skipBlanks();
    if (cursor.peek() == '#') {
      cursor.skipLine();
    }
    if (!cursor.isAtEndOfLine()) {
      slip("there is more on the line than belongs there.", "Write one key on a line.");
      cursor.skipLine();
    }
    cursor.next();
  }

  private void slip(TomlTree.Clash clash) {
    slip(clash.what(), clash.right());
  }

  /** Only the first slip of a statement is told; the rest would be its echo. */
  private void slip(String what, String right) {
    if (!slipped) {
      slips.add(new Slip(cursor.line(), what, right));
    }
    slipped = true;
  }
}
