import { expect, it } from 'vitest';
import { loadKind } from '#knowledge/load-drawers.ts';
import { listActivities } from '#knowledge/load-activities.ts';
import type { Criterion } from '../criteria/criterion.ts';
import { suitToCriteria } from './suit-to-criteria.ts';

const office = loadKind('office-specialist');
const activity = listActivities().find(({ is_manner: isManner }) => !isManner)!;

const line = (more: Partial<Criterion>): Criterion => ({
  id: activity.id,
  name: activity.name,
  weight: 50,
  points: 10,
  origin: 'duty',
  facts: [],
  competency: null,
  looksLike: '',
  question: '',
  strong: '',
  weak: '',
  probe: '',
  ...more,
});

const ofKind = { country: 'US', title: '', isTrade: false, isFitting: true };

it('looks out for weak answers on what weighs most where no trade is known', () => {
  const { flags } = suitToCriteria(office, [line({})], ofKind);
  expect(flags[0]?.flag).toContain(activity.name);
  expect(flags[0]?.check).toContain(activity.probe);
});

it('keeps what a trade knows where it fits the job', () => {
  const [competency] = office.competencies;
  const own = line({ id: competency!.id, competency: competency!.id });
  const suited = suitToCriteria(office, [own, line({ weight: 10 })], { ...ofKind, isTrade: true });
  expect(suited.flags).toEqual(office.flags);
  const foreign = { ...ofKind, isTrade: true, isFitting: false };
  expect(suitToCriteria(office, [own, line({})], foreign).flags).not.toEqual(office.flags);
  expect(suited.personas).toEqual(office.personas);
});

it('takes nothing from what only the trade or a wish brings in', () => {
  expect(suitToCriteria(office, [line({ origin: 'preferred' })], ofKind).flags).toEqual(
    office.flags,
  );
});

it('changes the steps together with the exercise', () => {
  const tried = listActivities().find(({ sample, is_manner: isManner }) => sample && !isManner)!;
  const own = line({ id: tried.id, name: tried.name });
  const suited = suitToCriteria(office, [own], ofKind);
  expect(suited.work_sample.shows).toEqual([tried.id]);
  expect(suited.intake.steps[1]?.focus).toEqual([tried.name]);
  expect(suited.coaching.what_happens.join(' ')).toContain(`${tried.sample!.minutes} minutes`);
});

it('keeps the exercise of a trade that fits and weighs most', () => {
  const [first] = office.competencies.filter(({ id }) => !office.work_sample.shows.includes(id));
  const [shown] = office.work_sample.shows;
  const lines = [first!.id, activity.id, activity.id, shown!].map((id) =>
    line({ id, competency: id === activity.id ? null : id }),
  );
  const known = { ...ofKind, isTrade: true };
  expect(suitToCriteria(office, lines, known).work_sample).toEqual(office.work_sample);
});
