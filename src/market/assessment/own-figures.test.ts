import { expect, it } from 'vitest';
import { findDrawer } from '#knowledge/find-drawer.ts';
import { getProfile } from '#market/occupations/profile.ts';
import { hasOwnFigures } from './own-figures.ts';

function ask(title: string, soc: string, confidence: number, text = '') {
  const brief = {
    title: { given: title, clean: title, singular: title },
    occupation: { confidence },
    facts: [{ kind: 'duty', text }],
    language: 'en',
    seniority: { level: null, years: null },
    reportsTo: null,
  } as never;
  return {
    of: (found: ReturnType<typeof findDrawer>) => hasOwnFigures(brief, getProfile(soc), found),
  };
}
const trade = (title: string, soc: string) =>
  findDrawer({ title, lines: [], likely: [{ code: soc, confidence: 0.9 }] });
const kind = { ...trade('Plumber', '47-2152'), isTrade: false };

it('uses figures where the trade of the job is the one that is counted', () => {
  expect(ask('Plumber', '47-2152', 0.97).of(trade('Plumber', '47-2152'))).toBe(true);
  expect(ask('Plumber', '13-1082', 0.97).of(trade('Plumber', '47-2152'))).toBe(false);
});

it('uses none where only the kind of work is known and the title says something else', () => {
  expect(ask('Loan Underwriter', '13-2053', 0.97).of(kind)).toBe(true);
  expect(ask('Loan Underwriter', '13-2053', 0.6).of(kind)).toBe(false);
  expect(ask('Port Analyst', '13-1111', 0.97).of(kind)).toBe(false);
});

it('wants a title of every field of engineering backed by the work', () => {
  const found = trade('Mechanical Engineer', '17-2141');
  const title = 'Senior Design Engineer';
  expect(ask(title, '17-2141', 0.97, 'Designs batteries').of(found)).toBe(false);
  expect(ask(title, '17-2141', 0.97, 'Designs mechanical parts').of(found)).toBe(true);
});

it('uses no figures of the people whom the post leads', () => {
  const found = trade('Plumber', '47-2152');
  const leads = 'Manages and supervises a team of 12 plumbers, hires and reviews them';
  expect(ask('Plumber Manager', '47-2152', 0.97, leads).of(found)).toBe(false);
  expect(ask('Plumber', '47-2152', 0.97, leads).of(found)).toBe(true);
});
