import type { Schemas } from './house';

/** A no of the house: what is wrong and what to do, and the clause where a rule speaks (RFC 9457). */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly detail: string,
    readonly clause?: string,
    readonly errors: { field: string; detail: string }[] = [],
    readonly reason?: string,
  ) {
    super(detail);
  }
}

/** Nobody answered. */
export class Unreachable extends Error {
  constructor() {
    super('The house cannot be reached. Try again once you are back online.');
  }
}

export function get<T>(path: string): Promise<T> {
  return ask<T>('GET', path);
}

export function post<T>(path: string, body: object = {}): Promise<T> {
  return ask<T>('POST', path, body);
}

export function remove<T>(path: string, body: object = {}): Promise<T> {
  return ask<T>('DELETE', path, body);
}

export function put<T>(path: string, body: object): Promise<T> {
  return ask<T>('PUT', path, body);
}

async function ask<T>(method: string, path: string, body?: object, more: Record<string, string> = {}): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: body ? { 'Content-Type': 'application/json', ...more } : more,
      body: body ? JSON.stringify(body) : undefined,
    });
  } catch {
    throw new Unreachable();
  }
  if (response.status === 204) return undefined as T;
  const answer = await response.json().catch(() => ({ detail: response.statusText }));
  if (!response.ok) throw new Problem(response.status, answer.detail, answer.clause, answer.errors, answer.reason);
  return answer as T;
}

/** Something that is asked for again and again: what has not changed is neither sent nor read a second time. */
export class Polled<T> {
  private tag = '';
  private known?: T;

  constructor(private readonly path: string) {}

  async get(): Promise<T> {
    const response = await fetch(this.path, this.tag ? { headers: { 'If-None-Match': this.tag } } : {}).catch(() => {
      throw new Unreachable();
    });
    if (response.status === 304 && this.known) return this.known;
    const answer = await response.json().catch(() => ({ detail: response.statusText }));
    if (!response.ok) throw new Problem(response.status, answer.detail, answer.clause, answer.errors, answer.reason);
    this.tag = response.headers.get('ETag') ?? '';
    this.known = answer as T;
    return this.known;
  }
}

const TRIES = 3;

/**
 * Gives a command under an id of its own and asks for the table as it then stands. Where no answer came it is asked again: a repeat
 * gets the first answer.
 */
export async function command(path: string, fields: object = {}): Promise<Schemas['Done']> {
  const body = { id: newId(), ...fields };
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask<Schemas['Done']>('POST', path, body, { Prefer: 'return=representation' });
    } catch (no) {
      if (!(no instanceof Unreachable) || attempt === TRIES) throw no;
      await new Promise((done) => setTimeout(done, 400 * attempt));
    }
  }
}

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
