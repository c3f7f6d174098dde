/** `1000000` as `1,000,000`. */
export function grouped(count: number): string {
  return count.toLocaleString('en-US');
}

export function often(rounds: number, all: number): string {
  return `${((100 * rounds) / all).toFixed(4)} %`;
}

/** Rounds a second, with no more digits than a glance can take in. */
export function rate(rounds: number, seconds: number): string {
  const each = rounds / seconds;
  return each >= 1e6 ? `${Math.round(each / 1e6)} million a second` : `${grouped(Math.round(each / 1000) * 1000)} a second`;
}
