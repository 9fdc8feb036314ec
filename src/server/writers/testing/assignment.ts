import { z } from 'zod';
import { assessMarket } from '#market/assessment/assess-market.ts';
import { understand } from '#reading/read-stored-job.ts';
import { emptyJobText } from '#reading/stored/job-text.ts';
import { attractionPostingSample } from '#tools/attraction-posting/sample.ts';
import { defineGenerator } from '#tools/define-generator.ts';
import type { Source } from '#plan/source.ts';
import type { Assignment } from '../writer.ts';

const writtenOn = '2026-11-15';

const description = `Night nurse for the medical-surgical unit at Prairie View Hospital.
You care for up to five patients. Active RN license and BLS required. ACLS preferred.
Ask for Jane in human resources at jobs@prairieview.example.`;

/** A job understood, with whatever a test wants said in it. */
export function makeSource({
  job = {},
  notes = [],
  today = writtenOn,
}: { job?: object; notes?: string[]; today?: string } = {}): Source {
  const organization = { name: 'Prairie View Hospital', industry: 'healthcare', companySize: null };
  const brief = understand({
    job: {
      ...emptyJobText,
      title: 'Registered Nurse',
      location: 'Hays, KS',
      salaryRange: '$38 - $48 per hour',
      description,
      benefits: 'Tuition help of $3,000 a year.',
      workType: 'on-site',
      ...job,
    },
    organization,
  });
  return {
    brief,
    market: assessMarket({ brief, today }),
    voice: { tone: 'friendly', messagingStyle: '' },
    employer: { name: organization.name, description: '', website: 'https://prairieview.example' },
    notes,
    today,
  };
}

const words = z.strictObject({
  socialBlurb: z.string().min(1).max(280).describe('One text that stands alone.'),
  attractionPoints: z.array(z.string().min(1)).min(2).max(5).describe('Reasons to take the job.'),
  closing: z.string().min(1).optional().describe('Only where there is something to add.'),
  labels: z.record(z.string(), z.string()).describe('Short names, each with a sentence.'),
});
export type TestWords = z.infer<typeof words>;

const draftWords: TestWords = {
  socialBlurb: 'A night nurse is wanted in Hays for the medical-surgical unit.',
  attractionPoints: ['Tuition help of $3,000 a year', 'Up to five patients a night'],
  labels: { Pay: 'The job pays $38 to $48 an hour.' },
};

/** Words a good model would send, in the form the schema asks for. */
export const goodReply = {
  socialBlurb: 'Work nights in Hays for $38 to $48 an hour and care for up to five patients.',
  attractionPoints: ['Tuition help of $3,000 a year', 'A written limit of five patients'],
  closing: null,
  labels: [{ name: 'License', value: 'You hold an active RN license and BLS.' }],
};

const generator = defineGenerator({
  computeFigures: () => ({ medianHourly: 42.5, share: 0.31 }),
  writing: words,
  draft: () => draftWords,
  merge: (_figures, { socialBlurb, attractionPoints }: TestWords) => ({
    ...attractionPostingSample,
    socialBlurb,
    attractionPoints,
  }),
  prompt: { version: 3, role: 'You write test postings.', task: 'Write it.', rules: ['Be brief.'] },
});

/** A small tool with every kind of field, so that a test of the writer says what it is about. */
export function makeAssignment(parts: Partial<Assignment> = {}): Assignment {
  const source = parts.source ?? makeSource();
  return {
    tool: 'attractionPosting',
    generator,
    source,
    preparation: generator.prepare(source),
    organizationId: 1,
    signal: new AbortController().signal,
    onPartial: () => undefined,
    ...parts,
  };
}
