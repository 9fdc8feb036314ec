import { describe, expect, it } from 'vitest';
import { listGates } from '#plan/criteria/gates/gates.ts';
import { listJobFacts } from '#plan/letters/job-facts.ts';
import { makePlan } from '#plan/plan.ts';
import { listOpen } from '#plan/stated.ts';
import { toolIds } from '#shared/tool-info.ts';
import { generators } from '../generators.server.ts';
import { sourceOfText } from './source-of-text.ts';

const advertisement = (title: string, lines: readonly string[], place = 'Columbus, OH'): string =>
  [
    title,
    'Harbor & Pine',
    place,
    '',
    'About the role',
    `We are looking for a ${title.split(' - ')[0]} who likes a busy house and clear agreements.`,
    ...lines,
    '',
    'What you will do',
    '- Plan the day with the crew and keep the orders in step',
    '- Check deliveries and write down what is missing',
    '- Train new colleagues on the machines',
    '',
    'What you need',
    '- Two years of experience in a similar job',
    '- Care with money and with tools',
  ].join('\n');

const written = (source: ReturnType<typeof sourceOfText>): Map<string, string> =>
  new Map(
    toolIds.map((id) => {
      const { figures, draft } = generators[id].prepare(source);
      return [id, JSON.stringify(generators[id].merge(figures, draft))];
    }),
  );

describe('hours in a title', () => {
  const source = sourceOfText(advertisement('Kitchen Supervisor - Harbor & Pine - 40hrs', []));

  it('are a number of hours a week and never the title', () => {
    expect(source.brief.hours?.text).toBe('40hrs');
    expect(makePlan(source).sentences.hours).toBe('Hours: 40 hours a week.');
    expect(listJobFacts(source).pattern).toContain('40 hours a week');
  });

  it('are left open by no tool', () => {
    expect(listOpen(makePlan(source).stated)).not.toContain('the hours');
    for (const [id, text] of written(source))
      expect(text, id).not.toMatch(
        /hours: confirm|hours \(not stated\)|hours are not stated|open[^."]*\bthe hours\b/i,
      );
  });
});

describe('what is stated is not denied', () => {
  const source = sourceOfText(
    advertisement('Warehouse Supervisor', [
      'You join our three-person planning team.',
      'Pay: $22 - $26 an hour DOE.',
      'On ODOT jobs Davis-Bacon wages are paid. Your pay will never be less than your hourly rate.',
      'Excellent benefits. There is room to move up into a manager role.',
      'Staff must live in the state of Ohio. This post is not eligible for a relocation package.',
      'All staff must be vaccinated against influenza, unless exempt.',
      'We are hiring several people at once, multiple positions available.',
    ]),
  );
  const plan = makePlan(source);
  const tools = written(source);

  it('knows the team, the benefits, the growth and that several are wanted', () => {
    for (const fact of ['team', 'benefits', 'growth', 'pay', 'openings'] as const)
      expect(plan.stated.has(fact), fact).toBe(true);
  });

  it('tells the hard conditions by short names in every tool that judges or asks', () => {
    const names = listGates(source, plan.drawer).map(({ name }) => name);
    expect(names).toContain('Residence in Ohio (no relocation package)');
    expect(names).toContain('Influenza vaccination, unless exempt');
    for (const id of [
      'intakeAssistant',
      'scorecardAssistant',
      'hiringSynopsis',
      'engagementKit',
      'interviewCoaching',
      'engagementTracker',
    ])
      expect(tools.get(id), id).toMatch(/residence in Ohio/i);
  });

  it('says the terms of the pay after the pay', () => {
    expect(plan.sentences.pay).toContain('depending on experience');
    expect(plan.sentences.payTerms).toBe(
      'On ODOT jobs prevailing wages (Davis-Bacon) are paid, and never less than your hourly rate.',
    );
    for (const id of [
      'attractionPosting',
      'engagementKit',
      'marketIntel',
      'intakeAssistant',
      'hiringSynopsis',
      'interviewCoaching',
    ])
      expect(tools.get(id), id).toContain('Davis-Bacon');
  });

  it('tells candidates that more than one is wanted', () => {
    expect(tools.get('engagementKit')).toMatch(/several warehouse supervisors/);
    expect(tools.get('intakeAssistant')).toContain('needs warehouse supervisors');
  });
});

it('names the part of the town before the town', () => {
  const source = sourceOfText(
    advertisement(
      'Plumber',
      ['We are looking for a plumber in North West London.'],
      'London, England, United Kingdom',
    ),
  );
  expect(makePlan(source).place.in).toBe('in North West London');
  expect(listJobFacts(source).aJob).toContain('in North West London');
});

it('says an hour of a salary whose week is stated, as arithmetic', () => {
  const source = sourceOfText(
    advertisement(
      'Lorry Driver',
      ['Pay: £46,800 a year.', 'Hours: 45 hours per week.'],
      'Leeds, United Kingdom',
    ),
  );
  expect(makePlan(source).pay.hourly).toBe('about £20 an hour at 45 hours a week (arithmetic)');
});

it('says the least an hour first, which the most hours make', () => {
  const source = sourceOfText(
    advertisement(
      'Lorry Driver',
      ['Pay: £46,800 a year.', 'Hours: 45 to 60 hours per week.'],
      'Leeds, United Kingdom',
    ),
  );
  expect(makePlan(source).pay.hourly).toBe(
    'about £15 to £20 an hour at 45 to 60 hours a week (arithmetic)',
  );
});

it.each([
  ['£640 per week including overtime and nights away', '£640 a week including overtime'],
  ['£40,000 FTE (£24,000 actual)', '£24,000 actual'],
])('names pay with what changes it: %s', (pay, said) => {
  const source = sourceOfText(
    advertisement('Lorry Driver', [`Salary: ${pay}`], 'Leeds, United Kingdom'),
  );
  expect(makePlan(source).pay.spoken).toContain(said);
});
