import { get, post } from '../../live/api';
import type { Schemas } from '../../live/house';
import { may } from '../../live/session';

/** What is practised: a drill about a game with its choices. */
export type Exercise = Schemas['Exercise'];
export type Drill = Schemas['Drill'];
export type Marks = Schemas['DrillMarks'];
export type Done = Schemas['DrillDone'];
export type Trainee = Schemas['Trainee'];

/** What an exercise hands in at its end: its marks, and the seconds it took. */
export type Finished = { right: number; of: number; seconds: number };

type Told = { kind: string; title: string; says: string; room: 'table' | 'bank' | 'meter'; choose?: string[] };

/** The exercises in words; which games each can be about is the house's to say. */
export const EXERCISES: Told[] = [
  { kind: 'procedure', room: 'table', title: 'Run a round', says: 'Every step in order. A wrong one is stopped, with the clause that stops it.' },
  { kind: 'pay-the-table', room: 'table', title: 'Pay the table', says: 'A full table of settled hands: take, pay or leave, spot by spot.' },
  { kind: 'read-the-hand', room: 'table', title: 'Read the hand', says: 'Three cards, or the best five of six. In one of them a straight beats a flush.' },
  { kind: 'irregularities', room: 'table', title: 'Irregularities', says: 'A card too many, a shuffler that stops, a player who walks away.' },
  { kind: 'bank-runs-out', room: 'bank', title: 'The bank runs out', says: 'The player-dealer comes up short: who is paid, what goes back, and what is left?' },
  { kind: 'rotation', room: 'bank', title: 'Who banks next', says: 'The position goes round: offered, declined, taken, passed on.' },
  { kind: 'collections', room: 'bank', title: 'Collections', says: 'Bets are about to close. What does everybody drop, by the posted schedule?' },
  { kind: 'progressive-pays', room: 'meter', title: 'Pay the progressive', says: 'Tray or meter: what each hand is paid, and in what order.' },
  { kind: 'envy', room: 'meter', title: 'Envy', says: 'Somebody else holds the hand. Who is paid for it, and how much?' },
  { kind: 'keypad-game-manager', room: 'meter', title: 'Game Manager keypad', says: 'COIN IN, the hand button, the supervisor’s key, GAME OVER.', choose: ['P1', 'game-manager'] },
  { kind: 'keypad-nexus', room: 'meter', title: 'Nexus display', says: 'START GAME, spot and hand, confirm and swipe, END GAME.', choose: ['P1', 'nexus'] },
  { kind: 'keypad-multi-game-link', room: 'meter', title: 'Multi Game Link', says: 'The Nexus with two community cards: five make the hand.', choose: ['MGL'] },
];

/** The drill behind a tile: three keypads are one. */
export function drillOf(kind: string): string {
  return kind.startsWith('keypad-') ? 'keypad' : kind;
}

/** The tile of an exercise; a keypad's is told by what was chosen. */
export function tileOf(exercise: Exercise): string {
  if (exercise.drill !== 'keypad') return exercise.drill;
  if (exercise.choices.includes('MGL')) return 'keypad-multi-game-link';
  return exercise.choices.includes('nexus') ? 'keypad-nexus' : 'keypad-game-manager';
}

export function titleOf(kind: string): string {
  return EXERCISES.find((one) => one.kind === kind)?.title ?? kind.replaceAll('-', ' ');
}

/** Where an exercise is: `#envy`, or with its game `#envy/wa/three-card-poker/P1,nexus`. */
export function hashOf(kind: string, game?: string, choices: string[] = []): string {
  return game ? `#${kind}/${game}${choices.length ? `/${choices.join(',')}` : ''}` : `#${kind}`;
}

export function fromHash(hash: string): { kind: string; game?: string; choose: string[] } {
  const [kind = '', regulator, name, choices = ''] = decodeURIComponent(hash.slice(1)).split('/');
  return { kind, ...(regulator && name ? { game: `${regulator}/${name}` } : {}), choose: choices.split(',').filter(Boolean) };
}

/** Whether marks are kept by the house: they are for whoever deals. */
export const keeps = () => may('learn');

export type Sheet = { drill: Drill; paper?: string; seed?: number };

/** A drill's questions: on a paper of the house for whoever deals, by any seed for everybody else. */
export async function take(kind: string, game: string, choose: string[], seed: number): Promise<Sheet> {
  const drill = drillOf(kind);
  if (keeps()) {
    const { paper, asked } = await post<Schemas['TrainingPaper']>('/api/training/papers', { drill, ...(game ? { game } : {}), ...(choose.length ? { choose } : {}) });
    return { drill: asked, paper };
  }
  if (drill === 'procedure' || drill === 'keypad') return { drill: { kind: drill, items: [] }, seed };
  const query = new URLSearchParams({ seed: String(seed), ...(game ? { game } : {}), ...(choose.length ? { choose: choose.join(',') } : {}) });
  return { drill: await get<Drill>(`/api/drills/${drill}?${query}`), seed };
}

/** Hands answers in. */
export async function handIn(sheet: Sheet, game: string, choose: string[], answers: string[]): Promise<Marks> {
  if (sheet.paper) {
    return (await post<Schemas['TrainingMarks']>('/api/training/papers/marks', { paper: sheet.paper, answers })).marks;
  }
  return post<Marks>(`/api/drills/${sheet.drill.kind}`, { seed: sheet.seed, answers, ...(game ? { game } : {}), ...(choose.length ? { choose } : {}) });
}

/** How a walk says which one it is. */
export function walking(sheet: Sheet, game: string, choose: string[]): object {
  return sheet.paper ? { paper: sheet.paper } : { seed: sheet.seed, ...(game ? { game } : {}), ...(choose.length ? { choose } : {}) };
}
