import fc from 'fast-check';
import { allJobs } from '#reading/fixtures/jobs/all-jobs.ts';
import type { FixtureJob } from '#reading/fixtures/jobs/fixture-job.ts';
import { readJobText } from '#reading/read-job-text.ts';
import { emptyJobText, type JobText } from '#reading/stored/job-text.ts';
import {
  type FieldOfKind,
  fieldsOfJob,
  isOfKind,
  type JobTextField,
  jobTextFields,
} from '#shared/job-fields.ts';
import { voiceTones } from '#shared/organization.ts';
import type { Source } from '#plan/source.ts';
import { sample } from './written.ts';

const jobs = [...allJobs, sample].map(({ job }) => job);

type Required = 'title' | 'location';
const isRequired = (name: JobTextField): name is Required => 'required' in fieldsOfJob[name];

/** Other scripts, no letters, markup, what our own phrases use as slots, words that seem to mean something. */
const oddWords = [
  '__proto__',
  'constructor',
  '看護師(夜勤)',
  'Инженер-сметчик',
  'مهندس برمجيات',
  '12345 !!! ---',
  '***',
  '...',
  '"{title}" [x] {{y}} $& $1',
  '- \n- \n• ',
  'Chief Vibe Alchemist & Ops/Ninja (m/w/d) - $$$',
  '<b>Nurse</b>',
  '🧑‍🚒 wanted!!! 🔥🔥',
  'and, or; of the',
];

const repeatTo = (part: string, length: number): string => part.repeat(length).slice(0, length);

/** Whatever a keyboard gives, up to one endless word; never blank, as the form sees to that. */
const oddText = (maxLength: number) =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: Math.min(maxLength, 60) }),
      fc.constantFrom(...oddWords),
      fc
        .constantFrom('a', 'Manager ', 'x y; ', 'Lift 50 lb. ')
        .map((part) => repeatTo(part, maxLength)),
    )
    .map((text) => text.trim() || '?');

const anyLine = (field: Required) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...jobs.map((job) => job[field])) },
    { weight: 2, arbitrary: oddText(300) },
  );

/** A text as some job has it, whole or only its start, left out, or as nobody would write it. */
function anyText(field: FieldOfKind<'line' | 'text'> & JobTextField, maxLength = 2000) {
  const taken = fc.constantFrom(...jobs.map((job) => job[field]));
  return fc.oneof(
    { weight: 4, arbitrary: taken },
    { weight: 2, arbitrary: taken.map((text) => text && text.slice(0, text.length / 3)) },
    { weight: 3, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: oddText(maxLength) },
  );
}

function anyTags(field: FieldOfKind<'tags'>) {
  const taken = fc.constantFrom(...jobs.map((job) => job[field]));
  return fc.oneof(
    { weight: 4, arbitrary: taken },
    { weight: 2, arbitrary: taken.map((tags) => tags.slice(0, 1)) },
    { weight: 3, arbitrary: fc.constant<string[]>([]) },
    { weight: 1, arbitrary: fc.array(oddText(500), { minLength: 1, maxLength: 50 }) },
  );
}

function anyValue(name: JobTextField): fc.Arbitrary<unknown> {
  if (isOfKind('tags')(name)) return anyTags(name);
  if (isOfKind('choice')(name)) return fc.constantFrom(...fieldsOfJob[name].values, null);
  if (isOfKind('text')(name)) return anyText(name);
  return isRequired(name) ? anyLine(name) : anyText(name, fieldsOfJob[name].max);
}

const mixedJob = fc.record(
  Object.fromEntries(jobTextFields.map((name) => [name, anyValue(name)])),
) as fc.Arbitrary<JobText>;

const bareJob: fc.Arbitrary<JobText> = fc
  .record({ title: anyLine('title'), location: anyLine('location') })
  .map((lines) => ({ ...emptyJobText, ...lines }));

const anyOrganization = fc.constantFrom<FixtureJob['organization']>(
  ...allJobs.map(({ organization }) => organization),
  { name: repeatTo('Group ', 200) },
  { name: '株式会社' },
);

const anyVoice: fc.Arbitrary<Source['voice']> = fc.record({
  tone: fc.constantFrom(...voiceTones),
  messagingStyle: fc.constantFrom(
    '',
    'Short sentences. No exclamation marks, no semicolons. Avoid "team", "job" and "work".',
    '***',
  ),
});

/** Each field from another job: what people type in a hurry, and what they paste by mistake. */
export const anyJob = fc.record({
  fixture: fc.record({
    name: fc.constant('any job'),
    organization: anyOrganization,
    job: fc.oneof({ weight: 5, arbitrary: mixedJob }, { weight: 2, arbitrary: bareJob }),
  }),
  voice: anyVoice,
});

const bare = (title: string, location = 'Bend, OR'): JobText => ({
  ...emptyJobText,
  title,
  location,
});
const listLines = (line: string): string =>
  Array.from({ length: 300 }, (_, index) => `- ${line.replaceAll('{n}', String(index + 1))}`).join(
    '\n',
  );
function readPasted(text: string): JobText {
  const job = readJobText(text);
  if (!job) throw new Error('The text is not read as a job.');
  return job;
}
const fifty = Array.from({ length: 50 }, (_, index) => `Point ${index + 1} of a long list`);

/** Cut anywhere by counting, an emoji is halved sooner or later; what stands before shifts where. */
const emoji = (before: string): JobText => {
  const endless = (length: number) => before + '🔥welding🚀'.repeat(Math.ceil(length / 11));
  const spaced = (length: number) => before + '👩‍🏭weld 🔥steel🚀, '.repeat(Math.ceil(length / 22));
  return {
    ...bare(endless(200), endless(200)),
    salaryRange: endless(200),
    description: `${endless(6000)}\n\n${spaced(6000)}`,
    requirements: `${endless(6000)}\n- ${spaced(600)}\n- ${endless(90)}`,
    benefits: `- ${endless(700)}\n- ${spaced(700)}`,
    culture: `${spaced(700)}\n${endless(700)}`,
    dealBreakers: [endless(300), spaced(300)],
    dealBreakersText: endless(700),
    preferredBackgrounds: [endless(300), spaced(300)],
    redFlags: [endless(300), spaced(300)],
    competitorCompanies: [endless(300), spaced(300)],
    companyAssets: endless(700),
  };
};

/** The ends of what the form lets through. */
export const extremeJobs: Record<string, JobText> = {
  'a title nobody knows': bare('Chief Vibes Wrangler'),
  'a title without letters': bare('***', '---'),
  'a title in another script': bare('看護師(夜勤)', '大阪'),
  'a title as long as may be': bare(repeatTo('Manager of ', 300), repeatTo('Place ', 300)),
  'a title of one endless word': bare('x'.repeat(300), 'y'.repeat(300)),
  'emoji without an end': emoji(''),
  'emoji without an end, one letter later': emoji('x'),
  'emoji in words': { ...emoji('We '), title: 'Pipe Welder 🔥🚀', location: 'Tulsa, OK' },
  'emoji in words, one letter later': { ...emoji('You '), title: 'Pipe Welder', location: 'Tulsa' },
  'fifty tags of each kind': {
    ...bare('Bookkeeper'),
    dealBreakers: fifty,
    preferredBackgrounds: fifty,
    redFlags: fifty,
    competitorCompanies: fifty,
  },
  'hundreds of lines in each field': {
    ...bare('Maintenance Technician'),
    description: listLines('Check pump {n} and write down its pressure'),
    requirements: listLines('{n} years of experience with valves of type {n}'),
    benefits: listLines('Paid day off number {n}'),
    culture: listLines('We help each other on line {n}'),
    dealBreakersText: listLines('Cannot lift {n} lb'),
  },
  'an advertisement of hundreds of lines as pasted': readPasted(
    `Maintenance Technician\nLocation: Bend, OR\n\nResponsibilities\n${listLines('Check pump {n} and write down its pressure')}\n\nRequirements\n${listLines('Experience with valves of type {n}')}\n\nPreferred\n${listLines('Certificate number {n}')}\n\nBenefits\n${listLines('Paid day off number {n}')}`,
  ),
  'no title and no place': bare('', ''),
  'a paragraph without an end': {
    ...bare('Registered Nurse'),
    description: repeatTo('You care for patients and write notes, ', 100_000),
    requirements: repeatTo('RN license and', 100_000),
    culture: 'x'.repeat(100_000),
  },
  'nothing but signs': {
    ...bare('?', '!'),
    salaryRange: '$$$',
    description: '* * *',
    requirements: '- \n- \n-',
    benefits: '...',
    culture: '–',
    dealBreakers: ['...', '-'],
    preferredBackgrounds: ['...', '-'],
    redFlags: ['...'],
    competitorCompanies: ['...'],
  },
};
