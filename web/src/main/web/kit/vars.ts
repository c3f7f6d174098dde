import { noChange } from 'lit';
import { Directive, directive, type ElementPart } from 'lit/directive.js';

type Values = Record<string, string | number>;

/** Sets custom properties on an element through its style object, because a style attribute is refused by our CSP. */
class Vars extends Directive {
  render(_values: Values) {
    return noChange;
  }

  override update(part: ElementPart, [values]: [Values]) {
    const style = (part.element as HTMLElement).style;
    for (const [name, value] of Object.entries(values)) style.setProperty(`--${name}`, String(value));
    return noChange;
  }
}

/** `<div ${vars({ left: '12%' })}>` gives the element `--left: 12%`. */
export const vars = directive(Vars);
