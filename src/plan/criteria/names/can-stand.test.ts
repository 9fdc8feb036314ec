import { expect, it } from 'vitest';
import { canStand, isOpenPair } from './can-stand.ts';
import { nameCriterion } from './name-criterion.ts';
import { shortenName } from './shorten-name.ts';
import { noForms } from '#shared/brief.ts';

it.each([
  'Keeping a secure',
  'Working in a busy dye department',
  'Working knowledge of textile disciplines',
  'Reviewing and implementing dye note recommendations',
  'Payment of guild registration fees',
  'Need to balance looms',
  'Opportunities to expand the weaving skills',
  'Flourish in fast-paced',
  'Working with the',
  'Ability to adhere',
  'Mending nets 12Months',
  'Mending nets with attention',
  'Following a structured',
  'Support of all harbor rules aligned',
  'Combination of training and work on boats',
  'As an experienced net maker',
  'Sorting weekly nets, examine for holes',
  'Mending nets and insure',
  'Net makers apply pitch and tar',
  'Keeping a strong focus',
  'Use of tar and the application',
  'Proficient mending nets',
  'Some of the following areas',
  'Providing clear guidance',
  'Operating department equipment',
])('"%s" was cut, and is no name', (name) => {
  expect(canStand(name)).toBe(false);
});

it.each(['Mending nets', 'Ability to mend nets', 'Working with Log4j', 'Clean and safe food'])(
  '"%s" is a name',
  (name) => {
    expect(canStand(name)).toBe(true);
  },
);

it('does not part an adjective from the noun behind its partner', () => {
  expect(isOpenPair('Building a warm', ' and open tea house')).toBe(true);
  expect(shortenName('Building a warm and open tea house culture')).toBe(
    'Building a warm and open tea house culture',
  );
  expect(shortenName('Ability to adhere to the rules of the lock keepers')).not.toBe(
    'Ability to adhere',
  );
});

it('leaves out how long, which stands behind the matter', () => {
  const text = 'Experience mending herring nets 12Years';
  expect(nameCriterion({ text, forms: noForms })).toBe('Experience mending herring nets');
});

it.each([
  'Sorting them',
  'Natural aptitude',
  'Developing plans',
  'With looms and kilns',
  'Educated',
])('takes "%s" for no line of a card', (name) => {
  expect(canStand(name)).toBe(false);
});

it.each([
  'Promote kite flying',
  'Incumbent ensures order',
  'Where need for nets arises',
  'Step into the loft',
  'Legal entitlement',
  'Proven results',
  'Review of sails submitted',
  'Mending tasks both inside',
  'Tending and mending the process',
])('"%s" is no name', (name) => {
  expect(canStand(name)).toBe(false);
});

it.each(['Lead castings', 'Secure moorings', 'Coach repairs'])('"%s" is a name', (name) => {
  expect(canStand(name)).toBe(true);
});

it.each([
  'Candidates with loom work',
  'Tasked with mending nets',
  'Length',
  'Tech Proficiency',
  'Setting a mood of "harbor" "sea',
  'Ethical leadership',
])('"%s" speaks of the line, and of no work', (name) => {
  expect(canStand(name)).toBe(false);
});

it.each([
  'Studying, Learning, and knotting with on-the-job training',
  'Building the confidence',
  'Use yarn to mend sails',
  'Tying and share knots',
  'Mending/maintain nets',
  'Providing key assistance',
  'Both coastal and inland achievement',
  'Carrying out knot plans consistent',
])('"%s" names nothing by which people are told apart', (name) => {
  expect(canStand(name)).toBe(false);
});

it('lets no doing stand at the end that lost its thing', () => {
  const line = 'Work as a harbor partner and mending old nets on the quay';
  expect(canStand('Harbor partner and mending', line)).toBe(false);
  expect(canStand('Net storage and mending', 'Net storage and mending in winter')).toBe(true);
});
