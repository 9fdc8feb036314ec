import { expect, it } from 'vitest';
import { joinOffers } from './join-offers.ts';
import { readLine } from './read-line.ts';

const say = (...lines: string[]): string[] =>
  joinOffers(lines.flatMap((line) => readLine(line, { kind: 'hands-on-trade' }))).map(
    ({ phrase }) => phrase,
  );

it.each([
  ['26 days annual leave, plus bank holidays', "26 days' annual leave plus bank holidays"],
  ['Holiday of 24 days rising to 29 with service', "24 days' holiday rising to 29"],
  ['60 hours of PTO after 90 days', '60 hours of PTO after 90 days'],
  ['Staff accrue 3.25 hours of sick leave for each full month', 'sick leave'],
  ['Ability to buy or sell up to 4 days leave', 'the option to buy or sell leave'],
  ['Our harbor provides training and pays for the exams', 'training'],
  ['The new hall has heat and air conditioning', 'heat and air conditioning'],
  ['Protected research time each week', 'protected research time'],
  ['We give people a high level of autonomy', 'a high level of autonomy'],
  ['Flights are paid', 'paid airfare'],
  ['Sales incentives', 'sales incentives'],
  ['Our joiners work a nine-day fortnight', 'a nine-day fortnight'],
  ['9 day fortnight', 'a nine-day fortnight'],
  ['We take a flexible approach to working hours', 'flexible hours'],
  ['Guaranteed 20 hours per week', 'guaranteed 20 hours per week'],
  ['Option to buy extra leave', 'the option to buy extra leave'],
  ['Flexible schedule opportunities', 'the chance of flexible hours'],
  ['Flexible hours', 'flexible hours'],
  ['Flexible working requests are looked at from the start', 'flexible working on request'],
  ['A Wellness Reimbursement Plan', 'a wellness reimbursement plan'],
  ['Approximately 11 paid holidays', 'about 11 paid holidays'],
  [
    'Paid time off, starting with 2 weeks in the first year, increasing every year to 5 weeks',
    '2 weeks of paid time off rising to 5',
  ],
  ['A Blue Cross Blue Shield Silver plan with low employee costs', 'medical insurance'],
  ['We create pathways so that our people know where they may go', 'a career pathway'],
  ['Recent graduates are highly encouraged to apply', 'a start open to recent graduates'],
  ['401K with employer match', 'a 401(k) with company match'],
  [
    'Group pension with contributions of up to 9%',
    'a group pension with employer contributions of up to 9%',
  ],
  ['$4000 Sign on Bonus for full-time staff', 'a $4,000 sign-on bonus for full-timers'],
  [
    'Pay of £13.10 per hour increasing to £14.00 per hour after probation',
    'a rise to £14.00 an hour after probation',
  ],
  ['Free access to the gym for you and your partner', 'free gym access for you and your partner'],
  [
    'There is room to grow into a supervisor or foreman post',
    'room to move up to supervisor or foreman',
  ],
  ['Sunday shifts paid at double time', 'sunday shifts paid at double time'],
  ['Full maternity, paternity and adoption leave', 'parental leave'],
  [
    'Paid maternity, paternity, adoption, shared parental, caregiver, family and bereavement leave',
    'paid parental leave',
  ],
  [
    'No nights, weekends, evenings, holidays, Sundays or on call',
    'a schedule with no nights, weekends, evenings, holidays, sundays or on call',
  ],
  ['Free parking, and free and private counselling', 'free counseling'],
  ['Discounts on cinemas and at the gym next door', 'a gym discount'],
])('says %s in a sentence', (line, said) => {
  expect(say(line).map((phrase) => phrase.toLowerCase())).toContain(said.toLowerCase());
});

it('finds each of several in one line, grown together or not', () => {
  expect(say('Uniform and company paid PPEDriver CPC training paidDriver medicals paid')).toEqual(
    expect.arrayContaining([
      'uniform and PPE',
      'Driver CPC training paid for',
      'driver medicals paid for',
    ]),
  );
});

it('tells kinds of insurance together and says who pays', () => {
  expect(say('Medical', 'Dental and Vision insurance')).toEqual([
    'medical, dental and vision insurance',
  ]);
  expect(say('Health & Dental Insurance – 60% company paid')).toEqual([
    'medical and dental insurance, 60% paid by the employer',
  ]);
});

it('never sells what people pay themselves', () => {
  const offered = [
    'Salary sacrifice',
    'AVC pension contributions',
    'Vision insurance, optional',
  ].flatMap((line) => readLine(line, { kind: 'hands-on-trade' }));
  expect(offered.map(({ weight }) => weight)).toEqual([0, 0, 0]);
});

it.each([
  'Not eligible for benefits or paid holidays',
  'Vision to read printed plans',
  'Responsible for hiring and training',
  'We value diversity, equity and inclusion',
  'Closing the pension gap in our region',
])('finds nothing in %s', (line) => {
  expect(say(line)).toEqual([]);
});

it('cares by kind of work', () => {
  const weigh = (kind: Parameters<typeof readLine>[1]['kind']): number =>
    readLine('Driver CPC paid', { kind })[0]?.weight ?? 0;
  expect(weigh('driving-and-logistics')).toBeGreaterThan(weigh('office-specialist'));
});

it('takes the move of an office for no help with moving', () => {
  expect(say('The depot is in Hull, with relocation to Goole planned for May')).toEqual([]);
  expect(say('Relocation')).toEqual(['help with relocation']);
});

it('gives the figure of a match only where it is the whole of it', () => {
  expect(say('401(k) with a match of up to 4%')).toEqual(['a 401(k) with company match up to 4%']);
  expect(say('401(k): 50 cents on the dollar, up to 6% of pay, as a match')).toEqual([
    'a 401(k) with company match',
  ]);
  expect(say('401k match 100% up to 3%')).toEqual(['a 401(k) with company match']);
});

it('calls what is given as the employer calls it', () => {
  expect(say('401(k) savings plan with employer contribution')).toEqual([
    'a 401(k) with employer contribution',
  ]);
  expect(say('403(b) with contributions from the college')).toEqual([
    'a 403(b) with employer contribution',
  ]);
  expect(say('You will undertake a Bakery Level 2 apprenticeship')).toEqual([
    'a bakery Level 2 apprenticeship',
  ]);
  expect(say('Bonding leave')).toEqual(['bonding leave']);
  expect(say('12 weeks of paid family leave')).toEqual(['12 weeks of paid family leave']);
});

it('keeps an amount whole, and the day on which it is paid', () => {
  expect(say('Sign-on bonus of $1,500')).toEqual(['a $1,500 sign-on bonus']);
  expect(say('$2,500 sign-on bonus')).toEqual(['a $2,500 sign-on bonus']);
  expect(say('Sign-on bonus of up to $3,000')).toEqual(['a sign-on bonus of up to $3,000']);
  expect(say('Relocation help, up to $4,000 towards relocation')).toContain(
    'up to $4,000 towards relocation',
  );
  expect(say('$400 signing bonus paid out at 60 days of work')).toEqual([
    'a $400 signing bonus after 60 days',
  ]);
});

it('says nothing bigger or surer than the line', () => {
  expect(say('Merchant discounts')).toEqual(['merchant discounts']);
  expect(say('Flexible work arrangements')).toEqual(['flexible work arrangements']);
  expect(say('Education discount for you and your dependents (evening classes only)')).toEqual([
    'an education discount for you and your dependents (evening classes only)',
  ]);
  expect(say('Potentially room to move up')).toEqual(['possibly room to move up']);
  expect(say('Flexible spending (FSA) for child care')).toEqual(['a flexible spending account']);
  expect(say('Wellness initiatives')).toEqual(['wellness initiatives']);
  expect(say('Appointed by the Harbor Elections Commission')).toEqual([]);
});

it('promises no step up where a line speaks of growth, and calls no treatment an insurance', () => {
  expect(say('Chances and career growth')).toEqual(['career growth']);
  expect(say('Opportunities to grow')).toEqual(['opportunities to grow']);
  expect(say('Career growth- offer free courses in first aid training')).not.toContain(
    'career growth',
  );
  expect(say('Free staff dental coverage')).toEqual(['free staff dental coverage']);
  expect(say('Paid for / discounted parking')).toEqual(['free or discounted parking']);
  expect(say('Free or discounted staff parking')).toEqual(['free or discounted parking']);
});

it.each([
  [
    'Our offer includes vacation, medical, dental, a pension, employer-paid disability cover, and more',
    'medical and dental cover',
  ],
  ['Medical insurance (70% paid by the employer), dental, vision', 'dental and vision insurance'],
  [
    'Employer-paid Medical, Dental and Vision Coverage',
    'medical, dental and vision coverage, paid by the employer',
  ],
  [
    'Medical and dental insurance, fully paid by the company',
    'medical and dental insurance, paid by the employer',
  ],
])('says of the thing that the employer pays, and of no other: %s', (line, phrase) => {
  expect(say(line)).toContain(phrase);
});

it.each([
  ['Unlimited paid time off and a pension', 'unlimited paid time off'],
  ['Malpractice coverage', 'malpractice coverage'],
  ['Flexible time off for all clerks', 'flexible time off'],
  ['The days include one floating holiday', 'a floating holiday'],
  ['An employee ownership program', 'an employee ownership program'],
  ['We close every Friday at 2 p.m', 'an early finish on Fridays'],
  ['Weekly advances, monthly commission', 'monthly commission'],
  ['A healthcare package', 'medical insurance'],
])('names what few others give: %s', (line, phrase) => {
  expect(say(line)).toContain(phrase);
});

it.each([
  ['Generous PTO, a flexible office, and a canteen', 'PTO'],
  ['Free medical, dental and vision options', 'free medical, dental and vision insurance'],
  ['Full coverage for medical and dental premiums', 'medical and dental insurance'],
  ['Medical, dental and supplemental voluntary insurance', 'medical and dental insurance'],
  ['Paid time off of 60-120 hours a year', '60 to 120 hours of paid time off'],
  [
    'Up to 30 hours of vacation time in the first year',
    'up to 30 hours of vacation time in the first year',
  ],
  ['Gym reimbursement', 'gym reimbursement'],
  ['Sabbatical policy', 'a sabbatical'],
  ['Potential for hybrid work', 'the chance of hybrid working'],
  ['No nights, weekends, or holidays', 'a schedule with no nights, weekends, or holidays'],
  ["Won't require you to work weekends or holidays", 'a schedule with no weekends or holidays'],
  ['Enhanced growth opportunities to reach your potential', 'growth opportunities'],
])('says no more than %s', (line, said) => {
  expect(say(line)).toContain(said);
});

it.each([
  'Mobile phone discounts',
  'Premium discounts',
  'A shop that puts a premium on work, life, and town',
  'One in 3 weekends off',
  'Incentives for healthy living',
  'Many additional benefits',
])('names no offer in %s', (line) => {
  expect(say(line)).toEqual([]);
});
