/**
 * Makes what people download: an archive with a Java of its own, a Debian package, and what
 * describes them. Only {@code ./queenhigh package} calls it, and nothing of it is shipped.
 *
 * <pre>
 *   cli/target  ──┐
 *   jlink       ──┼──▶ FileTree ──▶ Tar ──▶ queenhigh-….tar.gz
 *   src/main/root ┘       └───▶ Deb ──▶ queenhigh_….deb
 * </pre>
 *
 * <p>The same sources on the same JDK give the same bytes: every list is sorted, every time is the
 * one in {@code pom.xml}.
 */
@NullMarked
package io.queenhigh.download;

import org.jspecify.annotations.NullMarked;
