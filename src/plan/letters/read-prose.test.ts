import { expect, it } from 'vitest';
import { readJobText } from '#reading/read-job-text.ts';
import { understand } from '#reading/read-stored-job.ts';
import { readProse } from './read-prose.ts';

function read(text: string): string[] {
  const job = readJobText(text)!;
  const brief = understand({
    job: { ...job, answers: [] },
    organization: { name: '' },
  });
  return readProse(brief).map((one) => one.text);
}

const start = 'Boat Dyer\nHarrow Sails is a sail loft in Whitby.\n';

it('reads what one learns and where one gets to', () => {
  const told = read(
    `${start}You will learn about indigo vats, cotton canvas, working within a small crew, and to develop patience. Benefits\nHarrow supports all staff in doing qualifications for the loft and encourages everyone.`,
  );
  expect(told).toContain('You would learn about indigo vats and cotton canvas.');
  expect(told).toContain('Staff are supported in doing qualifications for the loft.');
});

it('reads for whom one works, and what is given', () => {
  const told = read(
    `${start}Benefits\nFrom trawlers to royal yachts, our 60+ owners give you the chance to see every kind of boat. Pursue your craft through paid dye-house sabbaticals and courses.`,
  );
  expect(told).toContain('The 60+ owners range from trawlers to royal yachts.');
  expect(told).toContain('They offer paid dye-house sabbaticals and courses.');
});

it('takes a demand for no gift', () => {
  expect(read(`${start}Requirements\nAbility to run two vats at once`)).toEqual([]);
});

it('reads what is plainly true of the house', () => {
  const told = read(
    `${start}Benefits\nThere is an established crew in place. Regular 1-2-1s, training and support will be available. We have many examples where people have moved up into the dye house. You will have the opportunity to influence our palette, help define rules for the vats and contribute to a happy loft.`,
  );
  expect(told).toContain('There is an established crew in place.');
  expect(told).toContain('Training and regular one-to-ones come with the job.');
  expect(told).toContain('People there have moved up into the dye house.');
  expect(told).toContain('You could influence their palette and help define rules for the vats.');
});
