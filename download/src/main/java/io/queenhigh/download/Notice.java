package io.queenhigh.download;

import java.util.Map;
import java.util.TreeMap;

/** The licences that NOTICE names, by library. */
record Notice(Map<String, String> licences) {

  static Notice read(String text) {
    Map<String, String> licences = new TreeMap<>();
    String list =
        text.substring(text.indexOf("\nLibraries\n"), text.indexOf("\nThe pages contain"));
    for (String item : list.replaceAll("\n  ", " ").strip().split("\n- ", -1)) {
      int colon = item.indexOf(": ");
      if (colon > 0) {
        for (String name : item.substring(0, colon).split(", ", -1)) {
          licences.put(name.replaceFirst(" \\(.*\\)", ""), item.substring(colon + 2).strip());
        }
      }
    }
    return new Notice(Map.copyOf(licences));
  }

  /** Queenhigh's own jars are not in the list. */
  String of(Coordinates jar) {
    if (jar.group().equals("io.queenhigh")) {
      return "Apache License 2.0";
    }
    String licence = licences.get(jar.artifact());
    if (licence == null) {
      throw new IllegalStateException("NOTICE has no licence of " + jar.artifact());
    }
    return licence;
  }
}
