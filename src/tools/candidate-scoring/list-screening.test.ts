import { expect, it } from 'vitest';
import type { Criterion } from '#plan/criteria/criterion.ts';
import type { Plan } from '#plan/plan.ts';
import { sourceOf } from '#plan/testing/source-of.ts';
import { askCase, askWish } from './list-screening.ts';

const line: Criterion = {
  id: 'nets',
  name: 'Mending nets',
  weight: 20,
  points: 10,
  origin: 'must',
  facts: [],
  competency: null,
  looksLike: '',
  question: 'Which net fooled you?',
  strong: 'Names the knot that held',
  weak: 'Never lost a net',
  probe: '',
};

it('asks for one real case with the marks of the card, and quotes no advertisement', () => {
  expect(askCase(line).question).toBe(
    'Which net fooled you? Strong: names the knot that held. Weak: never lost a net.',
  );
});

it('says of a long row of signs the first, each of them whole', () => {
  const strong =
    'In order; knocks on the hull first, names the net and the knot, shows what was cut, ties it twice and signs the book';
  expect(askCase({ ...line, strong }).question).toContain(
    'Strong: in order, knocks on the hull first, names the net and the knot. Weak',
  );
});

it('asks everyone about what is only wished for, and refuses nobody for it', () => {
  const source = sourceOf([
    { kind: 'experience', text: 'Two seasons at sea', importance: 'preferred' },
  ]);
  const plan = { criteria: [line], phrases: undefined } as unknown as Plan;
  expect(askWish(source, plan, [line])[0]?.question).toMatch(
    /^Preferred, not required: two seasons at sea\. .* Breaks ties only\.$/,
  );
});

it('does not call a question of ours one of the advertisement', () => {
  const [fact] = sourceOf([{ kind: 'duty', text: 'Mend nets' }]).brief.facts;
  expect(askCase({ ...line, origin: 'duty', facts: [fact!] }).evidenceSource).toBe(
    'Our question on a duty in the advertisement',
  );
});
