import { describe, expect, it } from 'vitest';
import { formatPay } from './format-pay.ts';
import { readPay } from './read-pay.ts';

function read(text: string): string {
  const pay = readPay(text);
  return pay ? formatPay(pay) : '';
}

describe('readPay', () => {
  it.each([
    ['need 2 drivers nights £14.50ph', '£14.50 per hour'],
    ['Salary: $95,000.00 - $115,000.00 YEAR', '$95,000 - $115,000 per year'],
    ['Gehalt: 52.000 € brutto/Jahr', '€52,000 per year'],
    ['Rémunération : 45 k€ - 50 k€', '€45,000 - €50,000 per year'],
    ['Salaire 1 900 € brut mensuel', '€1,900 per month'],
    ['entre 42 et 48 k€ brut annuel', '€42,000 - €48,000 per year'],
    ['De 38 000 € à 45 000 € par an', '€38,000 - €45,000 per year'],
    ['Gehaltsspanne: 52-60T€ p.a.', '€52,000 - €60,000 per year'],
    ['ab 15 Euro die Stunde', 'From €15 per hour'],
    ['Wynagrodzenie: 18 000 - 24 000 zł netto', '18,000 zł - 24,000 zł per month'],
    ['120-150 zł/h netto + VAT', '120 zł - 150 zł per hour'],
    ['55-60 CPM, all miles paid', '$0.55 - $0.60 per mile'],
    ['.62 cents per mile', '$0.62 per mile'],
    ['$0.58 to $0.64 per mile', '$0.58 - $0.64 per mile'],
    ['CTC: 6 to 9 LPA', '₹600,000 - ₹900,000 per year'],
    ['₹3.6L - ₹4.5L LPA', '₹360,000 - ₹450,000 per year'],
    ['Rs. 25,000/- per month', '₹25,000 per month'],
    ['Base salary $90-120k plus bonus', '$90,000 - $120,000 per year'],
    ["CHF 95'000 - 110'000 pro Jahr", 'CHF 95,000 - CHF 110,000 per year'],
    ['CA$38.50/hr', 'CA$38.50 per hour'],
    ['A$85,000 + super', 'A$85,000 per year'],
    ['Day rate: £450 - £500 per day', '£450 - £500 per day'],
    ['Pay: $18.00 - $22.00', '$18 - $22 per hour'],
    ['£29,970 to £36,483 a year', '£29,970 - £36,483 per year'],
    ['$130,000.00/yr - $160,000.00/yr', '$130,000 - $160,000 per year'],
    ['The hourly rate for this role will be: $35.90', '$35.90 per hour'],
    ['Earn up to $1,800 weekly', 'Up to $1,800 per week'],
    ['salary up to 85k + car', 'Up to 85,000 per year'],
    ['OTE £60k, basic £35k', '£35,000 per year'],
    ['TJM : 450-550 €', '€450 - €550 per day'],
    ["9.86 euros brut de l'heure", '€9.86 per hour'],
    ['Compensation: $22-$26/hour ($46,000-$54,000/year)', '$22 - $26 per hour'],
    ['Salary: 45,000 - 50,000', '45,000 - 50,000 per year'],
    ['Starting pay: $21.50/hr, $23.00/hr after 90 days', '$21.50 - $23 per hour'],
    ['WAGE: Step 1 $19.85, Step 2 $20.60 per hour', '$19.85 - $20.60 per hour'],
    ['ANNUAL SALARY\n\n$65,250 to $ 83,290; and $91,642 to $99,409', '$65,250 - $99,409 per year'],
    ['Hiring rate: $27.412 per hour', '$27.41 per hour'],
    ['Gross salary: KES 180,000 per month', 'KES 180,000 per month'],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it('tells the figures, whose dollar they are and the words they stand in', () => {
    expect(readPay('Wage: $30/hr', { dollar: 'CAD' })).toEqual({
      min: 30,
      max: 30,
      currency: 'CAD',
      period: 'hour',
      evidence: [{ quote: '$30/hr', start: 6, end: 12 }],
    });
  });

  it('takes a form field of pay at its word', () => {
    expect(readPay('85000-95000')).toBeUndefined();
    expect(readPay('85000-95000', { isPayField: true })).toMatchObject({
      min: 85_000,
      max: 95_000,
      period: 'year',
    });
  });
});

/** Sums that real ads name and that nobody earns. */
const otherSums = [
  'We raised $40M in Series B funding.',
  'Our company has $2.5 billion in assets under management.',
  'You will manage an annual budget of $1,200,000.',
  '$5,000 sign-on bonus after 90 days.',
  'Earn up to $10,000 in bonuses each year.',
  'Referral bonus of $500.',
  '401(k) match up to $3,000 a year.',
  'Life insurance of $50,000 at no cost.',
  'Tuition reimbursement up to $5,250 per year.',
  'Relocation assistance up to $8,000.',
  'Fines of up to $5,000 per day.',
  'Company with revenue of $30 million per year.',
  'Quota of $750,000 per year.',
  'Average deal size $40k - $80k.',
  'Cell phone allowance of $75 per month.',
  'Shift premium of £2.50 per hour',
  '$1.50/hour shift differential',
  'Application fee of $25.',
  'Background check costs $49.50 and is paid by the candidate.',
  'Serves families earning less than $30,000 a year.',
  'Homes priced from $400,000 to $1,200,000.',
  'Processes 2,000 orders per day.',
  '40 hours per week, 8 hours per day.',
  'Lift up to 50 pounds per hour.',
  'Job ID R-19102-2025',
  'Req # 45,678',
  'Grants ranging from $10,000 to $100,000.',
  'RSUs valued at $50,000 vesting over four years.',
  'Overtime is paid at $30 per hour.',
  'Mileage reimbursed at $0.67 per mile.',
  'Detention pay $15 per hour.',
  'Weihnachtsgeld in Höhe von 1.500 €',
  'Umsatz von 45 Mio. €',
  "Chiffre d'affaires : 80 M€",
  'Tickets restaurant de 9 € par jour',
  'Medical cover of ₹3,00,000',
  'Donors giving $10,000 or more per year.',
  'In 2023 we paid out $400,000 in profit sharing.',
];

describe('amounts that are not pay', () => {
  it.each(otherSums)('%s', (sum) => {
    expect(read(`Warehouse Manager - Acme Foods\n${sum}\nRequirements: two years.`)).toBe('');
    expect(read(`Warehouse Manager\n\nAbout us\nWe pack fruit.\n\nWhat we offer\n${sum}`)).toBe('');
  });

  it.each(otherSums)('beside a salary: %s', (sum) => {
    expect(read(`Compensation & Benefits\n- Salary: $60,000 - $70,000 per year\n- ${sum}`)).toBe(
      '$60,000 - $70,000 per year',
    );
  });
});
