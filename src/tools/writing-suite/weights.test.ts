import { describe, expect, it } from 'vitest';
import { makePlan } from '#plan/plan.ts';
import { sourceOfText } from './source-of-text.ts';

const cook = sourceOfText(`Line Cook
Harbor Mess Hall
Portland, OR

We are looking for a line cook for our kitchen by the harbor. $22.00 per hour.

Responsibilities:
- Prepare the grill station before service
- Keep food at safe temperatures and label it
- Clean the station after service

Requirements:
- Two years of experience with wood-fired ovens
- Knowledge of food safety rules
- Excellent communication skills
- Positive attitude

Preferred:
- Experience with sourdough bread

How to apply: send a resume to jobs@example.org`);

const { criteria } = makePlan(cook);
const placeOf = (part: RegExp): number => criteria.findIndex(({ name }) => part.test(name));

describe('rankCriteria', () => {
  it('puts weights on four to seven lines that add up to 100, none above two fifths', () => {
    expect(criteria.length).toBeGreaterThanOrEqual(4);
    expect(criteria.length).toBeLessThanOrEqual(7);
    expect(criteria.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
    expect(Math.max(...criteria.map(({ weight }) => weight))).toBeLessThanOrEqual(40);
  });

  it('weighs the subject of the job most, and traits least of what it names', () => {
    expect(placeOf(/wood-fired ovens/i)).toBeLessThanOrEqual(2);
    expect(placeOf(/wood-fired ovens/i)).toBeGreaterThanOrEqual(0);
    const traits = criteria.filter(({ name }) => /attitude|communication/i.test(name));
    for (const { weight } of traits) expect(weight).toBeLessThan(criteria[0]!.weight / 2);
  });

  it('gives every demand that can be shown a line, and what only the trade knows a fifth at most', () => {
    const { criteria: few } = makePlan(
      sourceOfText(`Line Cook
Harbor Mess Hall
Portland, OR

Responsibilities:
- Open the shutters

Requirements:
- Experience with wood-fired ovens
- Knowledge of Basque cheeses and their seasons
- Ability to maintain smokehouse equipment`),
    );
    for (const word of [/ovens/i, /cheeses/i, /smokehouse/i])
      expect(few.filter(({ name }) => word.test(name))).toHaveLength(1);
    const ofTrade = few.filter(({ origin }) => origin === 'trade');
    expect(few).toHaveLength(4);
    expect(ofTrade.reduce((sum, { weight }) => sum + weight, 0)).toBeLessThanOrEqual(21);
  });

  it('leaves what somebody must have done under its own name', () => {
    expect(criteria[placeOf(/wood-fired ovens/i)]?.competency).toBeNull();
  });

  it('lets no career fit by more than 85, and says what it does not show', () => {
    for (const { fit, unseen } of makePlan(cook).personas) {
      expect(fit).toBeLessThanOrEqual(85);
      expect(unseen.length).toBeGreaterThan(0);
    }
  });

  it('never weighs a wish above a demand', () => {
    const wishes = criteria.filter(({ origin }) => origin === 'preferred');
    const demands = criteria.filter(({ origin }) => origin === 'must');
    for (const wish of wishes)
      for (const demand of demands) expect(wish.weight).toBeLessThanOrEqual(demand.weight);
  });

  it('quotes no line of the advertisement for two criteria', () => {
    const first = criteria.flatMap(({ facts }) => facts.slice(0, 1).map(({ id }) => id));
    expect(new Set(first).size).toBe(first.length);
  });

  it('hears no call for people in a line about drawings', () => {
    const text = sourceOfText(`Electrician
Pell Wiring
Tulsa, OK

Responsibilities:
- Verify dimensions and clearances from drawings
- Install conduit and wiring in new schools

Requirements:
- Journeyman license
- Strong communication skills`);
    const [heaviest] = makePlan(text).criteria;
    expect(heaviest?.facts.map(({ text: line }) => line)).not.toContain(
      'Strong communication skills',
    );
  });

  it('puts the career that fits best first', () => {
    const fits = makePlan(cook).personas.map(({ fit }) => fit);
    expect(fits).toEqual(fits.toSorted((a, b) => b - a));
  });
});
