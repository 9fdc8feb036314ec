import { describe, expect, it } from 'vitest';
import { makePlan } from '#plan/plan.ts';
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
  it('is the work before manner, which stands once, last and light', () => {
    const manner = hygienist.filter(({ name }) =>
      /mindset|self-starter|teamwork|initiative|attention to detail/i.test(name),
    );
    expect(manner).toHaveLength(1);
    expect(hygienist.at(-1)).toBe(manner[0]);
    expect(manner[0]?.weight).toBeLessThanOrEqual(8);
    expect(manner[0]?.question).not.toMatch(/mindset|put .* to the test/i);
    expect(hygienist[0]?.competency).not.toBeNull();
  });

  it('fits the title: of the dental team, the hygienist is judged by gums first', () => {
    expect(hygienist[0]?.name).toMatch(/gum/i);
  });

  it('scores no years that are a condition, but what was done in a field of its own', () => {
    const { criteria, gates } = makePlan(
      sourceOfText(`Administrative Assistant
Fennel Estates
Wilmington, DE

You keep calendars and write minutes. $24 an hour.

Requirements:
- 3 years of experience as an administrative assistant
- 2 years of experience supporting brokers`),
    );
    const names = criteria.map(({ name }) => name);
    expect(gates.filter(({ kind }) => kind === 'experience')).toHaveLength(2);
    expect(names).toContain('Supporting brokers');
    expect(names.join()).not.toMatch(/experience as an administrative/i);
  });
});
