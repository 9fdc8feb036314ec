import { expect, it } from 'vitest';
import type { Brief } from '#shared/brief.ts';
import { sourceOf } from '../../testing/source-of.ts';
import { listGates } from './gates.ts';

const place: Brief['place'] = { given: 'Leeds', label: 'Leeds', country: 'GB', resolved: null };
const stated = (text: string): Brief['credentials'][number] => ({
  text,
  source: { from: 'job', field: 'sourceText', quote: text, start: 0 },
});

const listNames = (kind: 'skill' | 'experience' | 'licence', text: string, papers: string[]) =>
  listGates(sourceOf([{ kind, text }], { credentials: papers.map(stated), place }), { by_law: [] })
    .filter((gate) => gate.kind === 'credential')
    .map(({ name }) => name);

it('asks for one of several papers where the line leaves the choice', () => {
  expect(
    listNames('experience', 'ACA / ACCA and or CTA qualified with two years of experience', [
      'ACA',
      'ACCA',
      'CTA qualified',
    ]),
  ).toEqual(['ACA, ACCA or CTA qualified with two years of experience']);
  expect(listNames('skill', 'Accountant (ACA, ACCA or CIMA)', ['ACA', 'ACCA', 'CIMA'])).toEqual([
    'Accountant (ACA, ACCA or CIMA)',
  ]);
  expect(listNames('skill', 'ACA, ACCA, CIMA qualified', ['ACA', 'ACCA', 'CIMA'])).toHaveLength(1);
});

it('keeps another way in that stands behind the name', () => {
  expect(listNames('skill', 'CTA qualified or working towards it', ['CTA qualified'])).toEqual([
    'CTA qualified or working towards it',
  ]);
  expect(listNames('licence', 'Part-qualified or qualified ACA or CIMA', ['ACA', 'CIMA'])).toEqual([
    'Part-qualified or qualified ACA or CIMA',
  ]);
});

it('asks for each of several papers that are all demanded', () => {
  expect(listNames('skill', 'Both BLS and ACLS are held', ['BLS', 'ACLS'])).toEqual([
    'BLS',
    'ACLS',
  ]);
});

it('asks nobody for a paper that a line only speaks of', () => {
  expect(listNames('licence', 'Assess which licenses the dyers need', [])).toEqual([]);
  expect(listNames('skill', 'Registration methods', [])).toEqual([]);
  expect(
    listNames('licence', 'For positions requiring a Class B license, send your record', [
      'Class B license',
    ]),
  ).toEqual([]);
  expect(listNames('licence', 'Valid forklift license', [])).toEqual(['Valid forklift license']);
});

it('asks nobody to hold what they need only be able to get', () => {
  const gates = listGates(
    sourceOf([{ kind: 'skill', text: 'Able to obtain a Harbor Pass before the season' }], {
      credentials: [stated('Harbor Pass')],
      place,
    }),
    { by_law: [] },
  );
  expect(gates.filter(({ kind }) => kind === 'credential')).toEqual([]);
  expect(gates.map(({ name }) => name).join()).toContain('Able to obtain a Harbor Pass');
});

it('names the ability to get a paper by itself', () => {
  expect(listNames('licence', 'Able to obtain and keep a crane licence', [])).toEqual([
    'Ability to obtain and keep a crane licence',
  ]);
});
