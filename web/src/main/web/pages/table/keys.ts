import { settings } from '../../live/settings';
import type { TableModel } from './model';
import { DENOMINATIONS } from '../../kit/chip';

type Page = { model: TableModel; began: number; coach(): void; text(): void; help(): void };

/** What each single key does; shown by `?`. */
export const KEYS: [string, string][] = [
  ['S', 'sit down at any free seat'],
  ['1 – 5', 'put the chosen chip on a spot, from the left'],
  ['[ and ]', 'choose a smaller or larger chip'],
  ['U', 'undo the last chip'],
  ['C', 'clear your wagers'],
  ['R', 'rebet, the same as last round'],
  ['D', 'deal: you are ready'],
  ['P', 'play'],
  ['F', 'fold'],
  ['B, N', 'take the bank, decline it'],
  ['H', 'ask the coach'],
  ['T', 'show the table as text or as a picture'],
  ['?', 'these keys'],
];

/** Presses a key. Keys that are typed into a field, or held with another, are not for us. */
export function press(event: KeyboardEvent, page: Page): void {
  // A key that is held down says what it says once.
  if (event.repeat || settings.keys === 'off' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
  const { model, began } = page;
  const betting = model.view?.phase === 'betting' && model.isSeated && !model.isBanker;
  const key = event.key.toLowerCase();
  const act: Record<string, () => unknown> = {
    s: () => !model.isSeated && model.sit(),
    u: () => betting && model.undo(),
    c: () => betting && model.clear(),
    r: () => betting && model.rebet(),
    d: () => betting && model.ready(),
    p: () => model.can('play') && model.play(began),
    f: () => model.can('fold') && model.fold(began),
    b: () => model.can('take-bank') && model.takeBank(began),
    n: () => model.can('decline-bank') && model.declineBank(),
    h: () => page.coach(),
    t: () => page.text(),
    '?': () => page.help(),
    '[': () => next(model, -1),
    ']': () => next(model, 1),
  };
  const spot = /^[1-5]$/.test(key) ? model.cloth?.spots.filter((one) => one.staked)[Number(key) - 1] : undefined;
  if (spot && betting) model.add(spot.wager);
  else if (act[key]) act[key]();
  else return;
  event.preventDefault();
}

function next(model: TableModel, step: number) {
  const at = DENOMINATIONS.findIndex((cents) => cents === model.chip) + step;
  model.chip = DENOMINATIONS[Math.min(DENOMINATIONS.length - 1, Math.max(0, at))]!;
  model.dispatchEvent(new Event('change'));
}

function isTyping(event: KeyboardEvent): boolean {
  return event.composedPath().some((one) => one instanceof HTMLInputElement && one.type !== 'radio' || one instanceof HTMLTextAreaElement || one instanceof HTMLSelectElement || one instanceof HTMLDialogElement);
}
