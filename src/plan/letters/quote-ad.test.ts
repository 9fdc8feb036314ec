import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source-of.ts';
import { quoteAd } from './quote-ad.ts';

it('puts words in quotation marks only where the advertisement says them', () => {
  const source = sourceOf(
    [
      { kind: 'benefit', text: 'Overtime at double time on Sundays' },
      { kind: 'tool', text: 'FreightDesk' },
    ],
    { credentials: [], pay: null, startDate: null, education: null },
  );
  expect(quoteAd(source, 'overtime at double time')).toBe('"overtime at double time"');
  expect(quoteAd(source, 'FreightDesk, Excel')).toBe('FreightDesk, Excel');
  expect(quoteAd(source, 'Double time on overtime')).toBe('double time on overtime');
});
