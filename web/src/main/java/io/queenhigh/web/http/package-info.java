/**
 * The frame every request passes through: who asks and how often, in which form, and how a no is
 * told. It knows nothing of tables or money; {@link io.queenhigh.web} says what is behind each
 * route and is its only caller.
 *
 * <pre>
 *   request ──▶ Gate: headers, rates, session, role, same site
 *                 │ no ──▶ Problem (RFC 9457)
 *                 ▼
 *               Call ──▶ Fields ──▶ handler ──▶ Response ──▶ bytes, or an EventStream
 * </pre>
 */
@NullMarked
package io.queenhigh.web.http;

import org.jspecify.annotations.NullMarked;
