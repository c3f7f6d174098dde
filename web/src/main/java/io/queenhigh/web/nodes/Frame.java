package io.queenhigh.web.nodes;

import io.queenhigh.floor.people.Role;
import io.queenhigh.floor.people.Who;
import io.queenhigh.web.http.Answered;
import io.queenhigh.web.http.PassedOn;
import io.queenhigh.web.http.Route.Verb;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What nodes say to each other: a kind, the number of the question it belongs to, and bytes. A
 * class, because of its bytes.
 */
final class Frame {

  /**
   * More than any answer about a table or a link, all awards of years on thousands of tables too.
   */
  private static final int MOST_BYTES = 256 * 1024 * 1024;

  enum Kind {
    /** A request that has passed a gate. */
    ASK,
    ANSWER,
    NOT_MINE,
    /** One event of a stream. */
    EVENT,
    /** A stream is over, or is not wanted any more. */
    END,
    /** Somebody goes home: his seats are given up. */
    STANDS_UP,
    /** Something was given to the one who hears this. */
    LOOK
  }

  private final Kind kind;
  private final long number;
  private final byte[] bytes;

  Frame(Kind kind, long number, byte[] bytes) {
    this.kind = kind;
    this.number = number;
    this.bytes = bytes;
  }

  Kind kind() {
    return kind;
  }

  long number() {
    return number;
  }

  byte[] bytes() {
    return bytes;
  }

  void write(DataOutputStream out) throws IOException {
    out.writeInt(bytes.length);
    out.writeByte(kind.ordinal());
    out.writeLong(number);
    out.write(bytes);
    out.flush();
  }

  static Frame read(DataInputStream in) throws IOException {
    int length = in.readInt();
    int kind = in.readUnsignedByte();
    if (length < 0 || length > MOST_BYTES || kind >= Kind.values().length) {
      throw new IOException("that is no word of ours");
    }
    long number = in.readLong();
    byte[] bytes = new byte[length];
    // What is cut off in the middle must not be taken for the whole.
    in.readFully(bytes);
    return new Frame(Kind.values()[kind], number, bytes);
  }

  private interface Writing {
    void to(DataOutputStream out) throws IOException;
  }

  private interface Reading<T> {
    T from(DataInputStream in) throws IOException;
  }

  private static byte[] written(Writing writing) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      writing.to(new DataOutputStream(bytes));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  private <T> T read(Reading<T> reading) throws IOException {
    return reading.from(new DataInputStream(new ByteArrayInputStream(bytes)));
  }

  static Frame ask(long number, PassedOn asked) {
    return new Frame(
        Kind.ASK,
        number,
        written(
            out -> {
              out.writeUTF(asked.verb().name());
              out.writeUTF(asked.route());
              out.writeUTF(asked.path());
              write(out, asked.parts());
              write(out, asked.queries());
              write(out, asked.headers());
              out.writeUTF(asked.who().map(Who::name).orElse(""));
              out.writeUTF(asked.who().map(who -> who.role().name()).orElse(""));
              out.writeUTF(asked.from());
              write(out, asked.bytes());
            }));
  }

  PassedOn asked() throws IOException {
    return read(
        in -> {
          Verb verb = Verb.valueOf(in.readUTF());
          String route = in.readUTF();
          String path = in.readUTF();
          Map<String, String> parts = map(in);
          Map<String, String> query = map(in);
          Map<String, String> headers = map(in);
          String name = in.readUTF();
          String role = in.readUTF();
          Optional<Who> who =
              role.isEmpty() ? Optional.empty() : Optional.of(new Who(name, Role.valueOf(role)));
          return new PassedOn(
              verb, route, path, parts, query, headers, who, in.readUTF(), bytes(in));
        });
  }

  static Frame answer(long number, Answered answered) {
    return new Frame(
        Kind.ANSWER,
        number,
        written(
            out -> {
              out.writeInt(answered.status());
              out.writeUTF(answered.type());
              write(out, answered.headers());
              write(out, answered.bytes());
            }));
  }

  Answered answered() throws IOException {
    return read(in -> new Answered(in.readInt(), in.readUTF(), map(in), bytes(in)));
  }

  private static void write(DataOutputStream out, Map<String, String> map) throws IOException {
    out.writeInt(map.size());
    for (Map.Entry<String, String> each : map.entrySet()) {
      out.writeUTF(each.getKey());
      out.writeUTF(each.getValue());
    }
  }

  private static Map<String, String> map(DataInputStream in) throws IOException {
    Map<String, String> map = new TreeMap<>();
    for (int left = in.readInt(); left > 0; left--) {
      map.put(in.readUTF(), in.readUTF());
    }
    return map;
  }

  private static void write(DataOutputStream out, byte[] bytes) throws IOException {
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  private static byte[] bytes(DataInputStream in) throws IOException {
    return in.readNBytes(in.readInt());
  }
}
