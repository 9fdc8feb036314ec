import { expect, it } from 'vitest';
import { calmCapitals } from './calm-capitals.ts';

it.each([
  [
    'Conduct Harbor Tours and Prepare Monthly Reports of the Pier',
    'Conduct harbor tours and prepare monthly reports of the pier',
  ],
  ['Prepare Weekly Reports in Microsoft Word', 'Prepare Weekly Reports in Microsoft Word'],
  [
    'Support the Harbor Master with berths and tours',
    'Support the Harbor Master with berths and tours',
  ],
  [
    'Check SAP Invoices, Berth Fees and Harbor Dues',
    'Check SAP invoices, berth fees and harbor dues',
  ],
])('%s', (line, calm) => expect(calmCapitals(line)).toBe(calm));
