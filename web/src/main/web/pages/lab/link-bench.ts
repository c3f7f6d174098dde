import { LitElement, css, html, nothing, svg } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { base } from '../../kit/base';
import { axisX, axisY, line, linear } from '../../kit/plot';
import { Problem, get } from '../../live/api';
import type { Schemas } from '../../live/house';
import { fixed, percent, type Share } from './figures';

type Study = Schemas['LinkStudy'];
type AtWin = Schemas['MeterAtWin'];

type Term = 'wager' | 'contribution' | 'reserve' | 'seed' | 'limit' | 'meter' | 'tables' | 'players' | 'roundsPerHour';

const TERMS: [Term, string, string][] = [
  ['wager', 'Wager', '$'], ['contribution', 'To the meter', '%'], ['reserve', 'To the reserve', '%'], ['seed', 'Seed', '$'],
  ['limit', 'Meter limit', '$'], ['meter', 'Meter now', '$'], ['tables', 'Tables', ''], ['players', 'Players at each', ''],
  ['roundsPerHour', 'Rounds per hour', ''],
];
const WAIT = 250;

/** A progressive link before it opens: turn its terms, see where each dollar goes, how the meter grows and what can go wrong. */
@customElement('qh-link-bench')
export class LinkBench extends LitElement {
  @property() game = '';
  @property() choose = '';
  @state() private terms: Partial<Record<Term, string>> = {};
  @state() private allFromMeter = false;
  @state() private study?: Study;
  @state() private no = '';
  private turn = 0;
  private later = 0;

  static override styles = [
    base,
    css`
      form { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr)); gap: .7rem .9rem; align-items: end; }
      form input:not([type='checkbox']) { width: 100%; text-align: right; font-variant-numeric: tabular-nums; }
      form .check { display: flex; gap: .45rem; align-items: center; color: var(--ink); min-height: 2.4rem; }
      .stats { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr)); gap: .8rem; margin: 1.1rem 0; }
      .stats div { display: flex; flex-direction: column-reverse; justify-content: flex-end; }
      .stats dt { color: var(--soft); font-size: var(--small); }
      .stats dd { margin: 0; font: 600 1.55rem/1.1 var(--serif); font-variant-numeric: tabular-nums; }
      .plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 28rem), 1fr)); gap: 1rem; }
      figure { margin: 0; }
      figure svg { width: 100%; max-width: 30rem; height: auto; display: block; }
      figcaption { font: 600 1.05rem var(--serif); margin-bottom: .3rem; }
      .axis line { stroke: var(--line); } .axis text { fill: var(--soft); font: 12px var(--sans); }
      .line { stroke: var(--brass); stroke-width: 2.5; } .line.faint { stroke-width: 1.2; stroke-dasharray: 3 3; }
      .bar { fill: var(--brass); opacity: .75; } .band { fill: var(--brass); opacity: .16; }
      .even { stroke: var(--good); stroke-width: 1.5; stroke-dasharray: 6 4; } .even-label { fill: var(--good); font: 600 12px var(--sans); }
      .where rect { stroke: var(--surface); stroke-width: 1.5; }
      .key { display: flex; flex-wrap: wrap; gap: .2rem 1rem; margin-top: .4rem; font-size: var(--small); }
      .key i { display: inline-block; width: .8rem; height: .8rem; border-radius: .2rem; margin-right: .35rem; vertical-align: -.08rem; }
      .k0 { fill: var(--good); background: var(--good); } .k1 { fill: var(--brass-deep); background: var(--brass-deep); }
      .k2 { fill: var(--brass-bright); background: var(--brass-bright); } .k3 { fill: var(--felt); background: var(--felt); }
      .k4 { fill: var(--rail-light); background: var(--rail-light); } .k5 { fill: var(--back-blue); background: var(--back-blue); }
      .advice { border-left: 4px solid var(--notice); margin-bottom: .6rem; }
    `,
  ];

  override willUpdate(changed: Map<PropertyKey, unknown>) {
    if (changed.has('game') || changed.has('choose')) void this.ask();
  }

  private async ask() {
    const turn = ++this.turn;
    const query = new URLSearchParams({ choose: this.choose });
    for (const [name, value] of Object.entries(this.terms)) if (value) query.set(name, value);
    if (this.allFromMeter) query.set('allFromMeter', 'true');
    try {
      const study = await get<Study>(`/api/lab/${this.game}/progressive?${query}`);
      if (turn === this.turn) [this.study, this.no] = [study, ''];
    } catch (no) {
      if (turn === this.turn) this.no = no instanceof Problem ? no.detail : String(no);
    }
  }

  private set(name: Term, value: string) {
    this.terms = { ...this.terms, [name]: value };
    clearTimeout(this.later);
    this.later = window.setTimeout(() => void this.ask(), WAIT);
  }

  override render() {
    return html`<form @submit=${(event: Event) => event.preventDefault()}>
        ${TERMS.map(([name, title, unit]) => this.field(name, title, unit))}
        <label class="check"><input type="checkbox" .checked=${this.allFromMeter} @change=${this.turnAll} />all awards off the meter</label>
      </form>
      ${this.no ? html`<p class="bad" role="alert">${this.no}</p>` : nothing}
      ${this.study ? this.told(this.study) : nothing}`;
  }

  private field(name: Term, title: string, unit: string) {
    const link = this.study?.link;
    const value = link?.[name];
    const usual = typeof value === 'object' ? fixed(value.percent, 2).replace(/\.?0+$/, '') : value === undefined ? '' : String(value).replace(/\.00$/, '');
    return html`<div><label for="l-${name}">${title}${unit ? ` (${unit})` : ''}</label>
      <input id="l-${name}" inputmode="decimal" placeholder=${usual || 'none'} .value=${this.terms[name] ?? ''} @input=${(event: InputEvent) => this.set(name, (event.target as HTMLInputElement).value.trim())} /></div>`;
  }

  private turnAll() {
    this.allFromMeter = !this.allFromMeter;
    void this.ask();
  }

  private told(study: Study) {
    const hours = Number(study.toWin.hours.decimal);
    return html`<dl class="stats card-surface" aria-live="polite">
        ${stat('house keeps in the long run', percent(study.longRun.edge))}
        ${stat('meter growth per hour', dollars(study.growthPerHour.decimal))}
        ${stat('average time to a win', hours < 48 ? `${hours.toFixed(1)} h` : `${(hours / 24).toFixed(1)} days`)}
        ${stat('meter at the next win', dollars(middle(study.nextWin.mean)))}
        ${study.breakEvenMeter ? stat('favours the player from', dollars(study.breakEvenMeter.decimal)) : nothing}
        ${study.dry ? stat('runs dry before it is won', `${(100 * Number(study.dry.chance ?? study.dry.simulated.value)).toFixed(2)} %`) : nothing}
      </dl>
      ${study.advice.map(({ says, clause }) => html`<p class="advice card-surface small">${says} <span class="soft">${clause}</span></p>`)}
      <div class="plots">${this.growth(study)} ${this.won(study)} ${this.where(study)} ${this.risk(study)}</div>
      ${study.histories > 0 ? html`<p class="soft small">Bands and what has no exact value come from ${study.histories.toLocaleString('en-US')} simulated meters; averages and edges are exact.</p>` : nothing}`;
  }

  private growth({ growth, breakEvenMeter, link }: Study) {
    const points = growth.map((one) => ({ hours: Number(one.hours), mean: Number(one.mean), low: Number(one.low), high: Number(one.high) }));
    if (points.length === 0) return nothing;
    const even = breakEvenMeter ? Number(breakEvenMeter.decimal) : undefined;
    const top = Math.max(...points.map((one) => one.high), even && even < 4 * points[points.length - 1]!.high ? even : 0);
    const x = linear(0, points[points.length - 1]!.hours, 62, 312, 4);
    const y = linear(0, top * 1.05, 190, 10, 4);
    const start = { hours: 0, mean: Number(link.meter), low: Number(link.meter), high: Number(link.meter) };
    const all = [start, ...points];
    const band = [...all.map((one) => `${x(one.hours)},${y(one.high)}`), ...all.toReversed().map((one) => `${x(one.hours)},${y(one.low)}`)].join(' ');
    return html`<figure class="card-surface"><figcaption>The meter while nobody wins it</figcaption>
      <svg viewBox="0 0 320 220" role="img" aria-label="Growth of the meter by hours">
        ${axisY(y, 62, 250, (value) => dollars(String(value)))} ${axisX(x, 190, (value) => `${value} h`)}
        <polygon class="band" points=${band}></polygon>
        ${line(all.map((one) => [x(one.hours), y(one.mean)] as const))}
        ${even !== undefined && even <= top * 1.05
          ? svg`<line class="even" x1="62" x2="312" y1=${y(even)} y2=${y(even)}/><text class="even-label" x="310" y=${y(even) - 4} text-anchor="end">break-even</text>`
          : nothing}
      </svg></figure>`;
  }

  private won({ nextWin, breakEvenMeter }: Study) {
    const bars = nextWin.histogram.map((bar) => ({ from: Number(bar.from), to: Number(bar.to ?? bar.from), chance: Number(bar.chance) }));
    const closed = bars.filter((bar) => bar.to > bar.from);
    if (closed.length === 0) return nothing;
    const x = linear(closed[0]!.from, closed[closed.length - 1]!.to, 48, 304, 3);
    const y = linear(0, Math.max(...closed.map((bar) => bar.chance)) * 1.05, 190, 10, 4);
    const even = breakEvenMeter ? Number(breakEvenMeter.decimal) : Infinity;
    return html`<figure class="card-surface"><figcaption>The meter at the next win</figcaption>
      <svg viewBox="0 0 320 220" role="img" aria-label="Distribution of the meter at the next win">
        ${axisY(y, 48, 264, (value) => `${(100 * value).toFixed(0)} %`)} ${axisX(x, 190, (value) => dollars(String(value)))}
        ${closed.map((bar) => svg`<rect class="bar" x=${x(bar.from) + 0.5} width=${Math.max(1, x(bar.to) - x(bar.from) - 1)} y=${y(bar.chance)} height=${190 - y(bar.chance)}/>`)}
        ${even < closed[closed.length - 1]!.to && even > closed[0]!.from
          ? svg`<line class="even" x1=${x(even)} x2=${x(even)} y1="10" y2="190"/><text class="even-label" x=${x(even) + 4} y="20">break-even</text>`
          : nothing}
      </svg></figure>`;
  }

  /** Where each dollar goes, as one bar. */
  private where({ longRun }: Study) {
    const parts: [string, Share][] = [
      ['the house', longRun.edge], ['fixed awards', longRun.fixedAwards], ['the meter', longRun.contribution], ['the reserve', longRun.reserve],
      ['new seeds', longRun.reseeding], ['envy', longRun.envy],
    ];
    let at = 0;
    return html`<figure class="card-surface where"><figcaption>Where each dollar goes in the long run</figcaption>
      <svg viewBox="0 0 400 46" role="img" aria-label=${parts.map(([name, share]) => `${name} ${percent(share, 1)}`).join(', ')}>
        ${parts.map(([, share], i) => {
          const width = Math.max(0, Number(share.decimal)) * 400;
          at += width;
          return svg`<rect class="k${i}" x=${at - width} width=${width} height="46"/>`;
        })}
      </svg>
      <div class="key">${parts.map(([name, share], i) => html`<span><i class="k${i}"></i>${name} ${percent(share, 2)}</span>`)}</div></figure>`;
  }

  /** What envy does to edge and break-even by players; or, off the meter, the chance to run dry by contribution. */
  private risk(study: Study) {
    const dry = study.dry?.byContribution.filter((one) => one.chance !== undefined) ?? [];
    if (dry.length > 1) {
      const x = linear(Number(dry[0]!.contribution.percent), Number(dry[dry.length - 1]!.contribution.percent), 48, 312, 5);
      const y = linear(0, 1, 190, 10, 4);
      return html`<figure class="card-surface"><figcaption>Running dry, by contribution</figcaption>
        <svg viewBox="0 0 320 220" role="img" aria-label="Chance that the meter runs dry, by contribution">
          ${axisY(y, 48, 264, (value) => `${(100 * value).toFixed(0)} %`)} ${axisX(x, 190, (value) => `${value} %`)}
          ${line(dry.map((one) => [x(Number(one.contribution.percent)), y(Number(one.chance))] as const))}
        </svg></figure>`;
    }
    return html`<figure class="card-surface"><figcaption>By players at the table, envy included</figcaption>
      <div class="scroll-x" tabindex="0" role="region" aria-label="By players"><table class="numbers">
        <thead><tr><th scope="col" class="number">players</th><th scope="col" class="number">long-run edge</th><th scope="col" class="number">break-even</th></tr></thead>
        <tbody>${study.players.map((one) => html`<tr><td class="number">${one.players}</td><td class="number">${percent(one.edge)}</td><td class="number">${one.breakEvenMeter ? dollars(one.breakEvenMeter.decimal) : '–'}</td></tr>`)}</tbody>
      </table></div></figure>`;
  }
}

function stat(title: string, value: string) {
  return html`<div><dt>${title}</dt><dd>${value}</dd></div>`;
}

function middle(mean: AtWin['mean']): string {
  return mean.decimal ?? String((Number(mean.low) + Number(mean.high)) / 2);
}

function dollars(decimal: string): string {
  return `$${Number(decimal).toLocaleString('en-US', { maximumFractionDigits: 0 })}`;
}
