/** Cents as a person writes them: `$25`, `$2.50`, `$1,250`. */
export function money(cents: number): string {
  const whole = Math.floor(Math.abs(cents) / 100).toLocaleString('en-US');
  const rest = Math.abs(cents) % 100;
  const text = rest === 0 ? whole : `${whole}.${String(rest).padStart(2, '0')}`;
  return (cents < 0 ? '−$' : '$') + text;
}

/** With its sign, for what somebody has won or lost. */
export function signed(cents: number): string {
  return cents > 0 ? `+${money(cents)}` : money(cents);
}

/** As commands want it: dollars in a string. */
export function dollars(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}

/** The last ceiling that a table can post; above it nothing is posted. */
const MOST_CENTS = 1_000_000_000_00;

export function limits(least: number, most: number): string {
  if (least === most) return money(least);
  return most > MOST_CENTS ? `from ${money(least)}` : `${money(least)}–${money(most)}`;
}

/** A meter stands there to the cent: `$1,000.00`. */
export function toTheCent(cents: number): string {
  return `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}

/** Exact dollars of the books with commas: `1234.5` as `$1,234.5`. */
export function exactly(dollars: string): string {
  const [whole = '0', rest] = dollars.replace('-', '').split('.');
  return `${dollars.startsWith('-') ? '−' : ''}$${Number(whole).toLocaleString('en-US')}${rest ? `.${rest}` : ''}`;
}
