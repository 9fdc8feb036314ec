import { describe, expect, it } from 'vitest';
import { makePlan } from '#plan/plan.ts';
import { computeSynopsisFigures } from '../hiring-synopsis/figures.ts';
import { draftSynopsis } from '../hiring-synopsis/draft.ts';
import { sourceOfText } from './source-of-text.ts';

const ask = (text: string): string[] =>
  makePlan(sourceOfText(text)).questions.map((question) => question.ask);
const asks = (text: string, pattern: RegExp): boolean =>
  ask(text).some((question) => pattern.test(question));

const carer = (lines: string): string => `Care Assistant
Fellgate House
Newcastle upon Tyne, UK

${lines}

What you will do:
- Help residents to wash, dress and eat
- Write notes after each visit`;

describe('questions from the text', () => {
  it('quote a competitive salary and ask for the figure', () => {
    expect(
      asks(
        carer('Benefits:\n- Competitive salary and benefits package\n- Uniform'),
        /"Competitive salary"/,
      ),
    ).toBe(true);
    const paid = carer(
      'Pay: £13.00 per hour\nBenefits:\n- Competitive salary and benefits package\n- Uniform',
    );
    expect(asks(paid, /"Competitive salary"|lowest and the highest/)).toBe(false);
  });

  it('ask what nights and weekends pay, unless that is said', () => {
    const shifts = 'You must work nights and weekends. Pay: £13.00 per hour.';
    expect(asks(carer(shifts), /^Is there extra pay for nights and weekends\?/)).toBe(true);
    const nightsPaid = carer(`${shifts} Nights carry a premium of 20%.`);
    expect(asks(nightsPaid, /^Is there extra pay for weekends\?/)).toBe(true);
    const allPaid = carer(`${shifts} All unsocial hours carry a shift allowance of 20%.`);
    expect(asks(allPaid, /^Is there extra pay/)).toBe(false);
  });

  it('ask for number, start and closing date at once, and only for what is missing', () => {
    expect(
      asks(carer('Pay: £13.00 per hour.'), /^How many people .* start .* applications\?$/),
    ).toBe(true);
    expect(
      asks(carer('Start date: 1 March 2027. Pay: £13.00 per hour.'), /should the work start/),
    ).toBe(false);
  });

  it('ask what decides within a wide range', () => {
    expect(asks(carer('Pay: £13.00 - £18.00 per hour.'), /£13.* £18|range/)).toBe(true);
  });

  it('ask for no number where one person is sought, nor for hours a week that are stated', () => {
    const one = carer('The successful candidate will work 76 hours per fortnight in our house.');
    expect(asks(one, /how many people|how many hours/i)).toBe(false);
  });

  it('ask nobody about codes of occupations', () => {
    const odd = `Flumox Wrangler
Harrow Freight
Leeds, UK

What you will do:
- Wrangle the flumox in the morning
- Wrangle it again in the evening
- Write down what it said`;
    expect(asks(odd, /what kind of work|closest to/i)).toBe(false);
  });

  it('do not ask for what the text has said', () => {
    const said = ask(carer('Pay: £13.00 per hour. Hours: 7:00 am to 3:00 pm, Monday to Friday.'));
    expect(
      said.filter((question) => /which days and (?:hours|shifts)|hourly pay/i.test(question)),
    ).toEqual([]);
  });
});

describe('observations', () => {
  it('point out a day that has passed and a contract that ends soon', () => {
    const { observations } = makePlan(
      sourceOfText(
        `${carer('Status: temporary until May 2027. Pay: £13.00 per hour.')}\n\nHow we hire:\n- Interviews will be held on 12 March 2025`,
      ),
    );
    const titles = observations.map(({ title }) => title);
    expect(titles).toContain('A date in the text has passed');
    expect(titles).toContain('The contract runs until May 2027');
  });
});

describe('the mail to the manager', () => {
  const mailOf = (text: string): string => {
    const source = sourceOfText(text);
    return draftSynopsis(source, computeSynopsisFigures(source)).email.body;
  };
  const cook = (place: string, more = ''): string => `Relief Line Cook
Harbor Mess Hall
${place}

What you will do:
- Run the grill at noon
- Clean the line at night
${more}`;

  it('asks six numbered questions at most, what the posting waits for first, then the unclear word of the title', () => {
    const asked = mailOf(cook('Portland, OR')).match(/^\d\. .*/gm) ?? [];
    expect(asked.length).toBeLessThanOrEqual(6);
    expect(asked[0]).toMatch(/\bpay\b/);
    expect(asked.findIndex((one) => one.includes('"relief"'))).toBeGreaterThan(0);
  });

  it('holds the posting back without a range where the law wants one, and publishes no blanks', () => {
    expect(mailOf(cook('Denver, CO'))).toMatch(
      /Colorado law requires the range in it\..*If I hear nothing, the posting will wait\./,
    );
    const paid = mailOf(cook('Denver, CO', 'Pay: $20 - $24 per hour'));
    expect(paid).not.toContain('Colorado law');
    expect(paid).not.toContain('blank');
  });

  it('asks HR nothing apart where HR itself hires', () => {
    const { questions } = makePlan(
      sourceOfText(`HR Coordinator
Harbor Mess Hall
Denver, CO

What you will do:
- Keep the staff files
- Report to the Director of Human Resources`),
    );
    expect(questions.map(({ owner }) => owner)).not.toContain('HR');
  });

  it('says what the plan comes to', () => {
    expect(mailOf(cook('Portland, OR'))).toMatch(
      /The plan is \d+ first calls, \d+ second rounds, .* \d+ acceptances?, at assumed rates/,
    );
  });
});
