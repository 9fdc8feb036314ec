import { describe, expect, it } from 'vitest';
import { understand } from '../read-stored-job.ts';
import { emptyJobText } from '../stored/job-text.ts';
import { readHanging, withoutFurther } from './hanging.ts';

describe('sentences that stand on the one before', () => {
  it.each([
    ["That's why we visit every patient.", ', which is why we visit every patient'],
    ['This includes bank holidays.', ', which includes bank holidays'],
    ['These are open on Saturdays', ', which are open on Saturdays'],
    ['As a result, we grow.', '; as a result, we grow'],
  ])('%s', (text, rest) => {
    expect(readHanging(text)).toBe(rest);
  });

  it.each(['This is a full-time role', 'This role includes travel', 'That spring we opened'])(
    'not %s',
    (text) => {
      expect(readHanging(text)).toBeUndefined();
    },
  );

  it('keeps what "also" adds and what "in addition to" needs', () => {
    expect(withoutFurther('Also a bicycle scheme')).toBe('A bicycle scheme');
    expect(withoutFurther('Plus d’un tiers')).toBe('Plus d’un tiers');
    expect(withoutFurther('In addition to pay, a car')).toBe('In addition to pay, a car');
  });

  it('makes one fact of both, with the words of both', () => {
    const { facts } = understand({
      job: {
        ...emptyJobText,
        title: 'Nurse',
        location: 'Bristol',
        benefits: '- 30 days of holiday. This includes bank holidays.\n- Free parking',
        culture: "That's why people stay with us for years.",
      },
      organization: { name: 'Acme' },
    });
    expect(facts.map(({ text }) => text)).toEqual([
      '30 days of holiday, which includes bank holidays',
      'Free parking',
    ]);
    expect(facts[0]?.source).toMatchObject({
      quote: '30 days of holiday. This includes bank holidays.',
    });
  });
});
