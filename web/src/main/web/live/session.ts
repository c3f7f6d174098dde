import { get, post, remove } from './api';
import type { Schemas } from './house';

export type Role = Schemas['Role'];
export type Me = Schemas['Me'];

/** Who looks at this page: the server writes it into the page, so that strangers need not be asked. */
export function who(): { name: string; role: Role } | undefined {
  const { name, role } = document.body.dataset;
  return name && role ? { name, role: role as Role } : undefined;
}

export function isPlayer(): boolean {
  const role = who()?.role;
  return role === 'guest' || role === 'player';
}

/** Who works here does not play here. */
export function isStaff(): boolean {
  return who() !== undefined && !isPlayer();
}

export type Right = Schemas['Right'];

/** What his role may do, as the server says it with the page; it judges again whatever is asked. */
export function may(...rights: Right[]): boolean {
  const his = (document.body.dataset['rights'] ?? '').split(' ');
  return rights.some((right) => his.includes(right));
}

/** Whether this is the demo, whose staff anyone may play. */
export function isDemo(): boolean {
  return document.body.dataset['demo'] === 'true';
}

export function me(): Promise<Me> {
  return get<Me>('/api/me');
}

/** A guest chooses a password and is a player under the same name. */
export async function keepName(password: string): Promise<Me> {
  const someone = await post<Me>('/api/me/name', { password });
  known(someone);
  return someone;
}

/** Comes in as a guest, unless somebody is in already. */
export async function comeIn(): Promise<void> {
  if (!who()) known(await post<Me>('/api/guest'));
}

/** Staff show what their authenticator shows, too. */
export async function signIn(name: string, password: string, factor = ''): Promise<void> {
  known(await post<Me>('/api/login', factor ? { name, password, factor } : { name, password }));
}

export type SecondFactor = Schemas['SecondFactor'];

/** Uses a one-time code and chooses a password; staff get what their authenticator needs. */
export async function firstSignIn(name: string, code: string, password: string): Promise<SecondFactor | undefined> {
  return (await post<Schemas['FirstSignedIn']>('/api/first-sign-in', { name, code, password })).factor;
}

/** What the authenticator of somebody needs who has never used one. */
export function secondFactor(name: string, password: string): Promise<SecondFactor> {
  return post<SecondFactor>('/api/second-factor', { name, password });
}

export async function signOut(): Promise<void> {
  await post('/api/logout');
  unknown();
}

/** Ends all of one's sessions, this one too. */
export async function signOutEverywhere(): Promise<void> {
  await remove('/api/me/sessions');
  unknown();
}

function unknown() {
  delete document.body.dataset['name'];
  delete document.body.dataset['role'];
  delete document.body.dataset['rights'];
  document.dispatchEvent(new CustomEvent('qh-who'));
}

function known(someone: Me) {
  document.body.dataset['name'] = someone.name;
  document.body.dataset['role'] = someone.role;
  document.body.dataset['rights'] = someone.rights.join(' ');
  document.dispatchEvent(new CustomEvent('qh-who'));
}

/** The masthead has the dialog. */
export function askToSignIn() {
  document.dispatchEvent(new CustomEvent('qh-sign-in'));
}
