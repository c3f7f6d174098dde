package io.queenhigh.audit.journal;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;

/** The hashes of the floor: of a journal's line, a sealed deck, players' cuts. All are SHA-256. */
public final class Hashes {

  /** What stands before the first line of a stream. */
  public static final String BEGINNING = "0".repeat(64);

  private static final HexFormat HEX = HexFormat.of();

  private final MessageDigest digest;
  private byte[] room = new byte[4096];
  private int used;

  public Hashes() {
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  /**
   * The hash that a line must have; every text goes in behind its length. A line with a nonce is of
   * format 2, whose hash covers the command as well.
   */
  public String of(JournalLine line) {
    used = 0;
    line.nonce().ifPresent(this::beginSecondFormat);
    text(line.prevHash());
    text(line.stream());
    number(line.seq(), 8);
    number(line.atMillis(), 8);
    text(line.type());
    text(line.payload());
    text(line.actor());
    if (line.nonce().isPresent()) {
      number(line.command().isPresent() ? 1 : 0, 1);
      line.command().ifPresent(this::text);
    }
    digest.update(room, 0, used);
    return HEX.formatHex(digest.digest());
  }

  /** A nonce that is no hex gives a hash that no line has. */
  private void beginSecondFormat(String nonce) {
    text("queenhigh line 2");
    byte[] bytes = nonce.matches("([0-9a-f]{2})*") ? HEX.parseHex(nonce) : new byte[0];
    makeRoom(bytes.length);
    System.arraycopy(bytes, 0, room, used, bytes.length);
    used += bytes.length;
  }

  /** What is published of a deck before its round, so that nobody can change it afterwards. */
  public String ofDeck(String round, List<String> cards, String salt) {
    String sealed =
        "queenhigh deck 1\n" + round + "\n" + String.join(" ", cards) + "\n" + salt + "\n";
    return HEX.formatHex(digest.digest(sealed.getBytes(StandardCharsets.UTF_8)));
  }

  /** What a player promises of a value, so that he cannot change it afterwards. */
  public String ofValue(String round, int seat, String value) {
    return hex("queenhigh value 1\n" + round + "\n" + seat + "\n" + value + "\n");
  }

  /** The key of what the players' values come to; a line of seat and value for each. */
  public String ofCuts(String round, String seal, String values) {
    return hex("queenhigh cut 1\n" + round + "\n" + seal + "\n" + values);
  }

  /** One block of the bytes that follow from a key. */
  public byte[] block(String key, int number) {
    return digest.digest((key + " " + number + "\n").getBytes(StandardCharsets.UTF_8));
  }

  private String hex(String text) {
    return HEX.formatHex(digest.digest(text.getBytes(StandardCharsets.UTF_8)));
  }

  /** Eight bytes of a text's hash, to know it again by. */
  public long shortly(String text) {
    return ByteBuffer.wrap(digest.digest(text.getBytes(StandardCharsets.UTF_8))).getLong();
  }

  private void text(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    number(bytes.length, 4);
    makeRoom(bytes.length);
    System.arraycopy(bytes, 0, room, used, bytes.length);
    used += bytes.length;
  }

  /** Highest byte first. */
  private void number(long number, int bytes) {
    makeRoom(bytes);
    for (int shift = 8 * (bytes - 1); shift >= 0; shift -= 8) {
      room[used++] = (byte) (number >>> shift);
    }
  }

  private void makeRoom(int more) {
    if (used + more > room.length) {
      room = Arrays.copyOf(room, 2 * (used + more));
    }
  }
}
