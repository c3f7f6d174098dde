/**
 * The pages as people see them: a real house behind a real browser. Tests share one browser, each
 * visitor has a window of his own.
 */
@NullMarked
package io.queenhigh.browser;

import org.jspecify.annotations.NullMarked;
