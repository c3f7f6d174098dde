import type { Controls, Seat, TableView } from '../../../live/house';
import { listed } from '../../../kit/listed';
import { money } from '../../../kit/money';

/** What a dealer can press: a command of the table. */
export type Act = { button: string; verb: string; fields?: object };

/**
 * One line of the procedure.
 *
 * point: the rule in the game file whose clause stands behind it
 */
export type Step = {
  key: string; title: string; state: 'done' | 'next' | 'later'; words?: string; note?: string; point: string; acts: Act[];
  needs?: 'keypad' | 'payouts';
  /** Whether it can be done though it is not the next. */
  always?: boolean;
};

type Line = Omit<Step, 'state'> & { done: boolean };

const ORDER = ['betting', 'bets-closed', 'deciding', 'decided', 'forfeits-collected', 'revealed', 'settled'];

/** The procedure of the table's game, in its document's order; the first line that is not done is the next. */
export function procedure(view: TableView, paid: boolean): Step[] {
  if (view.phase === 'void') return [voided(view)];
  const lines = [...bank(view), ...bets(view), ...cards(view), ...ending(view, paid)];
  const next = lines.findIndex((line) => !line.done);
  return lines.map(({ done, ...line }, i) => ({ ...line, state: done && (next < 0 || i < next) ? 'done' : i === next ? 'next' : 'later' }));
}

function voided(view: TableView): Step {
  return {
    key: 'void', title: 'The round is void', state: 'next', point: 'wrong-number-of-cards', words: 'The round is void. All wagers go back.',
    note: view.voided, acts: [{ button: 'Next round', verb: 'next-round' }],
  };
}

/** How far a round has come. */
export function isPast(view: TableView, phase: string): boolean {
  return ORDER.indexOf(view.phase) > ORDER.indexOf(phase);
}

export function betting(view: TableView): Seat[] {
  return view.seats.filter((seat) => Object.keys(seat.stakes).length > 0);
}

// ---- before the cards ------------------------------------------------------------------------------------------------

function bank(view: TableView): Line[] {
  const held = view.bank;
  if (!held) return [];
  const taken = held.seat > 0;
  const open = view.phase === 'betting';
  const seats = view.seats.map((seat) => seat.seat);
  return [
    {
      key: 'offer', title: 'Offer the bank', point: 'bank-rotates', done: taken || !open,
      words: held.offeredTo ? `Seat ${held.offeredTo}, would you like to bank?` : 'Who would like to bank?',
      note: held.offeredTo ? `Seat ${held.offeredTo} has the offer.` : undefined,
      acts: held.offeredTo
        ? [{ button: 'No answer', verb: 'time-out', fields: { seat: held.offeredTo } }]
        : seats.map((seat) => ({ button: `Offer to seat ${seat}`, verb: 'offer-bank', fields: { seat } })),
    },
    {
      key: 'post', title: 'The player-dealer posts', point: 'bank-posted', done: held.postedCents > 0 || !open,
      words: 'Player-dealer, please post your wager.', note: taken ? `Seat ${held.seat} holds the bank, round ${held.roundsInARow} in a row.` : undefined,
      acts: taken ? [{ button: 'No answer', verb: 'time-out', fields: { seat: held.seat } }] : [],
    },
  ];
}

function bets(view: TableView): Line[] {
  const lines: Line[] = [
    {
      key: 'bets', title: 'Players bet', point: 'limits', done: betting(view).length > 0, words: 'Place your bets, please.',
      note: view.phase === 'betting' ? `${view.seats.length} seated, nobody has bet yet.` : undefined, acts: [],
    },
  ];
  if (view.bank) lines.push(action(view));
  if (view.controller) lines.push(lock(view.controller, view));
  lines.push({
    key: 'no-more-bets', title: 'No more bets', point: 'no-more-bets', done: isPast(view, 'betting'), words: closing(view),
    note: collection(view), acts: [{ button: 'No more bets', verb: 'no-more-bets' }],
  });
  return lines;
}

/** Never holds anything up: unless it is moved, settling starts at the player-dealer's left. */
function action(view: TableView): Line {
  const at = view.bank?.action ?? 0;
  const seats = betting(view).map((seat) => seat.seat).filter((seat) => seat !== view.bank?.seat && seat !== at);
  return {
    key: 'action', title: 'Place the action button', point: 'action-button', done: true, always: view.phase === 'betting',
    note: at ? `It lies at seat ${at}; settling starts there.` : 'Settling starts where it lies.',
    acts: seats.map((seat) => ({ button: `Seat ${seat}`, verb: 'action-button', fields: { seat } })),
  };
}

function lock(controls: Controls, view: TableView): Line {
  const button = controls.lockButton;
  return {
    key: 'lock', title: controls.lit.length || controls.phase !== 'betting' ? `Press ${button}` : `${button} is not needed: no sensor is lit`,
    point: 'progressive-locked', needs: 'keypad',
    // Where nobody bets the progressive there is nothing to lock, and play goes on without it.
    done: !toLock(view),
    words: 'Progressive wagers are locked.',
    note: `Sensors lit at ${listed(controls.lit)}. Take the chips off them.`,
    acts: [{ button, verb: 'controller/lock' }],
  };
}

/** Whether progressive wagers lie there to be locked; where nobody has bet one there is nothing to press. */
export function toLock(view: TableView): boolean {
  return view.controller?.phase === 'betting' && view.controller.lit.length > 0 && !isPast(view, 'bets-closed');
}

/** The dealer names the positions that have no Pair Plus. */
function closing(view: TableView): string {
  const label = view.posted.wagers['pair-plus'];
  const without = betting(view).filter((seat) => !seat.stakes['pair-plus']).map((seat) => seat.seat);
  if (!label || without.length === 0) return 'No more bets.';
  return `No more bets. No ${label}, position${without.length > 1 ? 's' : ''} ${listed(without)}.`;
}

/** What the dealer takes and drops before a card is dealt, position by position. */
function collection(view: TableView): string | undefined {
  const { fees } = view.posted;
  if (!fees || !view.feesDue.length) return undefined;
  const due = view.feesDue.map((fee) => `${fee.playerDealer ? 'the player-dealer' : `seat ${fee.seat}`} ${money(fee.cents)}`);
  return `Collection: ${due.join(', ')} (${fees.by.document} ${fees.by.clause}).`;
}

// ---- the cards -------------------------------------------------------------------------------------------------------

function cards(view: TableView): Line[] {
  const dealt = isPast(view, 'bets-closed');
  return [
    {
      key: 'deal', title: 'Deal', point: 'stacks-of-three', done: dealt,
      words: view.posted.shown === 'one-dealer-card' ? 'One card of the player-dealer is turned up.' : undefined,
      note: `Three cards to each position, the hand to beat last.${view.posted.shuffled ? '' : ` The ${view.backs} deck is in.`}`,
      acts: view.posted.shuffled ? [{ button: 'Deal', verb: 'deal' }] : stacks(view),
    },
    {
      key: 'decide', title: 'Players decide', point: 'decision', done: isPast(view, 'deciding'), words: asking(view),
      acts: view.turn ? deciding(view) : [],
    },
    {
      key: 'collect', title: 'Collect what is forfeited', point: 'collect-forfeits', done: isPast(view, 'decided'), note: folded(view),
      acts: [{ button: 'Collected', verb: 'collect-forfeits' }],
    },
  ];
}

/** The card that is shown is typed; where none is, the stacks lie face down. */
function stacks(view: TableView): Act[] {
  return view.posted.shown === 'one-dealer-card' ? [] : [{ button: 'Stacks are dealt', verb: 'deal-stacks', fields: { colour: view.backs } }];
}

function deciding(view: TableView): Act[] {
  const fields = { seat: view.turn };
  const visitor = view.seats.some((seat) => seat.seat === view.turn && seat.visitor);
  return visitor
    ? [{ button: `Seat ${view.turn} plays`, verb: 'visitor/play', fields }, { button: `Seat ${view.turn} folds`, verb: 'visitor/fold', fields }]
    : [{ button: `Seat ${view.turn} does not answer: fold`, verb: 'time-out', fields }];
}

function asking(view: TableView): string | undefined {
  return view.turn ? `Seat ${view.turn}: play or fold?` : undefined;
}

function folded(view: TableView): string {
  const out = view.seats.filter((seat) => seat.decision === 'folded').map((seat) => seat.seat);
  return out.length ? `Folded: seat${out.length > 1 ? 's' : ''} ${listed(out)}, from the right.` : 'Nobody has folded.';
}

// ---- the hand to beat, and money -------------------------------------------------------------------------------------

function ending(view: TableView, paid: boolean): Line[] {
  const lines: Line[] = [
    {
      key: 'reveal', title: 'Turn up the hand to beat', point: 'reveal', done: isPast(view, 'forfeits-collected'),
      words: said(view), note: 'Set it from high to low and call the hand.',
      acts: view.posted.shuffled ? [{ button: 'Reveal', verb: 'reveal' }] : [],
    },
  ];
  if (!view.posted.shuffled) lines.push(hands(view));
  if (view.controller) lines.push(...jackpots(view.controller, view));
  lines.push(
    {
      key: 'settle', title: 'Settle', point: 'higher-hand-wins', done: view.phase === 'settled', words: said(view),
      acts: [{ button: 'Settle', verb: 'settle' }],
    },
    { key: 'pay', title: 'Take and pay, in order', point: 'around', done: paid, needs: 'payouts', acts: [] },
  );
  if (view.controller) lines.push(...over(view.controller));
  lines.push({
    key: 'next', title: 'Next round', point: 'decks-alternate', done: false, note: 'The other deck comes in.',
    acts: [{ button: 'Next round', verb: 'next-round' }],
  });
  return lines;
}

function hands(view: TableView): Line {
  return {
    key: 'hands', title: 'Turn up the players’ hands', point: 'reveal', done: isPast(view, 'forfeits-collected') && view.toKey.length === 0,
    words: said(view),
    note: view.toKey.length ? `Still face down: seat${view.toKey.length > 1 ? 's' : ''} ${listed(view.toKey)}.` : 'A folded hand with nothing still live stays face down.', acts: [],
  };
}

function said(view: TableView): string | undefined {
  return view.dealer.says && `${view.dealer.says}.`;
}

function jackpots(controls: Controls, view: TableView): Line[] {
  const done = view.phase === 'settled' || (isPast(view, 'forfeits-collected') && !awaits(controls));
  const waiting = controls.amounts.length > controls.recorded.length;
  return [
    {
      key: 'mark', title: 'Mark progressive wins and call a supervisor', point: 'meter-pays', needs: 'keypad', done,
      words: waiting ? 'A supervisor, please.' : undefined,
      note: waiting ? 'Pending: a supervisor looks at the cards and confirms.' : marking(controls), acts: [],
    },
  ];
}

function awaits(controls: Controls): boolean {
  if (controls.phase !== 'settling') return controls.phase === 'locked';
  return controls.unmarked.length > 0 || controls.waiting.length > 0 || controls.key.toLowerCase() === 'jph';
}

function marking(controls: Controls): string {
  const open = controls.unmarked.map((held) => held.seat);
  return open.length ? `To verify: seat ${listed(open)}.` : 'Hands a supervisor has to verify are marked before anything is paid.';
}

/** Whether the controller still holds a round that was locked. */
export function toEnd(controls: Controls): boolean {
  return controls.phase !== 'over' && controls.phase !== 'betting';
}

function over(controls: Controls): Line[] {
  const button = controls.overButton;
  return [
    ...(controls.envyDue || controls.phase === 'over'
      ? [{
          key: 'envy', title: 'Pay envy', point: 'envy', done: !controls.envyDue, needs: 'keypad' as const,
          acts: [{ button: 'Envy is paid', verb: 'controller/pay-envy' }],
        }]
      : []),
    {
      key: 'over', title: `Press ${button}`, point: 'progressive-locked', needs: 'keypad', done: !toEnd(controls),
      acts: [{ button, verb: 'controller/end-round' }],
    },
  ];
}
