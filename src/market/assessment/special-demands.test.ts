import { describe, expect, it } from 'vitest';
import { findDrawer } from '#knowledge/find-drawer.ts';
import { getProfile } from '#market/occupations/profile.ts';
import type { Brief, Fact } from '#shared/brief.ts';
import { listSpecialDemands, nameDemand, namesSpecialty } from './special-demands.ts';

const fact = (kind: Fact['kind'], text: string, terms: string[] = []): Fact =>
  ({ kind, text, short: text, terms, importance: 'must' }) as unknown as Fact;

function list(soc: string, title: string, facts: Fact[]): string[] {
  const { drawer } = findDrawer({ title, lines: [], likely: [{ code: soc, confidence: 0.9 }] });
  const named = { singular: title.toLowerCase(), clean: title, given: title };
  return listSpecialDemands(
    { facts, title: named } as unknown as Brief,
    getProfile(soc),
    drawer,
  ).map(nameDemand);
}

describe('listSpecialDemands', () => {
  it('keeps what not everybody of the occupation has done', () => {
    expect(
      list('13-2011', 'Staff Accountant', [
        fact('experience', 'Finance experience for manufacturing firm'),
        fact('experience', 'Experience with general ledger functions and the month-end close'),
        fact('experience', '3 years of experience in accounting'),
        fact('tool', 'Advanced MS Excel skills', ['MS Excel', 'pivot tables']),
        fact('tool', 'Sage and MS Excel', ['Sage', 'MS Excel']),
        fact('skill', 'Attention to detail'),
      ]),
    ).toEqual(['Finance experience for manufacturing firm', 'Sage']);
  });

  it('does not count the license that everybody needs, nor English', () => {
    expect(
      list('29-1141', 'Registered Nurse', [
        fact('licence', 'Current RN license in Georgia'),
        fact('language', 'Fluent English'),
        fact('language', 'Fluent Spanish'),
      ]),
    ).toEqual(['Fluent Spanish']);
  });
});

it('takes experience of the very work for no special demand', () => {
  expect(
    list('47-2152', 'Plumber', [
      fact('experience', 'Proven experience as a plumber'),
      fact('experience', 'Experience with fountains in museums'),
    ]),
  ).toEqual(['Experience with fountains in museums']);
});

it('takes a specialty from the title, unless it is the occupation itself', () => {
  const names = (soc: string, title: string): boolean =>
    namesSpecialty(
      { title: { given: title, clean: title, singular: title } },
      getProfile(soc),
      findDrawer({ title, lines: [], likely: [{ code: soc, confidence: 0.9 }] }).drawer,
    );
  expect(names('29-1141', 'Registered Nurse, Intensive Care')).toBe(true);
  expect(names('29-1141', 'Registered Nurse')).toBe(false);
  expect(names('39-5011', 'Barber')).toBe(false);
});
