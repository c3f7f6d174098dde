import type { Citation, Settlement } from '../../live/house';

/** A round as `/api/rounds/{round}` has it. */
export type RoundRecord = {
  round: string; table: string; number: number; atMillis: number; over: boolean; events: Happened[]; settlement?: Settlement;
  voided?: { reason: string; by: Citation };
  deck?: { colour: 'red' | 'blue'; commitment: string; order?: string[]; salt?: string };
  file?: string;
};

export type Happened = { seq: number; atMillis: number; type: string; by: string; event: Record<string, unknown> };

/** Of `/api/rounds/{round}/proof`, who sat where. */
export type Proof = { seated: Record<string, string> };
