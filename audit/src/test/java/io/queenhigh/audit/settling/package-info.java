/** The second settlement against the first, over rounds of every game and choice. */
@NullMarked
package io.queenhigh.audit.settling;

import org.jspecify.annotations.NullMarked;
