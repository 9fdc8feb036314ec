import { expect, it } from 'vitest';
import type { Brief } from '#shared/brief.ts';
import { listNamedCompetitors } from './named-competitors.ts';

const list = (text: string, typed: string[] = []): string[] =>
  listNamedCompetitors({
    competitors: typed.map((name) => ({ text: name })),
    facts: [{ kind: 'culture', text }],
  } as unknown as Brief);

it('takes the employers a team says no to', () => {
  expect(
    list('Our team has turned down offers from Northwind, IMC Trading, and Contoso to build this'),
  ).toEqual(['Northwind', 'IMC Trading', 'Contoso']);
});

it('puts what a person typed first, and each once', () => {
  expect(list('We compete with Contoso for every hire', ['PacifiCorp', 'Contoso'])).toEqual([
    'PacifiCorp',
    'Contoso',
  ]);
});

it.each([
  'We are partnered with Semrush',
  'You will get offers from our clients',
  'Competitive pay',
])('takes nobody from "%s"', (text) => expect(list(text)).toEqual([]));
