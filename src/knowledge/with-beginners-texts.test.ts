import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { load } from 'js-yaml';
import { ownBlanks } from '#shared/own-blanks.ts';
import { beginnersSchema } from './beginner-schema.ts';
import { checkTexts, listIssues } from './check-trade.ts';
import { loadDrawer } from './load-drawers.ts';
import { floors, listScarce, suitDrawer } from './suit-drawer.ts';
import { loadBeginners, withBeginnersTexts } from './with-beginners-texts.ts';

const reception = loadDrawer('trades/office/receptionist.yaml');

describe.each(['all-beginners', 'university-students'] as const)('the texts for %s', (learners) => {
  it('lack nothing', () => {
    const content: unknown = load(readFileSync(`src/knowledge/beginners/${learners}.yaml`, 'utf8'));
    const parsed = beginnersSchema.safeParse(content);
    expect(parsed.success ? [] : listIssues(parsed.error)).toEqual([]);
    expect(checkTexts(content, ownBlanks.en.name)).toEqual([]);
  });

  it('name careers and competencies that exist', () => {
    const { personas, competencies, work_sample } = loadBeginners(learners);
    const known = new Set(competencies.map(({ id }) => id));
    const named = [
      ...work_sample.shows,
      ...personas.flatMap(({ brings, to_check }) => [...brings, ...to_check]),
    ];
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });
});

describe('withBeginnersTexts', () => {
  const taught = withBeginnersTexts(reception, 'Apprentice Receptionist');

  it('puts a beginner’s days in the place of a colleague’s', () => {
    expect(taught.personas.map(({ name }) => name)).toContain('School or college leaver');
    expect(taught.coaching.questions.map(({ sample_answer }) => sample_answer).join(' ')).toContain(
      'weekend job',
    );
    expect(taught.intake.goals.day_30).not.toEqual(reception.intake.goals.day_30);
  });

  it.each(['internship', 'apprenticeship'])('leaves enough of each for an %s', (word) => {
    const suited = suitDrawer(taught, { says: (term) => term === word });
    const scarce = listScarce({ ...suited, personas: [], intake: taught.intake });
    expect(scarce.filter((line) => !line.startsWith('personas'))).toEqual([]);
    expect(suited.personas.length).toBeGreaterThanOrEqual(floors.personas);
    expect(suited.intake.questions.length).toBeGreaterThanOrEqual(floors['intake.questions']);
  });

  it('keeps the papers, the law and the boards of the trade', () => {
    expect(taught.credentials).toBe(reception.credentials);
    expect(taught.by_law).toBe(reception.by_law);
    const boards = (reception.channels.gb ?? []).filter(({ kind }) => kind === 'board');
    expect(taught.channels.gb).toEqual(expect.arrayContaining(boards));
    expect(taught.channels.gb?.[0]?.name).toContain('Find an apprenticeship');
  });

  it('keeps the lines of the trade and asks for nothing that only work can show', () => {
    const own = new Set(reception.competencies.map(({ name }) => name));
    const kept = taught.competencies.filter(({ name }) => own.has(name));
    expect(kept).toHaveLength(own.size);
    const before = new Set(reception.competencies.map(({ question }) => question));
    expect(kept.filter(({ question }) => before.has(question))).toEqual([]);
  });

  it('looks for learners, not for those who have the title', () => {
    expect(taught.titles.any).toContain('trainee receptionist');
    expect(withBeginnersTexts(reception, 'Reception Intern').titles.any?.[0]).toBe(
      'receptionist intern',
    );
  });

  it('uses no figures of those who can do the work already', () => {
    expect(taught.not_counted).toBe(true);
    expect(taught.settings.flatMap(({ goals, work_sample }) => [goals, work_sample])).toEqual(
      taught.settings.flatMap(() => [undefined, undefined]),
    );
  });
});

describe('withBeginnersTexts for students of universities', () => {
  const intern = withBeginnersTexts(reception, 'Reception Intern', 'university-students');

  it('speaks of courses and terms, and never of school or a training provider', () => {
    expect(intern.isForStudents).toBe(true);
    const said = JSON.stringify({
      ...intern,
      credentials: {},
      channels: {},
      specialties: [],
      by_law: [],
    });
    expect(said).not.toMatch(/school report|training provider|at home, in a club|weekend job/i);
    expect(intern.coaching.questions.map(({ category }) => category)).toContain('Course work');
    expect(intern.rivals.map(({ kind }) => kind)).toContain('Other internships in the same field');
  });

  it('leaves four careers for every internship, all of them enrolled', () => {
    const suited = suitDrawer(intern, { says: () => false });
    expect(suited.personas.length).toBeGreaterThanOrEqual(4);
    expect(suited.personas.every(({ now }) => now.includes('nrolled'))).toBe(true);
  });
});
