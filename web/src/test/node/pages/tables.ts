import type { Schemas } from '../../../main/web/live/house';

type Table = Schemas['Table'];

/** A seat with an Ante of $5 on it. */
export function seat(number: number, more: Partial<Schemas['Seat']> = {}): Schemas['Seat'] {
  return {
    seat: number, player: `player-${number}`, practice: false, visitor: false, here: true, rackCents: 95_00, stakes: { ante: 5_00 }, ready: false,
    dealtIn: false, decision: 'none', ...more,
  };
}

/** A wager that won $5 off a $5 stake. */
export function won(number: number, more: Partial<Schemas['SettledWager']> = {}): Schemas['SettledWager'] {
  return {
    seat: number, wager: 'ante', label: 'Ante', stakeCents: 5_00, result: 'wins', outcome: 'won', word: 'wins', paidCents: 5_00,
    returnedCents: 5_00, takenCents: 0, netCents: 5_00, because: 'a pair of 9s beats king high',
    by: { document: 'WA-TCP', clause: 'Settling 1' }, ...more,
  };
}

/** A table whose bets are open. */
export function table(more: Partial<Table> = {}): Table {
  return {
    seq: 7, now: 0, id: 't1', title: 'Table 1', open: true,
    posted: {
      game: 'wa/three-card-poker', gameTitle: 'Three Card Poker', document: 'WA-TCP', choices: [], approved: true, fingerprint: 'f',
      shown: 'nothing', playerBanked: false, dealer: 'Dealer', qualifier: 'queen high or better', places: 7, mostPlayers: 7, communityCards: 0,
      wagers: { ante: 'Ante', play: 'Play', 'pair-plus': 'Pair Plus' }, limits: { ante: { minimumCents: 5_00, maximumCents: 100_00 } },
      automatic: true, shuffled: true, controllerOnly: false, rotation2026: false, waits: { bettingMillis: 12_000, offerMillis: 12_000, decisionMillis: 25_000, cutMillis: 3_000 },
    },
    round: 't1.1', number: 1, phase: 'betting', suspended: false, backs: 'red', seats: [seat(1)], dealer: { cardsDown: 0, cards: [] }, community: [],
    toKey: [], turn: 0, fees: [], feesDue: [], dealers: [], you: { player: 'player-1', seats: [1], rackCents: 95_00, can: ['bet'], feeCents: 0 }, ...more,
  };
}
