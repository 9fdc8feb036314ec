import { expect, it } from 'vitest';
import type { Criterion } from '#plan/criteria/criterion.ts';
import { noForms, type Fact } from '#shared/brief.ts';
import { explainWeight } from './explain-weight.ts';

const toFact = (text: string, kind: Fact['kind']): Fact => ({
  id: text,
  kind,
  importance: 'must',
  text,
  short: text,
  terms: [],
  forms: noForms,
  source: { from: 'job', field: 'sourceText', quote: text, start: 0 },
});

it('calls no duty a requirement, whatever else the line rests on', () => {
  const duty = toFact('Agree the dyes with the mill manager', 'duty');
  const demand = toFact('Sound knowledge of dyes', 'skill');
  const line = { id: 'dyes', name: 'Dyes', origin: 'must', looksLike: '', competency: 'dyes' };
  const explain = (facts: Fact[]): string =>
    explainWeight({ ...line, facts } as unknown as Criterion);
  expect(explain([duty, demand])).toMatch(/^Duty: .Agree the dyes/);
  expect(explain([demand, duty])).toMatch(/^Required: .Sound knowledge of dyes/);
});

it('calls what is brought along required, wherever the advertisement lists it', () => {
  const fact = toFact('Long experience working in a dye house', 'duty');
  const line = { id: 'house', name: 'Dye house', origin: 'duty', looksLike: '', facts: [fact] };
  expect(explainWeight(line as unknown as Criterion)).toMatch(/^Required: /);
});
