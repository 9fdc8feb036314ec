import { z } from 'zod';

/**
 * What people, or a language model, settle of the plan of a job before its tools are written: whom to look for, by
 * what they are judged, in which steps, and what is still open. An entry of the proposal keeps its id; a new one has
 * none of its own.
 */

const line = (what: string, most: number) =>
  z
    .string(`Please write ${what}`)
    .trim()
    .min(1, `Please write ${what}`)
    .max(most, `${capitalize(what)} must be at most ${most} characters`);
const lines = (what: string) =>
  z.array(line(what, 240)).max(6, 'At most 6 points can be listed').default([]);
const id = z.string().trim().max(80).default('').describe('Of the proposal; empty for a new one.');

const agreedPersonaSchema = z.strictObject({
  id,
  name: line('a name for this background', 120),
  now: line('where they are now', 400),
  movesFor: lines('what they would move for'),
  heldBackBy: lines('what holds them back'),
  sayFirst: line('what to say first', 300),
});

const agreedCriterionSchema = z.strictObject({
  id,
  name: line('a name for this criterion', 120),
  weight: z
    .int('Please give the weight as a whole number')
    .min(1, 'A weight is at least 1')
    .max(100, 'A weight is at most 100')
    .describe('In proportion to the others; percentages are made of them.'),
  question: line('the question to ask', 500),
  strong: line('what a strong answer has', 400),
  weak: line('what a weak answer has', 400),
});

const agreedStepSchema = z.strictObject({
  name: line('a name for this step', 120),
  who: line('who takes part', 160),
  focus: lines('what it looks at'),
  minutes: z
    .int('Please give the length in whole minutes')
    .min(5, 'A step takes at least 5 minutes')
    .max(480, 'A step takes at most 480 minutes')
    .nullable(),
});

const agreedQuestionSchema = z.strictObject({
  ask: line('the question', 500),
  why: line('why it matters', 400),
  owner: z.enum(['Hiring manager', 'Recruiter', 'HR'], 'Please choose who answers it'),
});

export const agreedPlanSchema = z.strictObject({
  personas: z
    .array(agreedPersonaSchema)
    .min(1, 'Keep at least one background to look for')
    .max(4, 'At most 4 backgrounds'),
  criteria: z
    .array(agreedCriterionSchema)
    .min(3, 'Keep at least 3 criteria')
    .max(8, 'At most 8 criteria'),
  steps: z.array(agreedStepSchema).min(1, 'Keep at least one step').max(8, 'At most 8 steps'),
  workSample: z.strictObject({
    name: line('a name for the work sample', 120),
    minutes: z
      .int('Please give the length in whole minutes')
      .min(5, 'A work sample takes at least 5 minutes')
      .max(240, 'A work sample takes at most 240 minutes'),
    task: line('the task', 800),
    lookFor: z
      .array(line('what to look for', 240))
      .min(1, 'Name at least one thing to look for')
      .max(6, 'At most 6 things to look for'),
  }),
  questions: z.array(agreedQuestionSchema).max(30, 'At most 30 open questions'),
});
export type AgreedPlan = z.infer<typeof agreedPlanSchema>;

/** A plan as a language model drafted it. */
export interface DraftedPlan {
  plan: AgreedPlan;
  model: string;
}

/** Who the plan of a job comes from. */
const planAuthors = ['code', 'model', 'person'] as const;

export const jobPlanReply = z.object({
  plan: agreedPlanSchema.describe('What the tools are written from.'),
  by: z.enum(planAuthors),
  model: z.string().nullable().describe('The language model that drafted it.'),
  proposal: agreedPlanSchema.describe('What it would be without the changes of people.'),
  statedSteps: z.array(z.string()).describe('Interview steps in the words of the job itself.'),
});
export type JobPlan = z.infer<typeof jobPlanReply>;

function capitalize(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
