/** That what is written in a journal can be read again as it was. */
@NullMarked
package io.queenhigh.floor.journal;

import org.jspecify.annotations.NullMarked;
