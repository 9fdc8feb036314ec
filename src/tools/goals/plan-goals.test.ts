import { describe, expect, it } from 'vitest';
import { makePlan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { fromText } from '#reading/fixtures/jobs/fixture-job.ts';
import { toSource } from '../writing-suite/written.ts';
import { planGoals } from './plan-goals.ts';

const sourceOfText = (text: string): Source =>
  toSource(fromText('an advertisement', { name: '' }, text));

const materials = sourceOfText(`Materials Manager

Brandt Pumps makes pumps for waterworks in Dayton, Ohio.

Responsibilities:
- Oversee six buyers and planners at two plants
- Plan materials for three assembly lines and keep shortages away from them
- Negotiate yearly contracts with suppliers of castings and seals
- Report inventory turns and supplier delivery to the plant manager each month

Requirements:
- 8 years of experience in materials management
- Experience leading a purchasing team`);

const clerk = sourceOfText(`Library Clerk

The town library of Elmhurst, Illinois needs a clerk for the front desk.

Responsibilities:
- Check books in and out at the front desk
- Put returned books back on the shelves in order
- Answer questions of visitors by phone and in person

Requirements:
- High school diploma`);

const trainer = sourceOfText(`Safety Trainer

Grell Docks in Duluth, Minnesota needs a trainer for the cranes.

Responsibilities:
- Stay up to date with the rules for lifting gear
- Develop training materials on slings, hooks and signals for new riggers
- Inspect the slings of forty riggers every quarter
- Engage in ongoing training of the trade body

Requirements:
- 3 years of experience as a rigger`);

const tell = (source: Source): string => JSON.stringify(planGoals(source));

describe('planGoals', () => {
  it('gives whoever leads goals of the whole, from the duties of the advertisement', () => {
    expect(makePlan(materials).post).toEqual({ level: 'manager', leads: true });
    const goals = tell(materials);
    expect(goals).toMatch(/one to one/);
    expect(goals).toMatch(/suppliers|assembly lines/);
    expect(goals).not.toMatch(/assigned|with help|one thing|weighs/i);
  });

  it('gives whoever does the work goals without a word on weights or names of lines', () => {
    const goals = tell(clerk);
    expect(goals).not.toMatch(/weighs|direct report|assigned/i);
    for (const { target } of Object.values(planGoals(clerk)))
      for (const { name } of makePlan(clerk).criteria) expect(target).not.toContain(`: ${name}`);
  });

  it('measures what is made by those who use it, and takes no learning for the work', () => {
    const goals = planGoals(trainer);
    const [, ...later] = Object.values(goals);
    const made = later.find(({ target }) => target.includes('training materials'));
    expect(made?.measure).toMatch(/those who use them/);
    expect(tell(trainer)).not.toMatch(/up to date with the rules|engage in/i);
  });

  it('counts something for every goal, also of work that no measure is known for', () => {
    const goals = planGoals(
      sourceOfText(`Taxidermist

The museum of Elmhurst, Illinois needs a taxidermist.

Responsibilities:
- Mount birds and small mammals for the halls
- Carve forms for heads from foam and wood
- Paint eyes, bills and feet after living animals

Requirements:
- 3 years of experience with mounts`),
    );
    expect(JSON.stringify(goals)).not.toMatch(/\[measure|\[targets? |\[value\]/);
    expect(goals.day_90.success).toMatch(/\[number\]/);
    expect(goals.month_6.success).toMatch(/\[number\]/);
    expect(goals.month_6.success).not.toBe(goals.day_90.success);
  });

  it('measures by no budget that the advertisement does not name', () => {
    const write = (more: string) =>
      tell(
        sourceOfText(`Events Helper

The town hall of Elmhurst, Illinois needs a helper.

Responsibilities:
- Prepare two meetings of the town council each week
- Put returned chairs back in the order of the hall plan${more}`),
      );
    expect(write('')).not.toMatch(/budget/i);
    expect(write('\n- Keep the budget of the hall')).toMatch(/budget/i);
  });
});

describe('half a year and a year', () => {
  it('come to what can be counted in this kind of work, in its own results', () => {
    const goals = planGoals(
      sourceOfText(`Sailing School Sales Advisor

Grell Harbor School of Duluth, Minnesota needs a sales advisor.

Responsibilities:
- Enroll students in the sailing courses
- Generate leads at boat shows
- Meet sales quotas each month

Requirements:
- 2 years of sales experience`),
    );
    expect(goals.month_6.success).toMatch(/appointments kept/);
    expect(goals.month_12.target).toMatch(/target for enrollments/);
  });
});

describe('what is counted', () => {
  const duties = (title: string, lines: readonly string[]): string =>
    tell(
      sourceOfText(
        `${title}\n\nHarbor Mills of Elmhurst, Illinois needs a ${title.toLowerCase()}.\n\nResponsibilities:\n${lines.map((line) => `- ${line}`).join('\n')}`,
      ),
    );

  it('is of the thing itself, not of a word that other work uses too', () => {
    const goals = duties('Organ Builder', [
      'Tune the pneumatic systems of church organs',
      'Explain the parts of an organ to visiting guests',
    ]);
    expect(goals).toMatch(/first visit/);
    expect(goals).not.toMatch(/after release/);
  });

  it('is what the deed controls: orders that were raised right, not the suppliers who deliver them', () => {
    const goals = duties('Yard Clerk', [
      'Raise purchase orders for timber and paint',
      'Show guests the museum of the harbor',
    ]);
    expect(goals).toMatch(/right the first time/);
    expect(goals).not.toMatch(/suppliers/);
  });
});
