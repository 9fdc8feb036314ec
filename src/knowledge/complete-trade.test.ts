import { describe, expect, it } from 'vitest';
import { checkTrade } from './check-trade.ts';
import { findActivity } from './load-activities.ts';
import { listHeads, loadDrawer, loadKind } from './load-drawers.ts';

const file = 'trades/people/payroll-specialist.yaml';
const payroll = loadDrawer(file);

describe('a trade that is written in short', () => {
  it('is judged by its activities, in their words', () => {
    const pay = findActivity('running-payroll')!;
    expect(payroll.competencies.find(({ id }) => id === pay.id)?.question).toBe(pay.question);
    expect(payroll.work?.[0]).toBe(pay.id);
  });

  it('speaks before its kind of work, which fills the rest', () => {
    const kind = loadKind('office-specialist');
    expect(payroll.coaching.video).toBe(kind.coaching.video);
    expect(payroll.intake.questions.length).toBeGreaterThan(kind.intake.questions.length);
    expect(payroll.intake.questions.at(-1)).toEqual(kind.intake.questions.at(-1));
    expect(payroll.personas).not.toContainEqual(kind.personas[0]);
  });

  it('tries out what fills most days', () => {
    const [shown] = payroll.work_sample.shows;
    expect(payroll.work).toContain(shown);
  });

  it('has the titles that one wide trade shares with it', () => {
    const head = (name: string) => listHeads().find((one) => one.file.endsWith(`/${name}.yaml`))!;
    expect(head('payroll-specialist').titles.has('payroll clerk')).toBe(true);
    expect(head('bookkeeping-clerk').titles.has('payroll clerk')).toBe(false);
    // Several trades have a general manager.
    expect(head('operations-manager').titles.has('general manager')).toBe(true);
  });

  it('is refused with work that nobody has written', () => {
    expect(checkTrade({ trade: 'tinker', work: ['no-such-work'] }).join()).toContain('work');
  });
});
