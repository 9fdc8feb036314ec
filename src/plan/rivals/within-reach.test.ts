import { sourceOf } from '#plan/testing/source-of.ts';
import type { Source } from '#plan/source.ts';
import { expect, it } from 'vitest';
import { findReach, hiresSuch, mayRunThem, staysNear } from './within-reach.ts';

const ofZone = (jobZone: number | null, more: object = {}): Source => ({
  ...sourceOf([], { pay: null, seniority: { level: null, years: null } as never, ...more }),
  market: { profile: { jobZone } } as never,
});

it('keeps to the daily way for work by the hour, at entry level or soon learned', () => {
  expect(staysNear(ofZone(2))).toBe(true);
  expect(staysNear(ofZone(4))).toBe(false);
  expect(staysNear(ofZone(4, { pay: { period: 'hour' } }))).toBe(true);
  expect(staysNear(ofZone(2, { seniority: { level: 'manager', years: null } }))).toBe(false);
  expect([ofZone(3), ofZone(5)].map(findReach)).toEqual([27, 30]);
});

it('names makers of chips only to trades that they hire', () => {
  expect(hiresSuch('Micron', 'Gutter Installer')).toBe(false);
  expect(hiresSuch('Micron', 'Equipment Technician')).toBe(true);
  expect(hiresSuch('Boeing', 'Gutter Installer')).toBe(true);
});

it('knows a body that runs the houses of its region', () => {
  expect(mayRunThem('Harrowshire NHS Foundation Trust')).toBe(true);
  expect(mayRunThem('Harrow Freight')).toBe(false);
});
