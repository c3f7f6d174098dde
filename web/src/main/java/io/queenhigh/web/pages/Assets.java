package io.queenhigh.web.pages;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.GZIPOutputStream;

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

  private final String version;
  private final Map<String, Optional<Asset>> known = new ConcurrentHashMap<>();

  public Assets() {
    this.version = hash(read("app.js").orElse(new byte[0]), read("app.css").orElse(new byte[0]));
  }

  /** Where a file is fetched. */
  String path(String file) {
    return "/assets/" + version + "/" + file;
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
                    ending.equals("woff2") ? Optional.empty() : Optional.of(packed(plain))));
  }

  private static Optional<byte[]> read(String file) {
    try (InputStream in = Assets.class.getResourceAsStream(FOLDER + file)) {
      return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static byte[] packed(byte[] plain) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
      out.write(plain);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  private static String hash(byte[]... all) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      for (byte[] one : all) {
        digest.update(one);
      }
      return HexFormat.of().formatHex(digest.digest(), 0, 8);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
