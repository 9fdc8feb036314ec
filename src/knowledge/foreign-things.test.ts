import { describe, expect, it } from 'vitest';
import type { Brief } from '#shared/brief.ts';
import { findForeignThings } from './foreign-things.ts';
import { keepOwnSetting } from './keep-own-setting.ts';
import { loadDrawer } from './load-drawers.ts';

const jobOf = (title: string, duties: string[], more: { kind: string; text: string }[] = []) =>
  ({
    language: 'en',
    title: { given: title, clean: title, singular: title },
    facts: [...duties.map((text) => ({ kind: 'duty', text })), ...more],
  }) as unknown as Brief;

const drinks = [
  'Visit bars and shops in the territory every week',
  'Win placements for our seltzer',
  'Build displays with the staff',
  'Hold tastings in the evening',
  'Send a recap to the distributor',
];

describe('things of another place of work', () => {
  const isForeign = findForeignThings(jobOf('Sales Representative', drinks));

  it('are told by a job that says enough of itself', () => {
    expect(isForeign?.('After eight months they tried one filter and a pump.')).toBe(true);
    expect(isForeign?.('The ward called about the blood bank.')).toBe(true);
    expect(isForeign?.('The wine list was ours after a year.')).toBe(false);
    expect(isForeign?.('I came every other Tuesday and asked one question.')).toBe(false);
  });

  it('are loads, nights and dates that are none of the job', () => {
    const hears = findForeignThings(
      jobOf('Driver', [
        'Deliver feed to farms',
        'Check the vehicle each day',
        'Clean the tank between loads',
        'Take samples at each site',
        'Complete delivery papers',
      ]),
    );
    expect(hears?.('Two nights out in a curtain sider.')).toBe(true);
    expect(hears?.('The reefer was too warm.')).toBe(true);
    expect(hears?.('Two weeks around a go-live.')).toBe(true);
    expect(hears?.('The load did not stand as it should.')).toBe(false);
  });

  it('are left to the trade where it says little', () => {
    expect(findForeignThings(jobOf('Sales Representative', drinks.slice(0, 2)))).toBeNull();
  });

  it('are not said by what somebody has learned, nor by the middle of a word', () => {
    const learned = [{ kind: 'education', text: 'High school diploma' }];
    const hears = findForeignThings(jobOf('Sales Representative', drinks, learned));
    expect(hears?.('A pupil asked in the classroom.')).toBe(true);
    const reconstructs = [...drinks, 'Reconstruct the sales of last year'];
    expect(findForeignThings(jobOf('Seller', reconstructs))?.('We stood in the trench.')).toBe(
      true,
    );
  });

  it('leave exercise and goals of a drawer to those of the kind of work', () => {
    const held = loadDrawer('trades/sales/field-sales.yaml');
    const drawer = {
      ...held,
      work_sample: { ...held.work_sample, task: 'Sell a gearbox to a quarry.' },
      intake: {
        ...held.intake,
        goals: {
          ...held.intake.goals,
          day_30: { target: 'Knows every pump', measure: 'Test', success: 'Passed' },
        },
      },
    };
    const own = keepOwnSetting(drawer, jobOf('Sales Representative', drinks));
    expect(own.work_sample.task).not.toContain('gearbox');
    expect(own.work_sample.shows).toEqual(held.work_sample.shows);
    expect(own.intake.goals.day_30.target).not.toContain('pump');
    expect(own.intake.goals.day_90).toEqual(held.intake.goals.day_90);
    expect(own.personas).toHaveLength(held.personas.length);
  });
});
