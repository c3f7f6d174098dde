/** Tests of the auditor's own reading of the transparency log. */
@NullMarked
package io.queenhigh.audit.anchor;

import org.jspecify.annotations.NullMarked;
