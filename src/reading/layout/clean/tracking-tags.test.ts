import { expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';

it.each([
  ['Bring a clean licence.JBRD2_UKXX', 'Bring a clean licence.'],
  ['Shifts are availableJBRD2_UKXX\nApply soon', 'Shifts are available\nApply soon'],
  ['Trim the lamps. #gd ind123 #l-post', 'Trim the lamps.'],
  ['Trim the lamps. #LI-Remote', 'Trim the lamps. #LI-Remote'],
  ['Knows SAP_HR and more', 'Knows SAP_HR and more'],
])('drops what a job board counts by: %s', (text, clean) => {
  expect(cleanText(text).text.trim()).toBe(clean);
});
