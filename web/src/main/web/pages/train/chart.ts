import { html, svg, type TemplateResult } from 'lit';
import { axisY, line, linear } from '../../kit/plot';
import type { Mark } from './marks';

/** A tile is never much narrower, so that its text stays readable. */
const WIDTH = 280;
const HEIGHT = 96;
const LEFT = 56;

/** How the last drills of a kind went: dots for the share that was right, and the seconds for each answer in words. */
export function chart(done: Mark[]): TemplateResult {
  const last = done.slice(-20);
  const x = linear(0, Math.max(1, last.length - 1), LEFT, WIDTH - 10);
  const y = linear(0, 100, HEIGHT - 8, 8, 2);
  const points = last.map((mark, i) => [x(i), y((100 * mark.right) / Math.max(1, mark.of))] as const);
  const speed = last.at(-1);
  const says = last.map((mark) => `${Math.round((100 * mark.right) / Math.max(1, mark.of))} %`).join(', ');
  return html`<figure>
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="Right answers, oldest first: ${says}">
      ${axisY(y, LEFT, WIDTH - LEFT - 10, (tick) => `${tick} %`)} ${line(points)}
      ${points.map(([cx, cy]) => svg`<circle cx=${cx} cy=${cy} r="3"></circle>`)}
    </svg>
    <figcaption>${done.length} done${speed ? html`, last ${speed.right} of ${speed.of}, ${(speed.seconds / Math.max(1, speed.of)).toFixed(1)} s each` : ''}</figcaption>
  </figure>`;
}
