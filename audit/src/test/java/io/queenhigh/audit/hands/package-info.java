/** The second reading of hands against the first, over all of them. */
@NullMarked
package io.queenhigh.audit.hands;

import org.jspecify.annotations.NullMarked;
