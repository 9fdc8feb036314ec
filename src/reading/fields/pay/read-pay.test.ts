import { describe, expect, it } from 'vitest';
import type { Pay } from '#shared/parsed-job.ts';
import { readLines } from '../testing/read-lines.ts';

const short = (pay: Pay | undefined): string =>
  pay ? [pay.min, pay.max, pay.currency, pay.period].map((part) => part ?? '-').join(' ') : '';

const read = (text: string, label?: string): string =>
  short(
    readLines([
      { text: 'Cook', role: 'title' },
      { text, label, role: 'pay' },
    ]).pay?.value,
  );

describe('readPay', () => {
  it.each([
    ['£14.50ph', '14.5 14.5 GBP hour'],
    ['£640 - £720 per week including overtime', '640 720 GBP week'],
    ['$95,000.00 - $115,000.00 YEAR', '95000 115000 USD year'],
    ['52.000 € brutto/Jahr', '52000 52000 EUR year'],
    ['45 k€ - 50 k€', '45000 50000 EUR year'],
    ['RAL 42k-48k Euro', '42000 48000 EUR year'],
    ['Salaire 1 900 € brut mensuel', '1900 1900 EUR month'],
    ['De 38 000 € à 45 000 € par an', '38000 45000 EUR year'],
    ['52-60T€ p.a.', '52000 60000 EUR year'],
    ['Minimum salary of $61,000 to maximum salary of $72,500', '61000 72500 USD year'],
    ['The starting salary for this post is: $41,000', '41000 - USD year'],
    ['ab 15 Euro die Stunde', '15 - EUR hour'],
    ['55-60 CPM, all miles paid', '0.55 0.6 USD mile'],
    ['6 to 9 LPA', '600000 900000 INR year'],
    ['Salary: PHP 30,000 to PHP 36,000', '30000 36000 PHP month'],
    ['Salary: ZAR 420,000', '420000 420000 ZAR year'],
    ['Rs. 25,000/- per month', '25000 25000 INR month'],
    ['Base salary $90-120k plus bonus', '90000 120000 USD year'],
    ["CHF 95'000 - 110'000 pro Jahr", '95000 110000 CHF year'],
    ['$64,000 - $81,000 + Annual Bonus', '64000 81000 USD year'],
    ['$41-$48 per hour- Pay differential for nights', '41 48 USD hour'],
    ['Salary of £31,000 per year Bonus each spring', '31000 31000 GBP year'],
    ['One client may be $1,900 in compensation and another maybe $16,000', ''],
    ['Earn up to $1,800 weekly', '- 1800 USD week'],
    ['OTE £60k, basic £35k', '35000 35000 GBP year'],
    ['TJM : 450-550 €', '450 550 EUR day'],
    ['Gross salary: KES 180,000 per month', '180000 180000 KES month'],
    ['Starting pay: $21.50/hr, $23.00/hr after 90 days', '21.5 23 USD hour'],
    [
      '35 hours = £30,100 a year 37 hours = £31,900 a year 40 hours = £34,400 a year',
      '30100 34400 GBP year',
    ],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it('takes a pay label at its word', () => {
    expect(read('25-35 hr', 'Pay')).toBe('25 35 - hour');
    expect(read('85000-95000', 'Salary')).toBe('85000 95000 - year');
  });

  it('takes the base where earnings are promised beside it', () => {
    const { pay } = readLines([
      { text: 'Starting base salary is $48,000 a year.', role: 'pay' },
      { text: 'On average our people earn $90,000 per year.', role: 'pay' },
    ]);
    expect(short(pay?.value)).toBe('48000 48000 USD year');
  });

  it('knows whose dollar it is', () => {
    const { pay } = readLines([{ text: '$30/hr', label: 'Wage', role: 'pay' }], { country: 'CA' });
    expect(pay).toMatchObject({ value: { currency: 'CAD' }, evidence: [{ quote: '$30/hr' }] });
  });
});

describe('sums that nobody earns', () => {
  it.each([
    'We raised $40M in Series B funding.',
    'You will manage an annual budget of $1,200,000.',
    '$5,000 sign-on bonus after 90 days.',
    'Referral bonus of $500.',
    '401k match, dental and vision.',
    '403(b) plan with match',
    'Life insurance of $50,000 at no cost.',
    'Tuition reimbursement up to $5,250 per year.',
    'Company with revenue of $30 million per year.',
    'Cell phone allowance of $75 per month.',
    'Overtime is paid at $30 per hour.',
    'If you make less than $60,000 a year, read on.',
    'Earn below the annual wage cap of £34,000.',
    'Job ID R-19102-2025',
    'Weihnachtsgeld in Höhe von 1.500 €',
    'Tickets restaurant de 9 € par jour',
  ])('%s', (text) => {
    for (const role of ['benefit', 'company', 'overview'] as const) {
      const lines = [
        { text: 'Cook', role: 'title' as const },
        { text, role },
      ];
      expect(readLines(lines).pay).toBeNull();
    }
  });
});
