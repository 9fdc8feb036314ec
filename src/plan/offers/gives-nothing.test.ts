import { expect, it } from 'vitest';
import { givesNothing } from './gives-nothing.ts';

it.each([
  'Check out our perks page for more about life at the ferry line',
  'For additional benefits not listed here, visit our jobs page',
  'Changes in benefits, including sick days, happen now and then',
  'Offers will be reflective of where the welder lives',
  'Experience with dental insurance claims in a clinic',
  'Hard hats and steel boots are required on the quay',
  'We offer our clients guidance on pensions',
  'Bonus – an eye for good typography',
  '(DOE) + commission',
  'Yes',
  'Should your referral lead to a hire, $300 will be paid',
])('gives nobody anything: %s', (text) => {
  expect(givesNothing(text)).toBe(true);
});

it.each([
  'No evenings or weekends',
  'Harbor Lines offers our people a full benefits package',
  'Visiting chef seminars',
  'Reimbursement for courses that pertain to your client work',
  'Bonus – paid every quarter',
  'Annual bonus',
])('gives something: %s', (text) => {
  expect(givesNothing(text)).toBe(false);
});
