package io.queenhigh.web.pages;

import io.queenhigh.floor.hash.Sha256;
import io.queenhigh.web.http.Packing;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The pages' scripts, styles and fonts as they were bundled. Their address contains a hash of the
 * entry, which names all the others by their hashes, so that browsers may keep them for ever.
 */
public final class Assets {
  private static final String FOLDER = "/io/queenhigh/web/assets/";
  private static final Map<String, String> TYPES =
      Map.of(
          "js", "text/javascript; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "woff2", "font/woff2");

  /**
   * A file, and where it pays the same packed; a class, because records compare arrays by identity.
   */
  public static final class Asset {
    private final String type;
    private final byte[] plain;
    private final Optional<byte[]> packed;

    private Asset(String type, byte[] plain, Optional<byte[]> packed) {
      this.type = type;
      this.plain = plain;
      this.packed = packed;
    }

    public String type() {
      return type;
    }

    public byte[] plain() {
      return plain;
    }

    public Optional<byte[]> packed() {
      return packed;
    }
  }

  private static final Pattern FONT = Pattern.compile("\\./(assets/[\\w-]+\\.woff2)");

  /** At the top of a file; what is fetched later is not waited for. */
  private static final Pattern IMPORTED =
      Pattern.compile("(?:from|import)\\s*\"\\./([\\w-]+\\.js)\"");

  private final String version;
  private final Map<String, List<String>> needed = new ConcurrentHashMap<>();
  private final Map<String, Optional<Asset>> known = new ConcurrentHashMap<>();

  public Assets() {
    this.version = hash(read("app.js").orElse(new byte[0]), read("app.css").orElse(new byte[0]));
  }

  /** Where a file is fetched. */
  String path(String file) {
    return "/assets/" + version + "/" + file;
  }

  /**
   * What a page's script will ask for, and the font of its headings: told beforehand, all of it
   * comes at once instead of one after the other.
   */
  List<String> needs(String page) {
    return needed.computeIfAbsent(page, this::look);
  }

  private List<String> look(String page) {
    Set<String> files = new LinkedHashSet<>();
    Matcher font = FONT.matcher(text("app.css"));
    if (font.find()) {
      files.add(font.group(1));
    }
    Matcher own = Pattern.compile("\\./(" + page + "-page-\\w+\\.js)").matcher(text("app.js"));
    if (own.find()) {
      follow("app.js", files);
      follow(own.group(1), files);
    }
    files.remove("app.js");
    return files.stream().map(this::path).toList();
  }

  /** A script and what it imports before it runs. */
  private static void follow(String file, Set<String> files) {
    if (files.add(file)) {
      Matcher imported = IMPORTED.matcher(text(file));
      while (imported.find()) {
        follow(imported.group(1), files);
      }
    }
  }

  private static String text(String file) {
    return new String(read(file).orElse(new byte[0]), StandardCharsets.UTF_8);
  }

  /** A file of this version; other versions are gone. */
  public Optional<Asset> find(String wantedVersion, String file) {
    return wantedVersion.equals(version) && file.matches("(assets/)?[\\w-]+\\.(js|css|woff2)")
        ? known.computeIfAbsent(file, Assets::load)
        : Optional.empty();
  }

  private static Optional<Asset> load(String file) {
    String ending = file.substring(file.lastIndexOf('.') + 1);
    String type = TYPES.getOrDefault(ending, "");
    // A font is packed already.
    return read(file)
        .map(
            plain ->
                new Asset(
                    type,
                    plain,
                    ending.equals("woff2")
                        ? Optional.empty()
                        : Optional.of(Packing.packed(plain))));
  }

  private static Optional<byte[]> read(String file) {
    try (InputStream in = Assets.class.getResourceAsStream(FOLDER + file)) {
      return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String hash(byte[]... all) {
    MessageDigest digest = Sha256.digest();
    for (byte[] one : all) {
      digest.update(one);
    }
    return HexFormat.of().formatHex(digest.digest(), 0, 8);
  }
}
