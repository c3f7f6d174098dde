package io.queenhigh.download;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Locale;

/** A Debian package: what is installed where, and what dpkg is told about it. */
record Deb(String version, String architecture, FileTree files, FileTree scripts, Instant time) {

  byte[] bytes() throws IOException {
    FileTree control = new FileTree().with(scripts);
    control.file("control", control());
    control.file("md5sums", sums());
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes("!<arch>\n".getBytes(StandardCharsets.US_ASCII));
    member(out, "debian-binary", "2.0\n".getBytes(StandardCharsets.US_ASCII));
    member(out, "control.tar.gz", Tar.gz(control, "./", time));
    member(out, "data.tar.gz", Tar.gz(files, "./", time));
    return out.toByteArray();
  }

  private void member(ByteArrayOutputStream out, String name, byte[] content) {
    out.writeBytes(
        String.format(
                Locale.ROOT,
                "%-16s%-12d%-6d%-6d%-8s%-10d`\n",
                name,
                time.getEpochSecond(),
                0,
                0,
                "100644",
                content.length)
            .getBytes(StandardCharsets.US_ASCII));
    out.writeBytes(content);
    if (content.length % 2 == 1) {
      out.write('\n');
    }
  }

  private String control() {
    return """
        Package: queenhigh
        Version: %s
        Architecture: %s
        Maintainer: The Queenhigh authors <authors@queenhigh.invalid>
        Installed-Size: %d
        Depends: libc6
        Section: games
        Priority: optional
        Description: three-card table poker, exactly as the rules are written
         A floor of live tables that loses nothing, where every rule is data with its
         clause, every wager is settled to the cent with the reason, and every edge is
         an exact fraction. It brings a Java of its own and needs no other.
        """
        .formatted(version, architecture, files.bytes() / 1024);
  }

  private String sums() {
    StringBuilder sums = new StringBuilder();
    for (String place : files.places()) {
      if (files.at(place) instanceof FileTree.Leaf.File(Content file, _)) {
        sums.append(Digest.MD5.hex(file.bytes())).append("  ").append(place).append('\n');
      }
    }
    return sums.toString();
  }
}
