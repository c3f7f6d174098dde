/** Every figure that the documents print, checked. */
@NullMarked
package io.queenhigh.lab.published;

import org.jspecify.annotations.NullMarked;
