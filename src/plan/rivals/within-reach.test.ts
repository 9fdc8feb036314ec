import { sourceOf } from '#plan/testing/source-of.ts';
import type { Source } from '#plan/source.ts';
import { expect, it } from 'vitest';
import {
  demandsClearance,
  findReach,
  hiresSuch,
  hiresThere,
  mayRunThem,
  staysNear,
} from './within-reach.ts';

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

it('names makers of chips and hospitals for children only to those whom they hire', () => {
  const hires = (name: string, given: string, more: object = {}): boolean =>
    hiresSuch(name, sourceOf([], { title: { given } as never, ...more }).brief);
  expect(hires('Micron', 'Gutter Installer')).toBe(false);
  expect(hires('Micron', 'Equipment Technician')).toBe(true);
  expect(hires('Boeing', 'Gutter Installer')).toBe(true);
  expect(hires("Cedar Children's", 'Adult Day Nurse')).toBe(false);
  expect(hires("Cedar Children's", 'Pediatric Nurse')).toBe(true);
});

it('hears a clearance of the services, and no check of the past', () => {
  const asked = (text: string, kind = 'clearance') =>
    demandsClearance({ conditions: [{ kind, text, source: null }] as never });
  expect(asked('Active Secret clearance')).toBe(true);
  expect(asked('Police vetting')).toBe(false);
  expect(asked('Secret clearance', 'checks')).toBe(false);
});

it('knows a body that runs the houses of its region', () => {
  expect(mayRunThem('Harrowshire NHS Foundation Trust')).toBe(true);
  expect(mayRunThem('Harrow Freight')).toBe(false);
});

it('names the council of a town only where the job is there', () => {
  const at = (label: string) => ({ place: { label } }) as unknown as Source['brief'];
  expect(hiresThere('Birmingham City Council', at('Islington, London'))).toBe(false);
  expect(hiresThere('Birmingham City Council', at('Birmingham'))).toBe(true);
  expect(hiresThere('City of New York', at('Tulsa, OK'))).toBe(false);
  expect(hiresThere('Los Angeles County', at('Los Angeles, CA'))).toBe(true);
  expect(hiresThere('NHS', at('Islington, London'))).toBe(true);
});
