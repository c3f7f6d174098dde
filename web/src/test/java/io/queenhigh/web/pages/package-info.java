/** The pages by themselves. */
@NullMarked
package io.queenhigh.web.pages;

import org.jspecify.annotations.NullMarked;
