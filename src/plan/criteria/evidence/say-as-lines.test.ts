import { expect, it } from 'vitest';
import type { Fact } from '#shared/brief.ts';
import { toFact } from '../fact-for-tests.ts';
import type { Weighed } from '../settle-weights.ts';
import { sayAsLines } from './say-as-lines.ts';

const toDuty = (text: string, verbPhrase: string): Fact => ({
  ...toFact(text, { kind: 'duty' }),
  forms: { nounPhrase: null, verbPhrase },
});
const toLine = (name: string, facts: Fact[], terms: string[] = []): Weighed => ({
  id: name,
  name,
  origin: 'duty',
  facts,
  competency: name,
  terms,
  looksLike: 'Oils the lamp before dusk',
  question: 'Which lamp did you light last?',
  strong: 'Names the lamp',
  weak: 'Names none',
  probe: 'And the glass?',
  mass: 10,
});

const glass = toDuty('Polish the glass of the lighthouse lamp', 'polish the glass');
const paper = toDuty('Complete mooring paperwork for the ferries', 'complete mooring paperwork');

it('keeps a name that its line says, and puts the line that says it first', () => {
  const line = toLine('Polishing lamp glass', [paper, glass]);
  expect(sayAsLines([line], new Map(), 0)).toEqual([{ ...line, facts: [glass, paper] }]);
});

it('calls a criterion as its own line does where no line says its name, and asks about that', () => {
  const [said] = sayAsLines([toLine('Tide tables and mooring', [paper])], new Map(), 0);
  expect(said?.name).toBe('Completing mooring paperwork');
  expect(said).toMatchObject({ id: paper.id, competency: null });
  expect(said?.question).not.toContain('lamp');
});

it('leaves out what its line neither says nor gives another name for, where enough is left', () => {
  const rope = toFact('Rope', { kind: 'duty' });
  const lines = [toLine('Polishing lamp glass', [glass]), toLine('Reaching every island', [rope])];
  expect(sayAsLines(lines, new Map(), 1).map(({ name }) => name)).toEqual(['Polishing lamp glass']);
  expect(sayAsLines(lines, new Map(), 2)).toHaveLength(2);
});
