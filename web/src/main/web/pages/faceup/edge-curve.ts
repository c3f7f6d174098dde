import { LitElement, css, html, svg } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { base } from '../../kit/base';
import { axisX, axisY, line, linear } from '../../kit/plot';
import { Sized } from '../../kit/sized';
import { share, type Share, type Table } from './model';

const TALL = 260;

/** The house's edge by hands dealt face up, with a band of two standard errors and the line of no edge. */
@customElement('qh-edge-curve')
export class EdgeCurve extends LitElement {
  @property({ attribute: false }) unseen?: Share;
  @property({ attribute: false }) tables: Table[] = [];
  @property({ type: Number }) spots = 3;
  private readonly size = new Sized(this, 280, 560);

  static override styles = [
    base,
    css`
      svg { width: 100%; height: auto; display: block; }
      .axis line { stroke: var(--line); } .axis text { fill: var(--soft); font: 12px var(--sans); }
      .line { stroke: var(--brass); stroke-width: 2.5; stroke-linejoin: round; }
      .zero { stroke: var(--bad); stroke-width: 1.5; }
      .zero-text { fill: var(--bad); font: 600 12px var(--sans); }
      .band { fill: color-mix(in srgb, var(--brass) 25%, transparent); }
      .dot { fill: var(--brass); } .dot.behind { fill: var(--bad); }
      .here { fill: none; stroke: var(--ink); stroke-width: 2; }
      .value { fill: var(--ink); font: 600 12px var(--sans); }
    `,
  ];

  override render() {
    if (!this.unseen) return html``;
    const points = [
      { spots: 1, edge: Number(this.unseen.percent), error: 0, text: share(this.unseen, 2) },
      ...this.tables.map((table) => ({
        spots: table.spots,
        edge: Number(table.edge.percent),
        error: Number(table.standardError),
        text: share(table.edge, 2),
      })),
    ];
    const wide = this.size.width;
    const high = Math.max(...points.map((point) => point.edge));
    const low = Math.min(0, ...points.map((point) => point.edge));
    const room = (high - low) * 0.14;
    const x = linear(0.7, 7.3, 52, wide - 10);
    const y = linear(low - room, high + room, TALL - 34, 8, 6);
    const band = [
      ...points.map((point) => [x(point.spots), y(point.edge + 2 * point.error)]),
      ...[...points].reverse().map((point) => [x(point.spots), y(point.edge - 2 * point.error)]),
    ];
    return html`<svg viewBox="0 0 ${wide} ${TALL}" role="img"
      aria-label="House edge by hands dealt face up: ${points.map((point) => `${point.spots}: ${point.text}`).join(', ')}">
      ${axisY(y, 52, wide - 62, (value) => `${value < 0 ? '−' : ''}${Math.abs(value).toFixed(1)} %`)}
      ${axisX(Object.assign(x, { ticks: [1, 2, 3, 4, 5, 6, 7] }), TALL - 34)}
      <line class="zero" x1="52" x2=${wide - 10} y1=${y(0)} y2=${y(0)}></line>
      <text class="zero-text" x="58" y=${y(0) + 15}>below: the player is ahead</text>
      <path class="band" d="M${band.map(([a, b]) => `${a!.toFixed(1)} ${b!.toFixed(1)}`).join('L')}Z"></path>
      ${line(points.map((point) => [x(point.spots), y(point.edge)] as const))}
      ${points.map(
        (point) => svg`<circle class="dot ${point.edge < 0 ? 'behind' : ''}" r="4.5" cx=${x(point.spots)} cy=${y(point.edge)}></circle>
          ${point.spots === this.spots ? svg`<circle class="here" r="8" cx=${x(point.spots)} cy=${y(point.edge)}></circle>` : ''}
          <text class="value" x=${x(point.spots)} y=${y(point.edge) - 11} text-anchor="middle">${wide < 480 ? point.text.replace(' %', '') : point.text}</text>`,
      )}
    </svg>`;
  }
}
