import { describe, expect, it } from 'vitest';
import type { Brief } from '#shared/brief.ts';
import { leadsTeam } from './leads-team.ts';

const leads = (title: string, ...duties: string[]): boolean =>
  leadsTeam({
    title: { given: title, clean: title, singular: title },
    facts: duties.map((text) => ({ kind: 'duty', text })),
  } as unknown as Brief);

describe('leadsTeam', () => {
  it('believes a title that says so', () => {
    expect(leads('Laundry Supervisor')).toBe(true);
    expect(leads('Roofing Foreman')).toBe(true);
    expect(leads('Night Shift Leader')).toBe(true);
  });

  it('asks the duties where a title leaves it open', () => {
    const duties = [
      'Oversee a crew of room attendants on three floors',
      'Prepare weekly rosters and cleaning procedures',
    ];
    expect(leads('Linen Officer', ...duties)).toBe(true);
    expect(leads('Linen Officer', 'Fold and count linen')).toBe(false);
    expect(leads('Security Officer', 'Patrol the grounds', 'Conduct inspections of doors')).toBe(
      false,
    );
  });

  it('needs more of it where the title names a worker', () => {
    expect(leads('Painter', 'Manage lead times with the team')).toBe(false);
    expect(leads('Cleaner', 'Work in a team', 'Train new staff now and then')).toBe(false);
  });

  it('takes whoever manages things for nobody’s boss', () => {
    expect(leads('Account Manager', 'Lead a team of experts', 'Prepare schedules')).toBe(false);
  });
});
