import { LitElement, css, html } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { base } from '../../kit/base';
import { money } from '../../kit/money';
import { axisX, axisY, line, linear } from '../../kit/plot';
import { standing, type Point, type Results } from './model';

const TALL = 300;
const LEFT = 64;
const BELOW = 40;

/** Results as the rounds went by, beside what was expected of them and the band in which chance usually stays. */
@customElement('qh-result-curve')
export class ResultCurve extends LitElement {
  @property({ attribute: false }) results?: Results;
  @state() private wide = 640;
  private watched?: ResizeObserver;

  static override styles = [
    base,
    css`
      svg { display: block; width: 100%; height: ${TALL}px; }
      .axis line { stroke: var(--line); }
      .axis text, .name { fill: var(--soft); font: 12px var(--sans); }
      .band { fill: color-mix(in srgb, var(--brass) 18%, transparent); }
      .line { stroke-linejoin: round; }
      .line.expected { stroke: var(--brass); stroke-width: 2; stroke-dasharray: 6 4; }
      .line.brought { stroke: var(--ink); stroke-width: 2.5; }
      .end { fill: var(--ink); }
      .key { display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; margin: 0 0 .3rem; padding: 0; list-style: none; }
      .key li { display: flex; align-items: center; gap: .45rem; font-size: var(--small); color: var(--soft); }
      .key svg { width: 2rem; height: .9rem; flex: none; }
    `,
  ];

  override connectedCallback() {
    super.connectedCallback();
    this.watched = new ResizeObserver(() => (this.wide = Math.max(260, Math.round(this.clientWidth))));
    this.watched.observe(this);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.watched?.disconnect();
  }

  override render() {
    const points = this.results?.points ?? [];
    if (!points.length || !this.results) return html`<p class="soft">Play a round, and your results show up here against what was expected.</p>`;
    return html`<ul class="key">
        <li>${sample('brought')} your result</li>
        <li>${sample('expected')} expected</li>
        <li><svg viewBox="0 0 32 14" aria-hidden="true"><rect class="band" width="32" height="14"></rect></svg> 19 out of 20 land in this band</li>
      </ul>
      ${this.plot([{ rounds: 0, resultCents: 0, expectedCents: 0, lowCents: 0, highCents: 0 }, ...points])}`;
  }

  private plot(points: Pick<Point, 'rounds' | 'resultCents' | 'expectedCents' | 'lowCents' | 'highCents'>[]) {
    const last = points.at(-1)!;
    const high = Math.max(...points.map((point) => Math.max(point.highCents, point.resultCents)));
    const low = Math.min(...points.map((point) => Math.min(point.lowCents, point.resultCents)));
    const x = linear(0, last.rounds, LEFT, this.wide - 12, this.wide < 480 ? 3 : 6);
    const y = linear(low, high, TALL - BELOW, 10, 5);
    const rounds = Object.assign(x, { ticks: x.ticks.filter((tick) => Number.isInteger(tick)) });
    const band = [
      ...points.map((point) => [x(point.rounds), y(point.highCents)] as const),
      ...[...points].reverse().map((point) => [x(point.rounds), y(point.lowCents)] as const),
    ];
    return html`<svg viewBox="0 0 ${this.wide} ${TALL}" role="img" aria-label=${standing(this.results!)}>
      ${axisY(y, LEFT, this.wide - LEFT - 12, (cents) => money(cents))} ${axisX(rounds, TALL - BELOW)}
      <text class="name" x=${this.wide - 12} y=${TALL - 6} text-anchor="end">rounds</text>
      <path class="band" d="M${band.map(([a, b]) => `${a.toFixed(1)} ${b.toFixed(1)}`).join('L')}Z"></path>
      ${line(points.map((point) => [x(point.rounds), y(point.expectedCents)] as const), 'expected')}
      ${line(points.map((point) => [x(point.rounds), y(point.resultCents)] as const), 'brought')}
      <circle class="end" r="4" cx=${x(last.rounds)} cy=${y(last.resultCents)}></circle>
    </svg>`;
  }
}

function sample(kind: string) {
  return html`<svg viewBox="0 0 32 14" aria-hidden="true">${line([[0, 7], [32, 7]], kind)}</svg>`;
}
