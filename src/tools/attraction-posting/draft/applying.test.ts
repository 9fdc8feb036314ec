import { expect, it } from 'vitest';
import { fromText } from '#reading/fixtures/jobs/fixture-job.ts';
import { beginText } from '#writing/said-so-far.ts';
import { toSource } from '../../writing-suite/written.ts';
import { findWay, sayApplying } from './applying.ts';

const head = `Bench Joiner
Harrow Timber
Leeds, England, United Kingdom

What you will do
- Cut and fit staircases and doors to drawings
- Keep the panel saw and the planer set

`;
const read = (text: string) =>
  toSource(fromText('a joiner', { name: 'Harrow Timber' }, `${head}${text}`));

it('sends no application to the address for adjustments', () => {
  const source = read(
    'How to apply\nIf you need an adjustment because of a disability to apply or to interview, please contact help@harrow.example.',
  );
  expect(findWay(source)).toBeNull();
  const said = sayApplying(source, beginText(), null);
  expect(said).toContain('Apply: [how to apply: add].');
  expect(said).toContain('help@harrow.example');
});

it('sends no application to whoever answers for data', () => {
  const source = read(
    'How to apply\nQuestions about our privacy notice can be sent to data@harrow.example.',
  );
  expect(findWay(source)).toBeNull();
});

it('takes the site that an applicant shall mention for no way to apply', () => {
  const source = read(
    'How to apply\nPlease mention in your letter that you learned of this position at https://www.careers.example.',
  );
  expect(findWay(source)).toBeNull();
});

it('keeps the address to which an application goes', () => {
  const source = read(
    'How to apply\nPlease send your CV to jobs@harrow.example. If you need an adjustment, write to help@harrow.example.',
  );
  expect(findWay(source)).toBe('jobs@harrow.example');
});

it('leaves out the end of a notice whose beginning was lost', () => {
  const source = read(
    'Equal opportunity\nHarrow Timber is an equal opportunity employer.\n\nor any other ground protected by law.',
  );
  expect(sayApplying(source, beginText(), null)).not.toMatch(/any other ground/i);
});

it('sends no application to whoever answers questions and complaints', () => {
  const source = read(
    'How to apply\nIf you need any assistance, please e-mail desk@harrow.example. E-mail: desk@harrow.example.\nComplaints about the process can be sent to desk@harrow.example.',
  );
  expect(findWay(source)).toBeNull();
  expect(sayApplying(source, beginText(), null)).toContain('Apply: [how to apply: add].');
});

it('tells the steps that running text names, in their order', () => {
  const source = read(
    'How to apply\nOnce you have applied, you will be invited to complete an online test. Those who pass attend an assessment day at the mill. Feedback will only be given if you attend an assessment.',
  );
  expect(sayApplying(source, beginText(), null)).toContain(
    'What happens then:\n- Online test\n- Assessment day',
  );
});

it('sends an application to the page for it, and not to the desk for questions', () => {
  const source = read(
    'How to apply\nQuestions on the saws can be directed to our workshop at saws@harrow.example. Apply at https://careers.harrow.example/jobs/12',
  );
  expect(findWay(source)).toBe('https://careers.harrow.example/jobs/12');
});

it('keeps what an applicant shall send, and that nobody shall call', () => {
  const source = read(
    'How to apply\nInterested joiners should send a CV by e-mail to jobs@harrow.example. No phone calls please.',
  );
  const said = sayApplying(source, beginText(), null);
  expect(said).toContain('Interested joiners should send a CV by e-mail to jobs@harrow.example.');
  expect(said).toContain('No phone calls please.');
  expect(said).not.toMatch(/questions are welcome/i);
});

it('leaves no blank behind a sentence that says how', () => {
  const source = read(
    'How to apply\nSend a CV and two photos of your work to 0113 496 0000 by text.',
  );
  const said = sayApplying(source, beginText(), null);
  expect(said).toContain('Send a CV');
  expect(said).not.toContain('[how to apply: add]');
});
