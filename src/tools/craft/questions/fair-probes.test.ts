import { expect, it } from 'vitest';
import { families } from '#market/occupations/families.ts';
import { tradeCompetencies } from '../criteria/competencies/trades.data.ts';
import { careCompetencies } from '../criteria/competencies/care.data.ts';
import { digitalCompetencies } from '../criteria/competencies/digital.data.ts';
import { leadingCompetencies } from '../criteria/competencies/leading.data.ts';
import { officeCompetencies } from '../criteria/competencies/office.data.ts';
import { serviceCompetencies } from '../criteria/competencies/service.data.ts';
import { isFairProbe } from './fair-probes.ts';

it.each([
  'How old are you?',
  'Do you plan to have children?',
  'What was your last salary?',
  'How was your attendance last winter?',
  'Have you ever been arrested?',
  'Do you have a disability?',
])('refuses "%s"', (question) => {
  expect(isFairProbe(question)).toBe(false);
});

it('lets the questions of the competencies pass, each once', () => {
  const all = [
    ...tradeCompetencies,
    ...careCompetencies,
    ...digitalCompetencies,
    ...leadingCompetencies,
    ...officeCompetencies,
    ...serviceCompetencies,
  ];
  const asked = all.flatMap(({ ask, reference, followUps }) => [ask, reference, ...followUps]);
  expect(asked.filter((question) => !isFairProbe(question))).toEqual([]);
  expect(new Set(all.map(({ ask }) => ask)).size).toBe(all.length);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});

it('leaves at least two questions to every family of work', () => {
  const few = families.filter(
    ({ interview }) => interview.filter(({ ask }) => isFairProbe(ask)).length < 2,
  );
  expect(few.map(({ id }) => id)).toEqual([]);
});
