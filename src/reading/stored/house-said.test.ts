import { describe, expect, it } from 'vitest';
import { understand } from '../read-stored-job.ts';
import { readJobText } from '../read-job-text.ts';

const read = (text: string) =>
  understand({ job: { ...readJobText(text)!, answers: [] }, organization: { name: '' } });

const brief = read(`Loom Fixer
Elmtex Mills
Reno, NV

About us
Elmtex Mills aims to keep small looms running and to make wool that lasts for life.
Elmtex is the first mill in Nevada that runs on its own wind.
Anybody may join Elmtex who works with wool in mills or in:
We are looking for a full-time loom fixer to join our team!

What you will do
- Fix the looms of two halls
- Order the spare parts for every loom
- Train new weavers at the loom

What we offer
- Work with a team that truly loves what they do, in an environment that is fun and rewarding.
- Click to apply, and bring your tools.

Schedule: Monday to Friday, 40 hours a week
`);

describe('what the employer says of itself', () => {
  it('is kept whole, with what it speaks of', () => {
    const said = brief.houseSaid.map(({ text, about }) => `${about}: ${text}`);
    expect(said).toContain(
      'mission: Elmtex Mills aims to keep small looms running and to make wool that lasts for life.',
    );
    expect(said).toContain(
      'distinction: Elmtex is the first mill in Nevada that runs on its own wind.',
    );
    expect(said.join(' ')).toContain('Work with a team that truly loves what they do');
    expect(said.join(' ')).not.toContain('Anybody may join');
  });

  it('holds no search: of that only the term is one', () => {
    expect(brief.roleSaid.map(({ text }) => text).join(' ')).not.toContain('looking for');
    expect(brief.termLines.map(({ text }) => text)).toContain('Full-time');
  });

  it('does not conclude the contract from the hours', () => {
    const other = read(`Loom Fixer
Elmtex Mills
Reno, NV

Duties
- Fix the looms of two halls
- Order the spare parts for every loom

Hours: 40 hours a week
`);
    expect(other.employmentType).toBeNull();
    expect(brief.employmentType?.text).toBe('Full-time');
  });
});

it('finds an employer that is only named by the way, and no department in a number', () => {
  const { employer, department } = read(`Elmtex Job Description
Site Administrator
Job Title: Site Administrator
Business Unit: 20417 – Dyeing

Purpose
A Site Administrator is required by the Elmtex Reno Business Unit to keep the looms running.

Duties
- Fix the looms of two halls
- Be there for Elmtex staff, carters and suppliers
- Act as a model of the Elmtex Company Values
`);
  expect(employer.name).toBe('Elmtex');
  expect(department?.text).toBe('Dyeing');
});
