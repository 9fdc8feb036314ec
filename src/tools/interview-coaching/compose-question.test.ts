import { expect, it } from 'vitest';
import { makePlan } from '#plan/plan.ts';
import { sourceOfText } from '../writing-suite/source-of-text.ts';
import { makeComposer } from './compose-question.ts';
import { addFollowUps } from './follow-ups.ts';
import { isActivitySaid } from './is-activity-said.ts';
import { pickQuestions } from './pick-questions.ts';
import { listQuotes } from './said-of-house.ts';

const source = sourceOfText(`Harbor Planner
Larkmoor Ferries
Duluth, MN

At Larkmoor Ferries we believe in calm crews and honest timetables. You will work in a busy, open-plan office. A close-knit crew of nine colleagues runs the harbor.

Duties
- Reconcile the berth accounts of forty ferries every month
- Train deckhands on the mooring winches
- Draft the yearly harbor almanac for skippers

Requirements
- Thorough knowledge of tide tables`);

it('asks about lines of the job in its own words, each in another shape', () => {
  const compose = makeComposer(makePlan(source));
  const asked = makePlan(source)
    .criteria.map((criterion) => compose(criterion))
    .filter((one) => one !== undefined);
  expect(asked.length).toBeGreaterThan(1);
  expect(new Set(asked.map(({ sample_answer: answer }) => answer)).size).toBe(asked.length);
  for (const { question, sample_answer: answer } of asked) {
    expect(question).toMatch(
      /^(?:In this job you would|The advertisement asks for|This job includes) .+\. .+\?$/,
    );
    expect(answer).not.toContain('{');
    expect(answer).toContain('[');
  }
});

const head = sourceOfText(`Director of Harbor Operations
Larkmoor Ferries
Duluth, MN

You lead four harbor masters and report to the managing director.

Duties
- Reconcile the berth accounts of forty ferries every month
- Direct the dredging of the inner basin
- Develop harbor masters and their deputies

Requirements
- Ten years of experience in port operations
- Thorough knowledge of tide tables`);

it('tells whoever leads nothing that staff would tell, and nothing that would stand under any heading', () => {
  const compose = makeComposer(makePlan(head));
  expect(makePlan(head).criteria.flatMap((criterion) => compose(criterion) ?? [])).toEqual([]);
  const asked = pickQuestions(head, makePlan(head));
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.map(({ category }) => category)).toContain('Your people');
  const unknown = makeComposer(makePlan(source))({
    id: 'x',
    name: 'Whistling at dawn',
    competency: null,
    facts: [],
  } as never);
  expect(unknown).toBeUndefined();
});

it('tells a deed in the setting in which it is done', () => {
  const tell = (kind: string) =>
    makeComposer({ ...makePlan(source), drawer: { ...makePlan(source).drawer, kind } } as never)({
      id: 'x',
      name: 'Returning delivery notes',
      competency: null,
      facts: [],
    } as never)?.sample_answer ?? '';
  expect(tell('driving-and-logistics')).toContain('pallets');
  expect(tell('care')).not.toContain('pallets');
});

it('tells whoever treats people nothing of faults and repairs', () => {
  const plan = makePlan(source);
  const ask = (kind: string) =>
    makeComposer({ ...plan, drawer: { ...plan.drawer, kind } } as never)({
      id: 'x',
      name: 'Repairing',
      competency: null,
      facts: [{ kind: 'duty', forms: { verbPhrase: 'repair splints of the crew' }, text: '' }],
    } as never)?.sample_answer ?? '';
  expect(ask('hands-on-trade')).toContain('failed twice');
  expect(ask('care')).not.toContain('failed twice');
});

it('leaves no question without something that may be asked next, and repeats none', () => {
  const asked = pickQuestions(source, makePlan(source));
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter(({ follow_ups: next }) => next.length === 0)).toEqual([]);
  const bare = asked.map((one) => ({ ...one, follow_ups: [] }));
  const added = addFollowUps(bare).flatMap(({ follow_ups: next }) => next);
  expect(new Set(added).size).toBe(added.length);
});

it('hears an activity only where the text speaks of all of it, or of half of what it counts up', () => {
  const isSaid = isActivitySaid('testing of new materials, metallurgy of steels, invoices paid');
  expect(isSaid('Construction materials testing')).toBe(false);
  expect(isSaid('Materials, metallurgy and coatings')).toBe(true);
  expect(isSaid('Metallurgy')).toBe(true);
});

it('quotes what is said of values, colleagues and surroundings', () => {
  expect(listQuotes(source, 'values', '').join()).toContain('we believe in calm crews');
  expect(listQuotes(source, 'environment', '').join()).toContain('a busy, open-plan office');
  expect(listQuotes(source, 'team', '').join()).toContain('close-knit crew of nine colleagues');
});
