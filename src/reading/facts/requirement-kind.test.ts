import { expect, it } from 'vitest';
import { kindOfRequirement } from './requirement-kind.ts';

it.each([
  ['Chartered status or close to it', 'licence'],
  ['Part-qualified CIMA or ACCA', 'licence'],
  ['A recognised care qualification and Social Care Wales registration', 'licence'],
  ['Level 3 childcare qualification', 'education'],
  ['Completed an NVQ2 in baking', 'education'],
  ['Newly qualified ACA', 'licence'],
  ['BA required', 'education'],
  ['Previous dock roles', 'experience'],
  ['Giving guests a great experience by being honest', 'skill'],
  ['Can start as soon as possible', 'schedule'],
  ['Minimum of 2 references', 'authorization'],
  ['Legal entitlement to live and work in the UK', 'authorization'],
  ['Counting stitches to a significant degree', 'skill'],
  ['MS in Textile Chemistry', 'education'],
  ['Patience with a non-licensed helper', 'skill'],
  ['Registration of visitors at the gate', 'skill'],
])('%s: %s', (text, kind) => {
  expect(kindOfRequirement(text)).toBe(kind);
});
