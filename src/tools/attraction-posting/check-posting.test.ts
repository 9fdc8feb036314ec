import { describe, expect, it } from 'vitest';

import { checkPosting, type PostingCheck } from './check-posting.ts';
import { readAttractionPosting } from './content.ts';
import { attractionPostingSample } from './sample.ts';

const { publicJobPosting: sample, internalJobDescription: internal } =
  readAttractionPosting(attractionPostingSample);

function check(
  id: PostingCheck['id'],
  {
    posting = {},
    musts = internal.requiredQualifications,
    wishes = internal.preferredQualifications,
    location = 'Hays, KS',
  }: {
    posting?: Partial<typeof sample>;
    musts?: string[];
    wishes?: string[];
    location?: string;
  } = {},
) {
  return checkPosting({
    posting: { ...sample, ...posting },
    internal: { requiredQualifications: musts, preferredQualifications: wishes },
    location,
  }).find((found) => found.id === id);
}

describe('checkPosting', () => {
  it('finds pay as a range or as one amount with its period', () => {
    expect(check('pay')).toMatchObject({
      isGood: true,
      finding: 'Pay is named: $38 to $48 an hour',
    });
    expect(check('pay', { posting: { openingHook: 'It is $24/hr.' } })).toMatchObject({
      isGood: true,
      finding: 'Pay is named: $24/hr',
    });
  });

  it('misses pay where only other money is named', () => {
    const posting = { openingHook: 'Five patients.', whyJoinUs: 'Tuition help of $3,000.' };
    expect(check('pay', { posting })).toMatchObject({ isGood: false, mendIn: 'openingHook' });
  });

  it('looks for the town of the job', () => {
    expect(check('place')).toMatchObject({ isGood: false, finding: 'Hays is not named' });
    expect(check('place', { posting: { headline: 'Nurse, Hays' } })?.isGood).toBe(true);
    expect(check('place', { location: '' })).toBeUndefined();
  });

  it('counts words, and opens what can grow or shrink', () => {
    expect(check('length')).toMatchObject({ isGood: false, mendIn: 'roleOverview' });
    expect(check('length', { posting: { whyJoinUs: 'word '.repeat(300) } })?.isGood).toBe(true);
    expect(check('length', { posting: { whyJoinUs: 'word '.repeat(800) } })).toMatchObject({
      isGood: false,
      mendIn: 'whyJoinUs',
    });
  });

  it('holds "you" against "we", in the text that says "we" most', () => {
    expect(check('you')?.isGood).toBe(true);
    const whyJoinUs = 'We are proud. Our team and our values make us who we are. '.repeat(3);
    expect(check('you', { posting: { whyJoinUs } })).toMatchObject({
      isGood: false,
      mendIn: 'whyJoinUs',
    });
  });

  it('says nothing of "you" and "we" in another language', () => {
    const posting = {
      headline: 'Pflegefachkraft (m/w/d)',
      openingHook: 'Höchstens fünf Patienten.',
      roleOverview: '',
      whyJoinUs: '',
      whatYouWillDo: [],
      idealCandidate: '',
      applicationCTA: 'Schreiben Sie uns.',
    };
    // "uns" holds "us", which is no word there.
    expect(check('you', { posting })).toBeUndefined();
  });

  it('wants few must-haves that can be measured', () => {
    expect(check('must-haves')).toMatchObject({
      isGood: true,
      finding: '3 must-haves, 3 wishes',
    });
    expect(check('must-haves', { musts: ['Strong communication'] })).toMatchObject({
      isGood: false,
      finding: 'Cannot be measured: "Strong communication"',
      mendIn: 'requiredQualifications',
    });
    expect(check('must-haves', { musts: Array(7).fill('A license') })?.isGood).toBe(false);
    expect(check('must-haves', { musts: [], wishes: ['None stated'] })).toBeUndefined();
  });

  it('counts the must-haves that the posting itself lists, and mends them there', () => {
    const idealCandidate = 'Required:\n- A license\n- BLS\n\nPreferred, not required:\n- ACLS';
    const musts = Array<string>(7).fill('A license');
    expect(check('must-haves', { posting: { idealCandidate }, musts })).toMatchObject({
      isGood: true,
      finding: '2 must-haves, 1 wish',
      mendIn: 'idealCandidate',
    });
  });

  it('names coded words and how they are read', () => {
    expect(check('coded')?.isGood).toBe(true);
    const posting = { idealCandidate: 'A young rockstar, aggressive in sales.' };
    expect(check('coded', { posting })).toMatchObject({
      isGood: false,
      finding: 'Coded: "rockstar", "young"',
      mendIn: 'idealCandidate',
    });
  });

  it('finds what is left to fill in', () => {
    expect(check('blanks')?.isGood).toBe(true);
    const posting = { applicationCTA: 'Apply: [how to apply: add].' };
    expect(check('blanks', { posting })).toMatchObject({
      isGood: false,
      finding: 'To fill in: [how to apply: add]',
      mendIn: 'applicationCTA',
    });
  });
});
