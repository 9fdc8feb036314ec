import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

export interface Person {
  name: string;
  email: string;
  password: string;
}

/** Somebody nobody else in the run is. */
export function newPerson(name = 'Ada Lovelace'): Person {
  return { name, email: `person-${randomUUID()}@example.test`, password: 'correct-horse-42' };
}

/** Who can call the server: a page, or a whole browser. */
export type Somebody = Pick<Page, 'request'>;

/** An account made without the screens, for stories that begin after them; the browser is signed in. */
export async function signUpQuietly(somebody: Somebody, person = newPerson()): Promise<Person> {
  const response = await somebody.request.post('/api/auth/sign-up/email', { data: person });
  if (!response.ok()) throw new Error(`Sign-up answered ${response.status()}`);
  return person;
}
