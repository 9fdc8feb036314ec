import { describe, expect, it } from 'vitest';

import { readAttractionPosting } from './content.ts';
import { countForPlace, cutWhereShown } from './posting-places.ts';
import { applyTyped, countWords } from './posting-texts.ts';

const { publicJobPosting: empty } = readAttractionPosting(null);
const ofWords = (words: number) => ({
  ...empty,
  headline: 'Nurse',
  roleOverview: 'word '.repeat(words - 1).trim(),
});

describe('countForPlace', () => {
  it('takes each place by its own measure', () => {
    expect(countForPlace('network', ofWords(149)).isGood).toBe(true);
    expect(countForPlace('network', ofWords(150)).isGood).toBe(false);
    expect(countForPlace('careers-page', ofWords(299)).isGood).toBe(false);
    expect(countForPlace('careers-page', ofWords(300)).isGood).toBe(true);
    expect(countForPlace('careers-page', ofWords(701)).isGood).toBe(false);
    expect(countForPlace('job-board', ofWords(150)).isGood).toBe(false);
    expect(countForPlace('job-board', ofWords(300)).isGood).toBe(true);
    expect(countForPlace('job-board', { ...ofWords(300), headline: 'x'.repeat(61) }).isGood).toBe(
      false,
    );
  });

  it('counts words and the characters below the headline', () => {
    expect(
      countForPlace('network', { ...empty, headline: 'Nurse', openingHook: 'At night.' }),
    ).toMatchObject({ words: 3, characters: 9 });
  });
});

describe('cutWhereShown', () => {
  it('cuts between words and loses nothing', () => {
    expect(cutWhereShown('Five patients at most', 16)).toEqual({
      shown: 'Five patients',
      hidden: 'at most',
    });
  });

  it('hides nothing of what fits', () => {
    expect(cutWhereShown('Five', 16)).toEqual({ shown: 'Five', hidden: '' });
  });

  it('cuts a text without spaces where it must', () => {
    expect(cutWhereShown('x'.repeat(20), 16)).toEqual({
      shown: 'x'.repeat(16),
      hidden: 'x'.repeat(4),
    });
  });
});

it('counts words, not signs', () => {
  expect(countWords('- Five patients, at most - $38')).toBe(5);
});

it('puts what is typed over what is stored', () => {
  const typed = new Map([
    ['headline', 'Night nurse'],
    ['whatYouWillDo', 'One\nTwo'],
  ]);
  expect(applyTyped(ofWords(2), (field) => typed.get(field))).toMatchObject({
    headline: 'Night nurse',
    roleOverview: 'word',
    whatYouWillDo: ['One', 'Two'],
  });
});
