import { expect, it } from 'vitest';
import { sayFormOfPay, sayPayForm } from './deciding-terms.ts';
import { askDeal } from '../questions/ask-deal.ts';
import { findOwnBusiness } from './deal-form.ts';
import { isGoodNews } from '../wording/denied.ts';
import { findEarnings } from '../pay/earnings.ts';
import { sayPayTerms } from '../pay/pay-terms.ts';
import { sourceOf } from '../testing/source-of.ts';

const deal = (kind: string, text: string) => ({ kind, text });
const formOf = (text: string) =>
  findOwnBusiness(sourceOf([], { deal: [deal('form', text)] as never }).brief);

it.each([
  ['This is a subcontract position for painters', 'subcontractor'],
  ['You join us as an independent contractor', 'independent contractor'],
  ['We are seeking freelance editors', 'freelancer'],
])('names the form of work: %s', (text, name) => expect(formOf(text)).toBe(name));

it.each([
  'We are not looking for a freelancer',
  'Paid as W-2 or 1099, this role is remote',
  'We are a federal contractor or subcontractor in this position',
])('leaves others employed: %s', (text) => expect(formOf(text)).toBeNull());

const pay = {
  min: 2000,
  max: 3000,
  currency: 'USD',
  period: 'week',
  words: null,
  source: { from: 'answer' },
};

const shareOf = (...texts: string[]) =>
  sourceOf(texts.map((text) => ({ kind: 'benefit', text })) as never).brief;

it('takes a large share of the fees for the pay, and its own house for self-employed', () => {
  const brief = shareOf(
    'You keep 65% of the fees you bill',
    'We give you the tools to run your own grooming business',
  );
  expect(findOwnBusiness(brief)).toBe('self-employed person');
  expect(sayFormOfPay(brief)).toContain('65% of the fees you bill (commission only)');
  expect(sayPayForm(brief)).toBe('The pay is commission only: 65% of the fees you bill.');
});

it('leaves a share on top of a salary, and a slogan, as they are', () => {
  expect(sayFormOfPay(shareOf('A basic salary', 'You keep 40% of the fees you bill'))).toBeNull();
  expect(findOwnBusiness(shareOf('Run your own business within our house'))).toBeNull();
});

it('tells expected commission as what it is', () => {
  const source = sourceOf([{ kind: 'benefit', text: '$400 in commission for each sale' }], {
    deal: [deal('earnings', 'Earn $2,000-$3,000 a week!')] as never,
    pay: pay as never,
    payTerms: [{ kind: 'commission', text: 'commission' }] as never,
    place: { country: 'US' } as never,
  });
  expect(findEarnings(source.brief)?.isExpected).toBe(true);
  expect(sayPayTerms(source)).toBe('');
  expect(askDeal(source.brief)[0]?.ask).toContain('W-2 or 1099');
});

it('takes a range under its heading for a target', () => {
  const { brief } = sourceOf([{ kind: 'benefit', text: 'Base, commission and equity' }], {
    deal: [deal('earnings', 'Total Targeted Cash')] as never,
    pay: pay as never,
  });
  expect(findEarnings(brief)?.isExpected).toBe(true);
});

it('keeps a stated base as pay', () => {
  const { brief } = sourceOf([], {
    deal: [deal('earnings', '$2,000 base salary a week with $3,500 OTE')] as never,
    pay: pay as never,
  });
  expect(findEarnings(brief)).toBeNull();
});

it.each([
  'Travel is not required',
  'No weekends',
  'Weekends off',
  'Saturday overtime is available',
  'Travel beyond the yard will not be required of you',
])('takes good news for no condition: %s', (text) => expect(isGoodNews(text)).toBe(true));

it.each(['Weekends are required', 'Travel up to 40%', 'Overtime is mandatory'])(
  'keeps a condition: %s',
  (text) => expect(isGoodNews(text)).toBe(false),
);
