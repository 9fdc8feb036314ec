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

it('looks among those who leave the forces only for posts that their years fit', () => {
  const list = (level: string, years: number | null) =>
    planChannels(
      sourceOf([], {
        title: title('Head of Laboratories'),
        place: { given: 'Tulsa', label: 'Tulsa', country: 'US', resolved: null },
        seniority: { level, years: years === null ? null : { min: years, max: null } },
      } as never),
      loadKind('leading-people'),
      { cv: 'resume' },
    )
      .map(({ name }) => name)
      .join();
  expect(list('manager', null)).toContain('SkillBridge');
  expect(list('director', null)).not.toContain('SkillBridge');
  expect(list('manager', 8)).not.toContain('SkillBridge');
});
