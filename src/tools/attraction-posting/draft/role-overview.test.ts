import { describe, expect, it } from 'vitest';
import { fromText } from '#reading/fixtures/jobs/fixture-job.ts';
import { toSource } from '../../writing-suite/written.ts';
import { draftPoints } from './points.ts';
import { draftPosting } from './public-posting.ts';

const read = (text: string) =>
  toSource(fromText('an advertisement', { name: 'Fennick Glass' }, text));

const duties = `What you will do
- Cut and polish stained glass panels for churches
- Restore leaded windows in listed buildings
- Measure openings on site and draw templates
- Fire painted glass in our two kilns
- Advise parishes on the care of old windows`;

const bare = read(`Glass Conservator
Fennick Glass
Hexham, England, United Kingdom

About us
Fennick Glass is a family-owned workshop of twelve founded in 1931. We believe in passion and excellence.

${duties}`);

const whole = read(`Glass Conservator
Fennick Glass
Hexham, England, United Kingdom

Permanent, full-time. Hours: Monday to Friday 08:00 to 16:30.

${duties}`);

describe('the overview', () => {
  it('leaves the house to the reasons to come, which tell it once', () => {
    const { openingHook, roleOverview, whyJoinUs } = draftPosting(bare);
    expect(`${openingHook} ${roleOverview}`).not.toContain('1931');
    expect(whyJoinUs).toMatch(/^Fennick Glass is a family-owned workshop/);
    expect(whyJoinUs.split('1931')).toHaveLength(2);
  });

  it('begins with what the advertisement says of the work as a whole, and once', () => {
    const { openingHook, roleOverview } = draftPosting(
      read(`Glass Conservator
Fennick Glass
Hexham, England, United Kingdom

About the role
If so, we would love to meet you. As our glass conservator, you will rebuild leaded church windows from the drawing to the last pane. The glass conservator keeps the records of every window and advises parishes on its care. This description is not an exhaustive list of what may be asked.

${duties}`),
    );
    const both = `${openingHook} ${roleOverview}`;
    expect(both.split(/rebuild leaded church windows/)).toHaveLength(2);
    expect(both.split(/the records of every window/)).toHaveLength(2);
    expect(both).not.toMatch(/If so|exhaustive/);
  });

  it('tells one thing that is done where nothing is said of house and team', () => {
    expect(draftPosting(whole).roleOverview).toMatch(/^You (?:also )?\p{Ll}/u);
  });

  it('leaves a blank for hours and contract where nobody says them', () => {
    expect(draftPosting(bare).roleOverview).toContain(
      '[days and hours; full-time or part-time, permanent or temporary: add]',
    );
    expect(draftPosting(whole).roleOverview).not.toContain(': add]');
  });
});

describe('what speaks for a job', () => {
  it('is no list of duties: where little is offered, somebody is asked', () => {
    const points = draftPoints(bare);
    expect(points.filter((text) => text.startsWith('You ')).length).toBeLessThan(2);
    expect(points.some((text) => text.includes('1931'))).toBe(true);
    expect(draftPoints(whole).at(-1)).toContain('ask the team');
  });
});
