package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What somebody has named himself is no formula in anybody's spreadsheet. */
class CsvTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          =1+1              | '=1+1
          +1                | '+1
          @sum(a1)          | '@sum(a1)
          -2+3+cmd          | '-2+3+cmd
          =a,"b"            | "'=a,""b\"""
          -12.50            | -12.50
          -1/6              | -1/6
          -0.5e-7           | -0.5e-7
          -3.4%             | -3.4%
          plain             | plain
          a,b               | "a,b"
          """)
  void aCellIsTextOrANumber(String text, String written) {
    assertEquals(written, Csv.row(text));
  }

  @Test
  void aFormulaOnTheSecondLineDoesNotHideOneOnTheFirst() {
    assertEquals("\"'=1\n2\"", Csv.row("=1\n2"));
  }
}
