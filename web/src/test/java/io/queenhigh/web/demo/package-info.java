/** Tests of the demo floor. */
@NullMarked
package io.queenhigh.web.demo;

import org.jspecify.annotations.NullMarked;
