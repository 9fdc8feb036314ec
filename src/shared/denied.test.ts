import { describe, expect, it } from 'vitest';
import { deniesAll } from './denied.ts';

const matter =
  /\b(?:remote|hybrid|travel|nights?|weekends?|on[- ]call|sponsorship|relocation|degree|experience|licence|evenings?)\b/i;
const asks = (word: string): RegExp => new RegExp(String.raw`\b${word}\b`, 'i');

describe('deniesAll', () => {
  it.each([
    'Please note remote work will not be possible in this post.',
    'Hybrid or remote arrangements are not available.',
    'We are unable to offer remote or hybrid work.',
    'We cannot provide visa sponsorship at this time.',
    'There is no travel.',
    'No nights, weekends or on-call.',
    'Neither nights nor weekends.',
    'Travel outside the county is not required.',
    'A degree is not essential.',
    'Previous bakery experience isn’t needed.',
    'A driving licence is helpful but not required. Relocation will not be considered.',
    'You will not be asked to work nights.',
    'We never ask anyone to work nights.',
    'We won’t require you to work nights, weekends or evenings.',
    'This is not a remote role.',
    'Relocation assistance is unavailable.',
    'We do not currently offer sponsorship.',
    'Days only, without weekends.',
    'You do not need a degree or any experience.',
    'Remote: no',
  ])('%s', (sentence) => {
    const last = [...sentence.matchAll(new RegExp(matter.source, 'gi'))].at(-1)?.[0] ?? '';
    expect(deniesAll(sentence, asks(last))).toBe(true);
  });

  it.each([
    ['remote', 'This is a fully remote role.'],
    ['remote', 'Not only remote but flexible.'],
    ['travel', 'You must not mind travel.'],
    ['nights', 'Nights are required, but weekends are not required.'],
    ['travel', 'Travel is expected and a car is not provided.'],
    ['weekends', 'Work no less than two weekends a month.'],
    ['remote', 'Remote work is open to people who do not require sponsorship.'],
    ['remote', 'No selling, fully remote'],
    ['nights', 'You have no problem with nights.'],
    ['experience', 'Five years of experience; a degree is not required.'],
    ['licence', 'Applicants without a car cannot be considered; a licence is needed.'],
  ])('%s stands in: %s', (word, sentence) => {
    expect(deniesAll(sentence, asks(word))).toBe(false);
  });
});
