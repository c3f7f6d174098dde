/** Money in and out of text. */
@NullMarked
package io.queenhigh.rules.money;

import org.jspecify.annotations.NullMarked;
