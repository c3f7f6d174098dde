package io.queenhigh.web.nodes;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** What one node says, the other hears as a whole or not at all. */
class FrameTest {

  private static byte[] written(Frame frame) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    frame.write(new DataOutputStream(bytes));
    return bytes.toByteArray();
  }

  private static Frame read(byte[] bytes) throws IOException {
    return Frame.read(new DataInputStream(new ByteArrayInputStream(bytes)));
  }

  @Test
  void whatIsCutOffInTheMiddleIsNoWord() throws IOException {
    byte[] event = {1, 2, 3, 4, 5};
    byte[] all = written(new Frame(Frame.Kind.EVENT, 7, event));
    assertArrayEquals(event, read(all).bytes());
    for (int length = 0; length < all.length; length++) {
      byte[] part = Arrays.copyOf(all, length);
      assertThrows(IOException.class, () -> read(part), "after " + length + " bytes");
    }
  }
}
