import { svg, type SVGTemplateResult } from 'lit';

/** From a value to a place on the paper. */
export type Scale = ((value: number) => number) & { ticks: number[] };

/** A straight scale with about `count` round ticks. */
export function linear(from: number, to: number, start: number, end: number, count = 5): Scale {
  const span = to - from || 1;
  const place = (value: number) => start + ((value - from) / span) * (end - start);
  return Object.assign(place, { ticks: round(from, to, count) });
}

/** A logarithmic scale with a tick per power of ten. */
export function log(from: number, to: number, start: number, end: number): Scale {
  const low = Math.log10(from);
  const high = Math.log10(to);
  const place = (value: number) => start + ((Math.log10(value) - low) / (high - low || 1)) * (end - start);
  const ticks: number[] = [];
  for (let power = Math.ceil(low); power <= high; power++) ticks.push(10 ** power);
  return Object.assign(place, { ticks });
}

function round(from: number, to: number, count: number): number[] {
  const raw = Math.abs(to - from) / Math.max(1, count);
  if (raw === 0) return [from];
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= raw) ?? raw;
  const ticks: number[] = [];
  for (let tick = Math.ceil(Math.min(from, to) / step) * step; tick <= Math.max(from, to) + step / 1e6; tick += step) {
    ticks.push(Number(tick.toPrecision(12)));
  }
  return ticks;
}

type Text = (value: number) => string;

/** The axis under a plot; `y` is where it lies. */
export function axisX(scale: Scale, y: number, text: Text = String): SVGTemplateResult {
  return svg`<g class="axis">${scale.ticks.map(
    (tick) => svg`<line x1=${scale(tick)} x2=${scale(tick)} y1=${y} y2=${y + 5}></line>
      <text x=${scale(tick)} y=${y + 18} text-anchor="middle">${text(tick)}</text>`,
  )}</g>`;
}

/** The axis beside a plot, with quiet lines across it. */
export function axisY(scale: Scale, x: number, width: number, text: Text = String): SVGTemplateResult {
  return svg`<g class="axis">${scale.ticks.map(
    (tick) => svg`<line class="across" x1=${x} x2=${x + width} y1=${scale(tick)} y2=${scale(tick)}></line>
      <text x=${x - 6} y=${scale(tick) + 4} text-anchor="end">${text(tick)}</text>`,
  )}</g>`;
}

/** A line through points that are already on the paper. */
export function line(points: ReadonlyArray<readonly [number, number]>, kind = ''): SVGTemplateResult {
  const path = points.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(2)} ${y.toFixed(2)}`).join('');
  return svg`<path class="line ${kind}" d=${path} fill="none"></path>`;
}

/** The colour of a value between −1 (fold) and 1 (play), from orange to blue, which every eye tells apart; the number itself must stand there too. */
export function heat(value: number): string {
  const strength = Math.round(Math.min(1, Math.abs(value)) * 80);
  return `color-mix(in srgb, var(${value < 0 ? '--fold' : '--play'}) ${strength}%, var(--surface))`;
}
