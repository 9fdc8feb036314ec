import { expect, it } from 'vitest';
import type { Brief, Fact } from '#shared/brief.ts';
import { listRepeatedNouns } from './repeated-nouns.ts';
import { listStandards } from './named-standards.ts';

const brief = (lines: string[]): Brief =>
  ({
    language: 'en',
    title: { given: 'Potter', clean: 'Potter', singular: 'potter' },
    employer: { name: 'OZMO Tiles' },
    facts: lines.map((text) => ({ kind: 'duty', importance: 'must', text }) as Fact),
  }) as unknown as Brief;

it('hears standards by their letters and figures, the most said first', () => {
  const lines = [
    'Keeps the records that OZMO needs for HACCP',
    'Keeps AS9100 and HACCP up to date',
    'ALWAYS ON TIME WITH ISO 9001',
  ];
  expect(listStandards(brief(lines))).toEqual(['HACCP', 'AS9100']);
});

it('hears work that several duties name, and no phrases of every advertisement', () => {
  const lines = [
    'Plans the glaze treatment of all tiles',
    'Checks glaze treatment and excellent communication',
    'Gives excellent communication to the team',
  ];
  expect(listRepeatedNouns(brief(lines))).toEqual(['glaze treatment']);
});
