package io.queenhigh.web;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What the pages compute by themselves: {@code src/test/node/pages}, run by Node's own runner. */
class PageCodeTest {

  @Test
  void whatThePagesComputeIsRight() {
    NodeTools.runCompiled(List.of("--test"), "pages/").expectSuccess();
  }
}
