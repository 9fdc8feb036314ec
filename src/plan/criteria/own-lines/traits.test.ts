import { expect, it } from 'vitest';
import { toFact } from '../fact-for-tests.ts';
import { isTrifle, listNaming, toTraits } from './traits.ts';

const nameLine = (...texts: string[]): string | undefined =>
  toTraits(texts.map((text) => toFact(text, { kind: 'trait' })))[0]?.name;

it('names the two manners that have most lines of their own, before what a long line mentions', () => {
  expect(
    nameLine(
      'Good communication skills',
      'Proactive and quick to see what the loft needs, with an eye on the order of ropes and sails',
      'Communicates clearly',
      'Attention to detail',
      'Ability to work as a team',
    ),
  ).toBe('Clear communication and attention to detail');
});

it('names two where the rest is only mentioned', () => {
  expect(
    nameLine(
      'Punctual',
      'Attention to detail',
      'You enjoy the loft and like to take the initiative whenever the others are at sea',
    ),
  ).toBe('Reliability and attention to detail');
});

it('names first what is called excellent or essential', () => {
  expect(
    nameLine(
      'Able to work in a team',
      'Excellent communication and organisation skills are a must',
    ),
  ).toMatch(/^(?:Clear communication|Organizational skills)/);
});

it('hears ownership, and no hurry, in the mindset of a startup', () => {
  expect(nameLine('Startup mindset - scrappy people for a fast paced startup')).toBe('Ownership');
});

it('is quoted by a line that asks for what it is called', () => {
  const lines = ['Curious about old boats', 'Able to work in a team', 'A team player on deck'];
  const [manner] = toTraits(lines.map((text) => toFact(text, { kind: 'trait' })));
  expect(manner?.name).toMatch(/^Teamwork/);
  expect(manner?.facts[0]?.text).toBe('Able to work in a team');
  expect(listNaming({ name: 'Teamwork', facts: manner?.facts ?? [] })).toHaveLength(2);
});

it('names leadership before communication', () => {
  expect(nameLine('Strong leadership, planning and communication skills')).toBe(
    'Leadership and clear communication',
  );
});

it('asks about and marks the second manner that stands in the name as well', () => {
  const [line] = toTraits(
    ['Punctual', 'Attention to detail'].map((text) => toFact(text, { kind: 'trait' })),
  );
  expect(line?.probe).toMatch(/^Which error have you found/);
  expect(line?.strong).toContain('in answer to the follow-up, names the error');
});

it('makes little of one word in one line', () => {
  const manner = (...lines: string[]): boolean =>
    isTrifle(toTraits(lines.map((text) => toFact(text, { kind: 'trait' }))));
  expect(manner('Curious about old boats')).toBe(true);
  expect(manner('Excellent communication skills')).toBe(false);
  expect(manner('Punctual', 'Attention to detail')).toBe(false);
});
