/** How nodes speak to each other. */
@NullMarked
package io.queenhigh.web.nodes;

import org.jspecify.annotations.NullMarked;
