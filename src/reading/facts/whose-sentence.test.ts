import { expect, it, test } from 'vitest';
import type { Unit } from '#shared/reading.ts';
import { readJobText } from '../read-job-text.ts';
import { understand } from '../read-stored-job.ts';
import { isOfPosting } from './caveats.ts';
import { isContact, settleSubject } from './whose-sentence.ts';

it.each([
  ['We achieve this with looms of our own', null],
  ['These values guide all that we weave', null],
  ['It also means that yarn is never wasted', null],
  ['This position offers a way into the trade', 'other'],
  ['This family firm has woven rugs since 1920', 'culture'],
  ['We know that good yarn lasts', 'culture'],
] as const)('%s', (text, kind) => {
  expect(settleSubject('culture', text)).toBe(kind);
});

it.each([
  'This job description sets out the main tasks of the weaver',
  'The duties list is not exhaustive and may grow',
  'The closing date for applications is 3 May',
  'We value your data privacy and take no letters',
  'For immediate consideration please send all resumes to Ada',
])('says nothing of the job: %s', (text) => {
  expect(isOfPosting(text)).toBe(true);
});

const facts = (text: string): string[] => {
  const job = readJobText(text);
  return job === null || job === undefined
    ? []
    : understand({ job: { ...job, answers: [] }, organization: { name: '' } }).facts.map(
        ({ kind, text: words }) => `${kind}: ${words}`,
      );
};

test('what "it" does is what one does where the role was spoken of', () => {
  const found = facts(
    `Loom Planner
Harrow Mills
Leeds, England

Harrow Mills is a maker of rugs and blankets with 300 people in Leeds.
This role is responsible for the weekly plan of the looms. It supplies the weavers with patterns and yarn. The role has no direct reports.
Accountabilities;
Preparation of the weekly plan for the weaving shed
Requirements:
Two years in a weaving mill`,
  );
  expect(found).toContain('duty: Supplies the weavers with patterns and yarn');
  expect(found).toContain('duty: Preparation of the weekly plan for the weaving shed');
});

it('knows whom one deals with under their heading, and a deed that stands there', () => {
  const unit = { role: 'duty', heading: 'Key stakeholders', label: null } as Unit;
  expect(isContact('Head, Pilots', unit)).toBe(true);
  expect(isContact('Prepare reports for pilots', unit)).toBe(false);
  expect(isContact('Head, Pilots', { ...unit, heading: 'Duties' })).toBe(false);
});
