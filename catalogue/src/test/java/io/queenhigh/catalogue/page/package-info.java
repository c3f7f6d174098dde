/** Tests of the page reader. */
@NullMarked
package io.queenhigh.catalogue.page;

import org.jspecify.annotations.NullMarked;
