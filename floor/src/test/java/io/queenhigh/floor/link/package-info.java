/** Tests of what links store. */
@NullMarked
package io.queenhigh.floor.link;

import org.jspecify.annotations.NullMarked;
