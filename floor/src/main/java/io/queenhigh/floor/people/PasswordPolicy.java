package io.queenhigh.floor.people;

import io.queenhigh.rules.ruling.Check;
import io.queenhigh.rules.ruling.Refused;
import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Which passwords are refused, and how the same password is told in different keyboards' bytes. */
final class PasswordPolicy {

  private static final int SHORTEST = 10;
  private static final int LONGEST = 200;

  /** The commonest of ten characters and more, and what this house makes obvious. */
  private static final List<String> COMMONEST =
      List.of(
          "0000000000",
          "0123456789",
          "0987654321",
          "1111111111",
          "1234512345",
          "1234567890",
          "12345678900",
          "12345678910",
          "123456789a",
          "1234567891",
          "123qweasdzxc",
          "147258369",
          "1q2w3e4r5t",
          "1q2w3e4r5t6y",
          "1qaz2wsx3edc",
          "2222222222",
          "5555555555",
          "7777777777",
          "9876543210",
          "9999999999",
          "a123456789",
          "aa12345678",
          "abc1234567",
          "abcd123456",
          "abcdefghij",
          "administrator",
          "asdfghjkl;",
          "basketball",
          "changeme123",
          "football123",
          "iloveyou12",
          "iloveyou123",
          "letmein123",
          "letmein1234",
          "liverpool1",
          "manchester",
          "michelle123",
          "p@ssw0rd123",
          "passw0rd123",
          "password01",
          "password10",
          "password11",
          "password12",
          "password123",
          "password1234",
          "password12345",
          "princess123",
          "q1w2e3r4t5",
          "qazwsxedcrfv",
          "queenhigh1",
          "queenhigh123",
          "qwerty1234",
          "qwerty12345",
          "qwerty123456",
          "qwertyuiop",
          "qwertyuiop123",
          "sunshine123",
          "superman123",
          "threecardpoker",
          "welcome123",
          "welcome1234",
          "zaq12wsxcde3",
          "zxcvbnm123");

  private PasswordPolicy() {}

  /** Why this cannot be the password of that person, if so. */
  static Optional<Refused> problem(String name, Password password) {
    String text = normal(password);
    int length = text.codePointCount(0, text.length());
    if (length < SHORTEST || length > LONGEST) {
      return Check.no(
          "password-length",
          "A password has %d to %d characters".formatted(SHORTEST, LONGEST),
          PeopleRule.PASSWORDS);
    }
    String small = text.toLowerCase(Locale.ROOT);
    if (small.equals(Names.id(name))) {
      return Check.no(
          "password-is-the-name", "A password cannot be the name", PeopleRule.PASSWORDS);
    }
    if (COMMONEST.contains(small)) {
      return Check.no(
          "password-too-common",
          "This password is among the most common; choose another",
          PeopleRule.PASSWORDS);
    }
    return Check.fine();
  }

  /** Keyboards spell one character in several ways; a password is the same in all of them. */
  static String normal(Password password) {
    return Normalizer.normalize(password.typed(), Normalizer.Form.NFKC);
  }
}
