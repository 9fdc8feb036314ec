import { expect, it } from 'vitest';
import { hasContact } from './contacts.ts';

it.each([
  'jobs@example.org',
  'https://example.org/apply',
  'apply via fpdcc.com',
  'call 0191 2288003',
  '(555) 010-0100',
])('finds a way to reach somebody in %s', (text) => expect(hasContact(text)).toBe(true));

it.each([
  'between 2011-2024',
  'by 8/12/2025',
  'Level 2.5 and 3',
  'within 14 days',
  'Rule 4.20, 4.22',
])('finds none in %s', (text) => expect(hasContact(text)).toBe(false));
