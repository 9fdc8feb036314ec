import { expect, test } from 'vitest';
import { readTextUnits } from '../read-units.ts';

const roleOf = (text: string, line: string): string | undefined =>
  readTextUnits(text).find(({ text: words }) => words === line)?.role;

const ad = (...lines: string[]): string =>
  ['Dyer', 'Fern Guild', '', 'Requirements', '- Two years at a vat', ...lines].join('\n');

test.each(['14 Mill Lane, Derby DE1 2AB', 'Dover, DE 19901', 'Dover DE 19901 (Required)'])(
  'the address %s is a place, wherever it stands',
  (line) => {
    expect(roleOf(ad(line), line)).toBe('place');
  },
);

test('below who is not looked for nothing is asked', () => {
  const text = ad('', 'What we are not looking for:', '- Somebody who lets the vats run dry');
  expect(roleOf(text, 'Somebody who lets the vats run dry')).toBe('noise');
});
