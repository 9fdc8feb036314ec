import { expect, it } from 'vitest';
import { speakAmounts } from './speak-amount.ts';

it('says amounts as somebody would read them aloud', () => {
  expect(speakAmounts('$45,000 to $62,000 a year')).toBe(
    'forty-five to sixty-two thousand dollars a year',
  );
  expect(speakAmounts('£14 an hour')).toBe('fourteen pounds an hour');
  expect(speakAmounts('£13.85 an hour')).toBe('thirteen pounds eighty-five an hour');
  expect(speakAmounts('$21.50 to $26 an hour')).toBe(
    'twenty-one fifty to twenty-six dollars an hour',
  );
  expect(speakAmounts('$18.05 an hour')).toBe('eighteen oh five an hour');
  expect(speakAmounts('from $120,000 a year')).toBe(
    'from one hundred and twenty thousand dollars a year',
  );
  expect(speakAmounts('£28,500 to £31,000 a year')).toBe(
    'twenty-eight thousand five hundred to thirty-one thousand pounds a year',
  );
  expect(speakAmounts('£28-£30K in the first year')).toBe(
    'twenty-eight to thirty thousand pounds in the first year',
  );
  expect(speakAmounts('$50k – $70k')).toBe('fifty to seventy thousand dollars');
  expect(speakAmounts('a bonus of €5k')).toBe('a bonus of five thousand euros');
});

it('leaves sums in figures that nobody could follow', () => {
  expect(speakAmounts('$61,237 to $83,410 a year')).toBe('$61,237 to $83,410 a year');
  expect(speakAmounts('40 hours a week')).toBe('40 hours a week');
});
