import { expect, it } from 'vitest';
import type { Brief } from '#shared/brief.ts';
import { listNamedCompetitors } from './named-competitors.ts';

const list = (text: string, typed: string[] = []): string[] =>
  listNamedCompetitors({
    competitors: typed.map((name) => ({ text: name })),
    facts: [{ kind: 'culture', text }],
  } as unknown as Brief);

it('takes the employers that a job names as rivals', () => {
  expect(list('For engineers we compete with Northwind, Fabrikam Trading, and Contoso')).toEqual([
    'Northwind',
    'Fabrikam Trading',
    'Contoso',
  ]);
});

it('puts what a person typed first, and each once', () => {
  expect(list('We compete with Contoso for every hire', ['PacifiCorp', 'Contoso'])).toEqual([
    'PacifiCorp',
    'Contoso',
  ]);
});

it.each([
  'We are partnered with Semrush',
  'Our people have turned down offers from Northwind and Contoso to build this',
  'You will get offers from our clients',
  'Competitive pay',
])('takes nobody from "%s"', (text) => expect(list(text)).toEqual([]));
