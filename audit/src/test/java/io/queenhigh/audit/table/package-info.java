/** Tables that never were: lines written by hand, which no engine would have let pass. */
@NullMarked
package io.queenhigh.audit.table;

import org.jspecify.annotations.NullMarked;
