import { get } from './api';
import type { Schemas } from './house';
import { may } from './session';

export type Approval = Schemas['Approval'];

/** What waits for a second person, for whoever may be one; nothing for everybody else. */
export async function approvals(): Promise<Approval[]> {
  if (!may('second')) return [];
  return (await get<Schemas['Approvals']>('/api/approvals')).approvals;
}
