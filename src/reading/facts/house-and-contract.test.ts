import { describe, expect, it } from 'vitest';
import { readJobText } from '../read-job-text.ts';
import { understand } from '../read-stored-job.ts';
import { findTitleBonus } from '../fields/contract/title-bonus.ts';
import { findEndDate, readContractEnd } from './contract-end.ts';
import { readLaterCheck } from './later-check.ts';
import { isAside } from './says-nothing.ts';
import { tellsPayday, tellsShop } from './speaks-of-house.ts';
import { toPhrase } from './words/phrase.ts';

const read = (text: string) => understand({ job: readJobText(text)!, organization: { name: '' } });
const told = (text: string) => read(text).facts.map((fact) => [fact.kind, fact.text]);

describe('what is promised among the duties', () => {
  const text =
    'Sheet Metal Fabricator\nMineral Wells, TX\n\nDuties\n- Sheet metal fabricator for in house shop\n- Form and fabricate gutters\n- Insulated shop\n- Load the trucks\n- Paid weekly';

  it('is a benefit, and the title is no duty', () => {
    const facts = told(text);
    expect(facts).toContainEqual(['benefit', 'Insulated shop']);
    expect(facts).toContainEqual(['benefit', 'Paid weekly']);
    expect(facts.filter(([kind]) => kind === 'duty').map(([, words]) => words)).toEqual([
      'Form and fabricate gutters',
      'Load the trucks',
    ]);
  });

  it.each(['Heated and air-conditioned warehouse', 'Climate-controlled facility'])(
    'tells of the house: %s',
    (line) => {
      expect(tellsShop(line)).toBe(true);
    },
  );

  it.each([
    'Weekly payroll reports',
    'Clean the shop',
    'Pay weekly invoices',
    'Heated discussions',
  ])('does not: %s', (line) => {
    expect(tellsShop(line) || tellsPayday(line)).toBe(false);
  });

  it.each([
    "You'll make a difference in their lives, and they'll make a difference in yours",
    'So much more than a paycheque',
    'Exclusions may apply; eligible roles only',
    'For the whole list of what we offer, please click here',
    'We will never ask you to pay for your tools',
    'In your cover letter, tell us when you can start',
  ])('says nothing: %s', (line) => {
    expect(isAside(line)).toBe(true);
  });
});

describe('a check of whoever is chosen', () => {
  it('is said plainly', () => {
    expect(
      readLaterCheck(
        'This role requires the successful candidate to complete a pre-employment check after receiving an offer',
      ),
    ).toBe('pre-employment check after receiving an offer');
    expect(readLaterCheck('The role requires the successful candidate to check stock')).toBe(
      undefined,
    );
    expect(
      told(
        'Pharmacist\nHarrow Chemists\nLeeds\n\nKey Responsibilities\n- Advise patients\n- Keep records\n\nWhat next\nThis role requires the successful candidate to complete a pre-employment check after receiving an offer.',
      ),
    ).toContainEqual(['authorization', 'Pre-employment check after receiving an offer']);
  });
});

describe('the end of a contract', () => {
  it('is a fact and stands beside the kind of contract', () => {
    const brief = read(
      'Nurse\nAcme Health\nRed Deer, Alberta\n\nStatus: FT/Temporary until May 2027 or until a colleague is back\n\nDuties\n- Nurse residents\n- Keep records',
    );
    expect(brief.employmentType?.text).toBe('Temporary until May 2027');
    expect(brief.facts.map(({ text }) => text)).toContain(
      'Temporary until May 2027 or until a colleague is back',
    );
  });

  it('is named by a date only', () => {
    expect(findEndDate('Fixed-term contract until 31 March 2027')).toBe('31 March 2027');
    expect(readContractEnd('Contract talks until they agree')).toBeUndefined();
    expect(readContractEnd('Open until May 2027')).toBeUndefined();
  });
});

describe('a bonus in the title', () => {
  it('is found', () => {
    expect(findTitleBonus('Licensed Practical Nurse $1500 Sign On Bonus')?.text).toBe(
      '$1500 Sign On Bonus',
    );
    expect(findTitleBonus('Bonus Analyst')).toBeUndefined();
  });

  it('is kept where only the title names it', () => {
    const body = '\nAcme Health\nRed Deer, Alberta\n\nDuties\n- Nurse residents\n- Keep records';
    const benefits = told(`Practical Nurse $1500 Sign On Bonus${body}`).filter(
      ([kind]) => kind === 'benefit',
    );
    expect(benefits).toHaveLength(1);
    expect(benefits[0]?.[1]).toMatch(/\$1500 sign.on bonus/i);
  });
});

describe('letters of a list that runs on', () => {
  it('go', () => {
    expect(toPhrase('Fulfils the following: a. patient flow, b. staffing, c. reports')).toBe(
      'Fulfils the following: patient flow, staffing, reports',
    );
    expect(toPhrase('Works with hepatitis a. and others')).toBe(
      'Works with hepatitis a. and others',
    );
  });
});

it('takes what is denied or offered for no demand', () => {
  const facts = told(
    'Lathe Operator\nDayton, OH\n\nSchedule\n- Monday to Thursday, 6 am to 4 pm\n- Saturday overtime is available\n\nRequirements\n- Two years at a lathe\n\nTravel\n- Travel is not required for this position',
  );
  const kinds = (words: RegExp) =>
    facts.filter(([, text]) => words.test(text!)).map(([kind]) => kind);
  expect(kinds(/overtime/i)).not.toContain('schedule');
  expect(kinds(/travel/i)).not.toContain('travel');
});
