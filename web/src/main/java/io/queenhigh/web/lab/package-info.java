/**
 * The lab's desk: exact prices, drafts, decisions, maps and par sheets over HTTP. The routes call
 * it; it asks the lab, a few questions at a time, and remembers the last answers.
 *
 * <pre>
 *   Call ──▶ LabDesk ──▶ Question (game, choices) ──▶ LabQueue ──▶ lab ──▶ lab.json
 *               └──────▶ DraftForm (turned knobs) ──▶ lab.draft ─┘
 *
 *   Call ──▶ SimulationDesk, FaceUpDesk ──▶ StudyRoom (long work, with progress and an end) ──▶ lab
 * </pre>
 */
@NullMarked
package io.queenhigh.web.lab;

import org.jspecify.annotations.NullMarked;
