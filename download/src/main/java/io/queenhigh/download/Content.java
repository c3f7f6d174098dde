package io.queenhigh.download;

/** The bytes of a file. */
final class Content {

  private final byte[] bytes;

  Content(byte[] bytes) {
    this.bytes = bytes.clone();
  }

  byte[] bytes() {
    return bytes.clone();
  }

  int length() {
    return bytes.length;
  }
}
