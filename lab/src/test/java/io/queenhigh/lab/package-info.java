/** The lab's figures by slow and fast ways, and the games they are taken of. */
@NullMarked
package io.queenhigh.lab;

import org.jspecify.annotations.NullMarked;
