import { expect, it } from 'vitest';
import { sayChoice } from './say-choice.ts';

it.each([
  ['ABC / DEF and or GHI qualified with two years', 'ABC, DEF or GHI qualified with two years'],
  ['Qualified weaver (ABC / DEF / GHI)', 'Qualified weaver (ABC, DEF or GHI)'],
  ['ABC/DEF qualified', 'ABC or DEF qualified'],
  ['Weaver (ABC, DEF or GHI)', 'Weaver (ABC, DEF or GHI)'],
  ['Looms and or wheels', 'Looms and/or wheels'],
  // No choice of papers.
  ['UI/UX design', 'UI/UX design'],
  ['Knows HTML, CSS, and SQL', 'Knows HTML, CSS, and SQL'],
  ['CPR/AED', 'CPR/AED'],
  ['Papers such as ABC, DEF, or others', 'Papers such as ABC, DEF, or others'],
  ['Ward and OR experience', 'Ward and OR experience'],
])('%s', (given, said) => {
  expect(sayChoice(given)).toBe(said);
});
