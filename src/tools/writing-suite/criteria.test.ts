import { describe, expect, it } from 'vitest';
import { listFloors } from '#plan/demands/floors.ts';
import { makePlan } from '#plan/plan.ts';
import { draftScorecardAssistant } from '../scorecard-assistant/draft.ts';
import { computeScorecardFigures } from '../scorecard-assistant/figures.ts';
import { sourceOfText } from './source-of-text.ts';

const criteriaOf = (text: string) => makePlan(sourceOfText(text)).criteria;

const hygienist = criteriaOf(`Registered Dental Hygienist
Harbor Dental
Chicago, IL

You clean teeth and chart gums in a practice of two dentists. $48 an hour.

What we are looking for:
- You have a growth mindset
- You are a self-starter and a team player
- Attention to detail`);

describe('what people are judged by', () => {
  it('is the work that is told before manner, and each manner of a few essentials in a line of its own', () => {
    const manner = hygienist.filter(({ name }) =>
      /mindset|self-starter|teamwork|initiative|attention to detail/i.test(name),
    );
    expect(manner.length).toBeGreaterThan(1);
    const ofTrade = hygienist.filter(({ origin }) => origin === 'trade');
    expect(ofTrade.reduce((sum, { weight }) => sum + weight, 0)).toBeLessThanOrEqual(25);
    expect(manner[0]?.question).not.toMatch(/mindset|put .* to the test/i);
    expect(hygienist[0]?.origin).toBe('duty');
  });

  it('fits the title: of the dental team, the hygienist is judged by gums first', () => {
    expect(hygienist[0]?.name).toMatch(/gum|periodontal/i);
  });

  it('scores no years that are a condition, but what was done in a field of its own', () => {
    const { criteria, gates } = makePlan(
      sourceOfText(`Administrative Assistant
Fennel Estates
Wilmington, DE

You keep calendars and write minutes. $24 an hour.

Requirements:
- 3 years of experience as an administrative assistant
- 2 years of experience in commercial lease administration`),
    );
    const names = criteria.map(({ name }) => name);
    expect(gates.filter(({ kind }) => kind === 'experience')).toHaveLength(2);
    expect(names.join()).toMatch(/lease administration/i);
    expect(names.join()).not.toMatch(/experience as an administrative/i);
  });
});

describe('duties that no competency of the trade covers', () => {
  const ward = criteriaOf(`Linen Room Clerk
Linden Hospital
Boise, ID

Responsibilities:
- Administer benefits and leave of absence for the staff of the ward
- Schedule patient appointments and call those on the waiting list
- Deliver everything from the smallest parcels on the ward to the kitchen's trolleys

Requirements:
- Familiarity with one or more hospital systems
- Experience with grant applications is a plus`);
  const nameOf = (part: RegExp) => ward.find(({ name }) => part.test(name));

  it('are judged by the activity that many trades have, first duties first', () => {
    expect(nameOf(/benefits/i)?.weight).toBeGreaterThanOrEqual(15);
    expect(nameOf(/appointments/i)?.weight).toBeGreaterThanOrEqual(10);
    expect(nameOf(/benefits/i)?.question).toMatch(/leave/);
  });

  it('get no name that is cut from their line', () => {
    for (const { name, question } of ward) {
      // A line that is quoted stands whole in its question.
      const own = question.replace(/"[^"]*"/g, '');
      expect(`${name} ${own}`).not.toMatch(/everything from|one or more|^Ward to/i);
    }
  });

  it('leave a wish a wish', () => {
    const wish = nameOf(/grants/i);
    expect(wish?.origin ?? 'preferred').toBe('preferred');
    expect(wish?.weight ?? 0).toBeLessThan(10);
  });

  it('call no remark a wish that wishes for nothing', () => {
    const remarked = criteriaOf(`Line Cook
Harbor Mess Hall
Portland, OR

As our line cook you stand at the heart of the team between suppliers and guests.

Responsibilities:
- Prepare the grill station before service

Requirements:
- Knowledge of food safety rules`);
    expect(remarked.filter(({ origin }) => origin === 'preferred')).toEqual([]);
  });
});

describe('what is asked in the words of the job', () => {
  it('never repeats the trade: a plumber is not scored for a background in plumbing', () => {
    const names = criteriaOf(`Plumber
Alder Homes
Leeds, UK

You repair taps, boilers and drains in flats. £19 an hour.

Requirements:
- Strong background in plumbing
- Experience as a plumber`).map(({ name }) => name);
    expect(names.join()).not.toMatch(/background in|experience as/i);
  });

  it('weighs systems below the work', () => {
    const found = criteriaOf(`Bookkeeper
Fennel Estates
Wilmington, DE

Responsibilities:
- Process supplier invoices and pay runs
- Reconcile bank accounts every week
- Run payroll for forty people

Requirements:
- Experience with QuickBooks and Xero`);
    const systems = found.findIndex(({ name }) => /QuickBooks/.test(name));
    expect(systems).toBeGreaterThanOrEqual(2);
  });

  it('asks about the manner that it names first', () => {
    const manner = criteriaOf(`Bookkeeper
Fennel Estates
Wilmington, DE

Responsibilities:
- Reconcile bank accounts every week

Requirements:
- Excellent interpersonal skills
- Friendly on the telephone
- Outgoing and personable
- Attention to detail`).find(({ id }) => id === 'way-of-working');
    expect(manner?.name).toMatch(/^Interpersonal skills/);
    expect(manner?.question).not.toMatch(/error/i);
    expect(manner?.weight).toBeGreaterThan(10);
  });
});

describe('wishes, safety and manner of a headed list', () => {
  const source = sourceOfText(`Sheet Metal Fabricator
Larch Roofing
Waco, TX

What you will do:
- Form and fabricate custom metal trim and gutters

Good to know:
- Welding skills are very helpful`);
  const { criteria } = makePlan(source);

  it('judges by the duty first and lets a wish decide nothing', () => {
    const [first] = criteria;
    expect([first?.origin, first?.name]).toEqual(['duty', 'Forming on brake and shear']);
    const welding = criteria.find(({ name }) => /weld/i.test(name));
    expect(welding?.origin).toBe('preferred');
    expect(listFloors(criteria)).not.toContain(welding);
    expect(welding?.weight).toBeLessThan((first?.weight ?? 0) / 1.5);
  });

  const plant = sourceOfText(`Production Operative
Larch Frames
Sligo, Ireland

What you will do:
- Nail panels together on the line
- Read and follow production drawings
- Pack panels for the lorry
- Check every panel for defects

Essential:
- Previous experience working in a factory
- Safety conscious and follows safety rules
- Attention to detail
- Ability to work as a team`);
  const planned = makePlan(plant);

  it('has a line for safety and for teamwork, and names every floor where it is checked', () => {
    const safe = planned.criteria.find(({ name }) => /safe/i.test(name));
    expect(safe?.origin).toBe('must');
    expect(planned.criteria.map(({ name }) => name).join()).toMatch(/teamwork/i);
    const { criteriaChecks } = draftScorecardAssistant(plant, computeScorecardFigures(plant));
    const checked = criteriaChecks.filter(({ passThreshold }) =>
      passThreshold.startsWith('Minimum '),
    );
    expect(checked.map(({ criterion }) => criterion)).toEqual(
      listFloors(planned.criteria).map(({ name }) => name),
    );
  });

  it('looks for nobody from other work where factory work is demanded', () => {
    expect(planned.personas.map(({ name }) => name).join()).not.toMatch(/kitchen/i);
  });
});
