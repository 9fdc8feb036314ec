import { expect, it } from 'vitest';
import { toLabel } from './label.ts';

it.each([
  ['team_dynamics', 'Team dynamics'],
  ['LinkedIn Recruiter', 'LinkedIn Recruiter'],
  ['', ''],
  ['coreValues', 'Core values'],
  ['first_message', 'First message'],
  ['Perfect_Match', 'Perfect Match'],
  ['LinkedIn', 'LinkedIn'],
  ['linkedin', 'LinkedIn'],
  ['sms', 'SMS'],
  ['personaSpecificCTAs', 'Persona specific CTAs'],
  ['sampleBehavioralTechnicalQA', 'Sample behavioral technical QA'],
  ['atsNoteSnippet', 'ATS note snippet'],
  ['narrow, part 1 of 2', 'narrow, part 1 of 2'],
  [' ', ''],
])('reads the key %j as %j', (key, label) => {
  expect(toLabel(key)).toBe(label);
});
