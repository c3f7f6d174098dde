package io.queenhigh.floor.people;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.queenhigh.proof.Clause;
import java.nio.charset.StandardCharsets;
import java.util.OptionalLong;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Codes by the clock")
class TotpTest {

  private static final String DIGITS = "1234567890";

  @ParameterizedTest(name = "are those of RFC 6238, appendix B: {0} s, {1}")
  @Clause("FLOOR Second factor")
  @CsvSource({
    "59,          HmacSHA1,   94287082",
    "59,          HmacSHA256, 46119246",
    "59,          HmacSHA512, 90693936",
    "1111111109,  HmacSHA1,   07081804",
    "1111111109,  HmacSHA256, 68084774",
    "1111111109,  HmacSHA512, 25091201",
    "1111111111,  HmacSHA1,   14050471",
    "1111111111,  HmacSHA256, 67062674",
    "1111111111,  HmacSHA512, 99943326",
    "1234567890,  HmacSHA1,   89005924",
    "1234567890,  HmacSHA256, 91819424",
    "1234567890,  HmacSHA512, 93441116",
    "2000000000,  HmacSHA1,   69279037",
    "2000000000,  HmacSHA256, 90698825",
    "2000000000,  HmacSHA512, 38618901",
    "20000000000, HmacSHA1,   65353130",
    "20000000000, HmacSHA256, 77737706",
    "20000000000, HmacSHA512, 47863826"
  })
  void vectors(long seconds, String algorithm, String code) {
    int length = algorithm.equals("HmacSHA1") ? 20 : algorithm.equals("HmacSHA256") ? 32 : 64;
    byte[] secret = DIGITS.repeat(7).substring(0, length).getBytes(StandardCharsets.US_ASCII);

    assertEquals(code, Totp.code(secret, Totp.step(seconds * 1000), algorithm, 8));
  }

  @Test
  @Clause("FLOOR Second factor")
  @DisplayName("are taken half a minute before and after, and none twice or after a later one")
  void once() {
    byte[] secret = DIGITS.repeat(2).getBytes(StandardCharsets.US_ASCII);
    long now = 1_111_111_111_000L;
    long step = Totp.step(now);
    for (long off = -3; off <= 3; off++) {
      OptionalLong expected =
          Math.abs(off) <= 1 ? OptionalLong.of(step + off) : OptionalLong.empty();
      assertEquals(expected, Totp.taken(secret, Totp.code(secret, step + off), now, 0), "" + off);
    }
    assertEquals(OptionalLong.empty(), Totp.taken(secret, Totp.code(secret, step), now, step));
    assertEquals(OptionalLong.empty(), Totp.taken(secret, Totp.code(secret, step - 1), now, step));
    assertEquals(OptionalLong.empty(), Totp.taken(secret, "", now, 0));
  }

  @Test
  @DisplayName("have secrets that base 32 spells as RFC 4648 does")
  void base32() {
    byte[] foobar = "foobar".getBytes(StandardCharsets.US_ASCII);
    assertEquals("MZXW6YTBOI", Totp.base32(foobar));
    assertArrayEquals(foobar, Totp.fromBase32("MZXW6YTBOI"));
    byte[] foob = "foob".getBytes(StandardCharsets.US_ASCII);
    assertEquals("MZXW6YQ", Totp.base32(foob));
    assertArrayEquals(foob, Totp.fromBase32("MZXW6YQ"));
  }
}
