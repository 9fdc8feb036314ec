import { expect, it } from 'vitest';
import { loadKind } from '#knowledge/load-drawers.ts';
import { isExperienced, planChannels } from './channels.ts';
import { sourceOf } from '../testing/source-of.ts';

const title = (given: string) => ({ given, clean: given, singular: given.toLowerCase() });
const place = { given: 'Leeds', label: 'Leeds', country: 'GB', resolved: null };

it('looks for the head of a function at the body of the field, and not at the job center', () => {
  const source = sourceOf([], {
    title: title('Financial Controller'),
    place,
    seniority: { level: 'manager', years: null },
  } as never);
  const names = planChannels(source, loadKind('office-specialist'), { cv: 'CV' }).map(
    ({ name }) => name,
  );
  expect(isExperienced(source.brief)).toBe(true);
  expect(names.join()).toContain('ICAEW, ACCA and CIMA');
  expect(names.join()).not.toMatch(/Jobcentre|students/i);
});
