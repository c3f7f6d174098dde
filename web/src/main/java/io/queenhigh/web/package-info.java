/**
 * The floor on the network: every route stands in {@link io.queenhigh.web.Routes}, one line each,
 * with the right it needs; {@code openapi.yaml} is the contract, and tests hold the two and every
 * response together. The command line starts it.
 *
 * <pre>
 *   Jetty ──▶ Javalin ──▶ Routes ──▶ http.Gate ──▶ …Desk ──▶ floor
 *                                                     └────▶ pages
 * </pre>
 *
 * <p>Desks turn JSON into commands and records into JSON. They decide nothing: who may ask is in
 * the route, whose seat it is the floor knows.
 */
@NullMarked
package io.queenhigh.web;

import org.jspecify.annotations.NullMarked;
