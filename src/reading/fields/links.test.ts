import { expect, it } from 'vitest';
import type { FieldSource } from './field-unit.ts';
import { readLinks } from './links.ts';

const read = (text: string): string[] =>
  readLinks({ text } as FieldSource).map(({ value }) => value);

it.each([
  ['See https://harrowdye.org/dyersLearn more', 'https://harrowdye.org/dyers'],
  ['Go to http://jobs.harrowdye.comJob Description', 'http://jobs.harrowdye.com'],
  ['https://harrowdye.org/JobsBoard', 'https://harrowdye.org/JobsBoard'],
])('ends an address where the next words grew on: %s', (text, link) =>
  expect(read(text)).toEqual([link]),
);
