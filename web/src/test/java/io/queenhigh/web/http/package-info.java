/** The frame by itself. */
@NullMarked
package io.queenhigh.web.http;

import org.jspecify.annotations.NullMarked;
