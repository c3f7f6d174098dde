/** Par sheets, read back as a reader of the PDF would. */
@NullMarked
package io.queenhigh.lab.sheet;

import org.jspecify.annotations.NullMarked;
