/** How the second opinion reads what others serve. */
@NullMarked
package io.queenhigh.cli.audit;

import org.jspecify.annotations.NullMarked;
