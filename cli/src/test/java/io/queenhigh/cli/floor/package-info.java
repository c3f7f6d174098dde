/** What commands about floors print, where playing one for it would take too long. */
@NullMarked
package io.queenhigh.cli.floor;

import org.jspecify.annotations.NullMarked;
