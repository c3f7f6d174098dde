/** A drill done: kept in the trainee's own browser. */
export type Mark = { kind: string; at: number; right: number; of: number; seconds: number };

const KEY = 'queenhigh-marks';
const MOST = 400;

export function marks(): Mark[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Mark[];
  } catch {
    return [];
  }
}

export function keep(mark: Mark) {
  localStorage.setItem(KEY, JSON.stringify([...marks(), mark].slice(-MOST)));
}

export function forget() {
  localStorage.removeItem(KEY);
}

/** A seed that has not been seen before, as far as chance goes. */
export function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]!;
}
