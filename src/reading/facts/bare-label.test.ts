import { expect, it } from 'vitest';
import type { UnitRole } from '#shared/reading.ts';
import { withoutBareLabel } from './bare-label.ts';

const read = (role: UnitRole, text: string) =>
  withoutBareLabel({ text, start: 0, end: text.length }, role);

it.each<[UnitRole, string, string]>([
  [
    'benefit',
    'Sweat with a Friend: Free entry to our pool for two',
    'Free entry to our pool for two',
  ],
  [
    'benefit',
    'Easy Mornings: Free parking, so you can sleep longer',
    'Free parking, so you can sleep longer',
  ],
  ['benefit', 'Comments: Perhaps room to become a foreman', 'Perhaps room to become a foreman'],
  [
    'benefit',
    'Besides your pay you will benefit from: six weeks of holiday',
    'six weeks of holiday',
  ],
  [
    'must',
    'Please note all our posts are subject to checks',
    'all our posts are subject to checks',
  ],
  [
    'must',
    'Telling Stories: Skilled in the making of short films',
    'Skilled in the making of short films',
  ],
  [
    'benefit',
    'Room to Grow : We promote from within every year',
    'We promote from within every year',
  ],
  ['must', 'Will run the harbor: planning all berths', 'Will run the harbor: planning all berths'],
  ['must', 'The ideal candidate will have a gift for maps', 'gift for maps'],
  ['must', 'Minimum Requirements Include: Must be of age', 'Must be of age'],
  [
    'duty',
    'Many Hats: Serving everything from soup to cake',
    'Serving everything from soup to cake',
  ],
  ['duty', 'Credit control: set limits for new clients', 'set limits for new clients'],
  [
    'company',
    'Our Way: We help each other with every order',
    'We help each other with every order',
  ],
])('%s: "%s" says "%s"', (role, text, content) => {
  const part = read(role, text);
  expect(part.text).toBe(content);
  expect(text.slice(part.start, part.end)).toBe(content);
});

it.each<[UnitRole, string]>([
  ['benefit', 'Paid time off: 15 days'],
  ['benefit', 'Retirement: up to 10% matched'],
  ['benefit', 'Relocation Available: Yes'],
  ['must', 'SQL skills: ability to find data without help'],
  ['must', 'Knowledge of Trends: Deep sense of what sells in spring'],
  ['must', 'Long Term Care: One year of experience'],
  ['company', 'We run twelve houses: eight for adults and four for children'],
  ['duty', 'Sits in these groups: safety, quality and training'],
])('%s: "%s" stays whole', (role, text) => {
  expect(read(role, text).text).toBe(text);
});
