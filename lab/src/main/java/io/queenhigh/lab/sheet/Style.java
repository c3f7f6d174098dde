package io.queenhigh.lab.sheet;

/** How text looks. */
record Style(Face face, float size, Ink ink) {

  /** The cuts of the typeface that the sheet uses. */
  enum Face {
    REGULAR,
    MEDIUM
  }

  static final Style TITLE = new Style(Face.MEDIUM, 21, Ink.BLACK);
  static final Style HEADING = new Style(Face.MEDIUM, 9.6f, Ink.FELT);
  static final Style BODY = new Style(Face.REGULAR, 8, Ink.BLACK);
  static final Style STRONG = new Style(Face.MEDIUM, 8, Ink.BLACK);
  static final Style QUIET = new Style(Face.REGULAR, 8, Ink.GREY);
  static final Style SMALL = new Style(Face.REGULAR, 6.8f, Ink.GREY);
  static final Style LABEL = new Style(Face.MEDIUM, 6.4f, Ink.GREY);

  Style in(Ink other) {
    return new Style(face, size, other);
  }

  Style sized(float other) {
    return new Style(face, other, ink);
  }
}
