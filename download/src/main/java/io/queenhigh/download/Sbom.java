package io.queenhigh.download;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** What the download is made of, as CycloneDX 1.6 in JSON. */
final class Sbom {

  private final String version;
  private final String time;
  private final List<String> components = new ArrayList<>();

  Sbom(String version, String time) {
    this.version = version;
    this.time = time;
  }

  /** A jar, with its licence as NOTICE words it. */
  Sbom jar(Coordinates jar, byte[] bytes, String licence) {
    String purl = "pkg:maven/%s/%s@%s".formatted(jar.group(), jar.artifact(), jar.version());
    return component(jar.group(), jar.artifact(), jar.version(), purl, licence, List.of(bytes));
  }

  /** Something that was built elsewhere and is no jar: the Java runtime, the C library. */
  Sbom other(String name, String itsVersion, String licence) {
    String purl = "pkg:generic/%s@%s".formatted(name, itsVersion);
    return component("", name, itsVersion, purl, licence, List.of());
  }

  private Sbom component(
      String group,
      String name,
      String itsVersion,
      String purl,
      String licence,
      List<byte[]> files) {
    Map<String, String> fields = new TreeMap<>();
    fields.put("type", text("library"));
    fields.put("bom-ref", text(purl));
    if (!group.isEmpty()) {
      fields.put("group", text(group));
    }
    fields.put("name", text(name));
    fields.put("version", text(itsVersion));
    fields.put("purl", text(purl));
    fields.put("licenses", "[{\"license\": {\"name\": %s}}]".formatted(text(licence)));
    for (byte[] file : files) {
      fields.put(
          "hashes",
          "[{\"alg\": \"SHA-256\", \"content\": %s}]".formatted(text(Digest.SHA_256.hex(file))));
    }
    components.add(
        fields.entrySet().stream()
            .map(field -> text(field.getKey()) + ": " + field.getValue())
            .collect(Collectors.joining(", ", "    {", "}")));
    return this;
  }

  String json() {
    return """
        {
          "bomFormat": "CycloneDX",
          "specVersion": "1.6",
          "version": 1,
          "metadata": {
            "timestamp": %s,
            "component": {"type": "application", "bom-ref": "queenhigh", "name": "queenhigh", "version": %s,
              "licenses": [{"license": {"id": "Apache-2.0"}}]}
          },
          "components": [
        %s
          ]
        }
        """
        .formatted(
            text(time),
            text(version),
            components.stream().sorted().collect(Collectors.joining(",\n")));
  }

  private static String text(String plain) {
    return "\"" + plain.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
  }
}
