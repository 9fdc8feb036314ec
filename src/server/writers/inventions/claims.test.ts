import { describe, expect, it } from 'vitest';
import { makeSource } from '../testing/assignment.ts';
import { findInventions } from './check-inventions.ts';

const source = makeSource();
const claimsIn = (sentence: string, given = source) =>
  findInventions(sentence, { source: given, figures: {} })
    .flatMap(({ unsupported }) => unsupported)
    .filter(({ kind }) => kind === 'claim')
    .map(({ what }) => what);

/** As models add them to a job that says nothing of the kind. */
const planted = [
  'You will join a close-knit night team that looks out for each other.',
  'We offer full medical, dental and vision insurance from your first day.',
  'Flexible scheduling lets you balance work with life outside the hospital.',
  'There is real room to grow here, from charge nurse to unit manager.',
  'Our supportive culture means you are never left alone with a hard call.',
  'The hospital is known for its low turnover; most nurses stay for years.',
  'Generous paid time off and a 401(k) match round off the package.',
  'You get a structured onboarding with a preceptor of your own.',
  'Prairie View Hospital is an award-winning employer in the region.',
  'Self-scheduling through an app',
  'A relocation package is available for people who move to Hays.',
  'We promote from within whenever a charge position opens.',
  'You work with state-of-the-art equipment on a newly renovated unit.',
  'Free parking and meals on every shift',
  'Our open-door leadership team listens and acts.',
  'A sign-on bonus welcomes you.',
  'The unit is growing fast and expanding its services.',
  'You enjoy a great deal of autonomy in your practice.',
  'Weekends off every other month, with predictable schedules posted early.',
  'Career development is a priority, with a clear path to nurse practitioner.',
  // And as other models put it.
  'Enjoy a healthy work-life balance with this schedule.',
  'Benefits include health insurance, a retirement plan and life insurance.',
  'You will be part of an experienced, dedicated team of professionals.',
  'Our managers are approachable; leadership that listens is how we work.',
  'The hospital covers your certification fees.',
  'Job security in a stable organization',
  'Comprehensive training is provided for every new hire.',
  'We treat everyone like family.',
  'Competitive pay with annual salary reviews',
  'The company is a market leader in rural healthcare.',
  'Hybrid work options are available after probation.',
  'Opportunities for advancement into leadership are plentiful.',
  'A gym membership and wellness program keep you fit.',
  'Choose your own shifts a month ahead.',
  'A collaborative environment where your voice matters',
  'You receive paid parental leave and generous holidays.',
  'Staff discounts and team events throughout the year',
  'We are a fast-growing organization with new sites opening.',
  'Visa sponsorship is available for the right person.',
  'You will have full ownership of your unit with real autonomy.',
];

/** The same topics where nothing is claimed. */
const honest = [
  'Ask whether health insurance begins on the first day.',
  'The job does not say whether there is a pension.',
  'Would flexible hours change your mind?',
  'Other hospitals offer a sign-on bonus; say plainly what this one has.',
  'If the manager confirms free parking, put it into the posting.',
  'Nurses in this work look for low turnover and a calm crew.',
  'Never promise career growth that nobody has confirmed.',
  'Travel nurses leave for predictable schedules.',
  'Candidates will ask about paid time off before they ask about pay.',
  'Tell me about a time when your team was short of people.',
  'Tuition help of $3,000 a year',
  'You get tuition help of $3,000 a year.',
  'You care for up to five patients.',
];

describe('claims without numbers', () => {
  it('that nobody made are found', () => {
    const missed = planted.filter((sentence) => claimsIn(sentence).length === 0);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(planted.length / 10);
  });

  it.each(honest)('are not seen in: %s', (sentence) => {
    expect(claimsIn(sentence)).toEqual([]);
  });

  it('stand where the job, its text or a note says so', () => {
    const sentence = 'We offer dental insurance and flexible shifts.';
    expect(claimsIn(sentence)).toEqual(['health cover', 'flexible hours']);
    const benefits = 'Medical and dental plans. Flexitime.';
    expect(claimsIn(sentence, makeSource({ job: { benefits } }))).toEqual([]);
    expect(claimsIn(sentence, makeSource({ notes: ['perks: dental, flexi'] }))).toEqual([]);
    const text = [{ role: 'noise' as const, words: 'Dental and flexi time for all' }];
    expect(claimsIn(sentence, { ...source, text })).toEqual([]);
  });
});
