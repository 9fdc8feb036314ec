import { expect, it } from 'vitest';
import { nameGate } from './name-gate.ts';

it.each([
  ['Successful applicant must pass a harbor vetting check', 'Harbor vetting check'],
  ['Due to the nature of the work, all candidates must undergo vetting', 'Vetting'],
  ['All candidates will be required to complete a dive test', 'Dive test'],
  [
    'Qualifications for the Loom Mender role include a minimum of two years',
    'Minimum of two years',
  ],
  [
    '8+ years of experience in weaving and extremely strong track record',
    '8+ years of experience in weaving',
  ],
  ['Must have a Pilot Provider Number already', 'Pilot Provider Number'],
  ['Kiln experience 5+ years or more', 'Kiln experience 5+ years'],
  [
    'Ability to commute/relocate: Leith: relocate before starting work (required)',
    'Relocate before starting work (Leith)',
  ],
  ['Two years in dyeing, with a passion for color', 'Two years in dyeing'],
])('"%s" goes by the thing itself', (text, name) => {
  expect(nameGate(text)).toBe(name);
});
