import { describe, expect, it } from 'vitest';
import { quoteWithin } from './quote-within.ts';

const quote = (raw: string, clean: string, words: string): string => {
  const start = clean.indexOf(words);
  const text = `before ${raw} after`;
  const unit = { text: clean, start: 7, end: 7 + raw.length };
  const found = quoteWithin(text, unit, { start, end: start + words.length });
  expect(text.slice(found.start, found.end)).toBe(found.quote);
  return found.quote;
};

describe('quoteWithin', () => {
  it('finds words behind a label', () => {
    expect(quote('Pay: $20 an hour', '$20 an hour', '$20')).toBe('$20');
  });

  it('begins behind a label, whatever marks the words begin with', () => {
    expect(
      quote('WHO WE ARE: “Every day” is ours', '"Every day" is ours', '"Every day" is ours'),
    ).toMatch(/^“?Every day/);
  });

  it('begins behind a label, whatever invisible mark the words begin with', () => {
    const clean = "\u0086 is fond of other people's dogs";
    expect(
      quote('We’re looking for cooks who:\u0086  is fond of other people’s dogs', clean, clean),
    ).toBe('is fond of other people’s dogs');
  });

  it('never begins within a word', () => {
    const text = 'We’re looking for cooks who: ** iz’ kind';
    const found = quoteWithin(
      text,
      { text: "is' kind", start: 0, end: text.length },
      { start: 0, end: 8 },
    );
    expect(found.quote).toBe(text);
  });

  it('takes the place that is meant when words stand twice', () => {
    const text = 'Cook the cook';
    const found = quoteWithin(text, { text, start: 0, end: text.length }, { start: 9, end: 13 });
    expect(found).toEqual({ quote: 'cook', start: 9, end: 13 });
  });

  it('skips markup and mended characters', () => {
    expect(
      quote(
        'a **valid** driver&#39;s   license',
        "a valid driver's license",
        "valid driver's license",
      ),
    ).toBe('valid** driver&#39;s   license');
    expect(quote('LeedsPay: £9', 'Leeds Pay: £9', 'Leeds Pay')).toBe('LeedsPay');
  });

  it('quotes the whole unit when the words are not there', () => {
    expect(quote('abc', 'xyz', 'xyz')).toBe('abc');
  });
});
