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

/** An account made without the screens, for stories that begin after them; the page is signed in. */
export async function signUpQuietly(page: Page, person = newPerson()): Promise<Person> {
  const response = await page.request.post('/api/auth/sign-up/email', { data: person });
  if (!response.ok()) throw new Error(`Sign-up answered ${response.status()}`);
  return person;
}
