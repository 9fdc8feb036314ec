import { z } from 'zod';
import { toolIdSchema } from './tool-id.ts';

/**
 * What a job leaves open, and what people answered. An answer that counts stands beside the text of the job with the
 * same weight; what contradicts the text, or another answer, counts only when somebody of the organization takes it.
 */

/** How a question is answered. */
const questionKinds = ['text', 'pay', 'number', 'choice', 'date'] as const;
export type QuestionKind = (typeof questionKinds)[number];

const owners = ['Hiring manager', 'Recruiter', 'HR'] as const;

/** A question as it is asked, wherever it stands. */
export const askedQuestionSchema = z.object({
  key: z.string().describe('The same for the same question of a job, whatever else changes.'),
  topic: z.string().nullable().describe('The matter it is about; null where it stands for itself.'),
  ask: z.string(),
  why: z.string().describe('What depends on it.'),
  owner: z.enum(owners),
  kind: z.enum(questionKinds),
  choices: z.array(z.string()).describe('To choose from; empty for other kinds.'),
  unit: z.string().nullable().describe('Of a number: "people", "hours a week".'),
  tools: z.array(toolIdSchema).describe('The tools that change with the answer.'),
});
export type AskedQuestion = z.infer<typeof askedQuestionSchema>;

/** What may be said instead of an answer. */
const answerStates = ['said', 'not-decided', 'does-not-apply', 'unknown', 'ask-hr'] as const;
export type AnswerState = (typeof answerStates)[number];

export const answerTextLimit = 2000;

/** What a person sends: words in the form of the question, or that there are none. */
export const answerSentSchema = z
  .strictObject({
    state: z.enum(answerStates, 'Please choose an answer').default('said'),
    said: z
      .string('Please write an answer')
      .trim()
      .max(answerTextLimit, `An answer must be at most ${answerTextLimit} characters`)
      .default(''),
  })
  .refine(({ state, said }) => state !== 'said' || said !== '', {
    message: 'Please write an answer',
    path: ['said'],
  });
export type AnswerSent = z.infer<typeof answerSentSchema>;

/** Who answered: somebody of the organization, or whoever was sent a link. */
const answererSchema = z.object({
  name: z.string(),
  as: z.enum(['recruiter', 'hiring manager']),
});

export const givenAnswerSchema = z.object({
  id: z.int(),
  key: z.string(),
  topic: z.string().nullable(),
  ask: z.string().describe('The question as it stood when it was answered.'),
  state: z.enum(answerStates),
  said: z.string(),
  by: answererSchema,
  at: z.iso.datetime(),
  counts: z.boolean().describe('Whether the tools are written from it.'),
  against: z
    .string()
    .nullable()
    .describe('What the job or another answer says instead; then somebody must decide.'),
  replaces: z
    .string()
    .nullable()
    .describe('The words of the advertisement that it corrects; null for a question.'),
});
export type GivenAnswer = z.infer<typeof givenAnswerSchema>;

/**
 * An answer that counts, as it is kept with the job and read. Somebody of the organization is not named here, so that
 * a deleted account leaves no name behind: who it was is looked up where answers are listed.
 */
export const jobAnswerSchema = z.object({
  key: z.string(),
  topic: z.string().nullable(),
  ask: z.string(),
  state: z.enum(answerStates),
  said: z.string(),
  by: answererSchema,
  at: z.iso.datetime(),
  replaces: z.string().nullable(),
});
export type JobAnswer = z.infer<typeof jobAnswerSchema>;

/** What became known after a tool was written, and which tools speak of it. */
export const answerChangeSchema = z.object({
  key: z.string(),
  topic: z.string().nullable(),
  sentence: z.string().describe('"Pay is now $32 to $38 an hour".'),
  tools: z.array(toolIdSchema).describe('Written before it, and concerned.'),
});
export type AnswerChange = z.infer<typeof answerChangeSchema>;

/** The same as it is kept with the job: a revision that is made of such changes alone concerns these tools alone. */
export interface StoredChange extends AnswerChange {
  revision: number;
}

const linkStates = ['sent', 'opened', 'answered', 'expired', 'revoked'] as const;

export const answerLinkSchema = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string().nullable(),
  keys: z.array(z.string()).describe('Of the questions that it asks.'),
  state: z.enum(linkStates),
  answered: z.int().describe('How many of them have an answer from it.'),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  openedAt: z.iso.datetime().nullable(),
  completedAt: z.iso.datetime().nullable(),
  remindedAt: z.iso.datetime().nullable(),
  url: z.string().nullable().describe('While it can be opened, for those who may send links.'),
});
export type AnswerLink = z.infer<typeof answerLinkSchema>;

export const jobQuestionsReply = z.object({
  open: z.array(askedQuestionSchema).describe('In the order in which the rest depends on them.'),
  answers: z.array(givenAnswerSchema).describe('The newest first.'),
  links: z.array(answerLinkSchema),
  changes: z.array(answerChangeSchema),
  outdated: z.array(toolIdSchema).describe('The tools that the changes concern, in their order.'),
});
export type JobQuestions = z.infer<typeof jobQuestionsReply>;

export const answerLinkCreateSchema = z.strictObject({
  name: z
    .string('Please enter a name')
    .trim()
    .min(1, 'Please enter a name')
    .max(120, 'The name must be at most 120 characters'),
  email: z
    .union([z.literal(''), z.email('Please enter a valid email address').max(254)])
    .default('')
    .describe('Empty: the link is only shown, to be sent by oneself.'),
  keys: z
    .array(z.string().max(80))
    .min(1, 'Please choose at least one question')
    .max(40, 'At most 40 questions can be sent at once'),
});
export type AnswerLinkCreate = z.infer<typeof answerLinkCreateSchema>;

export const answerDecisionSchema = z.strictObject({
  take: z.boolean('Please say whether the answer counts'),
});

/** What whoever was sent a link sees: this job's chosen parts and nothing else. */
export const answerPageReply = z.object({
  job: z.object({ title: z.string(), employer: z.string(), place: z.string() }),
  askedBy: z.string().describe('The name of whoever sent the link.'),
  askedOf: z.string(),
  expiresAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
  pay: z.object({
    stated: z.string().nullable(),
    market: z.string().nullable().describe('A sentence with source and year.'),
  }),
  mustHaves: z.array(
    z.object({
      quote: z.string().describe('The sentence of the advertisement.'),
      text: z.string(),
      role: z.enum(['must', 'nice']),
    }),
  ),
  facts: z.array(
    z.object({
      topic: z.string(),
      text: z.string(),
      quote: z.string().describe('The sentence of the advertisement.'),
      correction: z.string().nullable().describe('What this person wrote instead.'),
    }),
  ),
  risks: z.array(z.string()),
  questions: z.array(
    askedQuestionSchema.extend({
      answer: z.object({ state: z.enum(answerStates), said: z.string() }).nullable(),
    }),
  ),
});
export type AnswerPage = z.infer<typeof answerPageReply>;

export const mustHavesSentSchema = z.strictObject({
  order: z
    .array(z.string().max(2000))
    .max(200, 'At most 200 must-haves can be put in order')
    .describe('Sentences of the advertisement, the most important first.'),
  wishes: z
    .array(z.string().max(2000))
    .max(200)
    .describe('Those of them that are welcome and not needed.'),
});

export const factCorrectionSchema = z.strictObject({
  quote: z.string().max(2000, 'The words of a line must be at most 2000 characters'),
  said: z
    .string('Please write what is right')
    .trim()
    .max(answerTextLimit, `It must be at most ${answerTextLimit} characters`)
    .describe('Empty: the sentence is right after all.'),
});
