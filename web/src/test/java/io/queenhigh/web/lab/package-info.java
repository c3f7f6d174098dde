/** What visitors of the lab may cost the floor. */
@NullMarked
package io.queenhigh.web.lab;

import org.jspecify.annotations.NullMarked;
