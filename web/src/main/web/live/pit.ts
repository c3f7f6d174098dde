import { say } from '../kit/toast';
import { command, get, newId, Problem, put, remove } from './api';
import type { Controls, Schemas } from './house';

/** The shapes of what the pit works with: controllers at tables, progressive links, win pages, reports. */
export type System = Schemas['ControllerSystem'];
export type { Controls };
export type HandButton = Controls['buttons'][number];
export type LinkView = Schemas['Link'];
export type Win = Schemas['Win'];
export type WinPage = Schemas['WinPage'];
export type Finding = Schemas['Finding'];
export type Proposal = Schemas['Proposal'];
export type LinkDetails = Schemas['LinkDetails'];
export type LinkDay = Schemas['LinkDay'];
export type HoldFigures = Schemas['Hold'];
export type TableDay = Schemas['TableDay'];

export const links = async () => (await get<{ links: LinkView[] }>('/api/links')).links;
export const details = (id: string) => get<LinkDetails>(`/api/links/${encodeURIComponent(id)}/details`);
export const link = (id: string) => get<LinkView>(`/api/links/${encodeURIComponent(id)}`);

/** Gives a command; a no is said aloud with its clause. */
export function give(path: string, fields: object = {}): Promise<boolean> {
  return isDone(() => command(path, fields));
}

/** Says who deals at a table. */
export function assign(table: string, dealers: string[]): Promise<boolean> {
  return isDone(() => put(`/api/tables/${encodeURIComponent(table)}/dealers`, { id: newId(), dealers }));
}

/** Changes how a table is set up. */
export function change(table: string, fields: object): Promise<boolean> {
  return isDone(() => put(`/api/tables/${encodeURIComponent(table)}`, { id: newId(), ...fields }));
}

export function close(table: string, reason: string): Promise<boolean> {
  return isDone(() => remove(`/api/tables/${encodeURIComponent(table)}`, { id: newId(), reason }));
}

async function isDone(asked: () => Promise<unknown>): Promise<boolean> {
  try {
    await asked();
    return true;
  } catch (no) {
    if (no instanceof Problem) say(why(no), 'refused', no.clause);
    else say((no as Error).message, 'refused');
    return false;
  }
}

function why(no: Problem): string {
  const fields = no.errors?.map((error) => `${error.field} ${error.detail}`).join('; ');
  return fields ? `${no.detail} ${fields}` : no.detail;
}

export const SYSTEM: Record<System, string> = {
  'game-manager': 'Game Manager', nexus: 'Nexus Command', 'multi-game-link': 'Multi Game Link',
};
