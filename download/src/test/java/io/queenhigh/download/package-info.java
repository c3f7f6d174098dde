/** What is inside an archive, and that its bytes depend on nothing but its content. */
@NullMarked
package io.queenhigh.download;

import org.jspecify.annotations.NullMarked;
