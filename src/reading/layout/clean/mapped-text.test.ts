import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits, mapText, quote } from './mapped-text.ts';

describe('applyEdits', () => {
  it('keeps the way back through several rounds', () => {
    const once = applyEdits(mapText('a &amp; b'), [{ start: 2, end: 7, insert: '&' }]);
    const twice = applyEdits(once, [{ start: 0, end: 2, insert: '' }]);
    expect(twice.text).toBe('& b');
    expect(quote(twice, { start: 0, end: 1 })).toEqual({ quote: '&amp;', start: 2, end: 7 });
  });

  it('quotes only what the original holds', () => {
    const cuts = fc.uniqueArray(fc.nat(60), { maxLength: 6 });
    fc.assert(
      fc.property(
        fc.string({ maxLength: 60 }),
        cuts,
        fc.nat(80),
        fc.nat(80),
        (text, points, from, to) => {
          const edits = points
            .filter((point) => point < text.length)
            .sort((a, b) => a - b)
            .map((point) => ({ start: point, end: point + 1, insert: '\n\n' }));
          const source = applyEdits(mapText(text), edits);
          const {
            quote: words,
            start,
            end,
          } = quote(source, { start: Math.min(from, to), end: Math.max(from, to) });
          expect(text.slice(start, end)).toBe(words);
        },
      ),
    );
  });
});
