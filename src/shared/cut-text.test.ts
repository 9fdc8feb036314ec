import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutText, cutTextBefore } from './cut-text.ts';
import { casesOf } from './testing/cases-of.ts';

const family = '👩‍👩‍👧‍👦';
const flags = '🇩🇪🇫🇷🇯🇵';

describe('cutText', () => {
  it.each([
    ['welding', 4, 'weld'],
    ['welding', 7, 'welding'],
    ['welding', 0, ''],
    ['🔥welding🚀', 1, '🔥'.slice(0, 0)],
    ['🔥welding🚀', 2, '🔥'],
    ['🔥welding🚀', 10, '🔥welding'],
    [`ab${family}cd`, 8, 'ab'],
    [`ab${family}cd`, 2 + family.length, `ab${family}`],
    [flags, 6, '🇩🇪'],
    ['cafe\u0301s', 4, 'caf'],
    ['cafe\u0301s', 5, 'cafe\u0301'],
    ['a\r\nb', 2, 'a'],
    ['한국어', 2, '한국'],
  ])('%j to %i', (text, length, cut) => {
    expect(cutText(text, length)).toBe(cut);
  });

  it('leaves something of one endless character, and no half of a sign', () => {
    const pile = `e${'\u0301'.repeat(500)}`;
    expect(cutText(pile, 10)).toBe(pile.slice(0, 10));
    expect(cutText(`🔥${'\u200d🔥'.repeat(100)}`, 10).isWellFormed()).toBe(true);
  });

  it('gives whole characters of any text, and as many as fit', () => {
    const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(family, flags, '\r\n'))),
        fc.nat(60),
        (parts, length) => {
          const text = parts.join('');
          const cut = cutText(text, length);
          expect(text.startsWith(cut)).toBe(true);
          expect(cut.length).toBeLessThanOrEqual(length);
          let whole = '';
          for (const { segment } of segmenter.segment(text)) {
            if (whole.length + segment.length > length) break;
            whole += segment;
          }
          if (whole !== '') expect(cut).toBe(whole);
        },
      ),
      { numRuns: casesOf(400) },
    );
  });

  it('takes no longer for a text that is longer', () => {
    const time = (text: string) => {
      const begun = performance.now();
      for (let turn = 0; turn < 300; turn += 1) cutText(text, 150);
      return performance.now() - begun;
    };
    const part = '🔥welding🚀';
    time(part.repeat(50));
    expect(time(part.repeat(50_000))).toBeLessThan(20 * time(part.repeat(50)) + 20);
  });
});

it('keeps whole characters at the end too', () => {
  expect(cutTextBefore('welding🚀', 2)).toBe('🚀');
  expect(cutTextBefore('welding🚀', 1)).toBe('');
  expect(cutTextBefore(`a${family}b`, 5)).toBe('b');
  expect(cutTextBefore('welding', 3)).toBe('ing');
});
