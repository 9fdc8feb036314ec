import { describe, expect, it } from 'vitest';
import { listObservations } from './observations.ts';
import { sourceOf } from '../testing/source-of.ts';

type Facts = Parameters<typeof sourceOf>[0];
const titles = (facts: Facts): string[] =>
  listObservations(
    sourceOf(facts, {
      deadline: null,
      startDate: null,
      pay: null,
      employmentType: null,
      hours: null,
      workType: null,
    }),
  ).map(({ title }) => title);

it('points out a demand that stands there in two versions', () => {
  const bare = { kind: 'skill', text: 'Planning berths with harbor software' } as const;
  const timed = { kind: 'skill', text: 'Planning berths with harbor software, 5 years' } as const;
  expect(titles([bare, timed])).toEqual(['One demand in two versions']);
  expect(titles([bare, { kind: 'skill', text: 'Reading tide tables, 5 years' }])).toEqual([]);
});

it('does not point out a passed date that is asked about', () => {
  const source = sourceOf([], {
    deadline: {
      text: '6 May 2024',
      source: { from: 'job', field: 'sourceText', quote: '6 May 2024', start: 0 },
    },
    startDate: null,
    pay: null,
    employmentType: null,
    hours: null,
    workType: null,
    place: { country: 'GB' } as never,
  });
  expect(listObservations(source)).toHaveLength(1);
  expect(listObservations(source, [{ matter: 'Deadline' }])).toEqual([]);
});

it('points out an advertisement that is months old by its own word', () => {
  const dated = (text: string) =>
    listObservations(
      sourceOf([], {
        posted: { text, source: { from: 'job', field: 'sourceText', quote: text, start: 0 } },
        deadline: null,
        startDate: null,
        pay: null,
        employmentType: null,
        hours: null,
        workType: null,
        place: { country: 'GB' } as never,
      }),
    ).map((one) => one.title);
  expect(dated('18-Mar-2024')).toEqual(['An old advertisement: posted 18 March 2024']);
  expect(dated('06/02/2024')).toEqual(['An old advertisement: posted 06/02/2024']);
  expect(dated('1 May 2099')).toEqual([]);
});

describe('a name among the demands and among the wishes', () => {
  const must: Facts[number] = {
    kind: 'experience',
    text: '8 years of experience in ABC project management',
    terms: ['ABC'],
  };
  const wish = (text: string): Facts[number] => ({
    kind: 'skill',
    text,
    terms: ['ABC'],
    importance: 'nice',
  });

  it('is a contradiction where the wish is for the thing itself', () => {
    expect(titles([must, wish('Experience with ABC would be a plus')])).toEqual([
      'ABC: required in one line, a plus in another',
    ]);
  });

  it('is none where the wish is for another part of its field', () => {
    expect(titles([must, wish('Knowledge of foreign ABC filing rules and guidelines')])).toEqual(
      [],
    );
  });
});
