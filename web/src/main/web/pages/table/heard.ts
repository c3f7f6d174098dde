import type { Sound } from '../../kit/sound';
import type { TableView } from '../../live/house';

/** What a change at the table sounds like, to whoever sits there and has asked for sound. */
export function heard(before: TableView | undefined, view: TableView): Sound[] {
  if (!before || !view.you?.seats.length) return [];
  const same = before.round === view.round;
  const sounds: Sound[] = [];
  const dealt = (one: TableView) => one.seats.filter((seat) => seat.dealtIn).length;
  if (dealt(view) > (same ? dealt(before) : 0)) sounds.push('card', 'card', 'card');
  if (same && view.dealer.hand && !before.dealer.hand) sounds.push('card');
  const moved = (one: TableView) => one.settlement?.wagers.length ?? 0;
  if (same && moved(view) > moved(before)) sounds.push('chip');
  if (same && view.phase === 'betting' && stakes(view) > stakes(before)) sounds.push('chip');
  const ended = view.phase === 'settled' && !(same && before.phase === 'settled');
  // What comes back is less than what was laid: that is no win, whatever single wagers did.
  if (ended && (view.you.resultCents ?? 0) > 0) sounds.push('win');
  return sounds;
}

function stakes({ seats, you }: TableView): number {
  return seats.filter((seat) => you?.seats.includes(seat.seat)).reduce((all, seat) => all + Object.values(seat.stakes).reduce((sum, one) => sum + one, 0), 0);
}
