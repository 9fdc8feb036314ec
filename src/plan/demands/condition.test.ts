import { describe, expect, it } from 'vitest';
import { findCondition, findTimes } from './condition.ts';
import { sourceOf } from '../testing/source-of.ts';

const licence = { kind: 'licence', text: 'Full UK driving licence' } as const;

describe('findCondition', () => {
  it('puts nights away before a licence', () => {
    const away = 'Working away from home two nights a week';
    expect(findCondition(sourceOf([licence, { kind: 'schedule', text: away }]))).toEqual({
      words: away,
      isDemand: false,
    });
  });

  it.each([
    ['skill', 'Ability to sort mail in a fast-paced environment'],
    ['education', 'A degree in forestry(2) years on a saw bench'],
    ['authorization', 'Full time REQUIRED BEFORE HIRING: drug test'],
    ['skill', 'Able to start May 18th, 2026'],
  ] as const)('takes no line of a form and no soft word for one: %s, %s', (kind, text) => {
    expect(findCondition(sourceOf([{ kind, text }]))).toBeNull();
  });

  it('takes a paper where nothing harder is said, and no good news', () => {
    const found = findCondition(
      sourceOf([licence, { kind: 'schedule', text: 'No weekends and no night shifts' }]),
    );
    expect(found).toEqual({ words: 'Full UK driving licence', isDemand: true });
  });

  it('does not take what may happen now and then for the hard part', () => {
    const found = findCondition(
      sourceOf([
        { kind: 'physical', text: 'Must be able to lift 15 pounds at times' },
        { kind: 'experience', text: 'Five years of experience in a bonded store' },
      ]),
    );
    expect(found?.isDemand).toBe(true);
  });

  it('says what is asked where the form says what ends an application', () => {
    const source = { from: 'job', field: 'dealBreakers', quote: '', start: 0 } as const;
    const found = findCondition(
      sourceOf([], { dealBreakers: [{ text: 'Cannot be on call one weekend in five', source }] }),
    );
    expect(found?.words).toBe('Be on call one weekend in five');
  });

  it('is silent where nothing is hard', () => {
    expect(findCondition(sourceOf([{ kind: 'duty', text: 'Carry out stock counts' }]))).toBeNull();
  });
});

it('says unusual hours in the few words that count', () => {
  expect(findTimes('Availability to work evenings, weekends, and holidays')).toBe(
    'It includes evenings, weekends, and holidays.',
  );
  expect(findTimes('The applicant may be required to work weekends')).toBe(
    'It may include weekends.',
  );
});
