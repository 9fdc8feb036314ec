import { describe, expect, it } from 'vitest';
import { readJobText } from '../read-job-text.ts';
import { understand } from '../read-stored-job.ts';

const spokenOf = (line: string): string[] =>
  understand({
    job: readJobText(
      `Kiln Helper\nTilney Pottery\nLeeds, England\n\nAbout the job\n${line}\n\nDuties\n- Load the kilns\n- Glaze the bowls`,
    )!,
    organization: { name: '' },
  }).spoken.map(({ about }) => about);

describe('of which matters a text speaks, however it puts them', () => {
  it.each([
    ['RTO Monday to Friday at our Leeds studio.', 'office days'],
    ['Hybrid: in the office one per week or as needed.', 'office days'],
    ['You may do 2 days a week from home.', 'office days'],
    ['The position is based on a 48:hour week.', 'week'],
    ['Studio opens at 7:30am for the first shift.', 'times'],
    ['Second shift, with breaks.', 'hours'],
    ['Certification as a Kiln Technician.', 'papers'],
    ['You are registered with the Guild of Potters.', 'papers'],
    [
      'Some posts need a check of police records through the Disclosure and Barring Service.',
      'checks',
    ],
    ['You work under the general direction of the studio head.', 'reports to'],
    ['Immediate start available.', 'start'],
    ['Applications close on 3 May.', 'deadline'],
    ['£28,000 including overtime and nights out.', 'extra pay'],
    ['Interviews will be held in the week of 9 June.', 'steps'],
    ['A 24-month contract.', 'contract'],
  ])('%s', (line, matter) => {
    expect(spokenOf(line)).toContain(matter);
  });

  it.each([
    ['Remote sensing of kilns in hybrid cloud systems.', 'office days'],
    ['We answer within 24 hours.', 'week'],
    ['The shop sells gift cards and has a cash register.', 'papers'],
    ['Plates are made in lots of 40.', 'hours'],
  ])('nothing of it in: %s', (line, matter) => {
    expect(spokenOf(line)).not.toContain(matter);
  });
});
