import { expect, it } from 'vitest';
import { kindsOfWork } from '#knowledge/trade-schema.ts';
import { knownTraits } from '#plan/criteria/own-lines/traits.ts';
import { makePlan } from '#plan/plan.ts';
import { fromText } from '#reading/fixtures/jobs/fixture-job.ts';
import { toSource } from '../writing-suite/written.ts';
import { leaderFrames, lineFrames } from './line-frames.data.ts';
import { dutyOf, frameLines, isCutOff } from './line-frames.ts';
import { leadersQuestions, listNeutral, neutralQuestions } from './neutral-questions.data.ts';

const { criteria, post, drawer } = makePlan(
  toSource(
    fromText(
      'an advertisement',
      { name: 'Corbel Instruments' },
      `Grants Compliance Specialist
Corbel Instruments
Dayton, OH

Responsibilities
- Prepare quarterly spending reports for three funding agencies
- Reconcile grant accounts with the general ledger each month
- Answer questions of auditors on cost sharing

Requirements
- Three years of experience with federal grants`,
    ),
  ),
);

/** Spoken in the first person as somebody would tell it, and no form to fill in; never "Choose one case" or "Say what". */
function expectFrame(answer: string): void {
  expect(answer).toMatch(/\b(?:I|my)\b/i);
  expect(answer).not.toMatch(
    /(?:^|[.] )(?:Choose|Say|Tell|Name|Give|Begin|Start|End|Take|Put|Go) /,
  );
  // With the sentence that names the line.
  expect((answer.match(/\[|\{mine/g) ?? []).length).toBeLessThanOrEqual(2);
  expect(answer.split(' ').length).toBeLessThanOrEqual(72);
}

it.each([...Object.entries(lineFrames), ...leaderFrames.map((one) => ['a leader', one] as const)])(
  'gives, for %s, an answer that people of any trade could tell',
  (_, { question, key_points: points, sample_answer: answer, follow_ups: next }) => {
    expect(question).toMatch(/[?.]$/);
    expect(points).toHaveLength(3);
    expect(next).toHaveLength(1);
    expectFrame(answer);
  },
);

it('asks about the duty that calls for a line, and each time in another way', () => {
  const asked = criteria
    .filter(({ origin }) => origin === 'duty')
    .flatMap(frameLines(post, drawer.kind));
  const told = asked.map(({ question }) => question);
  expect(told.length).toBeGreaterThan(1);
  expect(new Set(told.map((question) => question.replace(/^.*?\. /, ''))).size).toBe(told.length);
  for (const { question } of asked) expect(question).not.toMatch(/machine or vehicle/);
});

it('names no duty that speaks of something else than the line', () => {
  const [line] = criteria;
  expect(line && dutyOf({ ...line, name: 'Crane driving' })).toBeNull();
  const [, other] = criteria.filter(({ facts }) => facts.length > 0);
  const facts = (other?.facts ?? []).map((fact) => ({
    ...fact,
    text: 'Order paper for the grant office',
    forms: { ...fact.forms, verbPhrase: 'order paper for the grant office' },
  }));
  expect(dutyOf({ name: 'Writing grant applications', facts })).toBeNull();
});

it('takes a thing for no verb', () => {
  const [line] = criteria;
  const [asked] = line
    ? frameLines(post, drawer.kind)({ ...line, name: 'Stock planning', looksLike: '', facts: [] })
    : [];
  expect(asked?.question ?? '').not.toContain('is to stock planning');
});

it('makes no question of a paper or of half a line', () => {
  const [line] = criteria;
  for (const name of [
    'Education and experience considered',
    'Professional qualification in Logistics',
    'Male or female · age 20',
  ])
    expect(
      line && frameLines(post, drawer.kind)({ ...line, name, looksLike: '', facts: [] }),
    ).toEqual([]);
});

it('tells what is asked in any work', () => {
  for (const { sample_answer: answer } of [...neutralQuestions, ...leadersQuestions])
    expectFrame(answer);
});

it.each(kindsOfWork)('tells of mistakes and pressure as somebody of %s would', (kind) => {
  for (const { sample_answer: answer } of listNeutral(kind)) expectFrame(answer);
  const [mistake] = listNeutral(kind);
  if (kind !== 'office-specialist' && kind !== 'leading-people')
    expect(mistake?.sample_answer).not.toContain('sent out [what]');
});

it('names the line itself in an answer for which nobody has written a case', () => {
  const [line] = criteria;
  if (!line) throw new Error('a line is needed');
  const ask = (name: string, more = {}) =>
    frameLines(post, drawer.kind)({ ...line, name, looksLike: '', facts: [], ...more });
  expect(ask('Peat moisture mapping')[0]?.sample_answer).toContain(
    'Part of my work at [employer] was peat moisture mapping.',
  );
  expect(ask('Working with Sage and Xero', { terms: ['Sage', 'Xero'] })[0]).toMatchObject({
    question: expect.stringMatching(/^This job uses Sage and Xero\. Which of them/),
    sample_answer: expect.stringMatching(/^Of Sage and Xero I know/),
  });
});

it('tells no story of a fault where something is kept up, and none of a made thing where business is won', () => {
  const [line] = criteria;
  if (!line) throw new Error('a line is needed');
  const ask = (name: string) =>
    frameLines(post, drawer.kind)({ ...line, name, looksLike: '', facts: [] })[0];
  expect(ask('Mailing list maintenance')?.sample_answer).not.toContain('came back three times');
  expect(ask('New business development')?.sample_answer).not.toContain('first version');
});

it('asks whoever leads about their people, and an office about no work of the hands', () => {
  const [line] = criteria;
  if (!line) throw new Error('a line is needed');
  const named = (name: string) => ({ ...line, name, looksLike: '', facts: [] });
  const [led] = frameLines(
    { ...post, leads: true, level: 'manager' },
    'leading-people',
  )(named('Harbor traffic analysis'));
  expect(led?.sample_answer).not.toMatch(/my manager/i);
  const office = frameLines(post, 'office-specialist');
  for (const name of ['Peat moisture mapping', 'Lichen atlas', 'Moss atlas', 'Donor landscaping'])
    for (const { sample_answer: answer } of office(named(name)))
      expect(answer).not.toContain('I laid everything out');
});

it('takes no manner for work', () => {
  const [line] = criteria;
  const kindness = knownTraits.find(({ name }) => name === 'kindness');
  if (!line || !kindness) throw new Error('a line and a trait are needed');
  const named = { ...line, name: 'Kindness', question: kindness.question, facts: [] };
  expect(frameLines(post, drawer.kind)(named)).toEqual([]);
  expect(frameLines(post, 'care')(named)[0]?.sample_answer).toContain('Somebody I looked after');
});

it('makes no story of nouns in a row, and no buyer out of a settlement', () => {
  const [line] = criteria;
  const ask = (name: string) =>
    line ? frameLines(post, drawer.kind)({ ...line, name, looksLike: '', facts: [] }) : [];
  expect(ask('Site, delivery, cost reporting and margin')).toEqual([]);
  for (const { sample_answer: answer } of ask('Leading the yearly stock count'))
    expect(answer).not.toContain('I took over');
  for (const { question } of ask('Negotiation and settlement'))
    expect(question).not.toContain('customer');
});

it('knows a name that ends in the middle of its fact', () => {
  const [line] = criteria;
  const fact = line?.facts[0];
  if (!fact) throw new Error('a fact is needed');
  const cut = { ...fact, text: 'Plan routes in a large, hilly and wet district' };
  expect(isCutOff({ name: 'Planning routes in a large', facts: [cut] })).toBe(true);
  expect(isCutOff({ name: 'Planning routes', facts: [cut] })).toBe(false);
});

it('asks for something near where only this house has the thing, and about a verb as one', () => {
  const [line] = criteria;
  if (!line) throw new Error('a line is needed');
  const ask = (name: string) =>
    frameLines(
      post,
      drawer.kind,
      'Corbel Instruments',
    )({ ...line, name, looksLike: '', facts: [] });
  expect(ask('Corbel calendar')[0]?.question).toMatch(/comes nearest to it/);
  expect(ask('Prepare letters about lost parcels')[0]?.question).toMatch(
    /^Part of this job is to prepare letters/,
  );
});

it('tells of people taken over only where the line is about people', () => {
  const [line] = criteria;
  if (!line) throw new Error('a line is needed');
  const lead = frameLines({ level: 'head', leads: true }, 'leading-people');
  const tell = (name: string) =>
    lead({ ...line, name, looksLike: '', facts: [] })[0]?.sample_answer ?? '';
  expect(tell('Client portfolio')).not.toMatch(/^I took over \[number\] people/);
  expect(tell('Running a department')).toMatch(/^I took over \[number\] people/);
});

it('does not take a plain word for the name of the house', () => {
  const [line] = criteria;
  const fact = line?.facts[0];
  if (!line || !fact) throw new Error('a fact is needed');
  const ask = frameLines({ level: 'staff', leads: false }, 'office-specialist', 'Harvest Kitchen');
  const facts = [{ ...fact, text: 'Plan all harvest transport by rail' }];
  expect(ask({ ...line, name: 'Harvest transport', facts })[0]?.question).not.toMatch(
    /comes nearest to it/,
  );
});
